import { baseLanguage, plainName } from '#ingredients';
import { seedFoods, seedName, seedNames, type SeedName } from './seed-tables.ts';

/** English names of foods that groups in Arabic do not start with, besides the aisle of alcohol. */
const PORK = new Set(['pork', 'bacon', 'ham', 'salami', 'chorizo']);

/** False for pork and alcohol in Arabic. @param food its English name, undefined for the aisle itself */
export const isInitial = (locale: string, aisle: string, food?: string): boolean =>
  baseLanguage(locale) !== 'ar' || (aisle !== 'Alcohol' && !(food && PORK.has(food)));

let meanings: Map<string, string[]> | null = null;

/** The common foods that a name means in any of our languages, by their English names. */
export function seedFoodMeanings(name: string): string[] {
  meanings ??= indexMeanings();
  return meanings.get(plainName(name)) ?? [];
}

/**
 * @returns the names of a common food in all languages; empty if the name means several foods, without names that
 * mean another food elsewhere, as "Paprika" does
 * @param language BCP 47
 */
export function seedFoodNames(name: string, language: string): string[] {
  const wanted = plainName(name);
  const isCalledSo = (food: string) =>
    formsOf(seedName('food', food, language)).some((one) => plainName(one) === wanted);
  const [food, ...others] = seedFoodMeanings(name).filter(isCalledSo);
  if (!food || others.length) return [];
  return [...formsInAllLanguages(food)].filter((one) => seedFoodMeanings(one).length === 1);
}

const formsOf = (words: SeedName | undefined): string[] =>
  words ? [words.name, ...(words.pluralName ? [words.pluralName] : [])] : [];

/** Singular and plural of a common food in all languages. @param food its English name */
export const formsInAllLanguages = (food: string): Set<string> => new Set(seedNames('food', food).flatMap(formsOf));

/**
 * Returns the plural of a common food's singular, with its capital; null if it is not known. English names may have words before it.
 *
 * @param language BCP 47
 */
export function seedPlural(name: string, language: string): string | null {
  const wanted = plainName(name);
  const words = seedFoodMeanings(name).flatMap((food) => seedName('food', food, language) ?? []);
  const many = words.find((one) => one.pluralName && plainName(one.name) === wanted)?.pluralName;
  if (many) return isCapital(name) ? many.charAt(0).toUpperCase() + many.slice(1) : many;
  if (baseLanguage(language) !== 'en') return null;
  const [, before, last] = /^(.+\s)(\S+)$/.exec(name) ?? [];
  if (!before || !last) return pluralOfLastWord(wanted);
  const plural = seedPlural(last, language);
  return plural && before + plural;
}

/** Returns "yolks" for "yolk", because an English name is "egg yolk/egg yolks". */
function pluralOfLastWord(word: string): string | null {
  lastWords ??= new Map(
    seedFoods().flatMap(({ food }) => {
      const [one = '', many] = formsOf(seedName('food', food, 'en-US')).map((name) => name.split(' ').at(-1) ?? '');
      return many ? [[plainName(one), many] as const] : [];
    }),
  );
  return lastWords.get(word) ?? null;
}

let lastWords: Map<string, string> | null = null;

const isCapital = (text: string): boolean => text.charAt(0) !== text.charAt(0).toLowerCase();

function indexMeanings(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { food } of seedFoods()) {
    const names = new Set([...formsInAllLanguages(food)].map(plainName));
    for (const name of names) index.set(name, [...(index.get(name) ?? []), food]);
  }
  return index;
}
