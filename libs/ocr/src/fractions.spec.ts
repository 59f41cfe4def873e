import { insertFractions } from './fractions.ts';

it.each([
  ['Y2', ['½'], '½'],
  ['1Y2', ['', '½'], '1½'],
  ['4', ['½', '-'], '½-'],
  ['Ya-%', ['½', '-', '¾'], '½-¾'],
  ['%,', ['¾', ''], '¾,'],
  ['(Y2', ['', '½'], '(½'],
  ['Y2cup', ['½', '', '', ''], '½cup'],
  ['75%', ['', '', ''], '75%'],
])('%s with %j is %s', (text, signs, expected) => {
  expect(insertFractions(text, signs)).toBe(expected);
});
