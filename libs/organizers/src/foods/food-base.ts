import { FoodBase, FoodLinker, FoodNames } from '#food';
import { baseLanguage } from '#ingredients';
import { fallbackLocale } from '#locales';
import { installedFolder } from '#platform';

export const foodBase = new FoodBase(installedFolder('food/foods.tsv'));
export const foodLinker = new FoodLinker(foodBase);
export const foodNames = new FoodNames(foodBase);

/** Languages and region in which names of foods are looked up, the likeliest first; English always comes last. */
export function foodLanguages(...locales: (string | null)[]): { languages: string[]; region: string | null } {
  const known = locales.filter((locale) => locale !== null);
  return {
    languages: [...new Set([...known, fallbackLocale].map(baseLanguage))],
    region: known.find((locale) => locale.includes('-'))?.split('-')[1] ?? null,
  };
}
