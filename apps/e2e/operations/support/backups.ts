import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TureenClient } from '#client';

/** Rows that change by themselves, what is about the running server alone, and the audit log, to which a restoration adds. */
const SKIPPED = new Set([
  ...[
    'api_tokens',
    'audit_entries',
    'backup_parts',
    'backup_settings',
    'event_subscriber',
    'job_request',
    'login_attempts',
    'one_time_tokens',
  ],
  ...['outbox_event', 'rate_limits', 'restorations', 'server_task', 'sessions', 'kept_answers'],
]);

export interface State {
  /** A hash of all rows of each table. */
  tables: Record<string, string>;
  /** A hash of all files. */
  files: string;
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** What people keep on a server. */
export async function stateOf(databaseUrl: string, folder: string): Promise<State> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname",
  );
  const tables: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !SKIPPED.has(table.name))) {
    const found = await client.query<{ row: string }>(
      `SELECT to_json(t)::text AS row FROM public."${name}" t ORDER BY t::text`,
    );
    tables[name] = hashOf(found.rows.map(({ row }) => row).join('\n'));
  }
  await client.end();
  return { tables, files: hashOf(filesIn(join(folder, 'recipes')).join('\n')) };
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `${name} ${hashOf(readFileSync(join(folder, name)))}`)
    .sort();
}

/** Waits until a task has ended; answers how. */
export async function ended(api: () => TureenClient, taskId: number, timeoutMs = 90_000): Promise<string> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100)) {
    const answer = await api()
      .GET('/admin/server-tasks', { params: { query: { perPage: 100 } } })
      .catch(() => null);
    const task = answer?.data?.items.find(({ id }) => id === taskId);
    if (task && task.status !== 'running') return task.status;
  }
  throw new Error('The task does not end.');
}
