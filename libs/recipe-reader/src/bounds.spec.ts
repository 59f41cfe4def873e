import fc from 'fast-check';
import { readRecipe } from './index.ts';

const url = 'https://kitchen.example/x';

function cost(html: string): number {
  const start = performance.now();
  readRecipe(html, { url });
  return performance.now() - start;
}

describe('bounds', () => {
  it.each([
    ['open elements', '<div>'],
    ['inline elements', '<b>x'],
    ['elements that never opened', '<a></b>'],
    ['lists', '<ul><li>1 cup x'],
    ['tables', '<table><tr><td>'],
    ['recipes', '<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x'],
    ['headings', '<h2>Ingredients</h2><p>1 cup x</p>'],
    ['scripts', '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["a]}</script>'],
  ])('time grows in line with the number of %s', (_, part) => {
    const times = (count: number) => Math.min(...[0, 1].map(() => cost(part.repeat(count))));
    times(500);
    // Four times the page may cost ten times the time, to be safe on a busy machine; quadratic growth would be sixteen.
    expect(times(12_000)).toBeLessThan(Math.max(50, times(3000) * 10));
  });

  it('reads deeply nested JSON without following it down', () => {
    expect(cost(`<script type="application/ld+json">${'['.repeat(200_000)}</script>`)).toBeLessThan(2000);
    expect(
      cost(
        `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":[${'"a,'.repeat(100_000)}</script>`,
      ),
    ).toBeLessThan(2000);
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      '<div>',
      '</p>',
      '<li>',
      '<script type="application/ld+json">',
      '{"@type":"Recipe",',
      '"a"',
      '</script>',
      '<h1>',
      'Ingredients',
      '&amp;',
      '½ cup',
      '\u0000',
      '<br/>',
      '<svg><p>',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }),
        (parts) => !!readRecipe(parts.join(''), { url }),
      ),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => !!readRecipe(bytes, { url })));
  });
});
