import { findAmounts } from './parser/find-amounts.ts';
import { convertUnit } from './units.ts';

/** An ingredient that is another recipe. */
export interface SubRecipeLine {
  quantity: number | null;
  quantityMax: number | null;
  /** `standard` is a standard unit, such as `gram`, or null. */
  unit: { name?: string; standard: string | null } | null;
  words?: { unit: string | null } | null;
}

/** Words for one making of a recipe. The Italian "dose" is also read as the German can, in which no recipe comes. */
const batch =
  /^(?:batch(?:es)?|recipes?|dos[ei]s?|dosen|(?:grund)?rezepte?|mengen?|fournées?|recettes?|préparations?|ricett[ae]|recetas?|receitas?|recept(?:en)?|opskrift(?:er)?|oppskrift(?:er)?|sats(?:er)?|przepis\p{L}*|porcj\p{L}*|рецепт\p{L}*|порци\p{L}*|وصفة|وصفات)$/iu;

const isBatch = ({ unit, words }: SubRecipeLine) =>
  [words?.unit, unit?.name].some((name) => name && batch.test(name.trim()));

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
 * @returns how many times the other recipe is made: once without an amount, as often as a bare number says ("½ of the dough", "1 batch"), else by
 * servings or measure. Ranges count as their upper end. Null if the units are not comparable.
 */
export function batchesOf(line: SubRecipeLine, { recipeServings, recipeYield }: Yield): number | null {
  const { quantity, quantityMax, unit } = line;
  const amount = quantityMax ?? quantity;
  if (!unit || isBatch(line)) return amount || 1;
  if (!amount) return null;
  const { standard } = unit;
  if (standard === 'serving') return recipeServings ? amount / recipeServings : null;
  const total = standard && recipeYield ? yieldIn(standard, recipeYield) : null;
  return total ? amount / total : null;
}
