import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import type { TureenClient } from '#client';

/** `RESTORE_KILLS=50 npm run test:operations -- restore` kills it at fifty moments. */
export const KILLS = Number(process.env['RESTORE_KILLS'] ?? 2);

/** Rows that change by themselves, what is about the running server alone, and the audit log, to which a restoration adds. */
const SKIPPED = new Set([
  ...[
    'api_tokens',
    'audit_entries',
    'backup_parts',
    'backup_settings',
    'event_subscriber',
    'job_request',
    'job_schedules',
    'login_attempts',
    'one_time_tokens',
  ],
  ...['outbox_event', 'rate_limits', 'restorations', 'server_task', 'sessions', 'kept_answer'],
  // a schedule looks at the pictures that came back
  'recipe_pictures',
]);

export interface State {
  /** All rows of each table, a line each, so that a test that fails shows which row is another. */
  tables: Record<string, string>;
  /** A hash of all files. */
  files: string;
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** Reads the rows and files that a server keeps. */
export async function stateOf(databaseUrl: string, folder: string): Promise<State> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // values and their order look the same on every server
  await client.query("SET timezone = 'UTC'");
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname",
  );
  const tables: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !SKIPPED.has(table.name))) {
    const found = await client.query<{ row: string }>(
      `SELECT to_json(t)::text AS row FROM public."${name}" t ORDER BY t::text COLLATE "C"`,
    );
    tables[name] = found.rows.map(({ row }) => row).join('\n');
  }
  await client.end();
  return { tables, files: hashOf(filesIn(join(folder, 'recipes')).join('\n')) };
}

/** Lists leftovers of backup work; empty if all is well. */
export async function leftBehind(databaseUrl: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'tureen%'",
  );
  await client.end();
  const unfinished = filesIn(join(folder, 'backups')).filter((line) => !/^[\w.]+\.zip(?:\.json)? /.test(line));
  return [
    ...rows.map(({ name }) => name),
    ...['restored', 'migrations'].flatMap((name) => filesIn(join(folder, name))),
    ...unfinished,
  ];
}

/**
 * Moments to kill a process, spread over the whole time that its work takes: turn 0 is left alone to find out how long that is. A random part
 * keeps the others from falling on the same step.
 */
export class Moments {
  private milliseconds = 0;

  /** @param turn from 1 to KILLS */
  async reach(turn: number): Promise<void> {
    await sleep(((turn - 1 + Math.random()) / KILLS) * this.milliseconds);
  }

  tookSince(begun: number): void {
    this.milliseconds ||= Date.now() - begun;
  }
}

/** A picture like no other. */
export async function noisyPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer(),
  );
}

/** Recipes with pictures, a line and a step. */
export async function addRecipes(api: TureenClient, count: number, word: string): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { data: slug } = await api.POST('/recipes', { body: { name: `${word} ${number}` } });
    const params = { path: { slug: slug } };
    await api.PATCH('/recipes/{slug}', {
      params,
      body: { recipeIngredient: [{ note: `${number} leeks` }], recipeInstructions: [{ text: 'Boil them.' }] },
    });
    const form = new FormData();
    form.set('image', new Blob([await noisyPicture()]), 'x.png');
    form.set('extension', 'png');
    const { error } = await api.PUT('/recipes/{slug}/image', {
      params,
      body: form as never,
      bodySerializer: (body) => body as unknown as FormData,
    });
    if (error) throw new Error(JSON.stringify(error));
  }
}

export function filesIn(folder: string): string[] {
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
