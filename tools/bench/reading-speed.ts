/** How fast the reading libraries are, on one core: pages beside a bare parse by htmlparser2, lines beside npm parse-ingredient. */
import { readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { parseIngredient as peer } from 'parse-ingredient';
import { parseIngredient } from '#ingredients/parser';
import { readRecipe } from '#recipe-reader';

function jsonLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

function madeUpLines(): string[] {
  const amounts = ['1', '2 1/2', '½', '2-3', '150 g /', '1 (14 oz)', ''];
  const units = ['cup', 'tablespoons', 'tsp', 'can', 'cloves', ''];
  const foods = ['plain flour', 'olive oil', 'red onion', 'chopped tomatoes', 'butter or margarine'];
  const notes = ['', ', finely chopped', ' (optional)', ', for frying'];
  return amounts.flatMap((a) =>
    units.flatMap((u) => foods.flatMap((f) => notes.map((n) => `${a} ${u} ${f}${n}`.trim()))),
  );
}

function madeUpPage(): string {
  const list = madeUpLines()
    .slice(0, 40)
    .map((line) => `<li class="ingredient"><span>${line}</span></li>`)
    .join('');
  const steps = '<li>Mix everything well and bake it in the oven until it is done.</li>'.repeat(12);
  const text =
    '<p>Words about the dish and where it comes from, with <a href="#">links</a> and <b>emphasis</b>.</p>'.repeat(200);
  return `<html><head><title>Dish</title></head><body><h1>Dish</h1>${text}<h2>Ingredients</h2><ul>${list}</ul><h2>Method</h2><ol>${steps}</ol></body></html>`;
}

/** Seconds that each of several passes takes, in turns: the best of some rounds, after one that only warms up. */
function seconds(rounds: number, ...passes: (() => void)[]): number[] {
  const measured = Array.from({ length: rounds + 1 }, () =>
    passes.map((pass) => {
      const start = performance.now();
      pass();
      return (performance.now() - start) / 1000;
    }),
  );
  return passes.map((_, i) => Math.min(...measured.slice(1).map((round) => round[i]!)));
}

interface Options {
  /** Files of JSON lines: {html, url} and {sentence}. Without them, made-up text is read. */
  pages: string | undefined;
  lines: string | undefined;
  short: boolean;
}

/** Names and figures for the report. */
export function readingSpeed({ pages: pagesFile, lines: linesFile, short }: Options): [string, string][] {
  const pages = pagesFile
    ? jsonLines<{ html: string; url: string }>(pagesFile)
    : Array.from({ length: short ? 2 : 100 }, () => ({ html: madeUpPage(), url: '' }));
  const lines = linesFile
    ? jsonLines<{ sentence: string }>(linesFile).map(({ sentence }) => sentence)
    : Array.from({ length: short ? 1 : 10 }, madeUpLines).flat();
  const rounds = short ? 1 : 4;
  const [bare = 0, read = 0] = seconds(
    rounds,
    () => pages.forEach(({ html }) => parseDocument(html)),
    () => pages.forEach(({ html, url }) => readRecipe(html, { url })),
  );
  const [own = 0, other = 0] = seconds(
    rounds,
    () => lines.forEach((line) => parseIngredient(line, { language: 'en' })),
    () => lines.forEach((line) => peer(line)),
  );
  const rate = (count: number, time: number) => `${(count / time).toFixed(0)} a second`;
  return [
    ['pages read', `${rate(pages.length, read)}, ${(read / bare).toFixed(2)} times a bare parse`],
    ['ingredient lines parsed', `${rate(lines.length, own)} (npm parse-ingredient: ${rate(lines.length, other)})`],
  ];
}
