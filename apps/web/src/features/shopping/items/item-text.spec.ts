import { itemText, partText } from './item-text.ts';
import type { ShoppingItem } from '../shopping-queries.ts';
import { fixture } from '../../../testing/fixture.ts';

const gram = { name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false, standard: 'gram' };
const spoon = { id: 'el', name: 'Esslöffel', pluralName: 'Esslöffel', abbreviation: 'EL', aliases: [] };
const written = (words: object) => [{ recipeId: null, words }];
const item = (more: object) =>
  fixture<ShoppingItem>({ isFood: true, note: '', unit: null, food: null, parts: [], display: '', ...more });
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
    'a text of a recipe without its tags',
    item({ quantity: 0, note: '<b>sea</b> salt', parts: ofRecipe }),
    'en-US',
    'sea salt',
    '',
  ],
  ['tags that somebody typed', item({ display: 'tape for <b>', quantity: 0 }), 'en-US', 'tape for <b>', ''],
  [
    'a text of a recipe',
    item({ quantity: 0, note: 'salt and pepper', parts: ofRecipe }),
    'en-US',
    'salt and pepper',
    '',
  ],
  [
    'a unit that we know in the language of the reader',
    item({ quantity: 2, unit: spoon, food: { name: 'Mehl' }, parts: ofRecipe }),
    'en-US',
    '2 tablespoons Mehl',
    '',
  ],
  [
    'its abbreviation where the group abbreviates it',
    item({ quantity: 2, unit: { ...spoon, useAbbreviation: true }, food: { name: 'Mehl' }, parts: ofRecipe }),
    'fr-FR',
    '2 c. à s. Mehl',
    '',
  ],
  [
    'a unit of this kitchen by its own name',
    item({
      quantity: 2,
      unit: { ...spoon, name: 'Handvoll von Oma', pluralName: null, abbreviation: '' },
      parts: ofRecipe,
    }),
    'en-US',
    '2 Handvoll von Oma',
    '',
  ],
  [
    'the unit that its author typed',
    item({ display: '2 EL Mehl', quantity: 2, unit: spoon, food: { name: 'Mehl' }, parts: written({ unit: 'EL' }) }),
    'en-US',
    '2 EL Mehl',
    '',
  ],
  [
    'a unit that its author chose from the list',
    item({
      display: '2 Esslöffel Mehl',
      quantity: 2,
      unit: spoon,
      food: { name: 'Mehl' },
      parts: [{ recipeId: null }],
    }),
    'en-US',
    '2 tablespoons Mehl',
    '',
  ],
  [
    'a note that names a unit, untouched',
    item({ display: 'ein Esslöffel', isFood: false, note: 'ein Esslöffel', parts: [{ recipeId: null }] }),
    'en-US',
    'ein Esslöffel',
    '',
  ],
])('an item is shown with %s', (_, one, locale, text, note) => {
  expect(itemText(one, locale)).toEqual({ text, note });
});

it('writes the part of a recipe with the units of the reader, and a typed part unchanged', () => {
  const whole = item({ unit: spoon, unitId: 'el' });
  const part = { quantity: 3, unitId: 'el', display: '3 Esslöffel' } as ShoppingItem['parts'][number];
  expect(partText(whole, { ...part, recipeId: 'pie' }, 'en-US')).toBe('3 tablespoons');
  expect(partText(whole, { ...part, recipeId: 'pie' }, 'de-DE')).toBe('3 Esslöffel');
  expect(partText(whole, { ...part, recipeId: 'pie', unitId: 'other' }, 'en-US')).toBe('3 Esslöffel');
  expect(partText(whole, { ...part, recipeId: null }, 'en-US')).toBe('3 Esslöffel');
});
