import type { Api } from '../../../shared/api/api.ts';

export const favouritesQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/users/{id}/favorites', { params: { path: { id } } });
