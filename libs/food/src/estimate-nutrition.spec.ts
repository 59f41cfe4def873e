import { estimateNutrition } from './estimate-nutrition.ts';
import { FoodBase } from './food-base.ts';
import { weigh } from './food-weights.ts';

const base = new FoodBase('food');

describe('an amount of a food weighs', () => {
  it.each([
    ['2 cups flour', 'all-purpose-flour', { quantity: 2, unit: 'cup' }, 250],
    ['a stick of butter', 'butter', { quantity: 1, unit: 'stick' }, 113],
    ['3 eggs', 'egg', { quantity: 3, unit: null }, 150],
    ['2 large onions', 'onion', { quantity: 2, unit: null, words: '2 large onions' }, 300],
    ['500 g of anything', 'unobtainium', { quantity: 0.5, unit: 'kilogram' }, 500],
    ['2 cans (400 g)', 'chickpea', { quantity: 2, unit: 'can', further: [{ quantity: 400, unit: 'gram' }] }, 800],
    ['2 onions (200 g)', 'onion', { quantity: 2, unit: null, further: [{ quantity: 200, unit: 'gram' }] }, 200],
    [
      '4 fillets (200 g each)',
      'salmon',
      {
        quantity: 4,
        unit: null,
        further: [{ quantity: 200, unit: 'gram' }],
        words: '4 salmon fillets (about 200 g each)',
      },
      800,
    ],
    [
      '4 Steaks à 200 g',
      'beef',
      { quantity: 4, unit: null, further: [{ quantity: 200, unit: 'gram' }], words: '4 Steaks à 200 g' },
      800,
    ],
    ['4 cups (450 g) penne', 'penne', { quantity: 4, unit: 'cup', further: [{ quantity: 450, unit: 'gram' }] }, 450],
    [
      '2 cups flour (5 g salt)',
      'all-purpose-flour',
      { quantity: 2, unit: 'cup', further: [{ quantity: 5, unit: 'gram' }] },
      250,
    ],
    ['a cup of a food whose kind has a density', 'absinthe', { quantity: 1, unit: 'cup' }, 225],
  ])('%s', (_, food, amount, grams) => expect(weigh(base, food, amount)?.grams).toBeCloseTo(grams, -1));

  it('nothing that is known, if there is no measure', () => {
    expect(weigh(base, 'all-purpose-flour', { quantity: 1, unit: 'clove' })).toBeNull();
  });

  it('with the row that says so, unless the line does', () => {
    expect(weigh(base, 'butter', { quantity: 1, unit: 'cup' })?.source).toBe('USDA SR 01001, cup');
    expect(weigh(base, 'butter', { quantity: 1, unit: 'gram' })?.source).toBeNull();
  });
});

it('adds up the lines of a recipe, with reasons for those that do not count', () => {
  const { total, counted, missing, coverage } = estimateNutrition(base, [
    { food: 'all-purpose-flour', amount: { quantity: 200, unit: 'gram' } },
    { food: 'unsalted-butter', amount: { quantity: 100, unit: 'gram' } },
    { food: null, amount: { quantity: 1, unit: 'cup' } },
    { food: 'salt', amount: null },
    { food: 'xylitol', amount: { quantity: 10, unit: 'gram' } },
    { food: 'butter', amount: { quantity: 1, unit: 'clove' } },
  ]);
  expect(total.kcal).toBeCloseTo(2 * 364 + 717, -1);
  expect(counted.map(({ line, grams, nutrientsSource }) => [line, grams, nutrientsSource])).toEqual([
    [0, 200, 'USDA SR 20481'],
    [1, 100, 'USDA SR 01145'],
  ]);
  expect(missing).toEqual([
    { line: 2, reason: 'food' },
    { line: 3, reason: 'amount' },
    { line: 4, reason: 'nutrients' },
    { line: 5, reason: 'weight' },
  ]);
  expect(coverage).toBeCloseTo(300 / 515, 2);
});

it.each([
  ['oil that stays in a deep fryer', 'vegetable-oil', '1000 g oil for deep frying', 'gram', 884],
  ['all oil of a pan', 'vegetable-oil', '20 g oil for frying', 'gram', 177],
  ['a whole bird without its bones', 'chicken', '1 whole chicken', null, 1754],
  ['wings without their bones', 'chicken-wing', '1000 g chicken wings', 'gram', 1184],
  ['all of boneless meat', 'chicken', '1000 g boneless chicken', 'gram', 2150],
])('counts what is eaten: %s', (_, food, words, unit, kcal) => {
  const { total } = estimateNutrition(base, [{ food, amount: { quantity: Number.parseInt(words), unit, words } }]);
  expect(total.kcal).toBeCloseTo(kcal, -1);
});

it.each([
  ['3 cups cooked white rice', 'white-rice', { quantity: 3, unit: 'cup' }, 616],
  ['200 g gekochte Nudeln', 'pasta', { quantity: 200, unit: 'gram' }, 316],
  ['1 cup (185 g) cooked quinoa', 'quinoa', { quantity: 1, unit: 'cup' }, 222],
  ['200 g de riz cuit', 'rice', { quantity: 200, unit: 'gram' }, 260],
  ['200 g pasta, cooked', 'pasta', { quantity: 200, unit: 'gram' }, 742],
  ['200 g uncooked rice', 'rice', { quantity: 200, unit: 'gram' }, 730],
  ['200 g cooked chicken breast', 'chicken-breast', { quantity: 200, unit: 'gram' }, 240],
])('counts the dry food in what is measured cooked: %s', (words, food, amount, kcal) => {
  const { total } = estimateNutrition(base, [{ food, amount: { ...amount, words } }]);
  expect(Math.abs((total.kcal ?? 0) - kcal)).toBeLessThan(0.02 * kcal);
});

it('estimates nothing for a recipe without known lines', () => {
  expect(estimateNutrition(base, [{ food: null, amount: null }])).toMatchObject({ coverage: 0, counted: [] });
});
