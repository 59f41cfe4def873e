import type { EntityManager } from 'typeorm';
import { mustGet } from '#contract/objects';
import { type Table, tablesOf } from './references.ts';

export type Row = Record<string, unknown>;

/** Rows of one table. */
export interface RowsOf {
  table: string;
  rows: Row[];
}

/** Changed columns of a remaining row, before and after. */
export interface Change {
  key: Row;
  before: Row;
  after: Row;
}

/** Everything that a deletion removed or changed, as stored. */
export interface DeletionSnapshot {
  /** Deleted rows: first the requested one, then those deleted by cascade. */
  removed: RowsOf[];
  /** Remaining rows whose references were set to null, with their other changes. */
  changed: { table: string; changes: Change[] }[];
}

/** Bookkeeping columns, which are not part of the content. */
const UPKEEP = ['version', 'update_at'];

/** Deletes a row with the given function and returns its snapshot; see captureDeletions. */
export async function captureDeletion(
  manager: EntityManager,
  { table, id }: { table: string; id: string },
  work: () => Promise<void>,
): Promise<DeletionSnapshot> {
  return mustGet(await captureDeletions(manager, { table, ids: [id] }, work), id);
}

/**
 * Deletes locked rows by the given work and returns a snapshot for each: rows deleted by cascade and changes in
 * referring rows. Changes of several deletions are in each, so any order of restoring works.
 */
export async function captureDeletions(
  manager: EntityManager,
  { table, ids }: { table: string; ids: string[] },
  work: () => Promise<void>,
): Promise<Map<string, DeletionSnapshot>> {
  const collected: Found = { removed: new Map(), losing: new Map() };
  const owners = new Map(ids.map((id) => [id, new Set([id])]));
  await collect(manager, collected, { table: mustGet(tablesOf(manager.connection), table), column: 'id', owners });
  await work();
  const removals = new Map(ids.map((id): [string, DeletionSnapshot] => [id, { removed: [], changed: [] }]));
  for (const [name, rows] of collected.removed)
    for (const { row, owners: roots } of rows.values())
      for (const root of roots) rowsIn(mustGet(removals, root).removed, name).push(row);
  for (const [name, rows] of collected.losing)
    for (const [root, changes] of await changesByRoot(manager, name, { rows, removed: collected.removed.get(name) }))
      mustGet(removals, root).changed.push({ table: name, changes });
  return removals;
}

function rowsIn(list: RowsOf[], table: string): Row[] {
  const existing = list.find((one) => one.table === table);
  if (existing) return existing.rows;
  const rows: Row[] = [];
  list.push({ table, rows });
  return rows;
}

/** A row that is deleted along with the rows of these ids. */
interface DeletedRow {
  row: Row;
  owners: Set<string>;
}

/** A row that loses references to deleted rows. */
interface ReferringRow {
  row: Row;
  columns: Map<string, Set<string>>;
}

/** Rows by primary key. */
type RowsByKey<T> = Map<string, T>;

/** Rows by table. */
interface Found {
  removed: Map<string, RowsByKey<DeletedRow>>;
  losing: Map<string, RowsByKey<ReferringRow>>;
}

/**
 * Collects rows that will be deleted and rows that refer to them. `owners` maps the value of the column to the deleted rows that cause
 * it.
 */
async function collect(
  manager: EntityManager,
  found: Found,
  { table, column, owners }: { table: Table; column: string; owners: Map<string, Set<string>> },
): Promise<void> {
  const next = new Map<string, Set<string>>();
  for (const row of await rowsWith(manager, table, column, [...owners.keys()])) {
    const rowOwners = mustGet(owners, String(row[column]));
    const isNew = addOwners(found, table, row, rowOwners);
    if (isNew && row['id']) next.set(String(row['id']), rowOwners);
  }
  if (!next.size) return;
  for (const child of tablesOf(manager.connection).values())
    for (const { parent, column: own, onDelete } of child.references) {
      if (parent !== table.name) continue;
      if (onDelete === 'CASCADE') await collect(manager, found, { table: child, column: own, owners: next });
      if (onDelete === 'SET NULL')
        for (const row of await rowsWith(manager, child, own, [...next.keys()]))
          addLosing(found, child, { row, column: own, owners: mustGet(next, String(row[own])) });
    }
}

/** Returns false if all these owners were already known for the row. */
function addOwners({ removed }: Found, { name, primary }: Table, row: Row, owners: Set<string>): boolean {
  const deleted = entryOf(removed, name, keyOf(primary, row), () => ({ row, owners: new Set<string>() }));
  const before = deleted.owners.size;
  for (const owner of owners) deleted.owners.add(owner);
  return deleted.owners.size > before;
}

function addLosing(
  { losing }: Found,
  { name, primary }: Table,
  { row, column, owners }: { row: Row; column: string; owners: Set<string> },
): void {
  const { columns } = entryOf(losing, name, keyOf(primary, row), () => ({
    row,
    columns: new Map<string, Set<string>>(),
  }));
  columns.set(column, new Set([...(columns.get(column) ?? []), ...owners]));
}

function entryOf<T>(tables: Map<string, RowsByKey<T>>, table: string, key: string, create: () => T): T {
  const rows = tables.get(table) ?? new Map<string, T>();
  tables.set(table, rows);
  const entry = rows.get(key) ?? create();
  rows.set(key, entry);
  return entry;
}

/** Returns the changes in rows that referred to deleted ones, by deleted row. */
async function changesByRoot(
  manager: EntityManager,
  name: string,
  { rows, removed }: { rows: RowsByKey<ReferringRow>; removed?: RowsByKey<DeletedRow> },
): Promise<Map<string, Change[]>> {
  const table = mustGet(tablesOf(manager.connection), name);
  const result = new Map<string, Change[]>();
  const add = (root: string, change: Change) => {
    if (Object.keys(change.before).length) result.set(root, [...(result.get(root) ?? []), change]);
  };
  const before = [...rows.values()].map(({ row }) => row);
  const changes = await changesOf(manager, table, before);
  const byKey = new Map(changes.map((change) => [keyOf(table.primary, change.key), change]));
  for (const [key, { row, columns }] of rows) {
    const change = byKey.get(key);
    const deleted = removed?.get(key);
    for (const root of new Set([...columns.values()].flatMap((roots) => [...roots]))) {
      const isOwn = (column: string) => columns.get(column)?.has(root) ?? !columns.has(column);
      if (change) {
        const own = Object.keys(change.before).filter(isOwn);
        add(root, { ...change, before: pick(own, change.before), after: pick(own, change.after) });
      } else if (deleted && !deleted.owners.has(root)) {
        // the row is deleted by another root; if that one is restored first, these references are null
        const own = [...columns.keys()].filter(isOwn);
        const after = Object.fromEntries(own.map((column) => [column, null]));
        add(root, { key: pick(table.primary, row), before: pick(own, row), after });
      }
    }
  }
  return result;
}

/** Changes rows with the given function and returns their changes. */
export async function captureChanges(
  manager: EntityManager,
  { table: name, column = 'id', values }: { table: string; column?: string; values: unknown[] },
  work: () => Promise<void>,
): Promise<{ table: string; changes: Change[] }> {
  const table = mustGet(tablesOf(manager.connection), name);
  const before = await rowsWith(manager, table, column, values);
  await work();
  return { table: name, changes: await changesOf(manager, table, before) };
}

export const keyOf = (primary: string[], row: Row): string => JSON.stringify(primary.map((column) => row[column]));
export const pick = (columns: string[], row: Row): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

export async function rowsWith(
  manager: EntityManager,
  { name, columns }: Table,
  column: string,
  values: unknown[],
): Promise<Row[]> {
  const sql = `SELECT ${jsonOf(columns)} AS row FROM "${name}" t WHERE t."${column}" = ANY($1) ORDER BY 1`;
  return (await manager.query<{ row: Row }[]>(sql, [values])).map(({ row }) => row);
}

/** SQL of a row as JSON in PostgreSQL's own notation, which can be read back without loss. */
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
