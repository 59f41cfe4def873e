import type { Api } from '../../../shared/api/api.ts';

export const groupNumbersQueries = (api: Api) => ({
  statistics: api.queryOptions('get', '/groups/statistics'),
  storage: api.queryOptions('get', '/groups/storage'),
});
