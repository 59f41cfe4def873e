import { type Conditions, readConditions, writeConditions } from './conditions.ts';

const roundTrip = (text: string) => {
  const read = readConditions(text);
  return read && writeConditions(read);
};

it.each([
  'rating >= 4',
  'rating >= 4 AND totalTimeMinutes <= 30',
  'name LIKE "%apple pie%" OR lastMade IS NULL',
  'createdAt >= 2026-01-31 AND lastMade IS NOT NULL',
  '',
])('reads what it writes: %s', (text) => {
  expect(roundTrip(text)).toBe(text);
});

it.each([
  'rating >= 4 AND (name LIKE "%a%" OR rating = 5)',
  'rating >= 4 AND totalTimeMinutes <= 30 OR rating = 5',
  'tags.name = "x"',
  'rating LIKE "%4%"',
  'rating >= 4 AND ',
  'constructor = 1',
])('returns null for a filter that the form cannot show: %s', (text) => {
  expect(readConditions(text)).toBeNull();
});

it('leaves out incomplete conditions, and quotes that would end a text', () => {
  const conditions: Conditions = {
    connective: 'AND',
    list: [
      { field: 'rating', operator: '>=', value: ' ' },
      { field: 'name', operator: 'LIKE', value: 'Grandma "best"' },
    ],
  };
  expect(writeConditions(conditions)).toBe('name LIKE "%Grandma best%"');
});
