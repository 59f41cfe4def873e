import pg from 'pg';

type Client = pg.Client;

/** A connection of its own, whose statements may take long, and to which values look the same on every server. */
export async function connect(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // whoever asks next gets it
  client.on('error', () => undefined);
  await client.connect();
  await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'iso_8601'");
  return client;
}

/** A table as PostgreSQL knows it. */
export interface CatalogTable {
  name: string;
  /** Those that can be written, in alphabetical order. */
  columns: string[];
}

/** PostgreSQL writes what needs it in quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of a schema but for that of migrations and those of extensions, by name. */
export async function tablesIn(client: Client, schema: string): Promise<Map<string, CatalogTable>> {
  const { rows } = await client.query<CatalogTable>(
    `SELECT c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attname) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND c.relname <> 'migration'
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [quoted(schema)],
  );
  return new Map(rows.map((table) => [table.name, table]));
}

const AT_ONCE = 200;

/** The rows of a table, a line of JSON each; a few hundred at a time. Needs a transaction. */
export async function* linesOf(client: Client, schema: string, table: CatalogTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join(', ');
  const from = `${quoted(schema)}.${quoted(table.name)}`;
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT to_json(r)::text AS line FROM (SELECT ${columns} FROM ${from}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${AT_ONCE} FROM backup_rows`);
    if (!rows.length) break;
    // to_json breaks lines between the columns of some rows
    yield rows.map(({ line }) => line.replaceAll('\n', ' '));
  }
  await client.query('CLOSE backup_rows');
}
