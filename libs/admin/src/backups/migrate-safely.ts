import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataSourceOptions, migrateAll, migrations, serverOnlyTableNames } from '#persistence';
import { Clock, type Environment, Storage } from '#platform';
import { BACKUP_LOCK } from './store/backup-lock.ts';
import { BackupStore } from './store/backup-store.ts';
import { openConnection } from './database-tables.ts';
import { writeBackup } from './write-backup.ts';

const ATTEMPTS = 10;
const PAUSE_MS = 3_000;
/** Processes that start within this time share one backup. */
const FRESH_MS = 10 * 60_000;

/** A migration of a new version failed. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
}

/**
 * Runs the migrations, after a backup if the database contains data. Other processes wait meanwhile, because a backup must not run while
 * tables are being created. Throws `MigrationFailed`, whose message explains how to go back.
 */
export async function migrateSafely(environment: Environment, url: string): Promise<void> {
  const client = await retryConnection(() => openConnection(url));
  try {
    if (isUpToDate(await appliedMigrations(client))) return;
    await client.query('SELECT pg_advisory_lock($1)', [BACKUP_LOCK]);
    const applied = await appliedMigrations(client);
    if (isUpToDate(applied)) return;
    const last = applied.at(-1);
    if (last) await migrateOrExplain(url, await backUp(environment, url, last));
    else await migrateAll(dataSourceOptions({ url, poolSize: 2 }));
  } finally {
    await client.end();
  }
}

const isUpToDate = (applied: string[]): boolean => migrations.every(({ name }) => applied.includes(name));

/** Returns the names of the applied migrations; empty for an empty database. */
async function appliedMigrations(client: Awaited<ReturnType<typeof openConnection>>): Promise<string[]> {
  const { rows } = await client.query<{ known: string | null }>("SELECT to_regclass('public.migration') AS known");
  if (!rows[0]?.known) return [];
  const ran = await client.query<{ name: string }>('SELECT name FROM public.migration ORDER BY id');
  return ran.rows.map(({ name }) => name);
}

async function backUp(environment: Environment, databaseUrl: string, last: string): Promise<string> {
  const storage = new Storage(environment);
  const store = new BackupStore(new Clock(), environment, storage);
  const { APP_VERSION: version, BACKUP_PASSPHRASE: passphrase } = environment;
  const name = `tureen_update_from_${last}.zip${passphrase ? '.age' : ''}`;
  const existing = await stat(join(storage.root, store.key(name))).catch(() => null);
  if (existing && Date.now() - existing.mtimeMs < FRESH_MS) return name;
  await store.makeFolder();
  const source = { databaseUrl, root: storage.root, version, passphrase, without: serverOnlyTableNames() };
  const watcher = { signal: new AbortController().signal, progress: async () => undefined };
  await store.noteManifest(name, await writeBackup(source, store.path(name), 'beforeMigration', watcher));
  return name;
}

async function migrateOrExplain(url: string, backup: string): Promise<void> {
  try {
    await migrateAll(dataSourceOptions({ url, poolSize: 2 }));
  } catch (error) {
    throw new MigrationFailed(
      `The database could not be updated: ${error instanceof Error ? error.message : String(error)}\n` +
        'Nothing is lost. To go back, start the previous version with an empty database and restore the backup ' +
        `DATA_DIR/backups/${backup}, which was made before the update.`,
      { cause: error },
    );
  }
}

/** Retries, because the database may still be starting. */
async function retryConnection<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
