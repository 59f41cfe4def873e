import i18next from 'i18next';
import { interpolation, valuesInTexts } from './values-in-texts.ts';

const texts = {
  foods_zero: 'none: {{count}}',
  foods_one: '{{count}} food',
  foods_other: '{{count}} foods',
  foods_many: 'many: {{count}}',
  of: '{{value}} of {{total}}',
  removed: '{{name}}: removed (by {{person}})',
  copy: '{{name, plain}} (copy)',
  written: 'Since {{year}}: {{amount}}',
};

async function textsIn(lng: string) {
  const i18n = i18next.createInstance();
  await i18n.use(valuesInTexts).init({ lng, resources: { [lng]: { translation: texts } }, interpolation });
  return i18n.t;
}

it.each([
  ['en-US', '12,000 foods', '1.5 of 1,234'],
  ['de-DE', '12.000 foods', '1,5 of 1.234'],
  ['fr-FR', '12\u202f000 foods', '1,5 of 1\u202f234'],
  ['ar-SA', '12,000 foods', '1.5 of 1,234'],
])('writes numbers as %s does', async (locale, foods, part) => {
  const t = await textsIn(locale);
  expect(t('foods', { count: 12_000 })).toBe(foods);
  expect(t('of', { value: 1.5, total: 1234 })).toBe(part);
});

it.each([
  ['de-DE', '0 of 999'],
  ['ar-SA', '0 of 999'],
])('writes small numbers as %s does, too', async (locale, part) => {
  const t = await textsIn(locale);
  expect(t('of', { value: 0, total: 999 })).toBe(part);
});

it('says of a count that there are more', async () => {
  const t = await textsIn('en-US');
  expect(t('foods', { count: 10_000, isMinimum: true })).toBe('10,000+ foods');
  expect(t('foods', { count: 10_000, isMinimum: undefined })).toBe('10,000 foods');
});

it('keeps values that are texts, such as years and amounts', async () => {
  const t = await textsIn('ar-SA');
  expect(t('written', { year: '2026', amount: '1½' })).toBe('Since 2026: 1½');
});

it.each([
  ['ar-SA', 'Soup', 'سارة', '\u2068Soup\u2069: removed (by سارة)'],
  ['ar-SA', 'حساء Pho', 'Ada', '\u2068حساء Pho\u2069: removed (by \u2068Ada\u2069)'],
  ['he-IL', '汤', '7', '\u2068汤\u2069: removed (by 7)'],
  ['en-US', 'Soup', '汤', 'Soup: removed (by 汤)'],
  ['de-DE', 'حساء', 'דנה', '\u2068حساء\u2069: removed (by \u2068דנה\u2069)'],
])('sets apart in %s what runs the other way: %s, %s', async (locale, name, person, text) => {
  const t = await textsIn(locale);
  expect(t('removed', { name, person })).toBe(text);
});

it('does not isolate values marked as plain', async () => {
  const t = await textsIn('ar-SA');
  expect(t('copy', { name: 'Soup' })).toBe('Soup (copy)');
});
