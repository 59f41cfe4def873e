import { parseRange, writeQuantity } from '#ingredients';
import type { Ingredient } from '../recipes/recipe-query.ts';

type Quantities = Pick<Ingredient, 'quantity' | 'quantityMax'>;
interface Amount extends Quantities {
  unit?: { fraction?: boolean | null } | null;
}

/** Text of an amount, as on the recipe's page: "2", "1½-2", "62,5". */
export function quantityText({ quantity, quantityMax, unit }: Amount, locale = 'en'): string {
  if (quantity === null || (quantity === 0 && quantityMax === null)) return '';
  const style = { locale, isFraction: unit?.fraction !== false, isExact: true };
  const ends = [quantity, quantityMax].filter((end) => end !== null);
  return ends.map((end) => writeQuantity(end, style).text).join('-');
}

/** Parses a text as one amount or a range; undefined if it is none. */
export function readQuantities(text: string): Quantities | undefined {
  if (!text.trim()) return { quantity: null, quantityMax: null };
  const ends = parseRange(text);
  if (!ends) return undefined;
  const [quantity, upper] = ends;
  return { quantity, quantityMax: upper === quantity ? null : upper };
}

export function quantityProblem(text: string): 'notAnAmount' | 'notAscending' | undefined {
  const read = readQuantities(text);
  if (!read) return 'notAnAmount';
  const { quantity, quantityMax } = read;
  return quantity !== null && quantityMax !== null && quantityMax < quantity ? 'notAscending' : undefined;
}
