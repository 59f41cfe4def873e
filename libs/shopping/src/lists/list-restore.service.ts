import { Injectable } from '@nestjs/common';
import { removeFromTrash } from '#groups';
import { type Context, remapRows, restoreDeleted, captureDeletion, tableOf } from '#persistence';
import type { BackupTables } from '#recipes';
import { ShoppingList } from './shopping-list.entity.ts';

/** Restores shopping lists from a backup. */
@Injectable()
export class ListRestoreService {
  /**
   * Restores a list with its items. Returns null if the list is of another group, or if the new id exists.
   *
   * @param newId other than `id` to restore a copy beside the list
   */
  async restore(
    context: Context,
    id: string,
    tables: BackupTables,
    newId = id,
  ): Promise<{ name: string; omitted: Map<string, number> } | null> {
    const table = tableOf(context, ShoppingList);
    const { removed } = await captureDeletion(tables.source, { table, id }, async () => undefined);
    const [root] = removed[0]?.rows ?? [];
    if (root?.['group_id'] !== context.groupId) return null;
    return context.transaction(async (tx) => {
      if (await tx.repository(ShoppingList).find(newId)) return null;
      await removeFromTrash(tx, newId);
      const fitted = await remapRows(tx, removed, { ...tables, newIds: new Map([[id, newId]]) });
      await restoreDeleted(tx.manager, fitted);
      const { name, version } = await tx.repository(ShoppingList).get(newId);
      tx.record({ type: 'shopping-list.restored', data: { id: newId, version, name } });
      return { name, omitted: fitted.omitted };
    });
  }
}
