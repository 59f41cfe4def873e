/**
 * `npm run bench`: what the product and its reading libraries cost, as ratios within one run.
 * `npm run bench -- --short` only shows that all of it still works, in seconds; `npm test` runs that.
 * Pages and lines to read may be given: `npm run bench -- pages.jsonl lines.jsonl`.
 */
import { parseArgs } from 'node:util';
import { type Figure, measureProduct } from './product/product.ts';
import { readingSpeed } from './reading-speed.ts';

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true });
const short = values.short ?? false;
const [pages, lines] = positionals;

function report(figures: Figure[]) {
  const width = Math.max(...figures.map(([name]) => name.length));
  for (const [name, value, target = ''] of figures)
    console.log(`${name.padEnd(width)}  ${value.padEnd(44)}  ${target}`.trimEnd());
}

if (short) console.log('A short run: it shows that everything works, its figures say nothing.');
report(await measureProduct(short));
report(readingSpeed({ pages, lines, short }));
