import type { Context } from '#persistence';
import type { FiledRecipe } from '#recipe-files';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';

/** Links lines to the recipes of the group that they stand for; where there is none, or it is not clear which, they stay as they are. */
export async function linkSubRecipes(
  context: Context,
  changes: RecipeChanges,
  subRecipes: FiledRecipe['subRecipes'],
): Promise<void> {
  const lines = changes.recipeIngredient;
  if (!lines || subRecipes.length === 0) return;
  const names = [...new Set(subRecipes.map(({ name }) => name.toLowerCase()))];
  const known = await context.rows(Recipe).select().andWhere('lower(row.name) = ANY(:names)', { names }).getMany();
  for (const { line, name, slug, note } of subRecipes) {
    const same = known.filter((one) => one.name.toLowerCase() === name.toLowerCase());
    const other = same.find((one) => one.slug === slug) ?? (same.length === 1 ? same[0] : undefined);
    const own = lines[line];
    if (other && own) lines[line] = { ...own, ...(note !== undefined && { note }), referencedRecipe: { id: other.id } };
  }
}
