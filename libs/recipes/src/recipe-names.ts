import type { EntityManager } from 'typeorm';
import { document } from '#contract/document';
import { slugify } from '#platform';
import { Recipe } from './recipe.entity.ts';

/** What stands for something else where the slug of a recipe could stand: /recipes/category, /recipes/create. */
const reserved = new Set(Object.keys(document.paths).map((path) => /^\/recipes\/([\w-]+)/.exec(path)?.[1]));

/** The part of an address that stands for the name of a recipe. */
export function recipeSlug(name: string): string {
  const slug = slugify(name);
  return reserved.has(slug) ? `${slug}-recipe` : slug;
}

/** Leave room for the number, without which a long name would never become free. */
const longestNumbered = { name: 240, slug: 190 };

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
  const name = wanted.trim();
  const ownSlug = recipeSlug(name);
  for (let number = 0; ; number++) {
    const candidate = number ? `${shortened(name)} (${number})` : name;
    const slug = number ? `${ownSlug.slice(0, longestNumbered.slug)}-${number}` : ownSlug;
    if (!(await manager.existsBy(Recipe, { groupId, slug }))) return { name: candidate, slug };
  }
}

/** By whole letters: half an emoji is none. */
const shortened = (name: string) => name.slice(0, longestNumbered.name).replace(/[\uD800-\uDBFF]$/, '');
