import type { EntityManager } from 'typeorm';
import { slugify } from '#platform';
import { Recipe } from './recipe.entity.ts';

/**
 * The name, or the first of "name (1)", "name (2)", ... whose slug is free. Until the transaction ends, nobody else in the
 * group gets a name, so two recipes of one name at the same moment both succeed.
 */
export async function freeName(
  manager: EntityManager,
  groupId: string,
  wanted: string,
): Promise<{ name: string; slug: string }> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`recipe-name:${groupId}`]);
  const name = wanted.trim().slice(0, 240);
  for (let number = 0; ; number++) {
    const candidate = number ? `${name} (${number})` : name;
    const slug = slugify(candidate);
    if (!(await manager.existsBy(Recipe, { groupId, slug }))) return { name: candidate, slug };
  }
}
