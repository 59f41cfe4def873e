import { GroupPreferences } from '#groups';
import type { Context } from '#persistence';
import type { StoredSource } from './page-reader.ts';

/** Larger sources are not stored. In bytes, compressed. */
const MAX_BYTES = 500_000;

/** Stores the source of a recipe in place of the one before. */
export async function storeSource(
  { manager, groupId }: Context,
  recipeId: string,
  { url, isPasted, content }: StoredSource,
): Promise<void> {
  if (content.byteLength > MAX_BYTES) return;
  await manager.query(
    `INSERT INTO recipe_sources (recipe_id, group_id, url, is_pasted, content) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (recipe_id) DO UPDATE SET url = $3, is_pasted = $4, content = $5, saved_at = now()`,
    [recipeId, groupId, url, isPasted, content],
  );
}

/** Stores the source of an import if the group wishes so. */
export async function keepSource(context: Context, recipeId: string, source: StoredSource): Promise<void> {
  const { keepSources } = await context.repository(GroupPreferences).select().getOneOrFail();
  if (keepSources) await storeSource(context, recipeId, source);
}
