import { hostilePages } from './hostile-pages.ts';
import { readRecipe } from './read-recipe.ts';

/** Characters of a page: a reader whose time grows with their square would exceed the time limit of each test. */
const LENGTH = 150_000;

describe('a hostile page', () => {
  it.each(Object.entries(hostilePages))(
    'is read to its end: %s',
    (_, make) => {
      const html = make(LENGTH);
      expect(html.length).toBeGreaterThan(LENGTH / 2);
      expect(() => readRecipe(html, { url: 'https://kitchen.example/x' })).not.toThrow();
    },
    15_000,
  );
});
