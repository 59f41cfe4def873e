import { type Context, type GroupRow } from '#persistence';
import { NotFound } from '#platform';

interface SoftDeletable extends GroupRow {
  deletedAt: Date | null;
}

interface Restored<Row> {
  row: Row;
  wasDeleted: boolean;
}

/**
 * A row that was removed is there again. Throws 404 where there is none any more.
 *
 * @param assertMay throws where the caller may not
 */
export async function restoreSoftDeleted<Row extends SoftDeletable>(
  context: Context,
  entity: new () => Row,
  id: string,
  assertMay: (row: Row) => void,
): Promise<Restored<Row>> {
  const rows = context.rows(entity);
  const query = rows.select().withDeleted().addSelect('row.deletedAt').andWhere('row.id = :id', { id });
  const row = await query.setLock('pessimistic_write').getOne();
  if (!row) throw new NotFound();
  assertMay(row);
  const wasDeleted = row.deletedAt !== null;
  return { row: wasDeleted ? await rows.write(row, { deletedAt: null } as Partial<Row>) : row, wasDeleted };
}

/** Deletes for good what was removed before a moment, and answers which rows of which recipes these were. */
export async function purgeSoftDeleted(
  { manager }: Context,
  entity: new () => SoftDeletable,
  before: Date,
): Promise<{ id: string; recipeId: string }[]> {
  const deletion = manager.createQueryBuilder().delete().from(entity).where('deleted_at < :before', { before });
  const { raw } = await deletion.returning('id, recipe_id AS "recipeId"').execute();
  return raw as { id: string; recipeId: string }[];
}
