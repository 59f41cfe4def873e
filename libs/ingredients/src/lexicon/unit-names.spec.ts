import { unitForms } from './unit-names.ts';

it.each([
  ['de', 'Prise', 'Prise', 'Prisen'],
  ['de', 'Prisen', 'Prise', 'Prisen'],
  ['de', 'Zehe(n)', 'Zehe', 'Zehen'],
  ['de', 'Scheibe/n', 'Scheibe', 'Scheiben'],
  ['de', 'EL', 'EL', null],
  ['de-AT', 'Stück', 'Stück', 'Stücke'],
  ['fr', 'gousses', 'gousse', 'gousses'],
  ['fr', 'g', 'g', null],
  ['es', 'dientes', 'diente', 'dientes'],
  ['nl', 'teentje', 'teentje', 'teentjes'],
  ['sv', 'bitar', 'bit', 'bitar'],
  ['it', 'spicchi', 'spicchi', null],
  ['pl', 'łyżki', 'łyżki', null],
  ['de', 'Schöpfkellen', 'Schöpfkellen', null],
  ['xx', 'slices', 'slices', null],
])('in %s, the singular and plural of %s are %s and %s', (language, written, one, many) =>
  expect(unitForms(written, language)).toEqual({ one, many }),
);
