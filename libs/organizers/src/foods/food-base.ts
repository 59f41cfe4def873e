import { LRUCache } from 'lru-cache';
import { FoodBase, type FoodLink, FoodLinker, FoodNames, isDoubtful } from '#food';
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

/** Links of names, because a list asks for those of hundreds of items each time that it is read. */
const cachedLinks = new LRUCache<string, readonly FoodLink[]>({ max: 5000 });

/** Returns the foods of the food tables that a name in one of these languages means. */
export function linkFood(name: string, locale: string): readonly FoodLink[] {
  const key = `${locale} ${name}`;
  const cached = cachedLinks.get(key);
  if (cached) return cached;
  const links = foodLinker.link(name, foodLanguages(locale));
  cachedLinks.set(key, links);
  return links;
}

/** True if one name surely means a food of the food tables that the other does not mean. */
export function areOtherFoods(name: string, other: string, locale: string): boolean {
  const [link] = linkFood(name, locale);
  return !!link && !isDoubtful(link) && linkFood(other, locale).every(({ food }) => food !== link.food);
}

/** Grams of a millilitre of a food by the food tables; null if its name is not sure to mean one of their foods. */
export function densityOfName(name: string, locale: string): number | null {
  const [link, ...others] = linkFood(name, locale);
  if (!link || others.length || isDoubtful(link)) return null;
  return foodBase.measureOf(link.food, 'ml')?.grams ?? null;
}
