import { type Context, insertNew } from '#persistence';
import { type ExistingRecipe, ExistingRecipes, type ImportItem } from '#recipes';
import { MigratedRecipe } from './migrated-recipe.entity.ts';
import { recipeKey } from './recipe-key.ts';

/** Returns the group's recipes with these keys. */
export async function findMigrated(
  { manager, groupId }: Context,
  keys: string[],
): Promise<Map<string, { id: string; slug: string }>> {
  const rows = await manager
    .createQueryBuilder(MigratedRecipe, 'm')
    .innerJoin('m.recipe', 'r')
    .select(['m.key AS key', 'r.id AS id', 'r.slug AS slug'])
    .where('m.group_id = :groupId AND m.key = ANY(:keys)', { groupId, keys })
    .getRawMany<{ key: string; id: string; slug: string }>();
  return new Map(rows.map(({ key, id, slug }) => [key, { id, slug }]));
}

/** Records the origin of a recipe; returns false if another recipe of the group has it. */
export async function recordOrigin(
  { manager, groupId }: Context,
  { recipeId, migrationId, key }: { recipeId: string; migrationId: string | null; key: string },
): Promise<boolean> {
  const inserted = await insertNew(manager, MigratedRecipe, [{ recipeId, groupId, migrationId, key }], ['key']);
  return inserted.length > 0;
}

/** Loads the group's recipes without those of this migration, because a file may have several with the same address. */
export async function loadExisting(context: Context, migrationId: string): Promise<ExistingRecipes> {
  const { manager, groupId } = context;
  const own = await manager.find(MigratedRecipe, { where: { migrationId, groupId }, select: { recipeId: true } });
  return ExistingRecipes.load(context, new Set(own.map(({ recipeId }) => recipeId)));
}

/** Finds the recipe of the group that an item of a file would import again. */
export async function findExisting(
  context: Context,
  existing: ExistingRecipes,
  item: ImportItem,
): Promise<ExistingRecipe | undefined> {
  if (!item.recipe) return undefined;
  const key = recipeKey(item);
  const migrated = (await findMigrated(context, [key])).get(key);
  if (migrated) return migrated;
  const { url, name, ingredients } = item.recipe;
  return existing.find(context, { urls: [url], name, lines: ingredients.map(({ text }) => text) });
}
