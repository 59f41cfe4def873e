import { type Composition, type FormulaLine, type LineRole, mixedIn, roleOfFood, weightOf } from '#baking';
import { isFixedAmount, unitFacts, unitIdOf } from '#ingredients';
import type { Ingredient, Recipe } from '../../../shared/recipes/recipe-query.ts';
import { contentsOf } from '../../../shared/units-and-scaling/contents.ts';
import { measureOf } from '../../../shared/units-and-scaling/measures.ts';

export type Roles = Record<string, LineRole>;

interface Options {
  /** Language of the recipe (BCP 47). */
  language: string;
  /** Roles that the reader has chosen, by the id of the line. */
  roles?: Roles;
  /** Linked recipes by their slug, as far as they are loaded. */
  parts?: ReadonlyMap<string, Recipe>;
}

/** The lines of a recipe that have an amount, with their weights and roles. */
export function formulaLines(recipe: Recipe, { language, roles = {}, parts }: Options): FormulaLine[] {
  let section = '';
  return recipe.recipeIngredient.flatMap((line) => {
    section = line.title || section;
    if (line.disableAmount || !(line.quantity || line.quantityMax)) return [];
    const name = nameOf(line);
    const part = parts?.get(line.referencedRecipe?.slug ?? '');
    const inPart = part && mixtureOf(part, language);
    const own = weightOf(amountOf(line, language), name, densityOf(line));
    const isOfPart = !own.grams && inPart && line.batches;
    const grams = isOfPart ? { low: inPart.grams * isOfPart, high: inPart.grams * isOfPart } : own.grams;
    return {
      id: line.referenceId,
      section,
      name,
      grams,
      isApproximate: own.isApproximate,
      role: roles[line.referenceId] ?? roleOfFood(name),
      isFixed: isFixedAmount(line.display),
      composition: inPart?.composition,
    };
  });
}

function mixtureOf(part: Recipe, language: string): { composition: Composition | undefined; grams: number } {
  const lines = formulaLines(part, { language });
  return { composition: mixedIn(lines), grams: lines.reduce((sum, { grams }) => sum + (grams?.low ?? 0), 0) };
}

export const nameOf = ({ food, words, note }: Ingredient): string => words?.food || food?.name || note;

const densityOf = ({ food, words, note }: Ingredient) =>
  contentsOf([food?.name, words?.food, !food && note], food?.density).density;

/** Standard unit of a line; null for pieces, and an unknown word for other units. */
export function amountOf({ quantity, quantityMax, unit, words }: Ingredient, language: string) {
  const written = words?.unit ? unitIdOf(words.unit, language) : null;
  const known = written && unitFacts.has(written) ? written : unit && (measureOf(unit, language) ?? unit.standard);
  return { quantity, quantityMax, unit: known ?? unit?.name ?? null };
}
