import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { connectionStringOf, migrateSchema } from '#persistence';
import { type ArchiveReader, damagedBackup, splitLines } from '../archive/archive-reader.ts';
import { type CatalogTable, openConnection, readJsonLines, quoteIdentifier, listTables } from '../database-tables.ts';
import { LoadReport } from './load-report.ts';
import { type Manifest, tableEntryName, type TableManifest } from '../archive/manifest.ts';
import { addForeignKeys, dropForeignKeys } from './references.ts';
import { RowsHash } from '../archive/rows-hash.ts';

const PREFIX = 'tureen_scratch_';
const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 2 * 1024 * 1024;

/** A schema beside the one in use, into which a backup is loaded. Dropping it undoes everything. */
export class StagingSchema {
  readonly report = new LoadReport();

  private constructor(
    readonly schema: string,
    private readonly dataSource: DataSource,
    readonly client: pg.Client,
  ) {}

  /** Creates the schema as of the backup's migrations that this version knows. */
  static async create(dataSource: DataSource, id: string, { migrations }: Manifest): Promise<StagingSchema> {
    const client = await openConnection(connectionStringOf(dataSource));
    const schema = PREFIX + id;
    try {
      await client.query(`CREATE SCHEMA ${quoteIdentifier(schema)}`);
      await client.query(`SET search_path = ${quoteIdentifier(schema)}, public`);
      await migrateSchema(dataSource, schema, new Set(migrations));
      return new StagingSchema(schema, dataSource, client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Loads all rows and then runs the migrations that are newer than the backup. */
  async load(archive: ArchiveReader, signal: AbortSignal): Promise<void> {
    const keys = await dropForeignKeys(this.client, this.schema);
    const tables = await listTables(this.client, this.schema);
    const manifests = new Map(archive.manifest.tables.map((table) => [tableEntryName(table.name), table]));
    for await (const { name, read } of archive.entries()) {
      const table = manifests.get(name);
      if (!table) continue;
      signal.throwIfAborted();
      manifests.delete(name);
      await this.loadTable(table, tables.get(table.name), await read());
    }
    if (manifests.size) throw damagedBackup();
    await this.advanceSequences();
    await addForeignKeys(this.client, this.schema, keys, this.report);
    await migrateSchema(this.dataSource, this.schema);
    await this.client.query('ANALYZE');
  }

  /** Throws `backups.damaged` if the rows differ from those written. */
  private async loadTable(manifest: TableManifest, table: CatalogTable | undefined, content: AsyncIterable<Buffer>) {
    const hash = new RowsHash();
    if (!table) this.report.unknown.push(manifest.name);
    const columns = manifest.columns.filter((column) => table?.columns.includes(column));
    if (table)
      for (const column of manifest.columns)
        if (!table.columns.includes(column)) this.report.unknown.push(`${manifest.name}.${column}`);
    let batch: string[] = [];
    let bytes = 0;
    const write = async () => {
      if (table && batch.length) await this.insert(table.name, columns, batch);
      batch = [];
      bytes = 0;
    };
    for await (const line of splitLines(content)) {
      hash.add(line);
      batch.push(line);
      bytes += line.length;
      if (batch.length === ROWS_AT_ONCE || bytes > BYTES_AT_ONCE) await write();
    }
    await write();
    if (hash.count !== manifest.rows || hash.digest() !== manifest.hash) throw damagedBackup();
  }

  /** Inserts the rows; on an error, tries halves until the bad row is alone and can be left out. */
  private async insert(table: string, columns: string[], lines: string[]): Promise<void> {
    const names = columns.map(quoteIdentifier).join(', ');
    const into = `${quoteIdentifier(this.schema)}.${quoteIdentifier(table)}`;
    try {
      await this.client.query(
        `INSERT INTO ${into} (${names}) OVERRIDING SYSTEM VALUE
         SELECT ${names} FROM json_populate_recordset(NULL::${into}, $1::json)`,
        [`[${lines.join(',')}]`],
      );
    } catch (error) {
      const { code, constraint, column } = error as { code?: string; constraint?: string; column?: string };
      // class 22 are data errors and 23 constraint violations; other errors are not caused by a row
      if (!/^2[23]/.test(code ?? '')) throw error;
      const middle = lines.length >> 1;
      if (middle) {
        await this.insert(table, columns, lines.slice(0, middle));
        await this.insert(table, columns, lines.slice(middle));
      } else
        this.report.reject(table, JSON.parse(lines[0]!) as Record<string, unknown>, constraint ?? column ?? code ?? '');
    }
  }

  private async advanceSequences(): Promise<void> {
    for (const { table, column, sequence } of await listSequences(this.client, this.schema))
      await this.client.query(
        `SELECT setval($1, m) FROM (SELECT max(${quoteIdentifier(column)})::bigint AS m FROM ${quoteIdentifier(this.schema)}.${quoteIdentifier(table)}) r
         WHERE m IS NOT NULL`,
        [sequence],
      );
  }

  /** Returns the first difference from the backup or null. Only meaningful for a backup of the same version. */
  async difference({ tables }: Manifest): Promise<string | null> {
    const presentTables = await listTables(this.client, this.schema);
    for (const { name, columns, rows, hash } of tables) {
      const table = presentTables.get(name);
      if (!table) return name;
      const actualHash = new RowsHash();
      await this.client.query('BEGIN');
      for await (const lines of readJsonLines(this.client, this.schema, { name, columns }))
        for (const line of lines) actualHash.add(line);
      await this.client.query('COMMIT');
      if (actualHash.count !== rows) return `${name}: ${actualHash.count} / ${rows}`;
      if (actualHash.digest() !== hash) return `${name}: content`;
    }
    return null;
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  async drop(): Promise<void> {
    await this.client.query('ROLLBACK').catch(() => undefined);
    await this.client.query(`DROP SCHEMA IF EXISTS ${quoteIdentifier(this.schema)} CASCADE`);
    await this.close();
  }
}

/** Returns the sequences of serial and identity columns. */
export async function listSequences(client: pg.Client, schema: string) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT c.relname AS table, a.attname AS column,
       pg_get_serial_sequence(format('%I.%I', $1::text, c.relname), a.attname) AS sequence
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = quote_ident($1)::regnamespace AND c.relkind = 'r'
       AND pg_get_serial_sequence(format('%I.%I', $1::text, c.relname), a.attname) IS NOT NULL`,
    [schema],
  );
  return rows;
}

/** Drops schemas that killed processes left; the caller must hold the backup lock. */
export async function dropAbandonedSchemas(url: string): Promise<void> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, $1) OR starts_with(nspname, $2)`,
      [PREFIX, FORMER_SCHEMA_PREFIX],
    );
    for (const { name } of rows) await client.query(`DROP SCHEMA ${quoteIdentifier(name)} CASCADE`);
  } finally {
    await client.end();
  }
}

/** Prefix of the schema that keeps the tables from before a restoration. */
export const FORMER_SCHEMA_PREFIX = 'tureen_before_';
