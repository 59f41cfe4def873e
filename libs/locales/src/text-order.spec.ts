import { languageName, listText, localeNames, textOrder } from './index.ts';

it('sorts names as the language does', () => {
  const names = ['zucchini', 'Äpfel', 'apples 10', 'apples 9'];
  expect(names.toSorted(textOrder('de-DE'))).toEqual(['Äpfel', 'apples 9', 'apples 10', 'zucchini']);
  expect(['z', 'ö', 'o'].toSorted(textOrder('sv-SE'))).toEqual(['o', 'z', 'ö']);
});

it('joins names as the language does', () => {
  expect(listText(['flour', 'eggs', 'milk'], 'en-US')).toBe('flour, eggs, and milk');
  expect(listText(['Mehl', 'Eier'], 'de-DE', { type: 'disjunction' })).toBe('Mehl oder Eier');
});

it('names a language in another', () => expect(languageName('pt-BR', 'de-DE')).toBe('Portugiesisch'));

it('names languages with their script or region where that tells them apart', () => {
  const names = localeNames(['zh-TW', 'zh-CN', 'sr-SP', 'fr-CA', 'fr-FR'], 'en-US').map(({ name }) => name);
  expect(names).toEqual(['Canadian French', 'French (France)', 'Serbian', 'Simplified Chinese', 'Traditional Chinese']);
});
