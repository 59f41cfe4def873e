/**
 * How fast the reading libraries are, in one run and on one core: pages a second beside a bare parse by htmlparser2, lines a second beside
 * npm parse-ingredient. `node --conditions=source tools/bench/reading-speed.ts [pages.jsonl] [lines.jsonl]`; without files on made-up text.
 */
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

/** Seconds that each of several passes takes, the best of four; in turns, and after a first round that warms the parsers up for all. */
function seconds(...passes: (() => void)[]): number[] {
  const rounds = [0, 1, 2, 3, 4].map(() =>
    passes.map((pass) => {
      const start = performance.now();
      pass();
      return (performance.now() - start) / 1000;
    }),
  );
  return passes.map((_, i) => Math.min(...rounds.slice(1).map((round) => round[i]!)));
}

export function readingSpeed(pagesFile?: string, linesFile?: string) {
  const pages = pagesFile
    ? jsonLines<{ html: string; url: string }>(pagesFile)
    : Array.from({ length: 100 }, () => ({ html: madeUpPage(), url: '' }));
  const lines = linesFile
    ? jsonLines<{ sentence: string }>(linesFile).map(({ sentence }) => sentence)
    : Array.from({ length: 10 }, madeUpLines).flat();
  const [bare = 0, read = 0] = seconds(
    () => pages.forEach(({ html }) => parseDocument(html)),
    () => pages.forEach(({ html, url }) => readRecipe(html, { url })),
  );
  const [own = 0, other = 0] = seconds(
    () => lines.forEach((line) => parseIngredient(line, { language: 'en' })),
    () => lines.forEach((line) => peer(line)),
  );
  return {
    pagesPerSecond: Math.round(pages.length / read),
    timesBareParse: Math.round((100 * read) / bare) / 100,
    linesPerSecond: Math.round(lines.length / own),
    peerLinesPerSecond: Math.round(lines.length / other),
  };
}

if (process.argv[1] === import.meta.filename) console.table(readingSpeed(...process.argv.slice(2)));
