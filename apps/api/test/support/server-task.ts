import { eventually } from '#testing/eventually';
import type { Person } from './app.ts';

/** A task of the server, once it has ended, whether it finished, failed or was cancelled. */
export const endOfTask = ({ api }: Person, taskId: number) =>
  eventually(async () => {
    const tasks = await api.GET('/admin/server-tasks', { params: { query: { perPage: 100 } } });
    // the server responds 503 while a backup is restored
    const task = tasks.response.ok && tasks.data.items.find(({ id }) => id === taskId);
    return task && task.status !== 'running' && task;
  }, `task ${taskId} ends`);

/** A change of many recipes, once it has ended or was undone. */
export const endOfBulkAction = ({ api }: Person, id: string) =>
  eventually(async () => {
    const { data } = await api.GET('/recipes/bulk-actions/{id}', { params: { path: { id } } });
    return !['running', 'undoing'].includes(data.status) && data;
  }, `bulk action ${id} ends`);

/** The report of an import in the background, once the import has ended. */
export const endOfReport = ({ api }: Person, id: string) =>
  eventually(async () => {
    const { data } = await api.GET('/groups/reports/{id}', { params: { path: { id } } });
    return data.status !== 'in-progress' && data;
  }, `report ${id} ends`);
