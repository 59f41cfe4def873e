import { amountToBuy, displayIngredient, type LineWords, unitInLanguage, type NamedUnit } from '#ingredients';
import { withoutMarkup } from '../../../shared/recipes/inline-markup.tsx';
import type { ShoppingItem } from '../shopping-queries.ts';

export interface ItemText {
  text: string;
  note: string;
}

type Amount = Pick<ShoppingItem, 'quantity'> & { unit: NamedUnit | null };
type Part = ShoppingItem['parts'][number];

/** Units for a thousand of another one, with their symbols. */
const LARGER = new Map([
  ['gram', { standard: 'kilogram', sign: 'kg' }],
  ['milliliter', { standard: 'liter', sign: 'l' }],
]);
const enough = 1000;

/** Rounds an amount to what is sold, and converts it to the larger unit from a thousand on. */
function inShops({ quantity: needed, unit }: Amount): Amount {
  const quantity = amountToBuy(needed, unit?.standard);
  const larger = LARGER.get(unit?.standard ?? '');
  if (!larger || quantity < enough) return { quantity, unit };
  const { standard, sign } = larger;
  const bought = { name: sign, abbreviation: sign, useAbbreviation: true, fraction: false, standard };
  return { quantity: quantity / enough, unit: bought };
}

const isOwn = ({ parts }: ShoppingItem) => parts.length < 2 && parts.every(({ recipeId }) => recipeId === null);

/** Text and note of an item, as the author wrote it or in the reader's numbers and units, without tags of recipes. */
export function itemText(item: ShoppingItem, locale: string): ItemText {
  if (isOwn(item)) return { text: ownText(item, locale), note: '' };
  const { food, isFood, note } = item;
  const amount = inShops(item);
  // plural for a kilogram of potatoes, like for a thousand grams
  const several = food && amount.unit !== item.unit ? { ...food, name: food.pluralName || food.name } : food;
  const unit = amount.unit && unitInLanguage(amount.unit, locale);
  const shown = { ...amount, unit, food: several, isFood, note: food ? '' : note, words: authorsWords(item, amount) };
  return {
    text: withoutMarkup(displayIngredient(shown, { locale }).text),
    note: food ? withoutMarkup(notesOf(item)) : '',
  };
}

/** Words of the author, with the food in the number of the sum if a source has it; the unit's word stays with its unit. */
function authorsWords({ parts, unit, quantity }: ShoppingItem, amount: Amount): LineWords | null {
  const sources = parts.flatMap((part) => (part.words?.food ? [{ ...part, words: part.words }] : []));
  const [first, ...others] = sources;
  if (!first || sources.length < parts.length) return null;
  const { food } = (sources.find((part) => part.quantity > 1 === quantity > 1) ?? first).words;
  const isSameUnit = amount.unit === unit && others.every(({ words }) => words.unit === first.words.unit);
  return { ...noWords, unit: isSameUnit ? first.words.unit : null, food };
}

const noWords: LineWords = { line: null, amount: null, unit: null, food: null };

/** Note of an item; in a sum, each note with the recipe that it is of. */
function notesOf({ parts, note }: ShoppingItem): string {
  if (parts.length < 2) return note;
  const notes = parts.flatMap((part) => (part.note ? [[part.recipeName, part.note].filter(Boolean).join(': ')] : []));
  return [...new Set(notes)].join(' · ');
}

/** @returns the author's text; a unit chosen from the group's list is shown under the reader's name for it */
function ownText(item: ShoppingItem, locale: string): string {
  const { unit, parts, isFood, display } = item;
  const words = parts[0]?.words ?? null;
  const shown = unit && unitInLanguage(unit, locale);
  if (shown === unit || words?.unit) return display;
  return displayIngredient({ ...item, unit: shown, words, disableAmount: !isFood }).text;
}

/** Amount of a part: of a recipe in the reader's units, else as written. */
export function partText({ unit, unitId }: ShoppingItem, part: Part, locale: string): string {
  const shown = unit && unitId === part.unitId ? unitInLanguage(unit, locale) : unit;
  if (shown === unit || part.recipeId === null) return part.display;
  return displayIngredient({ quantity: part.quantity, unit: shown }, { locale }).text;
}
