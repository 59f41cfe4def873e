import { Injectable } from '@nestjs/common';
import { removeFromTrash } from '#groups';
import { type Context, remapRows, restoreDeleted, captureDeletion, tableOf } from '#persistence';
import type { BackupTables } from '#recipes';
import { ShoppingList } from './shopping-list.entity.ts';

/** Shopping lists as they were at another moment. */
@Injectable()
export class ListRestoreService {
  /**
   * Puts a list back with all that was on it. Null where it is none of this group, or is there already.
   *
   * @param newId beside the one of now, where there is one
   */
  async restore(
    context: Context,
    id: string,
    tables: BackupTables,
    newId = id,
  ): Promise<{ name: string; left: Map<string, number> } | null> {
    const table = tableOf(context, ShoppingList);
    const { removed } = await captureDeletion(tables.source, { table, id }, async () => undefined);
    const [root] = removed[0]?.rows ?? [];
    if (root?.['group_id'] !== context.groupId) return null;
    return context.transaction(async (tx) => {
      if (await tx.repository(ShoppingList).find(newId)) return null;
      await removeFromTrash(tx, newId);
      const fitted = await remapRows(tx, removed, { ...tables, renamed: new Map([[id, newId]]) });
      await restoreDeleted(tx.manager, fitted);
      const { name, version } = await tx.repository(ShoppingList).get(newId);
      tx.record({ type: 'shopping-list.restored', data: { id: newId, version, name } });
      return { name, left: fitted.left };
    });
  }
}
