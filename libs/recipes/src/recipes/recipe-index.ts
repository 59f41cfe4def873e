import type { Context } from '#persistence';

/** Recipes are found by their words and by the names of what they have: to be called whenever one of these changes. */
export async function refreshSearch({ manager }: Context, recipeIds: string[]): Promise<void> {
  if (recipeIds.length) await manager.query('SELECT refresh_recipe_search($1)', [recipeIds]);
}
