import { connect } from './database-tables.ts';

/** Arbitrary number that no other advisory lock of the database uses. */
export const LOCK = 7_258_332;

/**
 * Runs the work while no other process on this database creates, verifies or restores a backup; returns undefined if one does. The lock
 * ends with its process.
 */
export async function whileAlone<T>(url: string, work: () => Promise<T>): Promise<{ result: T } | undefined> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK]);
    return rows[0]?.free ? { result: await work() } : undefined;
  } finally {
    await client.end();
  }
}
