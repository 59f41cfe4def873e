import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type Migration = Wire<'Migration'>;

export const migrationsQuery = (api: Api) => api.queryOptions('get', '/groups/migrations');
export const migrationQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/migrations/{id}', { params: { path: { id } } });
export const migrationReportQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/reports/{id}', { params: { path: { id } } });

const MOVING = new Set<Migration['state']>(['reading', 'running', 'undoing']);
export const isMoving = ({ state }: Pick<Migration, 'state'>): boolean => MOVING.has(state);
