/**
 * Scores the pages of `blind/`, which were written before their author had seen the reader: `npm run blind-pages`.
 * A page without a recipe is usable if none is read. `--only NAME` prints what is read from the pages of that name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRecipe, type RecipeResult } from '#recipe-reader';
import { isUsable, titledLines } from './page-score.ts';

interface BlindPage {
  name: string;
  kind: string;
  url: string;
  html: string;
  expected: { title: string; ingredients: string[]; steps: string[] } | null;
  yield?: string;
  time?: string;
}

/** A wrong field that is at least this confident counts as a silent fault: nothing tells the reader to look. */
const confidentFrom = 0.5;

const folder = new URL('./blind/', import.meta.url);

function parseBlindPage(text: string): BlindPage {
  const [head = '', ...rest] = text.split('\n');
  const [name = '', kind = '', url = `https://kitchen.example/${name}`] = head.trim().split(/\s+/);
  const [html = '', result = ''] = rest.join('\n').split('\n----\n');
  const lines = result.split('\n').filter(Boolean);
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  const fact = (field: string) =>
    marked('!')
      .find((line) => line.startsWith(field))
      ?.slice(field.length + 1);
  const title = lines[0] ?? '';
  const expected = title === 'no recipe' ? null : { title, ingredients: marked('*'), steps: marked('>') };
  return { name, kind, url, html, expected, yield: fact('yield'), time: fact('time') };
}

function factsAreRight(page: BlindPage, { recipe }: RecipeResult): boolean {
  const isRight = (expected: string | undefined, read: string | undefined) =>
    expected === undefined || (expected === 'none' ? !read : expected === read);
  const minutes = recipe?.totalTime?.minutes;
  const servings = /\d+/.exec(recipe?.recipeYield ?? '')?.[0];
  return isRight(page.yield, servings) && isRight(page.time, minutes == null ? undefined : String(minutes));
}

function score(page: BlindPage) {
  const result = readRecipe(page.html, { url: page.url });
  const usable = page.expected ? isUsable(page.expected, result.recipe) : !result.recipe;
  const facts = factsAreRight(page, result);
  const confidences = Object.values(result.provenance).map(({ confidence }) => confidence);
  const silent = !usable && Boolean(result.recipe) && Math.min(...confidences) >= confidentFrom;
  return { page, result, usable, facts, silent };
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const pages = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/^==== /m)
    .filter(Boolean)
    .map(parseBlindPage),
);
const scored = pages.filter(({ name }) => !values.only || name.includes(values.only)).map(score);
for (const [kind, rows] of Map.groupBy(
  [...scored, ...scored.map((row) => ({ ...row, page: { ...row.page, kind: 'all' } }))],
  ({ page }) => page.kind,
)) {
  const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
  console.log(
    `${kind}: ${rows.length} pages, ${count(({ usable }) => usable)} usable, ${count(({ silent }) => silent)} silently wrong, ${count(({ facts }) => !facts)} with wrong times or servings`,
  );
}
for (const { page, result, usable, silent } of scored.filter((row) => values.only || !row.usable || !row.facts)) {
  console.log(`${usable ? 'facts' : silent ? 'silent' : 'doubtful'} ${page.name}`);
  if (!values.only) continue;
  const { recipe, provenance } = result;
  console.log(
    JSON.stringify(
      {
        name: recipe?.name,
        yield: recipe?.recipeYield,
        time: recipe?.totalTime?.minutes,
        ingredients: recipe?.ingredients.map(({ title, text }) => (title ? `[${title}] ${text}` : text)),
        steps: titledLines(recipe?.instructions ?? []),
        notes: recipe?.notes,
        provenance,
      },
      null,
      1,
    ),
  );
}
