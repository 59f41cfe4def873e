/**
 * How the time of the reader grows with the page: `npm run growth -- [--length 5000000] [--shape words]` reads pages of that length, and of
 * twice that length, in each of the shapes of the tests. The reader cuts pages at 10 MB. Ends with 1 if one takes more than 2.5 times as long.
 */
import { parseArgs } from 'node:util';
import { readRecipe } from '../../libs/recipe-reader/src/read-recipe.ts';
import { hostilePages } from '../../libs/recipe-reader/src/hostile-pages.ts';

/** Shorter times are mostly chance: the garbage collector, or the compiler. */
const measurable = 8;
/** A page of twice the length may take so much longer: twice as long, and a half more for what else the machine does. Quadratic is 4. */
const mostGrowth = 2.5;

/** Processor time, which other programs lengthen least. */
function cost(html: string): number {
  const start = process.cpuUsage();
  readRecipe(html, { url: 'https://kitchen.example/x' });
  return process.cpuUsage(start).user / 1000;
}

/** Both lengths are read up to three times, and the best counts: everything else on the machine makes a run slower, nothing makes it faster. */
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
