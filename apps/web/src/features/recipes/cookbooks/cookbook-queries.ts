import type { Wire, WireInput } from '#client';
import type { Api } from '../../../shared/api/api.ts';
import type { ListOrder } from '../order/order.ts';
import { readRecipeSearch, recipePages } from '../recipe-search.ts';

export type Cookbook = Wire<'Cookbook'>;
export type CookbookChanges = WireInput<'CookbookChanges'>;

export const cookbooksQuery = (api: Api) =>
  api.queryOptions(
    'get',
    '/groups/cookbooks',
    { params: { query: { perPage: -1 } } },
    { select: ({ items }): Cookbook[] => items },
  );

/** A cookbook without its recipes. */
export const cookbookQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/groups/cookbooks/{id}', { params: { path: { id: slug }, query: { withRecipes: false } } });

/** A cookbook with all its recipes. */
export const wholeCookbookQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/groups/cookbooks/{id}', { params: { path: { id: slug } } });

/** Recipes of a cookbook page by page, by name unless another order was chosen. */
export const cookbookPages = (api: Api, cookbook: string, { orderBy = 'name', orderDirection }: ListOrder) =>
  recipePages(api, { ...readRecipeSearch({}), cookbook, orderBy, orderDirection });

/** Number of pictures on a cover. */
const COVER_PICTURES = 4;

/** The first recipes of a cookbook, and how many it has. */
export const coverQuery = (api: Api, cookbook: string) =>
  api.queryOptions('get', '/recipes', { params: { query: { cookbook, perPage: COVER_PICTURES } } });
