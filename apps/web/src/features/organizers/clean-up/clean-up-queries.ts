import type { Wire } from '#client';
import type { Api } from '../../../shared/api/api.ts';
import { mergeKind, type RowKind } from '../data-tables/data-kinds.ts';
import type { CleanUpKind } from './clean-up-search.ts';

const CORRECTIONS_PER_PAGE = 50;
export type DuplicateSet = Wire<'DuplicateSet'>;

export const duplicatesQuery = (api: Api, kind: CleanUpKind) => {
  const query = { kind: kind === 'recipes' ? ('recipe' as const) : mergeKind[kind] };
  return api.queryOptions('get', '/organizers/clean-up/duplicates', { params: { query } });
};
/** Recipes of a migration that the group may have had before. */
export const broughtTwiceQuery = (api: Api, migration: string) =>
  api.queryOptions('get', '/organizers/clean-up/duplicates', { params: { query: { kind: 'recipe', migration } } });
export const unusedQuery = (api: Api, kind: RowKind) =>
  api.queryOptions('get', '/organizers/clean-up/unused', { params: { query: { kind: mergeKind[kind] } } });
export const newFoodsQuery = (api: Api) => api.queryOptions('get', '/organizers/clean-up/new-foods');
export const linesQuery = (api: Api) => api.queryOptions('get', '/organizers/clean-up/lines');
export const amountsQuery = (api: Api) => api.queryOptions('get', '/organizers/clean-up/amounts');
export const correctionPages = (api: Api, q?: string) =>
  api.pagesOptions(
    '/organizers/clean-up/corrections',
    { orderBy: 'line', orderDirection: 'asc', perPage: CORRECTIONS_PER_PAGE, search: q },
    (correction) => correction,
  );
