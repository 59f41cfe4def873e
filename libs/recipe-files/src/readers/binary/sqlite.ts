import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadArchive } from '../../files/limits.ts';
import type { SourceFile } from '../../files/source-file.ts';
import { tameValue } from '../../files/tame-text.ts';
import type { ImportedRecipe } from '../../imported-recipe.ts';

type Row = Record<string, unknown>;
const MAGIC = 'SQLite format 3\0';

/** True for an SQLite database with these tables. */
export const isSqliteWith = ({ bytes }: SourceFile, ...tables: string[]): boolean =>
  bytes.subarray(0, 16).toString('latin1') === MAGIC &&
  tables.every((table) => bytes.includes(`TABLE ${table}`) || bytes.includes(`TABLE "${table}"`));

/** Opens a read-only copy of the file. */
export function withDatabase(file: SourceFile, read: (database: DatabaseSync) => ImportedRecipe[]): ImportedRecipe[] {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  const path = join(folder, 'copy.db');
  try {
    writeFileSync(path, file.bytes);
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    try {
      database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON');
      return read(database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const MAX_ROWS = 500_000;
/** Bytes of all values of a table; a hostile file lets many rows share the same pages. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Reads columns of those tables that exist. Only stored columns of plain tables are read, so that no expression of the file runs. Throws
 * BadArchive if a column is generated, or a table is a view or virtual.
 */
export function readTables<Table extends string>(
  database: DatabaseSync,
  columnsByTable: Record<Table, readonly string[]>,
): Partial<Record<Table, Row[]>> {
  const tables: Partial<Record<Table, Row[]>> = {};
  // the keys of an object literal
  for (const table of Object.keys(columnsByTable) as Table[]) {
    const kind = database
      .prepare("SELECT type, sql FROM sqlite_schema WHERE name = ? AND type IN ('table', 'view')")
      .get(table);
    if (!kind) continue;
    if (kind['type'] !== 'table' || /^\s*create\s+virtual\b/i.test(String(kind['sql']))) throw unreadable();
    tables[table] = readRows(database, table, columnsByTable[table]);
  }
  return tables;
}

function readRows(database: DatabaseSync, table: string, wanted: readonly string[]): Row[] {
  const known = database.prepare('SELECT name, hidden FROM pragma_table_xinfo(?)').all(table);
  const columns = known.filter(({ name }) => wanted.includes(String(name)));
  if (columns.some(({ hidden }) => hidden !== 0)) throw unreadable();
  if (!columns.length) return [];
  const names = columns.map(({ name }) => `"${String(name)}"`).join(', ');
  const rows: Row[] = [];
  let bytes = 0;
  for (const row of database.prepare(`SELECT ${names} FROM "${table}" NOT INDEXED LIMIT ${MAX_ROWS}`).iterate()) {
    for (const value of Object.values(row)) bytes += sizeOf(value);
    if (bytes > MAX_BYTES) throw new BadArchive('migrations.tooLarge');
    rows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, tameValue(value)])));
  }
  return rows;
}

const sizeOf = (value: unknown) =>
  typeof value === 'string' ? value.length * 2 : value instanceof Uint8Array ? value.length : 8;

const unreadable = () => new BadArchive('migrations.unreadable');
