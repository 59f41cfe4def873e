import { displayIngredient, type DisplayUnit } from '#ingredients';
import type { ShoppingItem } from './shopping-queries.ts';

export interface ItemText {
  /** What is bought. */
  text: string;
  /** What is to be thought of. */
  note: string;
}

type Amount = Pick<ShoppingItem, 'quantity'> & { unit: DisplayUnit | null };

/** Of a thousand grams shops say a kilogram; the signs are the same in all languages. */
const LARGER = new Map([
  ['gram', { standard: 'kilogram', sign: 'kg' }],
  ['milliliter', { standard: 'liter', sign: 'l' }],
]);
const enough = 1000;

/** An amount in the unit in which it is bought. */
function inShops({ quantity, unit }: Amount): Amount {
  const larger = LARGER.get(unit?.standard ?? '');
  if (!larger || quantity < enough) return { quantity, unit };
  const { standard, sign } = larger;
  const bought = { name: sign, abbreviation: sign, useAbbreviation: true, fraction: false, standard };
  return { quantity: quantity / enough, unit: bought };
}

const isOwn = ({ parts }: ShoppingItem) => parts.length < 2 && parts.every(({ recipeId }) => recipeId === null);

/** An item as its author wrote it, or else in the numbers of the reader with what is said of it beneath. */
export function itemText(item: ShoppingItem, locale: string): ItemText {
  if (isOwn(item)) return { text: item.display, note: '' };
  const { food, isFood, note } = item;
  const amount = inShops(item);
  // a kilogram of potatoes is of several, like the thousand grams that it was
  const several = food && amount.quantity !== item.quantity ? { ...food, name: food.pluralName || food.name } : food;
  const shown = { ...amount, food: several, isFood, note: food ? '' : note };
  return { text: displayIngredient(shown, { locale }).text, note: food ? note : '' };
}
