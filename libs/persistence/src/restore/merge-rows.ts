import type { EntityManager } from 'typeorm';
import { mustGet } from '#contract/objects';
import { type Reference, tablesOf } from './references.ts';
import { restoreDeleted } from './restore-deleted.ts';
import {
  changesOf,
  keyOf,
  pick,
  captureDeletion,
  type DeletionSnapshot,
  type Row,
  rowsWith,
  type RowsOf,
} from './deletion-snapshot.ts';

interface Pair {
  table: string;
  /** Id of the row to remove. */
  from: string;
  /** Id of the row of the same table that replaces it. */
  to: string;
  /** Columns, as `table.column`, whose rows are deleted with the first row instead of moved to the second. */
  own?: ReadonlySet<string>;
}

/** Everything that a merge changed, as stored before. */
export interface MergedRow {
  removal: DeletionSnapshot;
  /** Rows that the remaining row got, such as links. */
  added: RowsOf[];
}

/**
 * Merges two locked rows: references to the first become references to the second, and the given function deletes the first. Returns the
 * data to undo it.
 */
export async function mergeRows(manager: EntityManager, pair: Pair, work: () => Promise<void>): Promise<MergedRow> {
  const added: RowsOf[] = [];
  const slugs = await slugsOf(manager, pair);
  const removal = await captureDeletion(manager, { table: pair.table, id: pair.from }, async () => {
    for (const table of tablesOf(manager.connection).values())
      for (const reference of table.references)
        if (reference.parent === pair.table && !pair.own?.has(`${reference.table}.${reference.column}`))
          added.push(...(await moveReferences(manager, reference, pair)));
    await work();
  });
  await addFormerSlugs(manager, pair, slugs);
  return { removal: await withoutMoved(manager, removal), added };
}

/** Undoes a merge; later changes of users are kept. Throws 409 if the name is taken. */
export async function unmergeRows(manager: EntityManager, { removal, added }: MergedRow): Promise<void> {
  for (const { table, rows } of added) {
    const columns = Object.keys(rows[0] ?? {});
    const on = columns.map((column) => `t."${column}" IS NOT DISTINCT FROM k."${column}"`);
    const keys = `jsonb_populate_recordset(NULL::"${table}", $1) k`;
    await manager.query(`DELETE FROM "${table}" t USING ${keys} WHERE ${on.join(' AND ')}`, [JSON.stringify(rows)]);
  }
  await takeFormerSlugs(manager, removal);
  await restoreDeleted(manager, removal);
}

/** Returns the present and former slugs of the row that is merged; none for a table without former slugs. */
async function slugsOf(manager: EntityManager, { table, from }: Pair): Promise<string[]> {
  if (!hasFormerSlugs(manager, table)) return [];
  const [row] = await manager.query<{ slugs: string[] }[]>(
    `SELECT array_append(former_slugs, slug) AS slugs FROM "${table}" WHERE id = $1`,
    [from],
  );
  return row?.slugs ?? [];
}

/** Makes the slugs of the merged row lead to the remaining one. */
async function addFormerSlugs(manager: EntityManager, { table, to }: Pair, slugs: string[]): Promise<void> {
  if (slugs.length)
    await manager.query(`UPDATE "${table}" SET former_slugs = former_slugs || $2::text[] WHERE id = $1`, [to, slugs]);
}

/** Takes the slugs of a row that comes back from the row into which it was merged. */
async function takeFormerSlugs(manager: EntityManager, { removed }: DeletionSnapshot): Promise<void> {
  const [merged] = removed;
  if (!merged || !hasFormerSlugs(manager, merged.table)) return;
  for (const row of merged.rows)
    await manager.query(
      `UPDATE "${merged.table}" SET former_slugs = array(SELECT s FROM unnest(former_slugs) WITH ORDINALITY f(s, n) WHERE s <> ALL ($2::text[]) ORDER BY n)
       WHERE group_id = $1 AND cardinality(former_slugs) > 0 AND former_slugs && $2::text[]`,
      [row['group_id'], [row['slug'], ...((row['former_slugs'] as string[] | undefined) ?? [])]],
    );
}

const hasFormerSlugs = ({ connection }: EntityManager, table: string): boolean =>
  connection.entityMetadatas.some(
    ({ tableName, columns }) =>
      tableName === table && columns.some(({ databaseName }) => databaseName === 'former_slugs'),
  );

/** Returns all rows of a table that belong to the remaining row, which had none before the merge; undoing deletes them if unchanged. */
export async function rowsAddedTo(manager: EntityManager, name: string, column: string, id: string): Promise<RowsOf[]> {
  const rows = await rowsWith(manager, mustGet(tablesOf(manager.connection), name), column, [id]);
  return rows.length ? [{ table: name, rows }] : [];
}

async function moveReferences(
  manager: EntityManager,
  { table, column }: Reference,
  { from, to }: Pair,
): Promise<RowsOf[]> {
  const { primary, uniques, version } = mustGet(tablesOf(manager.connection), table);
  if (!primary.includes(column)) {
    const next = version ? `, "${version}" = "${version}" + 1` : '';
    // unique constraint: if the remaining row has such a row, the other's row is deleted
    const conflicts = uniques
      .filter((columns) => columns.includes(column))
      .map((columns) => {
        const same = columns.map((one) => (one === column ? `o."${one}" = $2` : `o."${one}" = t."${one}"`));
        return ` AND NOT EXISTS (SELECT 1 FROM "${table}" o WHERE ${same.join(' AND ')})`;
      });
    await manager.query(
      `UPDATE "${table}" t SET "${column}" = $2${next} WHERE t."${column}" = $1${conflicts.join('')}`,
      [from, to],
    );
    return [];
  }
  // join table: the other side may be linked to both rows
  const values = primary.map((name) => (name === column ? '$2::uuid' : `"${name}"`));
  const names = primary.map((name) => `"${name}"`).join(', ');
  const rows = await manager.query<Row[]>(
    `INSERT INTO "${table}" (${names}) SELECT ${values.join(', ')} FROM "${table}" WHERE "${column}" = $1
     ON CONFLICT DO NOTHING RETURNING ${names}`,
    [from, to],
  );
  return rows.length ? [{ table, rows }] : [];
}

/** Leaves out rows that moved to the second row instead of being deleted. */
async function withoutMoved(manager: EntityManager, { removed, changed }: DeletionSnapshot): Promise<DeletionSnapshot> {
  const result: DeletionSnapshot = { removed: removed.slice(0, 1), changed: [...changed] };
  for (const { table: name, rows } of removed.slice(1)) {
    const table = mustGet(tablesOf(manager.connection), name);
    const changes = await changesOf(manager, table, rows);
    if (changes.length) result.changed.push({ table: name, changes });
    const movedKeys = new Set(changes.map(({ key }) => keyOf(table.primary, key)));
    const deleted = rows.filter((row) => !movedKeys.has(keyOf(table.primary, pick(table.primary, row))));
    if (deleted.length) result.removed.push({ table: name, rows: deleted });
  }
  return result;
}
