import { correctionKey, type IngredientCorrection } from '#parsing';
import type { Context } from '#persistence';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { recipesWithLines } from './recipes-with-lines.ts';

export interface LineOfRecipe {
  recipe: Recipe;
  line: RecipeIngredient;
}

/** Finds the lines of recipes (of these ids) that these corrections apply to, by the line of the correction. */
export async function findCorrectedLines(
  context: Context,
  keys: string[],
  ids?: string[],
): Promise<Map<string, LineOfRecipe[]>> {
  const found = new Map<string, LineOfRecipe[]>();
  if (!keys.length) return found;
  const select = recipesWithLines(
    context,
    `left(lower(regexp_replace(btrim(l.original_text), '\\s+', ' ', 'g')), 1000) = ANY(:keys)`,
    { ids, parameters: { keys } },
  )
    .leftJoinAndSelect('l.unit', 'u')
    .leftJoinAndSelect('l.food', 'f');
  for (const recipe of await select.getMany())
    for (const line of recipe.recipeIngredient) {
      const key = correctionKey(line.originalText ?? '');
      found.set(key, [...(found.get(key) ?? []), { recipe, line }]);
    }
  return found;
}

const CORRECTED_PARTS = ['quantity', 'quantityMax', 'unitId', 'foodId', 'note'] as const;

/** True if a line is stored as the correction says. */
export const isApplied = (line: RecipeIngredient, correction: IngredientCorrection): boolean =>
  CORRECTED_PARTS.every((part) => line[part] === correction[part]);
