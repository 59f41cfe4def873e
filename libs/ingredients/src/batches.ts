import { findAmounts } from './parser/find-amounts.ts';
import { convertUnit } from './units.ts';

/** A line that stands for another recipe. */
export interface SubRecipeLine {
  quantity: number | null;
  quantityMax: number | null;
  /** Of which standard unit it is, as `gram`, where it is of one. */
  unit: { standard: string | null } | null;
}

/** What the other recipe makes. */
export interface Yield {
  recipeServings: number | null;
  recipeYield: string | null;
}

/** How much of something the yield text says is made: "500 g of dough", in grams where grams are asked for. */
function madeIn(standard: string, text: string): number | null {
  for (const { quantity, quantityMax, unit } of findAmounts(text)) {
    const made = convertUnit(quantityMax ?? quantity, unit.id!, standard);
    if (made) return made;
  }
  return null;
}

/**
 * How many times the other recipe is made for a line: a line without an amount takes all of it, a bare number is so many times ("½ of the
 * dough"), servings and measures are taken of what it makes. Of a range, the upper end. Null where that cannot be said: cups of something
 * that makes twelve pieces.
 */
export function batchesOf(
  { quantity, quantityMax, unit }: SubRecipeLine,
  { recipeServings, recipeYield }: Yield,
): number | null {
  const amount = quantityMax ?? quantity;
  if (!amount) return unit ? null : 1;
  if (!unit) return amount;
  const { standard } = unit;
  if (standard === 'serving') return recipeServings ? amount / recipeServings : null;
  const made = standard && recipeYield ? madeIn(standard, recipeYield) : null;
  return made ? amount / made : null;
}
