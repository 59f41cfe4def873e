import { mustGet } from '#contract/objects';
import { type Context, restoreAllDeleted, captureDeletions } from '#persistence';
import type { GroupOwned } from '../group-owned.entity.ts';
import { Trashed, type TrashKind } from './trashed.entity.ts';

/** Rows to be deleted. */
interface Deletion<T> {
  entity: new () => T;
  /** Kind as in event types: `recipe`. */
  kind: TrashKind;
  rows: T[];
}

/** Deletes locked rows with the given function and stores snapshots for restoring them in the same transaction. */
export async function deleteIntoTrash<T extends GroupOwned & { name: string }>(
  context: Context,
  { entity, kind, rows }: Deletion<T>,
  work: () => Promise<void>,
): Promise<void> {
  const table = context.manager.connection.getMetadata(entity).tableName;
  const removals = await captureDeletions(context.manager, { table, ids: rows.map(({ id }) => id) }, work);
  const { username: deletedBy, userId: deletedById } = context.caller;
  await context
    .repository(Trashed)
    .createAll(
      rows.map(({ id, name }) => ({ id, kind, name, deletedBy, deletedById, removal: mustGet(removals, id) })),
    );
}

/** Restores the rows with everything that was deleted along. Throws 409 for names that are taken. */
export async function restoreFromTrash(context: Context, trashed: Trashed[]): Promise<void> {
  await restoreAllDeleted(
    context.manager,
    trashed.map(({ removal }) => removal),
  );
  await context.manager.delete(
    Trashed,
    trashed.map(({ id }) => id),
  );
}

/** Returns the ids that are in the trash of any group. */
export async function trashedIds({ manager }: Pick<Context, 'manager'>, ids: string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>('SELECT id FROM trash WHERE id = ANY($1::uuid[])', [ids]);
  return rows.map(({ id }) => id);
}

/** Removes an entry whose row was restored by another way, so that it cannot be restored twice. */
export async function removeFromTrash(context: Context, id: string): Promise<void> {
  const rows = context.repository(Trashed);
  if (await rows.find(id)) await rows.remove(id);
}
