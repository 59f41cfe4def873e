import type { Api } from '../../../shared/api/api.ts';
import type { DataRow } from './data-columns.ts';
import { type DataKind, type DataSearch, pathOf } from './data-kinds.ts';

export interface DataPage {
  items: DataRow[];
  /** Number of matching rows on all pages. */
  total: number;
  /** True if a search has found more. */
  total_is_minimum?: boolean | undefined;
}

/** Matching rows, sorted by the server; `perPage: -1` reads all. */
export function dataQuery(
  api: Api,
  kind: DataKind,
  { q, by = 'name', down }: DataSearch,
  { page, perPage }: { page: number; perPage: number },
) {
  const order = { orderBy: by, orderDirection: down ? 'desc' : 'asc' } as const;
  const query = { page, perPage, search: q || undefined, ...order };
  const path = kind === 'recipes' ? '/recipes' : pathOf[kind];
  return api.queryOptions(
    'get',
    path,
    { params: { query } },
    {
      select: ({ items, total, total_is_minimum }): DataPage => ({ items, total, total_is_minimum }),
    },
  );
}

/** Number of rows that are read together. */
export const PAGE_SIZE = 100;

export const firstRowsQuery = (api: Api, kind: DataKind, search: DataSearch) =>
  dataQuery(api, kind, search, { page: 1, perPage: PAGE_SIZE });

const countsById = (counts: { id: string; count: number }[]) => new Map(counts.map(({ id, count }) => [id, count]));

/** How many recipes use each food, which the list of foods does not say. */
export const foodCountsQuery = (api: Api) =>
  api.queryOptions('get', '/organizers/recipe-counts', { params: { query: { by: 'foods' } } }, { select: countsById });
