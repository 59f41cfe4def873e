import { readRecipe } from './read-recipe.ts';
import { growthPages } from './growth-pages.ts';

/** A page of twice the length may take so much longer: twice as long, and a half more for what else the machine does. Quadratic is 4. */
export const mostGrowth = 2.5;

/** What a page of one length and one of twice that length take, in milliseconds of the processor. */
export interface Growth {
  shape: string;
  length: number;
  time: number;
  twice: number;
}

/** Processor time, which other programs lengthen least. */
function cost(html: string): number {
  const start = process.cpuUsage();
  readRecipe(html, { url: 'https://kitchen.example/x' });
  return process.cpuUsage(start).user / 1000;
}

/**
 * Measures one shape: lengths are doubled until a page takes long enough to be measured or `longest` is reached; then both lengths are read
 * up to `runs` times, and the best counts, since everything else on the machine makes a run slower and nothing makes it faster.
 */
export function growthOf(
  shape: string,
  { first, longest, runs }: { first: number; longest: number; runs: number },
): Growth {
  const make = growthPages[shape]!;
  let length = first;
  while (length * 2 <= longest && Math.min(cost(make(length)), cost(make(length))) < measurable) length *= 2;
  const [page, long] = [make(length), make(length * 2)];
  let [time, twice] = [cost(page), cost(long)];
  for (let run = 1; run < runs && twice > time * mostGrowth; run++) {
    time = Math.max(measurable / 2, Math.min(time, cost(page)));
    twice = Math.min(twice, cost(long));
  }
  return { shape, length, time, twice };
}

/** Shorter times are mostly chance: the garbage collector, or the compiler. */
const measurable = 8;
