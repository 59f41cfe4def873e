import type { Context } from '#persistence';
import type { ImportedRecipe, ImportedSubRecipe } from '#recipe-files';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';

export type FindSubRecipe = (sub: ImportedSubRecipe) => string | undefined | Promise<string | undefined>;

/** Links lines to recipes of the group. Lines without a match, or with several, stay text. */
export async function linkSubRecipes(
  context: Context,
  changes: RecipeChanges,
  subRecipes: ImportedRecipe['subRecipes'],
  find: FindSubRecipe = () => undefined,
): Promise<void> {
  const lines = changes.recipeIngredient;
  if (!lines || subRecipes.length === 0) return;
  const names = [...new Set(subRecipes.map(({ name }) => name.toLowerCase()))];
  const known = await context
    .repository(Recipe)
    .select()
    .andWhere('lower(row.name) = ANY(:names)', { names })
    .getMany();
  for (const sub of subRecipes) {
    const { line, name, slug, note } = sub;
    const same = known.filter((one) => one.name.toLowerCase() === name.toLowerCase());
    const named = same.find((one) => one.slug === slug) ?? (same.length === 1 ? same[0] : undefined);
    const id = (await find(sub)) ?? named?.id;
    const own = lines[line];
    if (id && own) lines[line] = { ...own, ...(note !== undefined && { note }), referencedRecipe: { id } };
  }
}
