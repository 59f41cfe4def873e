import { itemText } from './item-text.ts';
import type { ShoppingItem } from './shopping-queries.ts';

const gram = { name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false, standard: 'gram' };
const item = (more: object) =>
  ({ isFood: true, note: '', unit: null, food: null, parts: [], display: '', ...more }) as unknown as ShoppingItem;
const ofRecipe = [{ recipeId: 'pie' }];

it.each([
  [
    'the words of who wrote it',
    item({ display: '6 eggs, free range', quantity: 6 }),
    'en-US',
    '6 eggs, free range',
    '',
  ],
  [
    'the numbers of the reader',
    item({ quantity: 1500, unit: gram, food: { name: 'Mehl' }, parts: ofRecipe }),
    'de-DE',
    '1,5 kg Mehl',
    '',
  ],
  [
    'grams below a kilogram',
    item({ quantity: 750, unit: gram, food: { name: 'flour' }, parts: ofRecipe }),
    'en-US',
    '750 g flour',
    '',
  ],
  [
    'a note beneath',
    item({ quantity: 3, food: { name: 'leek', pluralName: 'leeks' }, note: 'thin', parts: ofRecipe }),
    'en-US',
    '3 leeks',
    'thin',
  ],
  [
    'a text of a recipe',
    item({ quantity: 0, note: 'salt and pepper', parts: ofRecipe }),
    'en-US',
    'salt and pepper',
    '',
  ],
])('an item is shown with %s', (_, one, locale, text, note) => {
  expect(itemText(one, locale)).toEqual({ text, note });
});
