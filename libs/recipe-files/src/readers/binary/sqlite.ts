import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFile } from '../../files/source-file.ts';
import type { ImportedRecipe } from '../../imported-recipe.ts';

type Row = Record<string, unknown>;
const MAGIC = 'SQLite format 3\0';

/** True for an SQLite database with these tables. */
export const isSqliteWith = ({ bytes }: SourceFile, ...tables: string[]): boolean =>
  bytes.subarray(0, 16).toString('latin1') === MAGIC &&
  tables.every((table) => bytes.includes(`TABLE ${table}`) || bytes.includes(`TABLE "${table}"`));

/** Opens a read-only copy of the file. Only tables are queried, so no views or triggers of the file run. */
export function withDatabase(file: SourceFile, read: (database: DatabaseSync) => ImportedRecipe[]): ImportedRecipe[] {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  const path = join(folder, 'copy.db');
  try {
    writeFileSync(path, file.bytes);
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    try {
      return read(database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const MAX_ROWS = 500_000;

/** Reads the rows of those tables that exist. */
export function readTables(database: DatabaseSync, names: string[]): Partial<Record<string, Row[]>> {
  const known = new Set(
    database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map((row) => String(row['name'])),
  );
  return Object.fromEntries(
    names
      .filter((name) => known.has(name))
      .map((name) => [name, database.prepare(`SELECT * FROM "${name}" LIMIT ${MAX_ROWS}`).all()]),
  );
}
