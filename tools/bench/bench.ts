/**
 * `npm run bench [-- --short]` measures the product and its reading libraries as ratios within one run. `npm run
 * bench -- --reading [pages.jsonl] [lines.jsonl]` measures the reading libraries alone, `npm run bench -- --phone [name]` interactions on a slow phone,
 * `npm run bench -- --size 10000,100000 [--folder path]` the same acts in groups of several sizes, `npm run bench -- --years 10
 * [--folder path]` each page and list of a group after years of use.
 */
import { parseArgs } from 'node:util';
import { measurePhone } from './phone/phone.ts';
import { type Figure, measureProduct } from './product/product.ts';
import { measureSizes } from './size/size.ts';
import { measureYears } from './years/years.ts';
import { planningSpeed } from './planning-speed.ts';
import { readingSpeed } from './reading-speed.ts';

const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    reading: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    size: { type: 'string' },
    years: { type: 'string' },
    folder: { type: 'string' },
  },
  allowPositionals: true,
});
/** Width of the names of figures that are shown one by one. */
const NAME_WIDTH = 34;
const { short, reading, phone, size, years, folder } = values;
const [pages, lines] = positionals;

function report(figures: Figure[], width = Math.max(...figures.map(([name]) => name.length))) {
  for (const [name, value, target = ''] of figures)
    console.log(`${name.padEnd(width)}  ${value.padEnd(44)}  ${target}`.trimEnd());
}

if (short) console.log('A short run: it shows that everything works, its figures say nothing.');
if (phone) report(await measurePhone(short, positionals[0]));
else if (size)
  for await (const figure of measureSizes(size.split(',').map(Number), folder)) report([figure], NAME_WIDTH);
else if (years) for await (const figure of measureYears(Number(years), folder)) report([figure], NAME_WIDTH);
else {
  if (!reading) report(await measureProduct(short));
  report(readingSpeed({ pages, lines, short }));
  if (!reading) report(planningSpeed(short));
}
