/**
 * Measures how the reading time grows with the page: `npm run growth -- [--length 5000000] [--shape words]` reads pages
 * of that length and of twice that length. Pages are cut at 10 MB. Exits with 1 if a page takes more than 2.5 times as long.
 */
import { parseArgs } from 'node:util';
import { readRecipe } from '../../libs/recipe-reader/src/read-recipe.ts';
import { hostilePages } from '../../libs/recipe-reader/src/hostile-pages.ts';

/** Milliseconds below which the garbage collector and the compiler dominate a measurement. */
const measurable = 8;
/** Linear growth is 2, quadratic is 4; the rest allows for other work on the machine. */
const mostGrowth = 2.5;

/** Returns processor time, which other programs affect least. */
function cost(html: string): number {
  const start = process.cpuUsage();
  readRecipe(html, { url: 'https://kitchen.example/x' });
  return process.cpuUsage(start).user / 1000;
}

/** Reads both lengths up to three times and takes the shortest times, because other work only makes a run slower. */
function growthOf(page: string, long: string): { time: number; twice: number } {
  let [time, twice] = [cost(page), cost(long)];
  for (let run = 1; run < 3 && twice > time * mostGrowth; run++) {
    time = Math.max(measurable / 2, Math.min(time, cost(page)));
    twice = Math.min(twice, cost(long));
  }
  return { time, twice };
}

const { values } = parseArgs({
  options: { length: { type: 'string', default: '5000000' }, shape: { type: 'string', default: '' } },
});
const length = Number(values.length);
let [worst, longest] = [0, 0];
for (const [shape, make] of Object.entries(hostilePages).filter(([name]) => name.includes(values.shape))) {
  const { time, twice } = growthOf(make(length), make(length * 2));
  worst = Math.max(worst, twice / time);
  longest = Math.max(longest, twice);
  console.log(`${(twice / time).toFixed(2)} times: ${time.toFixed(0)} -> ${twice.toFixed(0)} ms  ${shape}`);
}
console.log(`at most ${worst.toFixed(2)} times and ${(longest / 1000).toFixed(1)} s`);
process.exitCode = worst > mostGrowth ? 1 : 0;
