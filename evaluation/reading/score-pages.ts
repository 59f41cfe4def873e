/**
 * Scores the reading of known pages: `node --conditions=source evaluation/reading/score-pages.ts pages.jsonl`. A page
 * is usable if the title is right and the F1 of lines and steps is at least .95.
 */
import { readFileSync } from 'node:fs';
import { readRecipe, type ReadRecipe } from '#recipe-reader';
import { f1, letters, plain, titledLines, words } from './page-score.ts';

interface Expected {
  title: string;
  /** Lines, or one text with a line for each. */
  ingredients: string[] | string;
  ingredient_groups?: { purpose: string | null; ingredients: string[] }[];
  instructions_list?: string[];
  total_time?: number | null;
  yields?: string | null;
  image?: string | null;
  language?: string;
}

interface Page {
  url: string;
  html: string;
  expected: Expected;
}

/** Scores from 0 to 1; measures that do not apply to a page are missing. */
type Scores = Partial<Record<(typeof measures)[number], number>>;

const measures = ['title', 'ingredients', 'sections', 'steps', 'time', 'yield', 'image', 'usable'] as const;

function withSections(lines: { title?: string | null; text: string }[]): string[] {
  let section = '';
  return lines.map(({ title, text }) => {
    section = title ?? section;
    return `${letters(section)}|${letters(text)}`;
  });
}

const firstNumber = (text: string) => /\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.');
const address = (url: string) => url.replace(/^https?:|[?#].*$/g, '').replace(/\/$/, '');

function score(expected: Expected, read: ReadRecipe | null): Scores {
  const steps = expected.instructions_list?.filter(Boolean) ?? [];
  const ingredients = read?.ingredients ?? [];
  const lines = (texts: string[] | string) =>
    [texts]
      .flat()
      .flatMap((text) => text.split('\n'))
      .map(plain)
      .filter(Boolean);
  const scores: Scores = {
    title: Number(plain(expected.title) === plain(read?.name)),
    ingredients: f1(lines(expected.ingredients), lines(ingredients.map(({ text }) => text))),
    ...(steps.length && { steps: f1(words(steps), words(titledLines(read?.instructions ?? []))) }),
    ...facts(expected, read),
  };
  const groups = expected.ingredient_groups?.flatMap((group) =>
    group.ingredients.map((text, i) => ({ text, title: i ? undefined : (group.purpose ?? '') })),
  );
  if (groups) scores.sections = f1(withSections(groups), withSections(ingredients));
  const isUsable = scores.title === 1 && scores.ingredients! >= 0.95 && (scores.steps ?? 1) >= 0.95;
  return { ...scores, usable: Number(isUsable) };
}

function facts({ total_time: time, yields, image }: Expected, read: ReadRecipe | null): Scores {
  const number = yields && firstNumber(yields);
  return {
    ...(time && { time: Number(Math.round(time) === read?.totalTime?.minutes) }),
    ...(number && { yield: Number(Number(number) === Number(firstNumber(read?.recipeYield ?? ''))) }),
    ...(image && { image: Number(address(image) === address(read?.images[0] ?? '')) }),
  };
}

function markup(html: string): string {
  if (/["']@type["']\s*:\s*\[?[^\]}]{0,80}["'](?:https?:\/\/schema\.org\/)?Recipe["']/.test(html)) return 'JSON-LD';
  return /itemtype=["']?[^"'>]*schema\.org\/Recipe/i.test(html) ? 'microdata' : 'none';
}

function row(name: string, pages: { scores: Scores }[]): string {
  const mean = (measure: (typeof measures)[number]) => {
    const values = pages.map(({ scores }) => scores[measure]).filter((value) => value !== undefined);
    return values.length ? ((100 * values.reduce((a, b) => a + b, 0)) / values.length).toFixed(1) : '';
  };
  return `| ${[name, pages.length, ...measures.map(mean)].join(' | ')} |`;
}

const input = readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean);
const scored = input.map((line) => {
  const { html, url, expected } = JSON.parse(line) as Page;
  const language = (expected.language ?? '?').slice(0, 2).toLowerCase();
  return { markup: markup(html), language, scores: score(expected, readRecipe(html, { url }).recipe) };
});
console.log(`| pages | number | ${measures.join(' | ')} |\n|${' --- |'.repeat(measures.length + 2)}`);
for (const key of ['markup', 'language'] as const) {
  const groups = [...Map.groupBy(scored, (page) => page[key])].sort(([, a], [, b]) => b.length - a.length);
  for (const [name, members] of groups) console.log(row(name, members));
}
console.log(row('all', scored));
