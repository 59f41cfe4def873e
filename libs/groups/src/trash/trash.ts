import { type Context, putBack, remember } from '#persistence';
import type { GroupOwned } from '../group-owned.entity.ts';
import { Trashed, type TrashKind } from './trashed.entity.ts';

/** A row that is being deleted, and what it is called. */
export interface Deletion<T extends GroupOwned = GroupOwned> {
  entity: new () => T;
  /** By the name that events have for it: `recipe`. */
  kind: TrashKind;
  row: T;
  name: string;
}

/** Deletes a locked row by the work given, and keeps what is needed to put it back, in the same transaction. */
export async function deleteIntoTrash<T extends GroupOwned>(
  context: Context,
  { entity, kind, row: { id }, name }: Deletion<T>,
  work: () => Promise<void>,
): Promise<void> {
  const table = context.manager.connection.getMetadata(entity).tableName;
  const removal = await remember(context.manager, { table, id }, work);
  await context.rows(Trashed).create({ id, kind, name, deletedBy: context.caller.username, removal });
}

/** The rows that a deletion took along are there again; throws 409 where a name is taken by now. */
export async function takeFromTrash(context: Context, { id, removal }: Trashed): Promise<void> {
  await putBack(context.manager, removal);
  await context.manager.delete(Trashed, { id });
}

/** Those of these ids that lie in the trash of any group. */
export async function trashedIds({ manager }: Pick<Context, 'manager'>, ids: string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>('SELECT id FROM trash WHERE id = ANY($1::uuid[])', [ids]);
  return rows.map(({ id }) => id);
}
