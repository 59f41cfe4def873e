import { parseRange } from '#ingredients';
import type { Ingredient } from '../recipe-query.ts';

type Quantities = Pick<Ingredient, 'quantity' | 'quantityMax'>;

/** The text of the field for an amount: "2", "2-3". */
export function quantityText({ quantity, quantityMax }: Quantities): string {
  return quantity === null || (quantity === 0 && quantityMax === null)
    ? ''
    : [quantity, quantityMax].filter((end) => end !== null).join('-');
}

/** What such a text says; undefined where it is no amount. */
export function readQuantities(text: string): Quantities | undefined {
  if (!text.trim()) return { quantity: null, quantityMax: null };
  const ends = parseRange(text);
  if (!ends) return undefined;
  const [quantity, upper] = ends;
  return { quantity, quantityMax: upper === quantity ? null : upper };
}

/** Why an amount cannot be saved. */
export function quantityProblem(text: string): 'notAnAmount' | 'notAscending' | undefined {
  const read = readQuantities(text);
  if (!read) return 'notAnAmount';
  const { quantity, quantityMax } = read;
  return quantity !== null && quantityMax !== null && quantityMax < quantity ? 'notAscending' : undefined;
}
