import type pg from 'pg';
import { quoteIdentifier } from '../database-tables.ts';
import type { LoadReport } from './load-report.ts';

/** A foreign key of one column. */
export interface ForeignKey {
  name: string;
  table: string;
  column: string;
  isNullable: boolean;
  parent: string;
  parentColumn: string;
  definition: string;
}

/** Returns the foreign keys of a schema, which must be the first in the search path. */
export async function foreignKeys(client: pg.Client, schema: string): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT c.conname AS name, t.relname AS table, a.attname AS column, NOT a.attnotnull AS "isNullable",
       p.relname AS parent, pa.attname AS "parentColumn", pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class p ON p.oid = c.confrelid
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
     JOIN pg_attribute pa ON pa.attrelid = p.oid AND pa.attnum = c.confkey[1]
     WHERE c.contype = 'f' AND c.connamespace = $1::regnamespace ORDER BY t.relname, c.conname`,
    [quoteIdentifier(schema)],
  );
  return rows;
}

/** Drops the foreign keys, so that rows can be inserted in any order. */
export async function dropForeignKeys(client: pg.Client, schema: string): Promise<ForeignKey[]> {
  const keys = await foreignKeys(client, schema);
  for (const { table, name } of keys)
    await client.query(
      `ALTER TABLE ${quoteIdentifier(schema)}.${quoteIdentifier(table)} DROP CONSTRAINT ${quoteIdentifier(name)}`,
    );
  return keys;
}

/** Adds the foreign keys again. Dangling references are set to null, or their rows deleted if the column is required. */
export async function addForeignKeys(
  client: pg.Client,
  schema: string,
  keys: ForeignKey[],
  report: LoadReport,
): Promise<void> {
  // deleting rows can leave other references dangling
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const key of keys) if (await repair(client, schema, key, report)) hasChanged = true;
  }
  for (const { table, name, definition } of keys)
    await client.query(
      `ALTER TABLE ${quoteIdentifier(schema)}.${quoteIdentifier(table)} ADD CONSTRAINT ${quoteIdentifier(name)} ${definition}`,
    );
}

async function repair(client: pg.Client, schema: string, key: ForeignKey, report: LoadReport): Promise<boolean> {
  const { table, column, parent, parentColumn, isNullable } = key;
  const child = `${quoteIdentifier(schema)}.${quoteIdentifier(table)}`;
  const orphans = `t.${quoteIdentifier(column)} IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM ${quoteIdentifier(schema)}.${quoteIdentifier(parent)} p WHERE p.${quoteIdentifier(parentColumn)} = t.${quoteIdentifier(column)})`;
  const change = isNullable ? `UPDATE ${child} t SET ${quoteIdentifier(column)} = NULL` : `DELETE FROM ${child} t`;
  const { rowCount } = await client.query(`${change} WHERE ${orphans}`);
  if (!rowCount) return false;
  report.repaired.push({ table, column, rows: rowCount, isRemoved: !isNullable });
  return true;
}
