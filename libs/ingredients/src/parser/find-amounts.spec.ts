import fc from 'fast-check';
import { convertAmount, findAmounts, scaleText } from './find-amounts.ts';

describe('findAmounts', () => {
  it('finds amounts in running text with their places', () => {
    const text = 'Stir 200 g flour and 1½ cups of milk into it, then bake at 180 °C (350°F) for 20 minutes.';
    const found = findAmounts(text, { language: 'en' });
    expect(found.map(({ quantity, unit, scalable }) => [quantity, unit.id, scalable])).toEqual([
      [200, 'gram', true],
      [1.5, 'cup', true],
      [180, 'celsius', false],
      [350, 'fahrenheit', false],
    ]);
    for (const { span, unit } of found) expect(text.slice(...span)).toContain(unit.text);
  });

  it.each([
    ['de', 'Mit 2 EL Öl und 1,5 l Brühe ablöschen.', ['tablespoon', 'liter']],
    ['fr', 'Ajouter 2 cuillères à soupe de sucre et 10 cl de lait.', ['tablespoon', 'centiliter']],
    ['ja', '大さじ2の醤油と砂糖100gを加える。', ['tablespoon', 'gram']],
    ['ru', 'Добавить 2 ст. л. сахара и 100 мл воды.', ['tablespoon', 'milliliter']],
  ])('knows the words of %s', (language, text, ids) => {
    expect(findAmounts(text, { language }).map(({ unit }) => unit.id)).toEqual(ids);
  });

  it('scales what grows with the recipe, in its own way of writing', () => {
    expect(scaleText('Mix 1/2 cup oil, 2-3 cloves and 1,5 kg beets at 200 °C for 10 min.', 2, { language: 'en' })).toBe(
      'Mix 1 cup oil, 4-6 cloves and 3 kg beets at 200 °C for 10 min.',
    );
    expect(scaleText('Serve at once.', 3, { language: 'en' })).toBe('Serve at once.');
  });

  it('converts within a dimension', () => {
    const [amount] = findAmounts('2 to 3 kg potatoes', { language: 'en' });
    expect(convertAmount(amount!, 'gram')).toEqual({ quantity: 2000, quantityMax: 3000 });
    expect(convertAmount(amount!, 'cup')).toBeNull();
  });

  it('never throws, and spans lie inside the text in order', () => {
    const piece = fc.constantFrom('2 ', '½', ' cups', ' g ', '°C', ' to ', '-', 'EL', '大さじ', ', ', 'flour');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 5 }))),
        fc.constantFrom('en', 'de', 'ja', 'fr'),
        (parts, language) => {
          const text = parts.join('');
          let from = 0;
          for (const { span } of findAmounts(text, { language })) {
            expect(span[0]).toBeGreaterThanOrEqual(from);
            expect(span[1]).toBeLessThanOrEqual(text.length);
            from = span[1];
          }
          expect(typeof scaleText(text, 2, { language })).toBe('string');
        },
      ),
    );
  });
});
