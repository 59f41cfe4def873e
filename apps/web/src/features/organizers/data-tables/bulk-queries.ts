import type { Wire } from '#client';
import type { Api } from '../../../shared/api/api.ts';

export type BulkAct = Wire<'BulkAct'>;

const isRunning = ({ status }: { status: string }) => status === 'running' || status === 'undoing';

export const bulkActsQuery = (api: Api) => api.queryOptions('get', '/recipes/bulk-actions');
export const exportsQuery = (api: Api) => api.queryOptions('get', '/recipes/bulk-actions/export');

export const whileRunning = (rows: { status: string }[] | undefined): number | false =>
  rows?.some(isRunning) ? 1000 : false;

/** Paths that an action on many recipes changes, including the action itself. */
export const actRefreshes = ['/recipes/bulk-actions', '/recipes'] as const;
