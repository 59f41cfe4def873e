import type { Wire } from '#client';
import { keysOf } from '#contract/objects';
import type { Api } from '../../../shared/api/api.ts';
import { mergeKind, type RowKind } from '../data-tables/data-kinds.ts';

export const parts = ['duplicates', 'unused', 'lines', 'amounts', 'corrections'] as const;
export type CleanUpPart = (typeof parts)[number];
export const cleanUpKinds = [...keysOf(mergeKind), 'recipes'] as const;
export type CleanUpKind = (typeof cleanUpKinds)[number];
const CORRECTIONS_PER_PAGE = 50;
export type DuplicateSet = Wire<'DuplicateSet'>;

export interface CleanUpSearch {
  part?: CleanUpPart;
  kind?: CleanUpKind;
  /** Part of a corrected line. */
  q?: string;
}

export const duplicatesQuery = (api: Api, kind: CleanUpKind) => {
  const query = { kind: kind === 'recipes' ? ('recipe' as const) : mergeKind[kind] };
  return api.queryOptions('get', '/organizers/clean-up/duplicates', { params: { query } });
};
/** Recipes of a migration that the group may have had before. */
export const broughtTwiceQuery = (api: Api, migration: string) =>
  api.queryOptions('get', '/organizers/clean-up/duplicates', { params: { query: { kind: 'recipe', migration } } });
export const unusedQuery = (api: Api, kind: RowKind) =>
  api.queryOptions('get', '/organizers/clean-up/unused', { params: { query: { kind: mergeKind[kind] } } });
export const linesQuery = (api: Api) => api.queryOptions('get', '/organizers/clean-up/lines');
export const amountsQuery = (api: Api) => api.queryOptions('get', '/organizers/clean-up/amounts');
export const correctionPages = (api: Api, q?: string) =>
  api.pagesOptions(
    '/organizers/clean-up/corrections',
    { orderBy: 'line', orderDirection: 'asc', perPage: CORRECTIONS_PER_PAGE, search: q },
    (correction) => correction,
  );

/** Recipes are never unused. */
export const unusedKind = (kind: CleanUpKind): RowKind => (kind === 'recipes' ? 'foods' : kind);
