import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { quoteIdentifier, listTables } from '../database-tables.ts';
import { foreignKeys } from './references.ts';
import { FORMER_SCHEMA_PREFIX, type StagingSchema, listSequences } from './staging-schema.ts';

const ATTEMPTS = 20;
const LOCK_WAIT_MS = 3_000;
/** Lock timeout and deadlock: the transaction can be retried. */
const RETRYABLE_CODES = new Set(['55P03', '40P01']);

/**
 * Replaces the tables in use by those of the staging schema in one transaction, so that queries see either all old or all new data. Rows
 * that belong to the running server are taken over. `within` runs in the same transaction.
 *
 * @param serverTables names of the tables that are taken over
 * @param mergedTables names of tables whose rows are added to the restored ones
 * @returns the schema that now contains the former tables
 */
export async function switchOver(
  { client, schema }: StagingSchema,
  id: string,
  { serverTables, mergedTables }: ServerTables,
  within: (client: pg.Client) => Promise<void>,
): Promise<string> {
  const old = FORMER_SCHEMA_PREFIX + id;
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
      await exchange(client, schema, old, { serverTables, mergedTables });
      await within(client);
      await client.query('COMMIT');
      return old;
    } catch (error) {
      await client.query('ROLLBACK');
      if (attempt === ATTEMPTS || !RETRYABLE_CODES.has((error as { code?: string }).code ?? '')) throw error;
      await sleep(100 * attempt);
    }
  }
}

interface ServerTables {
  serverTables: string[];
  mergedTables: string[];
}

async function exchange(
  client: pg.Client,
  schema: string,
  old: string,
  { serverTables, mergedTables }: ServerTables,
): Promise<void> {
  const restoredTables = [...(await listTables(client, schema)).keys(), 'migration'];
  const present = new Set([...(await listTables(client, 'public')).keys(), 'migration']);
  const replaced = restoredTables.filter((name) => present.has(name));
  await client.query(
    `LOCK TABLE ${replaced.map((name) => `public.${quoteIdentifier(name)}`).join(', ')} IN ACCESS EXCLUSIVE MODE`,
  );
  for (const name of serverTables) await copyServerRows(client, schema, name, true);
  for (const name of mergedTables) await copyServerRows(client, schema, name, false);
  await raiseSequences(client, schema);
  await client.query(`CREATE SCHEMA ${quoteIdentifier(old)}`);
  const functions = await listFunctions(client, schema);
  const formerFunctions = new Set(await listFunctions(client, 'public'));
  for (const name of replaced)
    await client.query(`ALTER TABLE public.${quoteIdentifier(name)} SET SCHEMA ${quoteIdentifier(old)}`);
  for (const name of functions)
    if (formerFunctions.has(name))
      await client.query(`ALTER FUNCTION public.${name} SET SCHEMA ${quoteIdentifier(old)}`);
  for (const name of restoredTables)
    await client.query(`ALTER TABLE ${quoteIdentifier(schema)}.${quoteIdentifier(name)} SET SCHEMA public`);
  for (const name of functions)
    await client.query(`ALTER FUNCTION ${quoteIdentifier(schema)}.${name} SET SCHEMA public`);
}

/** Copies rows of the running server, except those that refer to missing rows. */
async function copyServerRows(client: pg.Client, schema: string, name: string, isReplaced: boolean): Promise<void> {
  const [from, into] = [(await listTables(client, 'public')).get(name), (await listTables(client, schema)).get(name)];
  if (!from || !into) return;
  const columns = into.columns.filter((column) => from.columns.includes(column)).map(quoteIdentifier);
  const keys = (await foreignKeys(client, schema)).filter(({ table }) => table === name);
  const conditions = keys.map(
    ({ column, parent, parentColumn }) =>
      `(t.${quoteIdentifier(column)} IS NULL OR EXISTS (SELECT 1 FROM ${quoteIdentifier(schema)}.${quoteIdentifier(parent)} p
        WHERE p.${quoteIdentifier(parentColumn)} = t.${quoteIdentifier(column)}))`,
  );
  if (isReplaced) await client.query(`DELETE FROM ${quoteIdentifier(schema)}.${quoteIdentifier(name)}`);
  await client.query(
    `INSERT INTO ${quoteIdentifier(schema)}.${quoteIdentifier(name)} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.join(', ')} FROM public.${quoteIdentifier(name)} t ${conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''}
     ON CONFLICT DO NOTHING`,
  );
}

/** Raises sequences above the former values, so that no number is assigned twice. */
async function raiseSequences(client: pg.Client, schema: string): Promise<void> {
  const present = new Map(
    (await listSequences(client, 'public')).map(({ table, column, sequence }) => [`${table}.${column}`, sequence]),
  );
  for (const { table, column, sequence } of await listSequences(client, schema)) {
    const former = present.get(`${table}.${column}`);
    if (!former) continue;
    await client.query(
      `SELECT setval($1, greatest((SELECT last_value FROM ${former}), (SELECT last_value FROM ${sequence})))`,
      [sequence],
    );
  }
}

/** Returns the functions of the schema with their parameters. */
async function listFunctions(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) AS name FROM pg_proc p
     WHERE p.pronamespace = quote_ident($1)::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    [schema],
  );
  return rows.map(({ name }) => name);
}
