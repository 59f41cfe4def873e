import { findAmounts } from './parser/find-amounts.ts';
import { convertUnit } from './units.ts';

/** A line that stands for another recipe. */
export interface SubRecipeLine {
  quantity: number | null;
  quantityMax: number | null;
  /** The line's standard unit, such as `gram`, or null. */
  unit: { standard: string | null } | null;
}

/** Yield of the other recipe. */
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
 * @returns how many times the other recipe is made: once without an amount, so many times for a bare number ("½ of
 * the dough"), else by servings or measure, with the upper end of a range. Null if the units do not compare.
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
