import { findAmounts } from './parser/find-amounts.ts';
import { convertUnit } from './units.ts';

/** An ingredient that is another recipe. */
export interface SubRecipeLine {
  quantity: number | null;
  quantityMax: number | null;
  /** Standard unit, such as `gram`, or null. */
  unit: { standard: string | null } | null;
}

/** Yield of the other recipe. */
export interface Yield {
  recipeServings: number | null;
  recipeYield: string | null;
}

/** Converts the first convertible amount of a yield text such as "500 g of dough". */
function yieldIn(standard: string, text: string): number | null {
  for (const { quantity, quantityMax, unit } of findAmounts(text)) {
    const amount = unit.id && convertUnit(quantityMax ?? quantity, unit.id, standard);
    if (amount) return amount;
  }
  return null;
}

/**
 * @returns how many times the other recipe is made: once without an amount, as often as a bare number says ("½ of the dough"), else by
 * servings or measure. Ranges count as their upper end. Null if the units are not comparable.
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
  const total = standard && recipeYield ? yieldIn(standard, recipeYield) : null;
  return total ? amount / total : null;
}
