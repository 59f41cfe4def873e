import { document } from '#contract/document';
import type { Context } from '#persistence';
import { Conflict, slugify } from '#platform';
import { Recipe } from './recipe.entity.ts';

interface Name {
  name: string;
  slug: string;
}

/** Slugs that no recipe may have, since these addresses have another meaning: /recipes/category, /recipes/create. */
const reserved = new Set(Object.keys(document.paths).map((path) => /^\/recipes\/([\w-]+)/.exec(path)?.[1]));

/** The part of an address that stands for the name of a recipe. */
export function recipeSlug(name: string): string {
  const slug = slugify(name);
  return reserved.has(slug) ? `${slug}-recipe` : slug;
}

/** Leaves room for the number, so that a copy of a very long name can differ from it. */
const longestNumbered = { name: 240, slug: 190 };

export async function isNameFree(context: Context, slug: string): Promise<boolean> {
  return !(await context.rows(Recipe).select().andWhere('row.slug = :slug', { slug }).getExists());
}

/**
 * The name, or the first of "name (1)", "name (2)", ... whose slug is free. Until the transaction ends, nobody else in the
 * group gets a name, so two recipes of one name at the same moment both succeed.
 */
export async function freeName(context: Context, wanted: string): Promise<Name> {
  const lock = `recipe-name:${context.groupId}`;
  await context.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  const name = wanted.trim();
  const ownSlug = recipeSlug(name);
  for (let number = 0; ; number++) {
    const candidate = number ? `${shortened(name)} (${number})` : name;
    const slug = number ? `${ownSlug.slice(0, longestNumbered.slug)}-${number}` : ownSlug;
    if (await isNameFree(context, slug)) return { name: candidate, slug };
  }
}

/** What a new name changes; throws 409 where another recipe has it. */
export async function rename(context: Context, recipe: Recipe, name: string | undefined): Promise<Partial<Name>> {
  const trimmed = name?.trim();
  // a name without any letter gets a random slug each time
  if (trimmed === undefined || trimmed === recipe.name) return {};
  const slug = recipeSlug(trimmed);
  if (slug === recipe.slug) return { name: trimmed, slug };
  const wanted = await freeName(context, trimmed);
  if (wanted.name !== trimmed) throw new Conflict('recipes.nameTaken', {}, { errors: { name: ['recipes.nameTaken'] } });
  return wanted;
}

/** Cuts between characters, so that no emoji is split. */
const shortened = (name: string) => name.slice(0, longestNumbered.name).replace(/[\uD800-\uDBFF]$/, '');
