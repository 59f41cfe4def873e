import type { SelectQueryBuilder } from 'typeorm';
import type { Context } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';
import { pageAddress } from './canonical-address.ts';

/**
 * Restricts a query to recipes that come from a page of the web. SQL narrows them down by the host, which stored addresses can
 * have in another script, before canonical addresses are compared.
 */
export async function filterBySource(
  context: Context,
  builder: SelectQueryBuilder<Recipe>,
  sourceUrl: string,
): Promise<void> {
  const address = pageAddress(sourceUrl);
  if (!address) return void builder.andWhere('FALSE');
  const rows = await context
    .repository(Recipe)
    .select('r')
    .select(['r.id AS id', 'r.org_url AS url'])
    .andWhere("(r.org_url ILIKE :host OR r.org_url ~ '[^ -~]')", { host: `%${address.split('/', 1).join()}%` })
    .getRawMany<{ id: string; url: string }>();
  const ids = rows.flatMap(({ id, url }) => (pageAddress(url) === address ? id : []));
  builder.andWhere('r.id = ANY(:sourceIds)', { sourceIds: ids });
}
