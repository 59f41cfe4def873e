import { batchesOf } from './batches.ts';

const dough = { recipeServings: 4, recipeYield: '500 g dough' };
const line = (quantity: number | null, standard?: string | null, quantityMax: number | null = null) => ({
  quantity,
  quantityMax,
  unit: standard === undefined ? null : { standard },
});

it.each([
  ['all of it, where no amount is named', line(null), dough, 1],
  ['half of it', line(0.5), dough, 0.5],
  ['a part of its mass', line(250, 'gram'), dough, 0.5],
  ['in another unit of mass', line(1, 'kilogram'), dough, 2],
  ['the upper end of a range', line(250, 'gram', 500), dough, 1],
  ['of its servings', line(2, 'serving'), dough, 0.5],
  ['of a volume', line(250, 'milliliter'), { recipeServings: null, recipeYield: 'ergibt 1 Liter' }, 0.25],
  ['no cups of a mass', line(2, 'cup'), dough, null],
  ['no grams of pieces', line(100, 'gram'), { recipeServings: null, recipeYield: '12 cookies' }, null],
  ['no unit of the group alone', line(1, null), dough, null],
])('%s', (_, taken, made, batches) => expect(batchesOf(taken, made)).toBe(batches));
