import { initials } from './initials.ts';

it.each([
  ['Ada Cook', 'AC'],
  ['Ada Maria Cook', 'AC'],
  ['Leek soup (2)', 'LS'],
  ['2 Dollar Burrito', 'DB'],
  ['"Grandma\'s" pie', 'GP'],
  ['soup', 'S'],
  ['7', '7'],
  ['…', ''],
  ['ねぎ スープ', 'ねス'],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
