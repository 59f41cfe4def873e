import { parseColumnLine } from './text-columns.ts';

it.each([
  ['      3 ea Onions', '3 Onions'],
  ['        x  Saute liquid of choice', 'Saute liquid of choice'],
  ['    1/4 c  Sliced almonds', '1/4 cup Sliced almonds'],
  ['  1 1/2 tb Butter; melted', '1 1/2 tbsp Butter, melted'],
])('reads the columns of %j', (line, text) => {
  expect(parseColumnLine(line)).toBe(text);
});
