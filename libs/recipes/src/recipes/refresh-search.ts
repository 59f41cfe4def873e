import type { Context } from '#persistence';

/** Updates what the search finds: to be called when a recipe or the name of something in it has changed. */
export async function refreshSearch({ manager }: Context, recipeIds: string[]): Promise<void> {
  if (recipeIds.length) await manager.query('SELECT refresh_recipe_search($1)', [recipeIds]);
}
