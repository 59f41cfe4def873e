import { document } from '#contract/document';
import type { Context } from '#persistence';
import { BadRequest, Conflict, slugify } from '#platform';
import { Recipe } from './recipe.entity.ts';

interface Name {
  name: string;
  slug: string;
}

/** Slugs that no recipe may have, since these addresses have another meaning: /recipes/category, /recipes/create. */
const reservedSlugs = new Set(Object.keys(document.paths).map((path) => /^\/recipes\/([\w-]+)/.exec(path)?.[1]));

/** The part of an address that stands for the name of a recipe. */
export function recipeSlug(name: string): string {
  const slug = slugify(name);
  return reservedSlugs.has(slug) ? `${slug}-recipe` : slug;
}

/** Leaves room for the number, so that a copy of a very long name can differ from it. */
const maxLengthBeforeNumber = { name: 240, slug: 190 };

/** Of one name, people can create as many recipes as existing clients expect. */
const MAX_OF_NAME = 10;
/** Of those that are imported or copied, as many as anybody has. */
export const MAX_IMPORTED_OF_NAME = 1000;

/**
 * The name, or the first of "name (1)", "name (2)", ... whose slug is free; throws 400 where `most` are taken. Until the
 * transaction ends, nobody else in the group gets this name, so two recipes of one name at the same moment both succeed.
 *
 * @param promised slugs that are not stored yet but will be
 */
export async function reserveName(
  context: Context,
  wanted: string,
  most = MAX_OF_NAME,
  promised: ReadonlySet<string> = new Set(),
): Promise<Name> {
  const name = wanted.trim();
  const slug = recipeSlug(name);
  const lock = `recipe-name:${context.groupId}:${slug}`;
  await context.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  const names = Array.from({ length: most }, (_, number) => withNumber({ name, slug }, number));
  const slugs = names.map((candidate) => candidate.slug);
  const taken = context.rows(Recipe).select().select('row.slug', 'slug').andWhere('row.slug = ANY(:slugs)', { slugs });
  const takenSlugs = new Set((await taken.getRawMany<Name>()).map((recipe) => recipe.slug));
  const free = names.find(({ slug: one }) => !takenSlugs.has(one) && !promised.has(one));
  if (!free)
    throw new BadRequest('recipes.tooManyOfName', { count: most }, { errors: { name: ['recipes.nameTaken'] } });
  return free;
}

const withNumber = ({ name, slug }: Name, number: number): Name =>
  number
    ? { name: `${shorten(name)} (${number})`, slug: `${slug.slice(0, maxLengthBeforeNumber.slug)}-${number}` }
    : { name, slug };

/** What a new name changes; throws 409 where another recipe has it. */
export async function rename(context: Context, recipe: Recipe, name: string | undefined): Promise<Partial<Name>> {
  const trimmed = name?.trim();
  // a name without any letter gets a random slug each time
  if (trimmed === undefined || trimmed === recipe.name) return {};
  const slug = recipeSlug(trimmed);
  if (slug === recipe.slug) return { name: trimmed, slug };
  const wanted = await reserveName(context, trimmed, MAX_IMPORTED_OF_NAME);
  if (wanted.name !== trimmed) throw new Conflict('recipes.nameTaken', {}, { errors: { name: ['recipes.nameTaken'] } });
  return wanted;
}

/** Cuts between characters, so that no emoji is split. */
const shorten = (name: string) => name.slice(0, maxLengthBeforeNumber.name).replace(/[\uD800-\uDBFF]$/, '');
