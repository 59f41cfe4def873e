import { unitDimension, unitForms } from '#ingredients';
import type { ParsedUnit } from '#ingredients/parser';

export interface NewUnit {
  id: null;
  name: string;
  pluralName: string | null;
  description: string;
  abbreviation: string;
  useAbbreviation: boolean;
  fraction: boolean;
}

const ABBREVIATIONS: Record<string, string> = {
  milligram: 'mg',
  gram: 'g',
  kilogram: 'kg',
  milliliter: 'ml',
  centiliter: 'cl',
  deciliter: 'dl',
  liter: 'l',
  ounce: 'oz',
  fluid_ounce: 'fl oz',
  pound: 'lb',
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  millimeter: 'mm',
  centimeter: 'cm',
};
/** Nobody weighs a third of a gram. */
const METRIC = /gram$|liter$|meter$/;
const ENGLISH_SIBILANT = /(ch|sh|s|x)$/;

const plural = (name: string) => name + (ENGLISH_SIBILANT.test(name) ? 'es' : 's');

/** "gr" and "kgs" are the same in all languages of one script; "TL" is as short as "tsp", but not the same to its readers. */
function isShort(text: string, id: string, abbreviation: string, language: string): boolean {
  const letters = text.toLowerCase().replace(/\.$/, '');
  const isShared = METRIC.test(id) && /^[a-z]/.test(letters);
  return isShared || language === 'en' ? letters.length <= abbreviation.length + 1 : letters === abbreviation;
}

/** A unit that the group does not have yet: an English one under its proper name, others as they are written. */
export function newUnit({ id, text }: ParsedUnit, language: string): NewUnit {
  const abbreviation = (id && ABBREVIATIONS[id]) ?? '';
  const isAbbreviated = !!id && !!abbreviation && isShort(text, id, abbreviation, language);
  const isNamed = !!id && (language === 'en' || isAbbreviated) && (unitDimension(id) !== 'count' || language === 'en');
  const proper = isNamed ? id.replaceAll('_', ' ') : null;
  const { one, many } = proper ? { one: proper, many: plural(proper) } : unitForms(text, language);
  return {
    id: null,
    name: one,
    pluralName: many,
    description: '',
    abbreviation: isNamed ? abbreviation : '',
    useAbbreviation: isNamed && isAbbreviated,
    fraction: !id || !METRIC.test(id),
  };
}
