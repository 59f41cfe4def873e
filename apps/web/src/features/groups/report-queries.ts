import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type Report = Wire<'ReportSummary'>;

export const reportsQuery = (api: Api) => api.queryOptions('get', '/groups/reports');
export const reportQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/reports/{id}', { params: { path: { id } } });
