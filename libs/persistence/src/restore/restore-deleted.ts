import type { EntityManager } from 'typeorm';
import { firstOf, mustGet } from '#contract/objects';
import { withConflictOnDuplicate } from '../rows/conflict-on-duplicate.ts';
import { type Reference, type Table, tablesOf } from './references.ts';
import { type Change, keyOf, type DeletionSnapshot, type Row } from './deletion-snapshot.ts';

/** Rows to insert: deleted directly (roots) or by cascade. */
interface RestoredRows {
  table: string;
  isRoot: boolean;
  rows: Row[];
}

/** Restores one deletion; see restoreAllDeleted. */
export async function restoreDeleted(manager: EntityManager, removal: DeletionSnapshot): Promise<void> {
  await restoreAllDeleted(manager, [removal]);
}

/**
 * Restores deletions. References to missing rows become null, or leave the row out if required; changed columns get
 * their former value unless changed since.
 * @throws Conflict if the name of a deleted row is taken
 */
export async function restoreAllDeleted(manager: EntityManager, removals: DeletionSnapshot[]): Promise<void> {
  const tables = tablesOf(manager.connection);
  for (const { table, rows, isRoot } of sortParentsFirst(rowsToInsert(removals, tables), tables))
    await withConflictOnDuplicate(() =>
      insert(manager, mustGet(tables, table), rows, isRoot ? '' : 'ON CONFLICT DO NOTHING'),
    );
  const changed = Map.groupBy(
    removals.flatMap((one) => one.changed),
    ({ table }) => table,
  );
  for (const [name, parts] of changed) {
    const table = tables.get(name);
    if (!table) continue;
    for (const changes of splitByRow(
      table,
      parts.flatMap((part) => part.changes),
    ))
      await revertChanges(manager, table, changes);
  }
}

function rowsToInsert(removals: DeletionSnapshot[], tables: Map<string, Table>): RestoredRows[] {
  const parts = removals.flatMap(({ removed }) => removed.map((part, index) => ({ ...part, isRoot: index === 0 })));
  const knownParts = parts.filter(({ table }) => tables.has(table));
  return [...Map.groupBy(knownParts, ({ table, isRoot }) => `${table} ${isRoot}`).values()].map((group) => ({
    ...firstOf(group),
    rows: group.flatMap(({ rows }) => rows),
  }));
}

/** Splits the changes so that each statement changes a row once, because several deletions may have changed the same row. */
function splitByRow({ primary }: Table, changes: Change[]): Change[][] {
  const rounds: Change[][] = [];
  const seen = new Map<string, number>();
  for (const change of changes) {
    const key = keyOf(primary, change.key);
    const round = seen.get(key) ?? 0;
    seen.set(key, round + 1);
    (rounds[round] ??= []).push(change);
  }
  return rounds;
}

/** Sorts tables after those that they refer to. */
function sortParentsFirst(list: RestoredRows[], tables: Map<string, Table>): RestoredRows[] {
  const ordered = new Set<RestoredRows>();
  const visited = new Set<RestoredRows>();
  const visit = (one: RestoredRows): void => {
    if (visited.has(one)) return;
    visited.add(one);
    const parents = new Set(
      mustGet(tables, one.table)
        .references.map(({ parent }) => parent)
        .filter((name) => name !== one.table),
    );
    for (const parent of list.filter(({ table }) => parents.has(table))) visit(parent);
    ordered.add(one);
  };
  for (const one of list) visit(one);
  return [...ordered];
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

async function revertChanges(
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
