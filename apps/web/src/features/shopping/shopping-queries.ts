import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type ShoppingList = Wire<'ShoppingList'>;
export type ShoppingItem = Wire<'ShoppingItem'>;
export type ListSummary = Wire<'ShoppingListSummary'>;
export type Label = Wire<'Label'>;
export type Store = Wire<'Store'>;

const newestFirst = { perPage: -1, orderBy: 'created_at', orderDirection: 'desc' } as const;

export const listsQuery = (api: Api, archived = false) =>
  api.queryOptions(
    'get',
    '/groups/shopping/lists',
    { params: { query: { ...newestFirst, archived } } },
    { select: ({ items }): ListSummary[] => items },
  );

export const listQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/shopping/lists/{id}', { params: { path: { id } } });

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
