import { listText } from './list-text.ts';

it.each([
  ['ar-SA', ['Ben', 'سارة'], '\u2068Ben\u2069 وسارة'],
  ['ar-SA', ['Ben'], '\u2068Ben\u2069'],
  ['en-US', ['سارة', 'Ben'], '\u2068سارة\u2069 and Ben'],
  ['ar-SA', ['دنيا', 'سارة'], 'دنيا وسارة'],
  ['de-DE', ['Ann', 'Ben'], 'Ann und Ben'],
])('keeps the order of names in %s when some run the other way', (locale, names, text) => {
  expect(listText(names, locale)).toBe(text);
});
