import { unitLabels } from '#ingredients';

const UNITS = [
  ...['teaspoon', 'tablespoon', 'cup', 'fluid_ounce', 'pint', 'quart', 'gallon', 'milliliter', 'liter', 'pound'],
  ...['ounce', 'gram', 'kilogram', 'milligram', 'splash', 'dash', 'serving', 'head', 'clove', 'can', 'pinch', 'bunch'],
  ...['slice', 'piece', 'package', 'bottle', 'leaf', 'handful', 'drop'],
];

/** Written whole, where there is a short way to write them. */
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

/** The units that a group may start with, as a language (BCP 47) calls them; none for a language without words. */
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
