import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';
import type { LoadChangedParts } from '../../shared/live/live-updates.ts';

export type ShoppingList = Wire<'ShoppingList'>;
export type ShoppingItem = Wire<'ShoppingItem'>;
export type ListSummary = Wire<'ShoppingListSummary'>;
export type Label = Wire<'Label'>;
export type Store = Wire<'Store'>;

const newestFirst = { orderBy: 'created_at', orderDirection: 'desc', withContents: false } as const;

/** Lists in use, without their recipes and labels. */
export const listsQuery = (api: Api) =>
  api.queryOptions(
    'get',
    '/groups/shopping/lists',
    { params: { query: { ...newestFirst, perPage: -1, archived: false } } },
    { select: ({ items }): ListSummary[] => items },
  );

/** Lists in use, or archived ones, page by page. */
export const listPages = (api: Api, archived: boolean) =>
  api.pagesOptions('/groups/shopping/lists', { ...newestFirst, perPage: 60, archived }, (list) => list);

export const listQuery = (api: Api, id: string) =>
  api.queryOptions('get', LIST, { params: { path: { id } } }, { meta: { loadChangedParts: loadChangedItems(api) } });

const LIST = '/groups/shopping/lists/{id}';

const loadChangedItems =
  (api: Api): LoadChangedParts =>
  async (cached, changes) =>
    (await import('./load-changed-items.ts')).loadChangedItems(api, { cached, changes });

export const storesQuery = (api: Api) =>
  api.queryOptions(
    'get',
    '/groups/shopping/stores',
    { params: { query: { perPage: -1 } } },
    { select: ({ items }): Store[] => items },
  );

export const learnedOrderQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/shopping/stores/{id}/learned-order', { params: { path: { id } } });

export const mostSuggestions = 8;

export const suggestionsQuery = (api: Api, search: string) =>
  api.queryOptions('get', '/groups/shopping/suggestions', { params: { query: { search, limit: mostSuggestions } } });

/** Items that the group buys most often. */
export const boughtQuery = (api: Api) =>
  api.queryOptions('get', '/groups/shopping/suggestions', { params: { query: { limit: 50 } } });
