import { knownSuggestions } from './known-suggestions.ts';

const bought = [
  { name: 'oat milk', foodId: 'oats', labelId: null, timesBought: 9 },
  { name: 'Milk', foodId: 'milk', labelId: null, timesBought: 4 },
];
const foods = ['mild cheese', 'milk', 'crème fraîche'].map((name) => ({ id: name, name, labelId: null }));
const items = [
  { foodId: null, food: null, labelId: null, note: 'millet for the birds' },
  { foodId: 'mild cheese', food: { name: 'mild cheese' }, labelId: null, note: 'a lot' },
] as never[];

it.each([
  ['mil', ['oat milk', 'Milk', 'mild cheese', 'millet for the birds']],
  ['MILK', ['oat milk', 'Milk']],
  ['birds', ['millet for the birds']],
  ['creme', ['crème fraîche']],
  ['ilk', []],
  [' ', []],
])('“%s” is the beginning of a word', (search, names) => {
  expect(knownSuggestions(search, { bought, foods, items }, 8).map(({ name }) => name)).toEqual(names);
});

it('are no more than asked for', () => {
  expect(knownSuggestions('mil', { bought, foods, items }, 2)).toEqual(bought);
});
