import { displayIngredient } from './display.ts';
import { standardOf, unitInLanguage, type NamedUnit } from './unit-in-language.ts';

const spoon = { name: 'Esslöffel', pluralName: 'Esslöffel', abbreviation: 'EL' };

it.each<[string, NamedUnit, string | null]>([
  ['its name', spoon, 'tablespoon'],
  ['what the server says of its name', { name: 'Eßl', standard: 'tablespoon' }, 'tablespoon'],
  ['its plural', { name: 'Gewürzspitze', pluralName: 'pincées' }, 'pinch'],
  ['its abbreviation', { name: 'großer Löffel', abbreviation: 'EL' }, 'tablespoon'],
  ['an alias', { name: 'großer Löffel', aliases: [{ name: 'Suppenkelle' }, { name: 'tbsp' }] }, 'tablespoon'],
  ['none of its names', { name: 'Handvoll von Oma', pluralName: null, abbreviation: '' }, null],
  ['names that mean two things', { name: 'Löffel', abbreviation: 'EL', aliases: [{ name: 'tsp' }] }, null],
  ['a letter that may be many things', { name: 'Gupf', abbreviation: 'g' }, null],
])('a unit is known by %s', (_, unit, standard) => expect(standardOf(unit)).toBe(standard));

it.each<[string, NamedUnit, string, string]>([
  ['in the words of the reader', spoon, 'en-US', '2 tablespoons'],
  ['abbreviated where the group abbreviates it', { ...spoon, useAbbreviation: true }, 'en-US', '2 tbsp'],
  ['in Arabic', spoon, 'ar-SA', '2 ملاعق كبيرة'],
  ['in a language without an abbreviation', { ...spoon, useAbbreviation: true }, 'it', '2 cucchiai'],
  ['by its own name in its own language', { name: 'EL' }, 'de-DE', '2 EL'],
  ['as it is where the reader has no word for it', { name: 'Pfund', standard: 'metric_pound' }, 'en-US', '2 Pfund'],
  ['as it is where nobody knows it', { name: 'Handvoll von Oma' }, 'en-US', '2 Handvoll von Oma'],
])('a unit is shown %s', (_, unit, language, text) =>
  expect(displayIngredient({ quantity: 2, unit: unitInLanguage(unit, language) }, { locale: language }).text).toBe(
    text,
  ),
);
