import { document } from '#contract/document';
import { type Context, hasOrHadAnySlug } from '#persistence';
import { BadRequest, Conflict, slugify } from '#platform';
import { Recipe } from './recipe.entity.ts';

interface Name {
  name: string;
  slug: string;
}

/** Path segments of the API below /recipes, such as /recipes/create, that no recipe may have as a slug. */
const reservedSlugs = new Set(Object.keys(document.paths).map((path) => /^\/recipes\/([\w-]+)/.exec(path)?.[1]));

/** Returns the slug of a name. */
export function recipeSlug(name: string): string {
  const slug = slugify(name);
  return reservedSlugs.has(slug) ? `${slug}-recipe` : slug;
}

/** Characters that stay of a long name or slug, so that there is room for a number. */
const maxLengthBeforeNumber = { name: 240, slug: 190 };

const MAX_OF_NAME = 1000;

interface ReserveOptions {
  /** Slugs that the transaction will store later. */
  promised?: ReadonlySet<string>;
  /** Recipe that is renamed and may take back its former slugs. */
  own?: Recipe;
}

/**
 * Returns the name, or the first of "name (1)", "name (2)", ... whose slug is free, locked until the transaction ends; throws 400 if
 * all are taken. The slug alone gets a number if another recipe had it, unless no number is left.
 */
export async function reserveName(
  context: Context,
  wanted: string,
  { promised = new Set(), own }: ReserveOptions = {},
): Promise<Name> {
  const name = wanted.trim();
  const slug = recipeSlug(name);
  const lock = `recipe-name:${context.groupId}:${slug}`;
  await context.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  const names = Array.from({ length: MAX_OF_NAME }, (_, number) => withNumber({ name, slug }, number));
  const slugs = names.map((candidate) => candidate.slug);
  const rows = context
    .repository(Recipe)
    .select()
    .select(['row.id AS id', 'row.slug AS slug', 'row.former_slugs AS former'])
    .andWhere(hasOrHadAnySlug('row', ':slugs'), { slugs });
  const holders = await rows.getRawMany<{ id: string; slug: string; former: string[] }>();
  const current = new Set([...holders.map((recipe) => recipe.slug), ...promised]);
  const former = new Set(holders.flatMap((recipe) => (recipe.id === own?.id ? [] : recipe.former)));
  const unused = names.filter((candidate) => !current.has(candidate.slug));
  const [first] = unused;
  if (!first)
    throw new BadRequest('recipes.tooManyOfName', { count: MAX_OF_NAME }, { errors: { name: ['recipes.nameTaken'] } });
  return { name: first.name, slug: (unused.find((candidate) => !former.has(candidate.slug)) ?? first).slug };
}

const withNumber = ({ name, slug }: Name, number: number): Name =>
  number
    ? { name: `${shorten(name)} (${number})`, slug: `${slug.slice(0, maxLengthBeforeNumber.slug)}-${number}` }
    : { name, slug };

/** Returns name and slug if they change; throws 409 if another recipe has the name. */
export async function rename(context: Context, recipe: Recipe, name: string | undefined): Promise<Partial<Name>> {
  const trimmed = name?.trim();
  // slugify() returns a random slug for a name without letters
  if (trimmed === undefined || trimmed === recipe.name) return {};
  const slug = recipeSlug(trimmed);
  if (slug === recipe.slug) return { name: trimmed, slug };
  const wanted = await reserveName(context, trimmed, { own: recipe });
  if (wanted.name !== trimmed) throw new Conflict('recipes.nameTaken', {}, { errors: { name: ['recipes.nameTaken'] } });
  return wanted;
}

/** Does not split surrogate pairs. */
const shorten = (name: string) => name.slice(0, maxLengthBeforeNumber.name).replace(/[\uD800-\uDBFF]$/, '');
