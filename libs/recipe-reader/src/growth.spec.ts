import { growthOf, mostGrowth } from './growth.ts';
import { growthPages } from './growth-pages.ts';

describe('growth', () => {
  it.each(Object.keys(growthPages))('time grows in line with the page: %s', (shape) => {
    const { time, twice } = growthOf(shape, { first: 25_000, longest: 100_000, runs: 10 });
    expect(twice).toBeLessThanOrEqual(Math.max(time * mostGrowth, 60));
  });
});
