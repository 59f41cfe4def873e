import { batchesOf } from './batches.ts';

const dough = { recipeServings: 4, recipeYield: '500 g dough' };
const line = (quantity: number | null, standard?: string | null, quantityMax: number | null = null) => ({
  quantity,
  quantityMax,
  unit: standard === undefined ? null : { standard },
});
const named = (quantity: number | null, name: string, standard: string | null = null, unit: string | null = null) => ({
  quantity,
  quantityMax: null,
  unit: { name, standard },
  words: { unit },
});

it.each([
  ['counts one batch for a line without an amount', line(null), dough, 1],
  ['counts half a batch for 0.5 without a unit', line(0.5), dough, 0.5],
  ['divides a mass by the mass of the yield', line(250, 'gram'), dough, 0.5],
  ['converts another unit of mass', line(1, 'kilogram'), dough, 2],
  ['uses the upper end of a range', line(250, 'gram', 500), dough, 1],
  ['divides servings by the servings of the recipe', line(2, 'serving'), dough, 0.5],
  [
    'divides a volume by the volume of the yield',
    line(250, 'milliliter'),
    { recipeServings: null, recipeYield: 'ergibt 1 Liter' },
    0.25,
  ],
  ['returns null for a volume of a yield by mass', line(2, 'cup'), dough, null],
  [
    'returns null for a mass of a yield in pieces',
    line(100, 'gram'),
    { recipeServings: null, recipeYield: '12 cookies' },
    null,
  ],
  ['counts batches', named(2, 'batch'), dough, 2],
  ['counts a batch without a number', named(null, 'Rezept'), dough, 1],
  ['counts an Italian dose that was read as a can', named(0.5, 'can', 'can', 'dose'), dough, 0.5],
  ['returns null for a unit of the group that is no standard unit', line(1, null), dough, null],
])('%s', (_, ingredient, recipe, batches) => expect(batchesOf(ingredient, recipe)).toBe(batches));
