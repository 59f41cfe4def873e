import type { RecipeLine } from '../recipe.ts';
import { isMeasuredFood } from '../visible/ingredients/ingredient-rows.ts';
import type { ChosenList } from './choose-lists.ts';
import { splitWords } from './text-similarity.ts';

const price = /[€£$¥₽₺]\s?\d|\d\s?(?:[€£¥₽₺]|(?:eur|usd|gbp|chf|kr|zł|kč|ft|lei|грн|руб)\b)|:\s?\d+[.,]\d\d(?!\d)/iu;
const minPriceShare = 0.5;

/** True if most lines state a price: a menu, a shop, or the news. */
export function areOffers(lines: RecipeLine[]): boolean {
  return lines.filter(({ text }) => price.test(text)).length >= Math.max(2, lines.length * minPriceShare);
}

/** Letters that two forms of a food's name share. */
const stemLength = 4;
const minMentioned = 0.15;

/** True if the steps hardly mention any of the ingredients: the numbers of a job, a review or a craft are no foods. */
export function areUnrelated(ingredients: RecipeLine[], steps: RecipeLine[]): boolean {
  const stem = (word: string) => word.slice(0, stemLength);
  const mentioned = new Set(steps.flatMap(({ text }) => splitWords(text)).map(stem));
  const named = ingredients.map(({ text }) =>
    splitWords(text).filter((word) => word.length >= stemLength && !/\d/.test(word)),
  );
  const known = named.filter((words) => words.length > 0);
  // scripts without spaces are not split into words
  const isDense = ingredients.some(({ text }) => /[\u0e00-\u0eff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text));
  if (isDense || known.length < 3) return false;
  return known.filter((words) => words.some((word) => mentioned.has(stem(word)))).length < known.length * minMentioned;
}

/**
 * True if a list of the page belongs to another recipe: a heading with another name stands over it, and the steps do not mention its foods.
 */
export function isOfOtherRecipe(
  { ingredients, steps }: { ingredients: RecipeLine[]; steps: RecipeLine[] },
  heading: string | undefined,
  name: string,
): boolean {
  const words = new Set(splitWords(name));
  const isOther = !!heading && !splitWords(heading).some((word) => words.has(word));
  return isOther && areUnrelated(ingredients, steps);
}

/** True if two signs say that lists of a page without recipe data are no recipe. */
export function isFalseRecipe(
  ingredients: ChosenList,
  steps: ChosenList | null,
  { isProduct, isShoppingList }: { isProduct: boolean; isShoppingList: boolean },
): boolean {
  const isAnnounced = [ingredients, steps].every((list) => list?.announced);
  if (areOffers(ingredients.lines)) return true;
  if (isShoppingList && !steps) return true;
  if (isProduct && !isAnnounced) return true;
  const areMeasured =
    ingredients.lines.filter(({ text }) => isMeasuredFood(text)).length * 2 >= ingredients.lines.length;
  return !!steps && !isAnnounced && !areMeasured && areUnrelated(ingredients.lines, steps.lines);
}
