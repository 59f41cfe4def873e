import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';
import type { ReadPath } from '../../shared/api/query-invalidation.ts';

export type Trashed = Wire<'Trashed'>;
export type TrashKind = Trashed['kind'];

/** The path under which restored rows of each kind are read. */
export const placeOf: Record<TrashKind, ReadPath> = {
  recipe: '/recipes',
  cookbook: '/groups/cookbooks',
  category: '/organizers/categories',
  tag: '/organizers/tags',
  tool: '/organizers/tools',
  food: '/foods',
  unit: '/units',
  label: '/groups/labels',
  'shopping-list': '/groups/shopping/lists',
  store: '/groups/shopping/stores',
  notifier: '/groups/events/notifications',
  webhook: '/groups/webhooks',
  'event-webhook': '/groups/events/webhooks',
};
export const trashKinds = Object.keys(placeOf) as TrashKind[];

export interface TrashSearch {
  kind?: TrashKind;
  /** A part of the name. */
  q?: string;
}

/** As many as are shown at once. */
export const PER_PAGE = 100;

export const trashQuery = (api: Api, { kind, q }: TrashSearch, perPage = PER_PAGE) =>
  api.queryOptions('get', '/groups/trash', {
    params: { query: { perPage, search: q || undefined, queryFilter: kind && `kind = "${kind}"` } },
  });

export const preferencesQuery = (api: Api) => api.queryOptions('get', '/groups/preferences');
