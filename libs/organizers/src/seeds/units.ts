import { unitLabels } from '#ingredients';
import { seedName } from './seed-tables.ts';

export const UNITS = [
  ...['teaspoon', 'tablespoon', 'cup', 'fluid_ounce', 'pint', 'quart', 'gallon', 'milliliter', 'liter', 'pound'],
  ...['ounce', 'gram', 'kilogram', 'milligram', 'splash', 'dash', 'serving', 'head', 'clove', 'can', 'pinch', 'bunch'],
  ...['slice', 'piece', 'package', 'bottle', 'leaf', 'handful', 'drop'],
];

/** Units whose names are not abbreviated by default, although some languages have an abbreviation. */
const UNABBREVIATED = [
  'cup',
  'splash',
  'dash',
  'serving',
  'head',
  'clove',
  'can',
  'bunch',
  'pinch',
  'piece',
  'package',
  'bottle',
  'drop',
];

export interface SeedUnit {
  name: string;
  pluralName: string | null;
  abbreviation: string;
  useAbbreviation: boolean;
}

/** Returns the initial units of a group with their names in a language (BCP 47); none if the names are not known. */
export const seedUnits = (locale: string): SeedUnit[] =>
  UNITS.flatMap((id) => {
    const words = unitWords(id, locale);
    if (!words) return [];
    const useAbbreviation = words.abbreviation !== '' && !UNABBREVIATED.includes(id);
    return [{ ...words, useAbbreviation }];
  });

/** The lexicon of ingredient lines has the units of some languages, and the tables of the seeds those of the others. */
function unitWords(id: string, locale: string) {
  const label = unitLabels(locale).get(id);
  if (!label) return seedName('unit', id, locale);
  const { one, many, short } = label;
  return { name: one, pluralName: many === one ? null : many, abbreviation: short };
}
