import { openConnection } from '../database-tables.ts';

/** Arbitrary number that no other advisory lock of the database uses. */
export const BACKUP_LOCK = 7_258_332;

/**
 * Runs the work while no other process on this database creates, verifies or restores a backup; returns undefined if one does. The lock
 * ends with its process.
 */
export async function withBackupLock<T>(url: string, work: () => Promise<T>): Promise<{ result: T } | undefined> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [BACKUP_LOCK]);
    return rows[0]?.free ? { result: await work() } : undefined;
  } finally {
    await client.end();
  }
}
