import type { Wire } from '#client';
import type { Api } from '../../shared/api/api.ts';

export type Backup = Wire<'Backup'>;
export type BackupCopy = Wire<'BackupCopy'>;
export type Task = Wire<'ServerTask'>;

/** Poll interval of screens that show running work. */
const EVERY_MS = 2_000;

export const aboutServerQuery = (api: Api) => api.queryOptions('get', '/admin/about');
export const checksQuery = (api: Api) => api.queryOptions('get', '/admin/about/check');
export const statisticsQuery = (api: Api) => api.queryOptions('get', '/admin/about/statistics');
export const analyticsQuery = (api: Api) => api.queryOptions('get', '/admin/analytics');
export const userPages = (api: Api, search = '') =>
  api.pagesOptions(
    '/users',
    { perPage: 100, orderBy: 'username', orderDirection: 'asc', queryFilter: filterOf(search) },
    (user) => user,
  );
export const userQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/admin/users/{id}', { params: { path: { id } } });
export const groupPages = (api: Api) => api.pagesOptions('/admin/groups', { perPage: 100 }, (group) => group);
export const allGroupsQuery = (api: Api) =>
  api.queryOptions('get', '/admin/groups', { params: { query: { perPage: -1 } } });
export const schedulesQuery = (api: Api) => ({
  ...api.queryOptions('get', '/admin/schedules'),
  refetchInterval: EVERY_MS * 5,
});
export const groupQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/admin/groups/{id}', { params: { path: { id } } });
export const backupsQuery = (api: Api) => api.queryOptions('get', '/admin/backups');
export const backupCopiesQuery = (api: Api) => api.queryOptions('get', '/admin/backups/copies');
export const backupContentsQuery = (api: Api, file: string) =>
  api.queryOptions('get', '/admin/backups/{file}/contents', { params: { path: { file } } });
/** Polls until the backup has been read. */
export const backupGroupsQuery = (api: Api, file: string) => ({
  ...api.queryOptions('get', '/admin/backups/{file}/groups', { params: { path: { file } } }),
  refetchInterval: ({ state }: { state: { data?: Wire<'BackupGroups'> } }) =>
    state.data?.isReady ? false : EVERY_MS / 2,
});

/** Polls until the other program's backup has been read. */
export const otherServerQuery = (api: Api, file: string) => ({
  ...api.queryOptions('get', '/admin/backups/{file}/other-server', { params: { path: { file } } }),
  refetchInterval: ({ state }: { state: { data?: Wire<'OtherServer'> } }) =>
    state.data?.isReady ? false : EVERY_MS / 2,
});

/** The recipes or shopping lists of a group in a backup. */
export interface PartsOf {
  file: string;
  groupId: string;
  kind: 'recipe' | 'shoppingList';
}
export const backupPartsQuery = (
  api: Api,
  { file, groupId, kind }: PartsOf,
  { search, perPage }: { search: string; perPage: number },
) =>
  api.queryOptions('get', '/admin/backups/{file}/parts', {
    params: {
      path: { file },
      query: { groupId, kind, perPage, search: search.trim() || undefined, orderBy: 'name', orderDirection: 'asc' },
    },
  });
export const backupSettingsQuery = (api: Api) => api.queryOptions('get', '/admin/backups/settings');
export const storageQuery = (api: Api) => api.queryOptions('get', '/admin/maintenance/storage');

export const taskPages = (api: Api) => ({
  ...api.pagesOptions('/admin/server-tasks', { perPage: 50 }, (task) => task),
  refetchInterval: EVERY_MS * 2,
});
/** Polls while a task is running. */
export const tasksQuery = (api: Api) => ({
  ...api.queryOptions('get', '/admin/server-tasks', { params: { query: { perPage: 50 } } }),
  refetchInterval: ({ state }: { state: { data?: { items: Task[] } } }) =>
    state.data?.items.some(({ status }) => status === 'running') ? EVERY_MS : EVERY_MS * 5,
});

/** Polls one of the newest tasks until it has ended. */
export const taskQuery = (api: Api, id: number | undefined) => ({
  ...api.queryOptions('get', '/admin/server-tasks', { params: { query: { perPage: 50 } } }),
  enabled: id !== undefined,
  refetchInterval: EVERY_MS / 2,
  select: ({ items }: { items: Task[] }) => items.find((task) => task.id === id),
});

export interface LogSearch {
  lines?: number;
  level?: 'info' | 'warn' | 'error';
  text?: string;
}

export const logsQuery = (api: Api, { lines = 500, level, text }: LogSearch) => ({
  ...api.queryOptions('get', '/admin/maintenance/logs', {
    params: { query: { lines, level, text: text || undefined } },
  }),
  refetchInterval: EVERY_MS * 2,
});

/** Filter for a part of the name or of the mail address. */
function filterOf(search: string): string | undefined {
  const words = search.trim().replaceAll(/["%\\]/g, '');
  return words ? `username LIKE "%${words}%" OR email LIKE "%${words}%" OR fullName LIKE "%${words}%"` : undefined;
}
