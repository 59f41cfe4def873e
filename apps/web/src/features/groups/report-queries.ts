import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type Report = Wire<'ReportSummary'>;

export const reportsQuery = (api: Api) => api.queryOptions('get', '/groups/reports');
/** A report without its entries. */
export const reportQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/reports/{id}', { params: { path: { id }, query: { withEntries: false } } });

const ENTRIES_PER_PAGE = 100;

/** Entries of a report that say a success, or those that say a failure. */
export const reportEntryPages = (api: Api, id: string, success: boolean) =>
  api.pagesOptions(
    '/groups/reports/{id}/entries',
    { perPage: ENTRIES_PER_PAGE, queryFilter: `success = ${success}` },
    (entry) => entry,
    { id },
  );
