import fc from 'fast-check';
import { readRecipe } from './index.ts';

const url = 'https://kitchen.example/x';

describe('bounds', () => {
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
