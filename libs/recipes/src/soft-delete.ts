import { type Context, type GroupRow, missingRow } from '#persistence';

interface SoftDeletable extends GroupRow {
  deletedAt: Date | null;
}

interface Restored<Row> {
  row: Row;
  wasDeleted: boolean;
}

/**
 * Restores a soft-deleted row; throws 404 if it was already purged.
 *
 * @param assertMay throws if the caller may not restore the row
 */
export async function restoreSoftDeleted<Row extends SoftDeletable>(
  context: Context,
  entity: new () => Row,
  id: string,
  assertMay: (row: Row) => void,
): Promise<Restored<Row>> {
  const rows = context.repository(entity);
  const query = rows.select().withDeleted().addSelect('row.deletedAt').andWhere('row.id = :id', { id });
  const row = await query.setLock('pessimistic_write').getOne();
  if (!row) throw missingRow(context.manager.connection.getMetadata(entity).tableName);
  assertMay(row);
  const wasDeleted = row.deletedAt !== null;
  return { row: wasDeleted ? await rows.write(row, notDeleted()) : row, wasDeleted };
}

/** Every row that can be soft-deleted has this column. */
const notDeleted = <Row extends SoftDeletable>() => ({ deletedAt: null }) as Partial<Row>;

/** Purges rows that were soft-deleted before `before`, and returns their ids. */
export async function purgeSoftDeleted(
  { manager }: Context,
  entity: new () => SoftDeletable,
  before: Date,
): Promise<{ id: string; recipeId: string }[]> {
  const deletion = manager.createQueryBuilder().delete().from(entity).where('deleted_at < :before', { before });
  const { raw } = await deletion.returning('id, recipe_id AS "recipeId"').execute();
  return raw;
}
