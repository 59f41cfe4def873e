import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './app.ts';

const EVERY_MS = 50;
const MOST_MS = 60_000;

/** A task of the server, once it has ended, however it did. */
export async function endOfTask({ api }: Person, taskId: number) {
  for (const deadline = Date.now() + MOST_MS; Date.now() < deadline; await sleep(EVERY_MS)) {
    const { data } = await api.GET('/admin/server-tasks', { params: { query: { perPage: 100 } } });
    const task = data?.items.find(({ id }) => id === taskId);
    if (task && task.status !== 'running') return task;
  }
  throw new Error('The task does not end.');
}
