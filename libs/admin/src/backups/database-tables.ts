import pg from 'pg';

type Client = pg.Client;

/** Opens a separate connection without statement timeout, with settings that format values the same on every server. */
export async function openConnection(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // the next query reports the error
  client.on('error', () => undefined);
  await client.connect();
  await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'iso_8601'");
  return client;
}

/** A table in the PostgreSQL catalog. */
export interface CatalogTable {
  name: string;
  /** Writable columns in alphabetical order. */
  columns: string[];
}

/** Quotes an identifier. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns the tables of a schema by name, without those of migrations and extensions. */
export async function listTables(client: Client, schema: string): Promise<Map<string, CatalogTable>> {
  const { rows } = await client.query<CatalogTable>(
    `SELECT c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attname) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND c.relname <> 'migration'
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [quoteIdentifier(schema)],
  );
  return new Map(rows.map((table) => [table.name, table]));
}

const AT_ONCE = 200;

/** Yields the rows of a table as lines of JSON, some hundreds at a time. Requires a transaction. */
export async function* readJsonLines(client: Client, schema: string, table: CatalogTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoteIdentifier).join(', ');
  const from = `${quoteIdentifier(schema)}.${quoteIdentifier(table.name)}`;
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT to_json(r)::text AS line FROM (SELECT ${columns} FROM ${from}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${AT_ONCE} FROM backup_rows`);
    if (!rows.length) break;
    // to_json puts line breaks between the columns of some rows
    yield rows.map(({ line }) => line.replaceAll('\n', ' '));
  }
  await client.query('CLOSE backup_rows');
}
