/**
 * How the time of the reader grows with the page: `npm run growth -- [--length 5000000] [--shape words]` reads pages of that length, and of
 * twice that length, in each of the shapes of the tests. The reader cuts pages at 10 MB. Ends with 1 if one takes more than 2.5 times as long.
 */
import { parseArgs } from 'node:util';
import { growthOf, mostGrowth } from '../../libs/recipe-reader/src/growth.ts';
import { growthPages } from '../../libs/recipe-reader/src/growth-pages.ts';

const { values } = parseArgs({
  options: { length: { type: 'string', default: '5000000' }, shape: { type: 'string', default: '' } },
});
const length = Number(values.length);
let [worst, longest] = [0, 0];
for (const shape of Object.keys(growthPages).filter((name) => name.includes(values.shape))) {
  const { time, twice } = growthOf(shape, { first: length, longest: length, runs: 3 });
  worst = Math.max(worst, twice / time);
  longest = Math.max(longest, twice);
  console.log(`${(twice / time).toFixed(2)} times: ${time.toFixed(0)} -> ${twice.toFixed(0)} ms  ${shape}`);
}
console.log(`at most ${worst.toFixed(2)} times and ${(longest / 1000).toFixed(1)} s`);
process.exitCode = worst > mostGrowth ? 1 : 0;
