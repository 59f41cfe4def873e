import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { firstOf, mustGet } from '#contract/objects';
import type { Context } from '../context.ts';
import { type Table, tablesOf } from './references.ts';
import type { DeletionSnapshot, Row, RowsOf } from './deletion-snapshot.ts';

const OWNER = 'group_id';

interface RemapOptions {
  /** Connection to the database or schema of the source rows. */
  source: EntityManager;
  /** Tables whose rows are created if the group has none of the name. */
  creatableTables: readonly string[];
  /** New ids by old id. */
  newIds?: ReadonlyMap<string, string>;
}

/** Rows that can be imported, with the number of rows by table that lack a required reference. */
export interface RemappedRows extends DeletionSnapshot {
  omitted: Map<string, number>;
}

/**
 * Remaps rows of another schema to the caller's group. References are resolved by id, otherwise by name, otherwise the referred row is
 * created or the reference dropped. Rows keep their ids unless these are taken. Only rows of the group are read and created.
 */
export async function remapRows(context: Context, removed: RowsOf[], options: RemapOptions): Promise<RemappedRows> {
  const tables = tablesOf(context.manager.connection);
  const knownRows = removed.filter(({ table }) => tables.has(table));
  const own = new Set(knownRows.flatMap(({ rows }) => rows.flatMap(({ id }) => (typeof id === 'string' ? id : []))));
  const ids = new Map(options.newIds);
  for (const { table, rows } of knownRows) await assignFreeIds(context, mustGet(tables, table), rows, ids);
  for (const [parent, candidates] of referredTo(knownRows, tables, own))
    for (const [from, to] of await findMatches(context, mustGet(tables, parent), candidates, options))
      ids.set(from, to);
  return replaceIds(knownRows, { tables, own, ids, groupId: context.groupId });
}

/** Assigns new ids to rows whose id is taken. */
async function assignFreeIds(context: Context, table: Table, rows: Row[], ids: Map<string, string>): Promise<void> {
  if (table.primary.join() !== 'id') return;
  const candidates = rows.flatMap(({ id }) => (typeof id === 'string' && !ids.has(id) ? id : []));
  const takenSql = `SELECT id FROM "${table.name}" WHERE id = ANY($1::uuid[])`;
  for (const { id } of await context.manager.query<{ id: string }[]>(takenSql, [candidates])) ids.set(id, randomUUID());
}

function referredTo(removed: RowsOf[], tables: Map<string, Table>, own: Set<string>): Map<string, string[]> {
  const idsByTable = new Map<string, Set<string>>();
  for (const { table, rows } of removed)
    for (const { column, parent } of mustGet(tables, table).references) {
      if (column === OWNER) continue;
      const ids = idsByTable.get(parent) ?? new Set();
      for (const { [column]: id } of rows) if (typeof id === 'string' && !own.has(id)) ids.add(id);
      idsByTable.set(parent, ids);
    }
  return new Map([...idsByTable].map(([parent, ids]) => [parent, [...ids]]));
}

/** Returns the group's matching row for each row; rows without a match are missing. */
async function findMatches(
  context: Context,
  table: Table,
  ids: string[],
  options: RemapOptions,
): Promise<Map<string, string>> {
  const matches = new Map<string, string>();
  if (!ids.length || !table.columns.includes(OWNER)) return matches;
  const { manager, groupId } = context;
  const ofGroup = `SELECT id, key FROM (SELECT id, ${keyOf(table)} AS key, "${OWNER}" AS owner FROM "${table.name}") t
    WHERE owner = $1`;
  const sameIds = await manager.query<{ id: string }[]>(`${ofGroup} AND id = ANY($2::uuid[])`, [groupId, ids]);
  for (const { id } of sameIds) matches.set(id, id);
  const missing = ids.filter((id) => !matches.has(id));
  if (!missing.length) return matches;
  const rows = await options.source.query<{ key: string; row: Row }[]>(
    `SELECT ${keyOf(table)} AS key, to_jsonb(t) AS row FROM "${table.name}" t WHERE id = ANY($1::uuid[])`,
    [missing],
  );
  const keys = rows.map(({ key }) => key);
  const sameNamed = await manager.query<{ id: string; key: string }[]>(`${ofGroup} AND key = ANY($2::text[])`, [
    groupId,
    keys,
  ]);
  const byKey = new Map(sameNamed.map(({ id, key }) => [key, id]));
  for (const { key, row } of rows) {
    const id =
      byKey.get(key) ??
      (options.creatableTables.includes(table.name) ? await createRow(context, table, row, options) : null);
    if (id) {
      byKey.set(key, id);
      matches.set(String(row['id']), id);
    }
  }
  return matches;
}

/** Returns the column by which users identify rows. */
function keyOf({ columns }: Table): string {
  const name = ['username', 'slug', 'name'].find((column) => columns.includes(column));
  return name ? `lower("${name}"::text)` : 'NULL::text';
}

async function createRow(context: Context, table: Table, row: Row, options: RemapOptions): Promise<string> {
  const { removed } = await remapRows(context, [{ table: table.name, rows: [row] }], {
    ...options,
    newIds: new Map(),
  });
  const created = firstOf(firstOf(removed).rows);
  await insertRows(context.manager, table, [created]);
  return String(created['id']);
}

async function insertRows(manager: EntityManager, table: Table, rows: Row[]): Promise<void> {
  const columns = table.columns.map((column) => `"${column}"`).join(', ');
  await manager.query(
    `INSERT INTO "${table.name}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table.name}", $1)`,
    [JSON.stringify(rows)],
  );
}

/** Returns a row by column name, with values in PostgreSQL's own notation. */
export async function rowAsStored(manager: EntityManager, name: string, id: string): Promise<Row> {
  const { columns } = mustGet(tablesOf(manager.connection), name);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const sql = `SELECT to_jsonb(r) AS row FROM (SELECT ${list} FROM "${name}" WHERE id = $1) r`;
  return firstOf(await manager.query<{ row: Row }[]>(sql, [id])).row;
}

interface Replacing {
  tables: Map<string, Table>;
  own: Set<string>;
  ids: Map<string, string>;
  groupId: string;
}

/** Replaces new ids also inside texts and lists of the rows. */
function replaceIds(removed: RowsOf[], { tables, own, ids, groupId }: Replacing): RemappedRows {
  const omitted = new Map<string, number>();
  const changed = [...ids].filter(([from, to]) => from !== to);
  const withNewIds = (row: Row): Row => {
    let text = JSON.stringify(row);
    for (const [from, to] of changed) text = text.replaceAll(from, to);
    return JSON.parse(text);
  };
  const remapRow = (table: Table, row: Row): Row | null => {
    const emptied: Row = {};
    for (const { column, isNullable, parent } of table.references) {
      const id = row[column];
      if (parent === 'groups' || typeof id !== 'string' || own.has(id) || ids.has(id)) continue;
      if (!isNullable) return null;
      emptied[column] = null;
    }
    return { ...withNewIds({ ...row, ...emptied }), ...(table.columns.includes(OWNER) && { [OWNER]: groupId }) };
  };
  const remapped = removed.map(({ table, rows }) => {
    const remappedRows = rows.map((row) => remapRow(mustGet(tables, table), row)).filter((row) => row !== null);
    if (remappedRows.length < rows.length) omitted.set(table, rows.length - remappedRows.length);
    return { table, rows: remappedRows };
  });
  return { removed: remapped.filter(({ rows }) => rows.length), changed: [], omitted };
}

/**
 * Copies a deleted group with all its rows, except those whose ids are taken. Returns the number of omitted-out rows by table.
 *
 * @param from schema of the same database
 * @param without tables to leave out
 */
export async function copyGroup(
  manager: EntityManager,
  { from, groupId, without }: { from: string; groupId: string; without: readonly string[] },
): Promise<Map<string, number>> {
  const tables = tablesOf(manager.connection);
  const omitted = new Map<string, number>();
  const copied = ownedTables(tables, without);
  for (const table of sortByDependency(copied)) {
    const rows = `SELECT t.* FROM "${from}"."${table.name}" t WHERE ${ownedBy(table, tables, from)}`;
    const [{ count }] = await manager.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM (${rows}) r`, [
      groupId,
    ]);
    if (!count) continue;
    const written = await copyRows(manager, table, { rows, groupId });
    if (written < count) omitted.set(table.name, count - written);
  }
  return omitted;
}

/** Sets dangling references to null; leaves out rows that require a missing one. */
async function copyRows(
  manager: EntityManager,
  table: Table,
  { rows, groupId }: { rows: string; groupId: string },
): Promise<number> {
  const others = table.references.filter(({ parent }) => parent !== table.name);
  const isThere = ({ parent, column }: (typeof others)[number]) =>
    `EXISTS (SELECT 1 FROM "${parent}" p WHERE p.id = r."${column}")`;
  const columns = table.columns.filter((column) => !table.numbered.includes(column));
  const values = columns.map((column) => {
    const reference = others.find((one) => one.column === column && one.isNullable);
    return reference ? `CASE WHEN ${isThere(reference)} THEN r."${column}" END` : `r."${column}"`;
  });
  const needed = others.filter(({ isNullable }) => !isNullable).map(isThere);
  const [{ written }] = await manager.query<[{ written: number }]>(
    `WITH written AS (INSERT INTO "${table.name}" (${columns.map((column) => `"${column}"`).join(', ')})
       SELECT ${values.join(', ')} FROM (${rows}) r ${needed.length ? `WHERE ${needed.join(' AND ')}` : ''}
       ON CONFLICT DO NOTHING RETURNING 1)
     SELECT count(*)::int AS written FROM written`,
    [groupId],
  );
  return written;
}

/** Returns the tables of a group's rows: those with a group id and those that depend on such rows. */
function ownedTables(tables: Map<string, Table>, without: readonly string[]): Table[] {
  const owned = new Set(['groups']);
  for (let size = 0; size < owned.size;) {
    size = owned.size;
    for (const { name, references } of tables.values())
      if (!without.includes(name) && references.some((one) => !one.isNullable && owned.has(one.parent)))
        owned.add(name);
  }
  return [...tables.values()].filter(({ name }) => owned.has(name));
}

function ownedBy(table: Table, tables: Map<string, Table>, from: string, depth = 0): string {
  const alias = depth ? `t${depth}` : 't';
  if (table.name === 'groups') return `${alias}.id = $1`;
  if (table.columns.includes(OWNER)) return `${alias}."${OWNER}" = $1`;
  const { column, parent } = firstOf(table.references.filter(({ isNullable }) => !isNullable));
  return `${alias}."${column}" IN (SELECT t${depth + 1}.id FROM "${from}"."${parent}" t${depth + 1}
    WHERE ${ownedBy(mustGet(tables, parent), tables, from, depth + 1)})`;
}

/** Sorts tables after those that their rows require. */
function sortByDependency(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const visit = (table: Table, path: readonly Table[]): void => {
    if (ordered.includes(table) || path.includes(table)) return;
    for (const { parent } of table.references) {
      const parentTable = tables.find(({ name }) => name === parent);
      if (parentTable) visit(parentTable, [...path, table]);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered;
}
