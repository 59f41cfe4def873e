import type { Context } from '#persistence';

/** Updates the search index; must be called when a recipe or the name of a related row changes. */
export async function refreshSearch({ manager }: Context, recipeIds: string[]): Promise<void> {
  if (recipeIds.length) await manager.query('SELECT refresh_recipe_search($1)', [recipeIds]);
}
