import { isDeepStrictEqual } from 'node:util';
import { pick } from '#contract/objects';
import { lineFields, recipeFields, stepFields } from '#contract/recipe-fields';
import { type Context, insertNew } from '#persistence';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { type RecipeContent, RecipeVersion } from './recipe-version.entity.ts';

/**
 * Saves the state of a locked recipe as a version, unless nothing changed.
 *
 * @param before the previous state, if the recipe has no version yet
 */
export async function saveVersion(context: Context, after: Recipe, before?: Recipe): Promise<void> {
  const versions = [...(before ? [before] : []), after].map(versionOf);
  const isSame = before
    ? isDeepStrictEqual(contentOf(before), contentOf(after))
    : await isNewest(context, after.id, contentOf(after));
  // a transaction that held the lock before may have inserted the first version
  if (!isSame) await insertNew(context.manager, RecipeVersion, versions, ['id']);
}

const versionOf = (recipe: Recipe): Partial<RecipeVersion> => ({
  groupId: recipe.groupId,
  recipeId: recipe.id,
  number: recipe.version,
  savedAt: recipe.dateUpdated,
  editorId: recipe.editorId ?? recipe.ownerId,
  content: contentOf(recipe),
});

async function isNewest({ manager }: Context, recipeId: string, content: RecipeContent): Promise<boolean> {
  const newest = `SELECT content FROM recipe_versions WHERE recipe_id = $1 ORDER BY number DESC LIMIT 1`;
  const sql = `SELECT 1 FROM (${newest}) v WHERE content = $2::jsonb`;
  return (await manager.query<unknown[]>(sql, [recipeId, JSON.stringify(content)])).length > 0;
}

/** Keeps only ids and names of the rows that a recipe refers to: their other columns may change without the recipe. */
function contentOf(recipe: Recipe): RecipeContent {
  const reference = (row: { id?: string | null; name: string } | null) => row && { id: row.id, name: row.name };
  const content = {
    ...pick(recipe, recipeFields),
    recipeCategory: recipe.recipeCategory.map(reference),
    tags: recipe.tags.map(reference),
    tools: recipe.tools.map(reference),
    recipeIngredient: recipe.recipeIngredient.map((line) => ({
      ...pick(line, lineFields),
      unit: reference(line.unit),
      food: reference(line.food),
      referencedRecipe: reference(line.referencedRecipe),
    })),
    recipeInstructions: recipe.recipeInstructions.map((step) => pick(step, stepFields)),
  };
  return JSON.parse(JSON.stringify(content));
}
