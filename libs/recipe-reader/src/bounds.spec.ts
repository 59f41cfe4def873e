import fc from 'fast-check';
import { readRecipe } from './index.ts';

const url = 'https://kitchen.example/x';

/** Processor time in milliseconds, which other programs lengthen least. */
function cost(html: string): number {
  const start = process.cpuUsage();
  readRecipe(html, { url });
  return process.cpuUsage(start).user / 1000;
}

describe('bounds', () => {
  it.each([
    ['open elements', '<div>'],
    ['inline elements', '<b>x'],
    ['elements that never opened', '<a></b>'],
    ['lists', '<ul><li>1 cup x'],
    ['tables', '<table><tr><td>'],
    ['recipes', '<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x'],
    ['labels', '<label>1 cup x</label>'],
    ['terms', '<dl class="ingredients"><dt>1<dd>x'],
    ['sections', '<h2>Ingredients</h2><h3>a</h3><ul><li>1 <b>x</b></ul><p>b</p>'],
    ['numbers', '<p>1</p>'],
    ['numbered steps', '<h3>Step 1</h3><p>Boil it all well.</p>'],
    ['headings', '<h2>Ingredients</h2><p>1 cup x</p>'],
    ['scripts', '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["a]}</script>'],
  ])('time grows in line with the number of %s', (_, part) => {
    const time = (count: number) => Math.min(...[0, 1].map(() => cost(part.repeat(count))));
    time(500);
    // Four times the page may cost ten times the time, to be safe on a busy machine; quadratic growth would be 16 times.
    expect(time(12_800)).toBeLessThan(Math.max(300, time(3_200) * 10));
  });

  it('time grows in line with the lines of the data beside those of the page', () => {
    const page = (count: number) => {
      const recipeIngredient = Array.from({ length: count }, (_, i) => `${i} cups of x${i} (y)`);
      const shown = recipeIngredient.map(
        (line, i) => `<h3>Part ${i}</h3><ul><li>${line.replace(' (y)', ' z')}</li></ul>`,
      );
      const data = JSON.stringify({ '@type': 'Recipe', name: 'x', recipeIngredient });
      return `<script type="application/ld+json">${data}</script><div class="ingredients">${shown.join('')}</div>`;
    };
    cost(page(200));
    expect(cost(page(6400))).toBeLessThan(Math.max(400, cost(page(1600)) * 10));
  });

  it('reads deeply nested JSON without following it down', () => {
    expect(cost(`<script type="application/ld+json">${'['.repeat(200_000)}</script>`)).toBeLessThan(8000);
    expect(
      cost(
        `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":[${'"a,'.repeat(100_000)}</script>`,
      ),
    ).toBeLessThan(8000);
  });

  it('reads fields that are nested without end', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"name":', '}'],
      ['{"itemListElement":[', ']}'],
    ] as const) {
      const deep = `${open.repeat(20_000)}"1 egg"${close.repeat(20_000)}`;
      for (const field of ['recipeIngredient', 'recipeInstructions', 'image', 'author', 'totalTime'])
        expect(
          readRecipe(`<script type="application/ld+json">{"@type":"Recipe","name":"x","${field}":${deep}}</script>`, {
            url,
          }).recipe?.name,
        ).toBe('x');
    }
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
