import fc from 'fast-check';
import { isUnitName } from '../lexicon/unit-names.ts';
import { convertAmount, findAmounts } from './find-amounts.ts';

describe('findAmounts', () => {
  it('finds amounts in running text with their spans', () => {
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

  it.each([
    ['Pour it into a 9x13-inch pan.', [[9, 13], 'inch', '9x13-inch']],
    ['Roll it out to 20 x 30 cm first.', [[20, 30], 'centimeter', '20 x 30 cm']],
    ['Grease an 8½ × 4½ inch tin.', [[8.5, 4.5], 'inch', '8½ × 4½ inch']],
    ['Line a 9-by-13-inch tin.', [[9, 13], 'inch', '9-by-13-inch']],
    ['Use a box of 20x30x5cm for it.', [[20, 30, 5], 'centimeter', '20x30x5cm']],
    ['Cut it into 2 x 3 cm pieces.', [[2, 3], 'centimeter', '2 x 3 cm']],
  ])('takes lengths together: %s', (text, expected) => {
    const [found, ...others] = findAmounts(text, { language: 'en' });
    expect([found!.sides, found!.unit.id, text.slice(...found!.span)]).toEqual(expected);
    expect(others).toEqual([]);
  });

  it.each(['Grease 2 x 20 cm tins.', 'Fill 2 x 400 g tins.', 'Take 9 x 13 of them.'])(
    'takes no length in: %s',
    (text) => expect(findAmounts(text, { language: 'en' }).some(({ sides }) => sides)).toBe(false),
  );

  it('distinguishes Celsius and Fahrenheit', () => {
    const heat = findAmounts('At 350 F, 180C, 200 degrees or 425 degrees.', { language: 'en' });
    expect(heat.map(({ unit }) => unit.id)).toEqual(['fahrenheit', 'celsius', 'celsius', 'fahrenheit']);
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
        },
      ),
    );
  });
});

it.each(['tablespoons', 'Esslöffel', 'fl. oz.', 'łyżeczki', 'cuillères à soupe', '大さじ'])(
  '%s is a unit somewhere',
  (name) => {
    expect(isUnitName(name)).toBe(true);
    expect(isUnitName(`${name} leeks`)).toBe(false);
  },
);
