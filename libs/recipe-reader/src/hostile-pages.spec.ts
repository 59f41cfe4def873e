import { hostilePages } from './hostile-pages.ts';
import { readRecipe } from './read-recipe.ts';

/** Long enough that a reader whose time grows with the square would not come to its end in time; how it grows is measured elsewhere. */
const LENGTH = 400_000;

describe('a hostile page', () => {
  it.each(Object.entries(hostilePages))('is read to its end: %s', (_, make) => {
    const html = make(LENGTH);
    expect(html.length).toBeGreaterThan(LENGTH / 2);
    expect(() => readRecipe(html, { url: 'https://kitchen.example/x' })).not.toThrow();
  });
});
