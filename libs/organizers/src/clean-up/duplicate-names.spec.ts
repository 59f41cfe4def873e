import { findDuplicateNames } from './duplicate-names.ts';

/** Finds sets among names; "a/b" has two names. */
function find(names: string[], options?: Parameters<typeof findDuplicateNames>[1]) {
  const rows = names.map((name) => ({ id: name, names: name.split('/') }));
  return findDuplicateNames(rows, options).map(({ ids, reason }) => [reason, ...ids.toSorted()]);
}

it.each([
  [
    ['All-purpose flour', 'all purpose flour', 'rye flour'],
    ['spelling', 'All-purpose flour', 'all purpose flour'],
  ],
  [
    ['Crème fraîche', 'creme fraiche'],
    ['spelling', 'Crème fraîche', 'creme fraiche'],
  ],
  [
    ['egg', 'eggs', 'eggplant'],
    ['number', 'egg', 'eggs'],
  ],
  [
    ['Zwiebel', 'Zwiebeln'],
    ['number', 'Zwiebel', 'Zwiebeln'],
  ],
  [
    ['onion, red', 'red onion', 'red wine'],
    ['order', 'onion, red', 'red onion'],
  ],
  [
    ['parsley', 'parseley', 'celery'],
    ['typo', 'parseley', 'parsley'],
  ],
  [['cinnamon', 'cinnanom', 'cardamom'], undefined],
  [
    ['vanilla', 'vainlla'],
    ['typo', 'vainlla', 'vanilla'],
  ],
  [
    ['flour/plain flour', 'Plain flour'],
    ['spelling', 'Plain flour', 'flour/plain flour'],
  ],
])('of %j reports %j', (names, expected) => {
  expect(find(names)).toEqual(expected ? [expected] : []);
});

it.each([
  [['red wine', 'white wine', 'red vinegar']],
  [['flour 405', 'flour 505']],
  [['pear', 'bear', 'peas', 'peat']],
  [['leek/leeks/Leek', 'garlic']],
  [['نعناع', 'نعنا']],
])('does not report %j', (names) => {
  expect(find(names)).toEqual([]);
});

it('finds names of the same food or unit in other languages', () => {
  expect(find(['onion', 'Zwiebeln', 'oignon', 'garlic'], { of: 'food' })).toEqual([
    ['meaning', 'Zwiebeln', 'oignon', 'onion'],
  ]);
  expect(find(['Teelöffel', 'teaspoon', 'cup'], { of: 'unit' })).toEqual([['meaning', 'Teelöffel', 'teaspoon']]);
});

it('reports the weakest reason of a set, and sets with strong reasons first', () => {
  expect(find(['celery', 'celerys', 'celerry', 'leek', 'Leek'])).toEqual([
    ['spelling', 'Leek', 'leek'],
    ['typo', 'celerry', 'celery', 'celerys'],
  ]);
});

it('never reports rows that were marked as different', () => {
  const listNotDuplicates = [['egg', 'eggs']];
  expect(find(['egg', 'eggs', 'Eggs'], { listNotDuplicates })).toEqual([['spelling', 'Eggs', 'eggs']]);
});

it('handles 20 000 names', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `food ${'abcdefghij'[at % 10]!.repeat(3)} ${at}`);
  expect(find(names)).toEqual([]);
});
