import type { Api } from '../../../shared/api/api.ts';

export const reportQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/reports/{id}', { params: { path: { id } } });

export const bulkReportsQuery = (api: Api) =>
  api.queryOptions('get', '/groups/reports', { params: { query: { report_type: 'bulk_import' } } });
