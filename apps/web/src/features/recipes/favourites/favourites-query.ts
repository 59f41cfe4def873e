import type { Api } from '../../../app/api.ts';

export const favouritesQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/users/{id}/favorites', { params: { path: { id } } });
