import { connect } from './database-tables.ts';

/** Any number will do, as long as nothing else in the database uses it. */
export const LOCK = 7_258_332;

/** Runs while nobody else on this database makes, proves or restores a backup; undefined where somebody does. Ends with its process. */
export async function whileAlone<T>(url: string, work: () => Promise<T>): Promise<{ result: T } | undefined> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK]);
    return rows[0]?.free ? { result: await work() } : undefined;
  } finally {
    await client.end();
  }
}
