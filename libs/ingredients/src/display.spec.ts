import fc from 'fast-check';
import { displayIngredient } from './display.ts';

const cup = { name: 'cup', fraction: true };
const text = (ingredient: Parameters<typeof displayIngredient>[0], scale?: number) =>
  displayIngredient(ingredient, { scale }).text;

const endsOf = (ingredient: Parameters<typeof displayIngredient>[0], scale = 1) =>
  displayIngredient(ingredient, { scale }).pieces.find(({ part }) => part === 'amount')?.ends ?? [];

describe('displayIngredient', () => {
  it('writes quantity, unit, food and note', () => {
    expect(text({ quantity: 1.5, unit: cup, food: 'flour', note: 'sifted' })).toBe('1 ¹/₂ cup flour sifted');
    expect(text({ quantity: 0.333, unit: cup, food: 'milk' })).toBe('¹/₃ cup milk');
    expect(text({ quantity: 0.3333, unit: { name: 'gram', fraction: false }, food: 'salt' })).toBe('0.333 gram salt');
  });

  it('uses the abbreviation on request only', () => {
    const unit = { name: 'tablespoon', abbreviation: 'tbsp', fraction: false };
    expect(text({ quantity: 2, unit: { ...unit, useAbbreviation: true }, food: 'oil' })).toBe('2 tbsp oil');
    expect(text({ quantity: 2, unit, food: 'oil' })).toBe('2 tablespoon oil');
  });

  it('omits the unit of an empty quantity', () => {
    for (const quantity of [0, null, undefined]) expect(text({ quantity, unit: cup, food: 'rice' })).toBe('rice');
  });

  it('shows only the note if amounts are disabled', () => {
    expect(text({ quantity: 1, note: '2 plums', disableAmount: true })).toBe('2 plums');
    expect(text({ quantity: 1, note: '2 plums', disableAmount: true }, 3)).toBe('2 plums');
    expect(text({ quantity: 3, note: 'plums', disableAmount: true })).toBe('3 plums');
  });

  it('uses plural names above one', () => {
    const unit = { ...cup, pluralName: 'cups' };
    const food = { name: 'plum', pluralName: 'plums' };
    expect(text({ quantity: 1, unit, food })).toBe('1 cup plum');
    expect(text({ quantity: 1, unit, food }, 2)).toBe('2 cups plums');
    expect(text({ quantity: 2, food: 'onion' })).toBe('2 onion');
  });

  it('writes a range with the plural of its upper end', () => {
    const unit = { ...cup, pluralName: 'cups' };
    expect(text({ quantity: 2, quantityMax: 3, unit, food: 'flour' })).toBe('2–3 cups flour');
    expect(text({ quantity: 1.5, quantityMax: 2, unit, food: 'milk' })).toBe('1 ¹/₂–2 cups milk');
    expect(text({ quantity: 0.5, quantityMax: 1, unit, food: 'milk' })).toBe('¹/₂–1 cup milk');
    expect(text({ quantity: 1, quantityMax: 2, food: { name: 'plum', pluralName: 'plums' } })).toBe('1–2 plums');
    expect(text({ quantity: 0, quantityMax: 2, food: 'plum' })).toBe('0–2 plum');
  });

  it('scales both ends of a range, and writes equal-looking ends once', () => {
    const range = { quantity: 0.333, quantityMax: 0.5, unit: cup, food: 'rice' };
    expect(text(range, 3)).toBe('1–1 ¹/₂ cup rice');
    expect(endsOf(range, 3)[1]).toMatchObject({ whole: 1, fraction: { numerator: 1 } });
    expect(text({ quantity: 100, quantityMax: 101, unit: cup }, 0.001)).toBe('¹/₁₀ cup');
    expect(text({ quantity: 1, quantityMax: 2, note: 'plums', disableAmount: true })).toBe('1–2 plums');
  });

  it('scales without float noise', () => {
    expect(text({ quantity: 0.1, unit: { name: 'kg', fraction: false }, food: 'rice' }, 3)).toBe('0.3 kg rice');
    expect(text({ quantity: 0.333, unit: { name: 'kg', fraction: false } }, 3)).toBe('1 kg');
  });

  it('never shows a denominator above ten, except of the smallest spoons, or more than three decimals', () => {
    const amounts = fc.double({ min: 0.001, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(amounts, fc.boolean(), (quantity, fraction) => {
        const [parts] = endsOf({ quantity, unit: { name: 'x', fraction } });
        expect([...Array(11).keys(), 16, 32]).toContain(parts?.fraction?.denominator ?? 1);
        expect(parts!.text).toMatch(/^(\d+(\.\d{1,3})?|(\d+ )?[⁰¹²³⁴⁵⁶⁷⁸⁹]+\/[₀₁₂₃₄₅₆₇₈₉]+)$/);
      }),
    );
  });
});

describe('for a reader', () => {
  const gram = { name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false, standard: 'gram' };
  const read = (ingredient: Parameters<typeof displayIngredient>[0], locale: string, scale = 1) =>
    displayIngredient(ingredient, { locale, scale }).text;

  it.each([
    ['de', 62.5, 1, '62,5 g'],
    ['en', 62.5, 1, '62.5 g'],
    ['de', 500, 4 / 3, '667 g'],
    ['en', 1, 1 / 3, '0.33 g'],
    ['de', 125, 0.5, '63 g'],
  ])('%s: %d g times %d is %s', (locale, quantity, scale, expected) =>
    expect(read({ quantity, unit: gram }, locale, scale)).toBe(expected),
  );

  it('writes fractions of counted and of measured foods alike', () => {
    expect(read({ quantity: 0.5, food: 'Gurke' }, 'de')).toBe('½ Gurke');
    expect(read({ quantity: 0.5, unit: { name: 'Bund' }, food: 'Dill' }, 'de')).toBe('½ Bund Dill');
    expect(read({ quantity: 2, food: 'eggs' }, 'en', 2 / 3)).toBe('1⅓ eggs');
    expect(read({ quantity: 1.5, quantityMax: 2, unit: cup }, 'fr')).toBe('1½–2 cup');
  });

  it('writes kilograms with three decimals', () => {
    const kilogram = { ...gram, abbreviation: 'kg', standard: 'kilogram' };
    expect(read({ quantity: 1.3, unit: kilogram }, 'de', 1 / 3)).toBe('0,43 kg');
    expect(read({ quantity: 0.15, unit: kilogram }, 'de', 0.5)).toBe('0,075 kg');
  });
});

it('writes metric units in decimals and cups in fractions, by the unit and not by the value', () => {
  const shown = (quantity: number, name: string, amount: string | null = null, scale = 1) =>
    displayIngredient(
      { quantity, unit: { name, fraction: true }, words: { line: null, amount, unit: null, food: null } },
      { locale: 'de', scale },
    ).text;
  expect(['liter', 'l', 'Liter', 'kg', 'dl', 'g'].map((unit) => shown(1.2, unit))).toEqual(
    ['liter', 'l', 'Liter', 'kg', 'dl', 'g'].map((unit) => `1,2 ${unit}`),
  );
  expect(shown(0.5, 'kg', null, 1)).toBe('0,5 kg');
  expect(shown(0.6, 'l', '0,6', 2)).toBe('1,2 l');
  expect([shown(0.5, 'cup'), shown(1.2, 'tsp'), shown(0.25, 'tbsp', null, 2)]).toEqual(['½ cup', '1⅕ tsp', '½ tbsp']);
  // the author's notation stays while the amount is as written
  expect([shown(0.5, 'l', '1/2'), shown(0.5, 'l', '½'), shown(0.5, 'cup', '0.5')]).toEqual(['½ l', '½ l', '0,5 cup']);
  expect([shown(0.5, 'l', '½', 3), shown(0.5, 'cup', '0.5', 3)]).toEqual(['1,5 l', '1½ cup']);
});

it('writes scaled spoons in the plural of the word that each line has', () => {
  const names = { name: 'teaspoon', pluralName: 'teaspoons', abbreviation: 'tsp', pluralAbbreviation: 'tsp' };
  const scaledLine = (quantity: number, unit: string) =>
    displayIngredient(
      {
        quantity,
        unit: { ...names, fraction: true, standard: 'teaspoon' },
        food: { name: 'cinnamon', pluralName: null },
        note: '',
        words: { line: null, amount: null, unit, food: null },
      },
      { scale: 2, locale: 'en' },
    ).text;
  expect([scaledLine(2, 'tsp'), scaledLine(1, 'tsp')]).toEqual(['4 tsp cinnamon', '2 tsp cinnamon']);
  expect([scaledLine(2, 'teaspoons'), scaledLine(1, 'teaspoon')]).toEqual([
    '4 teaspoons cinnamon',
    '2 teaspoons cinnamon',
  ]);
});
