import fc from 'fast-check';
import { isUnitName } from '../lexicon/unit-names.ts';
import { convertAmount, findAmounts, scaleText } from './find-amounts.ts';

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

  it('scales scalable amounts and keeps their notation', () => {
    expect(scaleText('Mix 1/2 cup oil, 2-3 cloves and 1,5 kg beets at 200 °C for 10 min.', 2, { language: 'en' })).toBe(
      'Mix 1 cup oil, 4-6 cloves and 3 kg beets at 200 °C for 10 min.',
    );
    expect(scaleText('Serve at once.', 3, { language: 'en' })).toBe('Serve at once.');
  });

  it.each([
    ['en', 'Cut it into 2-inch cubes and fry them for 10 minutes in a 2-quart pan.'],
    ['en', 'Bake at 350 F, later at 180C or 400 degrees, in a 20 cm tin.'],
    ['en', 'Cut into 8 pieces.'],
    ['de', 'In 8 Stücke schneiden, 10 Minuten bei 180 Grad backen.'],
    ['es', 'Hornear a 180 grados durante 20 minutos.'],
    ['en', 'From 3-2 cups.'],
  ])('leaves sizes, times and heat alone (%s: %s)', (language, text) =>
    expect(scaleText(text, 3, { language })).toBe(text),
  );

  it.each([
    ['en', 'Add 1 (14 oz) can of beans and 2 x 400g tins.', 'Add 2 (14 oz) cans of beans and 4 x 400g tins.'],
    ['en', 'Add 2 14-ounce cans and a 400g tin.', 'Add 4 14-ounce cans and a 400g tin.'],
    ['en', 'Fold 100g/4oz butter in.', 'Fold 200g/8oz butter in.'],
    ['en', 'Add two to three cups of rice, half a cup of oil.', 'Add 4-6 cups of rice, 1 cup of oil.'],
    ['ja', '１００ｇの砂糖と大さじ2〜3の酢', '２００ｇの砂糖と大さじ4〜6の酢'],
    ['ar', 'أضف ٢ كوب من الحليب و٢٫٥-٣ غرام من الملح.', 'أضف ٤ كوب من الحليب و٥-٦ غرام من الملح.'],
    ['ar', 'أضف ۱/۲ كوب من الحليب و 2 كوب من الماء.', 'أضف ۱ كوب من الحليب و 4 كوب من الماء.'],
  ])('counts packs and reads words (%s: %s)', (language, text, doubled) =>
    expect(scaleText(text, 2, { language })).toBe(doubled),
  );

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
    expect(scaleText(text, 2, { language: 'en' })).toBe(text);
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

  it('scales by a and then b as by a times b', () => {
    const number = fc.oneof(
      fc.integer({ min: 1, max: 40 }).map(String),
      fc.constantFrom('½', '1 1/2', '2¼', '1,5', '0.25', '2-3', '1 to 2'),
    );
    const factor = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(number, fc.constantFrom('cups', 'g', 'tbsp', 'cloves'), factor, factor, (written, unit, a, b) => {
        const scale = (text: string, by: number) => scaleText(text, by, { language: 'en' });
        const text = `Add ${written} ${unit} of it and stir.`;
        expect(scale(scale(text, a), b)).toBe(scale(text, a * b));
      }),
    );
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

it.each(['tablespoons', 'Esslöffel', 'fl. oz.', 'łyżeczki', 'cuillères à soupe', '大さじ'])(
  '%s is a unit somewhere',
  (name) => {
    expect(isUnitName(name)).toBe(true);
    expect(isUnitName(`${name} leeks`)).toBe(false);
  },
);
