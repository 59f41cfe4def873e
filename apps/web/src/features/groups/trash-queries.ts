import type { Wire } from '#client';
import type { TrashKind } from '#contract/kinds';
import type { Api } from '../../shared/api/api.ts';

export type Trashed = Wire<'Trashed'>;

export interface TrashSearch {
  kind?: TrashKind;
  /** Part of a name. */
  q?: string;
}

export const PER_PAGE = 50;

export const trashQuery = (api: Api, { kind, q }: TrashSearch, perPage = PER_PAGE) =>
  api.queryOptions('get', '/groups/trash', {
    params: { query: { perPage, search: q || undefined, queryFilter: kind && `kind = "${kind}"` } },
  });

export const preferencesQuery = (api: Api) => api.queryOptions('get', '/groups/preferences');
