import type { EntityManager } from 'typeorm';

/** A table with a column recipe_id, and the column in it that names an organizer, a food or a unit. */
export interface RecipeLink {
  link: string;
  column: string;
}

/** Ids of the recipes that have something. */
export async function recipesWith(manager: EntityManager, { link, column }: RecipeLink, id: string): Promise<string[]> {
  const sql = `SELECT DISTINCT recipe_id AS id FROM ${link} WHERE ${column} = $1`;
  return (await manager.query<{ id: string }[]>(sql, [id])).map((row) => row.id);
}

/** Recipes are found by the names of what they have. */
export async function refreshSearch(manager: EntityManager, recipeIds: string[]): Promise<void> {
  await manager.query('SELECT refresh_recipe_search($1)', [recipeIds]);
}
