import type { EntityManager } from 'typeorm';
import { uniquely } from '../unique.ts';
import { type Reference, type Table, tablesOf } from './references.ts';

export type Row = Record<string, unknown>;

/** Rows of one table. */
export interface RowsOf {
  table: string;
  rows: Row[];
}

/** What columns of a row that stays held before and after. */
interface Change {
  key: Row;
  before: Row;
  after: Row;
}

/** All that a deletion takes along, as the database had it. */
export interface Removal {
  /** Rows that are gone: first the one that was deleted, then those that went with it. */
  removed: RowsOf[];
  /** Rows that lost their reference to it, and what else was changed in them therefore. */
  changed: { table: string; changes: Change[] }[];
}

/** Columns that say when and how often a row was changed, not what it is. */
const UPKEEP = ['version', 'update_at'];

/**
 * Deletes a row by the work given, and answers what went with it: rows that PostgreSQL deletes along with it, and what changed
 * in rows that referred to it. The row must be locked, so that nothing can refer to it meanwhile.
 */
export async function remember(
  manager: EntityManager,
  { table, id }: { table: string; id: string },
  work: () => Promise<void>,
): Promise<Removal> {
  const tables = tablesOf(manager.connection);
  const found: Found = { removed: new Map(), losing: new Map() };
  await collect(manager, found, { table: tables.get(table)!, column: 'id', values: [id] });
  await work();
  const changed: Removal['changed'] = [];
  for (const [name, before] of found.losing) {
    const changes = await changesOf(manager, tables.get(name)!, [...before.values()]);
    if (changes.length) changed.push({ table: name, changes });
  }
  const removed = [...found.removed].map(([name, rows]) => ({ table: name, rows: [...rows.values()] }));
  return { removed, changed };
}

/** Rows by table and primary key. */
type Found = Record<'removed' | 'losing', Map<string, Map<string, Row>>>;

/** Takes rows that will be gone, and what refers to them. */
async function collect(
  manager: EntityManager,
  found: Found,
  { table, column, values }: { table: Table; column: string; values: unknown[] },
): Promise<void> {
  const rows = await rowsWith(manager, table, column, values);
  const ids = rows.filter((row) => add(found.removed, table, row)).flatMap((row) => row['id'] ?? []);
  if (!ids.length) return;
  for (const child of tablesOf(manager.connection).values())
    for (const { parent, column: own, onDelete } of child.references) {
      if (parent !== table.name) continue;
      if (onDelete === 'CASCADE') await collect(manager, found, { table: child, column: own, values: ids });
      if (onDelete === 'SET NULL')
        for (const row of await rowsWith(manager, child, own, ids)) add(found.losing, child, row);
    }
}

/** False for a row that is there already. */
function add(known: Found['removed'], { name, primary }: Table, row: Row): boolean {
  const rows = known.get(name) ?? new Map<string, Row>();
  known.set(name, rows);
  const key = keyOf(primary, row);
  if (rows.has(key)) return false;
  rows.set(key, row);
  return true;
}

export const keyOf = (primary: string[], row: Row): string => JSON.stringify(primary.map((column) => row[column]));
export const pick = (columns: string[], row: Row): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

async function rowsWith(
  manager: EntityManager,
  { name, columns }: Table,
  column: string,
  values: unknown[],
): Promise<Row[]> {
  const sql = `SELECT ${jsonOf(columns)} AS row FROM "${name}" t WHERE t."${column}" = ANY($1) ORDER BY 1`;
  return (await manager.query<{ row: Row }[]>(sql, [values])).map(({ row }) => row);
}

/** As PostgreSQL writes its values, so that reading them again gives the same. */
const jsonOf = (columns: string[]): string =>
  `(SELECT to_jsonb(r) FROM (SELECT ${columns.map((column) => `t."${column}"`).join(', ')}) r)`;

export async function changesOf(manager: EntityManager, table: Table, before: Row[]): Promise<Change[]> {
  const { columns, name, primary } = table;
  const on = primary.map((column) => `t."${column}" = k."${column}"`).join(' AND ');
  const sql = `SELECT ${jsonOf(columns)} AS row FROM "${name}" t JOIN jsonb_populate_recordset(NULL::"${name}", $1) k ON ${on}`;
  const rows = await manager.query<{ row: Row }[]>(sql, [JSON.stringify(before.map((row) => pick(primary, row)))]);
  const after = new Map(rows.map(({ row }) => [keyOf(primary, row), row]));
  return before.flatMap((row) => {
    const now = after.get(keyOf(primary, row));
    if (!now) return [];
    const differing = columns.filter(
      (column) => !UPKEEP.includes(column) && JSON.stringify(row[column]) !== JSON.stringify(now[column]),
    );
    return differing.length
      ? [{ key: pick(primary, row), before: pick(differing, row), after: pick(differing, now) }]
      : [];
  });
}

/**
 * Puts back what a deletion took along. What the rows refer to may be gone by now: then a reference that may be empty is, and a
 * row that is nothing without it is left out. Columns of rows that stayed get their former value unless somebody has changed them
 * since. Throws 409 where the name of the deleted row is taken by now.
 */
export async function putBack(manager: EntityManager, { removed, changed }: Removal): Promise<void> {
  const tables = tablesOf(manager.connection);
  const known = removed.filter(({ table }) => tables.has(table));
  for (const { table, rows } of parentsFirst(known, tables)) {
    const isRoot = table === removed[0]!.table;
    await uniquely(() => insert(manager, tables.get(table)!, rows, isRoot ? '' : 'ON CONFLICT DO NOTHING'));
  }
  for (const { table, changes } of changed) {
    const found = tables.get(table);
    if (found) await changeBack(manager, found, changes);
  }
}

/** A table comes after all those that it refers to. */
function parentsFirst(list: RowsOf[], tables: Map<string, Table>): RowsOf[] {
  const ordered: RowsOf[] = [];
  const visit = (one: RowsOf): void => {
    if (ordered.includes(one)) return;
    const parents = new Set(
      tables
        .get(one.table)!
        .references.map(({ parent }) => parent)
        .filter((name) => name !== one.table),
    );
    for (const parent of list.filter(({ table }) => parents.has(table))) visit(parent);
    ordered.push(one);
  };
  for (const one of list) visit(one);
  return ordered;
}

async function insert(manager: EntityManager, table: Table, rows: Row[], onConflict: string): Promise<void> {
  const columns = table.columns.filter((column) => rows.some((row) => Object.hasOwn(row, column)));
  const byColumn = new Map(table.references.map((reference) => [reference.column, reference]));
  const values = columns.map((column) => valueOf(column, table, byColumn.get(column)));
  const needed = columns.flatMap((column) => {
    const reference = byColumn.get(column);
    return reference && !reference.isNullable && reference.parent !== table.name ? [exists(reference)] : [];
  });
  const sql = `INSERT INTO "${table.name}" (${columns.map((column) => `"${column}"`).join(', ')})
    SELECT ${values.join(', ')} FROM jsonb_populate_recordset(NULL::"${table.name}", $1) r
    ${needed.length ? `WHERE ${needed.join(' AND ')}` : ''} ${onConflict}`;
  await manager.query(sql, [JSON.stringify(rows)]);
}

const exists = ({ parent, column }: Reference): string =>
  `EXISTS (SELECT 1 FROM "${parent}" p WHERE p.id = r."${column}")`;

function valueOf(column: string, table: Table, reference?: Reference): string {
  if (!reference?.isNullable || reference.parent === table.name) return `r."${column}"`;
  return `CASE WHEN ${exists(reference)} THEN r."${column}" END`;
}

async function changeBack(
  manager: EntityManager,
  { name, primary, columns, version }: Table,
  changes: Change[],
): Promise<void> {
  const touched = columns.filter((column) => changes.some(({ before }) => Object.hasOwn(before, column)));
  const set = touched.map(
    (
      column,
    ) => `"${column}" = CASE WHEN c.was ? '${column}' AND t."${column}" IS NOT DISTINCT FROM (c.after)."${column}"
      THEN (c.before)."${column}" ELSE t."${column}" END`,
  );
  if (version) set.push(`"${version}" = t."${version}" + 1`);
  const record = (part: string) => `jsonb_populate_record(NULL::"${name}", c->'${part}') AS ${part}`;
  const sql = `UPDATE "${name}" t SET ${set.join(', ')}
    FROM (SELECT c->'before' AS was, ${record('key')}, ${record('before')}, ${record('after')} FROM jsonb_array_elements($1::jsonb) c) c
    WHERE ${primary.map((column) => `t."${column}" = (c.key)."${column}"`).join(' AND ')}`;
  await manager.query(sql, [JSON.stringify(changes)]);
}
