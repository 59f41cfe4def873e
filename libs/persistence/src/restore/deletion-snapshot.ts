import type { EntityManager } from 'typeorm';
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

/** All that a deletion takes along, as the database had it. */
export interface DeletionSnapshot {
  /** Rows that are gone: first the one that was deleted, then those that went with it. */
  removed: RowsOf[];
  /** Rows that lost their reference to it, and what else was changed in them therefore. */
  changed: { table: string; changes: Change[] }[];
}

/** Columns that say when and how often a row was changed, not what it is. */
const UPKEEP = ['version', 'update_at'];

/** Deletes a row by the work given, and answers what went with it; as rememberAll. */
export async function captureDeletion(
  manager: EntityManager,
  { table, id }: { table: string; id: string },
  work: () => Promise<void>,
): Promise<DeletionSnapshot> {
  return (await captureDeletions(manager, { table, ids: [id] }, work)).get(id)!;
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
  const found: Found = { removed: new Map(), losing: new Map() };
  const owners = new Map(ids.map((id) => [id, new Set([id])]));
  await collect(manager, found, { table: tablesOf(manager.connection).get(table)!, column: 'id', owners });
  await work();
  const removals = new Map(ids.map((id) => [id, { removed: [], changed: [] } as DeletionSnapshot]));
  for (const [name, rows] of found.removed)
    for (const { row, owners: roots } of rows.values())
      for (const root of roots) rowsIn(removals.get(root)!.removed, name).push(row);
  for (const [name, rows] of found.losing)
    for (const [root, changes] of await changesByRoot(manager, name, { rows, removed: found.removed.get(name) }))
      removals.get(root)!.changed.push({ table: name, changes });
  return removals;
}

function rowsIn(list: RowsOf[], table: string): Row[] {
  const found = list.find((one) => one.table === table);
  if (found) return found.rows;
  list.push({ table, rows: [] });
  return list.at(-1)!.rows;
}

/** A row that goes with the deleted ones of these ids. */
interface Gone {
  row: Row;
  owners: Set<string>;
}

/** A row that refers to deleted ones, by the columns that do. */
interface Losing {
  row: Row;
  columns: Map<string, Set<string>>;
}

/** By primary key. */
type RowsByKey<T> = Map<string, T>;

/** By table. */
interface Found {
  removed: Map<string, RowsByKey<Gone>>;
  losing: Map<string, RowsByKey<Losing>>;
}

/** Takes rows that will be gone, and what refers to them. `owners` are the deleted rows that those with this value in the column go with. */
async function collect(
  manager: EntityManager,
  found: Found,
  { table, column, owners }: { table: Table; column: string; owners: Map<string, Set<string>> },
): Promise<void> {
  const next = new Map<string, Set<string>>();
  for (const row of await rowsWith(manager, table, column, [...owners.keys()])) {
    const added = addOwners(found, table, row, owners.get(row[column] as string)!);
    const id = row['id'] as string | undefined;
    if (added && id) next.set(id, owners.get(row[column] as string)!);
  }
  if (!next.size) return;
  for (const child of tablesOf(manager.connection).values())
    for (const { parent, column: own, onDelete } of child.references) {
      if (parent !== table.name) continue;
      if (onDelete === 'CASCADE') await collect(manager, found, { table: child, column: own, owners: next });
      if (onDelete === 'SET NULL')
        for (const row of await rowsWith(manager, child, own, [...next.keys()]))
          addLosing(found, child, { row, column: own, owners: next.get(row[own] as string)! });
    }
}

/** False where it is known already that the row goes with all of them. */
function addOwners({ removed }: Found, { name, primary }: Table, row: Row, owners: Set<string>): boolean {
  const gone = entryOf(removed, name, keyOf(primary, row), () => ({ row, owners: new Set<string>() }));
  const before = gone.owners.size;
  for (const owner of owners) gone.owners.add(owner);
  return gone.owners.size > before;
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

/** Changes in rows that referred to deleted ones, by deleted row. */
async function changesByRoot(
  manager: EntityManager,
  name: string,
  { rows, removed }: { rows: RowsByKey<Losing>; removed?: RowsByKey<Gone> },
): Promise<Map<string, Change[]>> {
  const table = tablesOf(manager.connection).get(name)!;
  const result = new Map<string, Change[]>();
  const add = (root: string, change: Change) => {
    if (Object.keys(change.before).length) result.set(root, [...(result.get(root) ?? []), change]);
  };
  const before = [...rows.values()].map(({ row }) => row);
  const changes = await changesOf(manager, table, before);
  const byKey = new Map(changes.map((change) => [keyOf(table.primary, change.key), change]));
  for (const [key, { row, columns }] of rows) {
    const change = byKey.get(key);
    const gone = removed?.get(key);
    for (const root of new Set([...columns.values()].flatMap((roots) => [...roots]))) {
      const isOwn = (column: string) => columns.get(column)?.has(root) ?? !columns.has(column);
      if (change) {
        const own = Object.keys(change.before).filter(isOwn);
        add(root, { ...change, before: pick(own, change.before), after: pick(own, change.after) });
      } else if (gone && !gone.owners.has(root)) {
        // it went with another one: if that is put back first, this is what it has lost
        const own = [...columns.keys()].filter(isOwn);
        const after = Object.fromEntries(own.map((column) => [column, null]));
        add(root, { key: pick(table.primary, row), before: pick(own, row), after });
      }
    }
  }
  return result;
}

/** Changes rows by the work given, and answers what changed in them. */
export async function captureChanges(
  manager: EntityManager,
  { table: name, column = 'id', values }: { table: string; column?: string; values: unknown[] },
  work: () => Promise<void>,
): Promise<{ table: string; changes: Change[] }> {
  const table = tablesOf(manager.connection).get(name)!;
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
