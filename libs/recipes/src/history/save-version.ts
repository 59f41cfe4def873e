import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#persistence';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { contentOf } from './recipe-content.ts';
import { RecipeVersion } from './recipe-version.entity.ts';

/**
 * Saves the current state of a locked recipe as a version, unless nothing changed.
 *
 * @param states the current state, preceded by the previous one if the recipe has no version yet
 */
export async function saveVersions(context: Context, states: Recipe[]): Promise<void> {
  const contents = states.map(contentOf);
  if (contents.length > 1 && isDeepStrictEqual(contents[0], contents[1])) return;
  const rows = states.map((recipe, index) => ({
    groupId: recipe.groupId,
    recipeId: recipe.id,
    number: recipe.version,
    savedAt: recipe.dateUpdated,
    editorId: recipe.editorId ?? recipe.ownerId,
    content: contents[index]!,
  }));
  const last = rows.at(-1)!;
  if (rows.length === 1) {
    const newest = `SELECT content FROM recipe_versions WHERE recipe_id = $1 ORDER BY number DESC LIMIT 1`;
    const same = await context.manager.query<unknown[]>(`SELECT 1 FROM (${newest}) v WHERE content = $2::jsonb`, [
      last.recipeId,
      JSON.stringify(last.content),
    ]);
    if (same.length) return;
  }
  // a transaction that held the lock before may have inserted the first version
  const insert = context.manager.createQueryBuilder().insert().into(RecipeVersion);
  await insert
    .values(rows as never)
    .orIgnore()
    .execute();
}
