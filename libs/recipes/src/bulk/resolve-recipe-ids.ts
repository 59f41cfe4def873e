import { FORMATS } from '#contract/formats';
import { type Context, hasOrHadAnySlug } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

/** Returns each id once. References that the group does not have stay as they were sent, so that the report can name them. */
export async function resolveRecipeIds(
  context: Context,
  slugs: string[],
): Promise<{ recipes: string[]; known: number }> {
  const rows = await context
    .repository(Recipe)
    .select('r')
    .andWhere(`${hasOrHadAnySlug('r', ':slugs')} OR r.id = ANY(:ids::uuid[])`, {
      slugs,
      ids: slugs.filter((slug) => FORMATS.uuid.test(slug)),
    })
    .select(['r.id AS id', 'r.slug AS slug', 'r.former_slugs AS former'])
    .getRawMany<{ id: string; slug: string; former: string[] }>();
  const ids = new Map(rows.flatMap(({ id, slug, former }) => [id, slug, ...former].map((key) => [key, id] as const)));
  return { recipes: [...new Set(slugs.map((slug) => ids.get(slug) ?? slug))], known: rows.length };
}
