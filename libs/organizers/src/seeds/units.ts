import { unitLabels } from '#ingredients';

const UNITS = [
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
export function seedUnits(locale: string): SeedUnit[] {
  const labels = unitLabels(locale);
  return UNITS.flatMap((id) => {
    const label = labels.get(id);
    if (!label) return [];
    const { one, many, short } = label;
    const useAbbreviation = short !== '' && !UNABBREVIATED.includes(id);
    return [{ name: one, pluralName: many === one ? null : many, abbreviation: short, useAbbreviation }];
  });
}
