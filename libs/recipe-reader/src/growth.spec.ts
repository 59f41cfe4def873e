import { growthOf, mostGrowth } from './growth.ts';
import { growthPages } from './growth-pages.ts';

/** A busy machine disturbs a measurement; what grows too fast does so each time. */
const tries = 5;

describe('growth', () => {
  it.each(Object.keys(growthPages))('time grows in line with the page: %s', (shape) => {
    const isInLine = () => {
      const { time, twice } = growthOf(shape, { first: 25_000, longest: 100_000, runs: 10 });
      return twice <= Math.max(time * mostGrowth, 60);
    };
    expect(Array.from({ length: tries }).some(isInLine)).toBe(true);
  });
});
