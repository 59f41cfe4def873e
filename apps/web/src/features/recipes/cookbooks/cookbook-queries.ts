import type { Wire, WireInput } from '#client';
import type { Api } from '../../../shared/api/api.ts';

export type Cookbook = Wire<'Cookbook'>;
export type CookbookChanges = WireInput<'CookbookChanges'>;

export const cookbooksQuery = (api: Api) =>
  api.queryOptions(
    'get',
    '/groups/cookbooks',
    { params: { query: { perPage: -1 } } },
    { select: ({ items }): Cookbook[] => items },
  );

export const cookbookQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/groups/cookbooks/{id}', { params: { path: { id: slug } } });

/** Number of pictures on a cover. */
const COVER_PICTURES = 4;

/** The first recipes of a cookbook, and how many it has. */
export const coverQuery = (api: Api, cookbook: string) =>
  api.queryOptions('get', '/recipes', { params: { query: { cookbook, perPage: COVER_PICTURES } } });
