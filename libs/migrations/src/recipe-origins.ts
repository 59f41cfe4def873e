import { type Context, insertNew } from '#persistence';
import { canonicalAddress, Recipe } from '#recipes';
import { MigratedRecipe } from './migrated-recipe.entity.ts';

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
  { recipeId, migrationId, key }: { recipeId: string; migrationId: string; key: string },
): Promise<boolean> {
  const inserted = await insertNew(manager, MigratedRecipe, [{ recipeId, groupId, migrationId, key }], ['key']);
  return inserted.length > 0;
}

/** Finds a recipe that was imported from the address itself. */
export async function findByAddress(context: Context, url: string): Promise<{ id: string; slug: string } | undefined> {
  const canonical = canonicalAddress(url);
  // an address without a path belongs to the site, not to a recipe
  if (!canonical || !/\/\w/.test(canonical)) return undefined;
  const [host = ''] = canonical.split('/');
  const likely = await context
    .repository(Recipe)
    .select('r')
    .andWhere('r.org_url ILIKE :host', { host: `%${host.replace(/[%_\\]/g, '\\$&')}%` })
    .andWhere('NOT EXISTS (SELECT 1 FROM migrated_recipes m WHERE m.recipe_id = r.id AND m.migration_id IS NOT NULL)')
    .limit(500)
    .getMany();
  return likely.find(({ orgURL }) => canonicalAddress(orgURL ?? '') === canonical);
}
