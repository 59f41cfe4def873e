import { type CompactJson, readCompactJson, writeCompactJson } from './compact-json.ts';

const sent = (value: unknown): string => JSON.stringify(writeCompactJson(value));
const received = (value: unknown): unknown => readCompactJson(JSON.parse(sent(value)) as CompactJson);

it.each([
  null,
  'text',
  'a text that is longer',
  0,
  -3,
  1.25,
  -0.5,
  true,
  [],
  {},
  [[], [[]], {}, [-1, -2, 0]],
  { 'a key': null, list: [1, 'two', { three: -3 }] },
  [{ name: 'Zucchini' }, { name: 'Zucchini', amount: 2 }, { amount: 2, name: 'Zucchini' }],
  [['a', 'b'], ['a","b'], { a: '1' }, { a: 1 }],
  ['negative', -1, 'negative', 'negative', -1],
  [{ text: 'null' }, { text: null }, ['"null"', 'true', true, '1', 1, '#1']],
  JSON.parse('{"__proto__": "safe", "constructor": {"__proto__": "safe"}}'),
])('%j comes back as it was', (value) => {
  expect(JSON.stringify(received(value))).toBe(JSON.stringify(value));
});

it('leaves out what is not defined, as JSON does', () => {
  expect(received({ name: 'Soup', rating: undefined, tags: [undefined] })).toEqual({ name: 'Soup', tags: [null] });
});

it('writes the rows of a list in a fraction of their size, and equal ones once', () => {
  const label = { id: '0124e80b-fc15-4230-8294-8c9e5b48116a', name: 'Vegetables', color: '#E0E0E0' };
  const rows = Array.from({ length: 200 }, (_, index) => ({
    id: `9322e126-f4ab-4db8-8b88-${String(index).padStart(12, '0')}`,
    quantity: 2,
    note: '',
    checkedAt: null,
    label: { ...label },
    food: { name: `food ${index % 50}`, pluralName: null, label: { ...label } },
  }));
  expect(received(rows)).toEqual(rows);
  expect(sent(rows).length).toBeLessThan(JSON.stringify(rows).length / 4);
  const [first, second] = received(rows) as typeof rows;
  expect(first?.label).toBe(second?.food.label);
});
