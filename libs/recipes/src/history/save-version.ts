import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#persistence';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { contentOf } from './recipe-content.ts';
import { RecipeVersion } from './recipe-version.entity.ts';

/** Keeps what a locked recipe is by now and, the first time, what it was before. Saving without a change keeps nothing. */
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
  // somebody who held the lock before may have kept the first of them
  const insert = context.manager.createQueryBuilder().insert().into(RecipeVersion);
  await insert
    .values(rows as never)
    .orIgnore()
    .execute();
}
