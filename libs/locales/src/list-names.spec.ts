import { listNames } from './list-names.ts';

it.each([
  ['ar-SA', ['Ben', 'سارة'], '\u2068Ben\u2069 و\u2068سارة\u2069'],
  ['ar-SA', ['Ben'], 'Ben'],
  ['en-US', ['سارة', 'Ben'], '\u2068سارة\u2069 and \u2068Ben\u2069'],
  ['de-DE', ['Ann', 'Ben'], 'Ann und Ben'],
])('keeps the order of names in %s when some run the other way', (locale, names, text) => {
  expect(listNames(names, locale)).toBe(text);
});
