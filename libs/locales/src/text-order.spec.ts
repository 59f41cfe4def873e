import { languageName, listText, textOrder } from './index.ts';

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
