import i18next from 'i18next';
import { interpolation, valuesInTexts } from './values-in-texts.ts';

const texts = {
  foods_zero: 'none: {{count}}',
  foods_one: '{{count}} food',
  foods_other: '{{count}} foods',
  foods_many: 'many: {{count}}',
  of: '{{value}} of {{total}}',
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
  ['ar-SA', '١٢٬٠٠٠ foods', '١٫٥ of ١٬٢٣٤'],
])('writes numbers as %s does', async (locale, foods, part) => {
  const t = await textsIn(locale);
  expect(t('foods', { count: 12_000 })).toBe(foods);
  expect(t('of', { value: 1.5, total: 1234 })).toBe(part);
});

it.each([
  ['de-DE', '0 of 999'],
  ['ar-SA', '٠ of ٩٩٩'],
])('writes small numbers as %s does, too', async (locale, part) => {
  const t = await textsIn(locale);
  expect(t('of', { value: 0, total: 999 })).toBe(part);
});

it('leaves texts alone, be they years or amounts', async () => {
  const t = await textsIn('ar-SA');
  expect(t('written', { year: '2026', amount: '1½' })).toBe('Since 2026: 1½');
});
