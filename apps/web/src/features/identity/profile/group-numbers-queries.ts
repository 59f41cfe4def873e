import type { Api } from '../../../app/api.ts';

export const groupNumbersQueries = (api: Api) => ({
  statistics: api.queryOptions('get', '/groups/statistics'),
  storage: api.queryOptions('get', '/groups/storage'),
});
