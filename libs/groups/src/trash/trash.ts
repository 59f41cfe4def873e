import { type Context, restoreAllDeleted, captureDeletions } from '#persistence';
import type { GroupOwned } from '../group-owned.entity.ts';
import { Trashed, type TrashKind } from './trashed.entity.ts';

/** Rows that are being deleted. */
interface Deletion<T> {
  entity: new () => T;
  /** By the name that events have for it: `recipe`. */
  kind: TrashKind;
  rows: T[];
}

/** Deletes locked rows by the work given, and keeps what is needed to put each of them back, in the same transaction. */
export async function deleteIntoTrash<T extends GroupOwned & { name: string }>(
  context: Context,
  { entity, kind, rows }: Deletion<T>,
  work: () => Promise<void>,
): Promise<void> {
  const table = context.manager.connection.getMetadata(entity).tableName;
  const removals = await captureDeletions(context.manager, { table, ids: rows.map(({ id }) => id) }, work);
  const { username: deletedBy } = context.caller;
  await context
    .repository(Trashed)
    .createAll(rows.map(({ id, name }) => ({ id, kind, name, deletedBy, removal: removals.get(id)! })));
}

/** The rows that deletions took along are there again; throws 409 where a name is taken by now. */
export async function takeFromTrash(context: Context, trashed: Trashed[]): Promise<void> {
  await restoreAllDeleted(
    context.manager,
    trashed.map(({ removal }) => removal),
  );
  await context.manager.delete(
    Trashed,
    trashed.map(({ id }) => id),
  );
}

/** Those of these ids that lie in the trash of any group. */
export async function trashedIds({ manager }: Pick<Context, 'manager'>, ids: string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>('SELECT id FROM trash WHERE id = ANY($1::uuid[])', [ids]);
  return rows.map(({ id }) => id);
}

/** It is there again from elsewhere: putting it back from the trash as well would be once too often. */
export async function leaveTrash(context: Context, id: string): Promise<void> {
  const rows = context.repository(Trashed);
  if (await rows.find(id)) await rows.remove(id);
}
