import { FoodBase, FoodLinker, FoodNames, isDoubtful } from '#food';
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

/** Grams of a millilitre of a food by the food tables; null if its name is not sure to mean one of their foods. */
export function densityOfName(name: string, locale: string): number | null {
  const [link, ...others] = foodLinker.link(name, foodLanguages(locale));
  if (!link || others.length || isDoubtful(link)) return null;
  return foodBase.measureOf(link.food, 'ml')?.grams ?? null;
}
