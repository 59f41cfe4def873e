import { mustGet } from '#contract/objects';
import { Unit } from '#organizers';
import { type Context, positionBehind } from '#persistence';
import { Conflict, ValidationFailed } from '#platform';
import { ShoppingItem } from '../items/shopping-item.entity.ts';
import type { Measures } from '../merging/measures.ts';
import { ShoppingList } from './shopping-list.entity.ts';

/** Positions of other clients may be large numbers. */
export const positionAfter = (position: number): number => positionBehind(position, 1_000_000_000);

/** Items that a change created, updated or deleted; deleted items have their last state. */
export interface ChangedItems {
  created: ShoppingItem[];
  updated: ShoppingItem[];
  deleted: ShoppingItem[];
  lists: { id: string; version: number }[];
}

export interface StoredList {
  list: ShoppingList;
  items: ShoppingItem[];
}

/** An event of a change of more items names none of them. */
const MAX_LISTED_ITEMS = 50;

/**
 * Lists that are locked until the end of the transaction, in the order of their ids to avoid deadlocks. Items are changed in
 * memory; `save` writes the changed items.
 */
export class LockedLists {
  private readonly before = new Map<string, ShoppingItem>();

  private constructor(
    private readonly context: Context,
    readonly lists: Map<string, ShoppingList>,
    private readonly items: Map<string, ShoppingItem[]>,
    readonly measures: Measures,
  ) {
    for (const item of [...items.values()].flat()) this.before.set(item.id, item);
  }

  /**
   * Locks lists and reads their items. Throws 422 for the field shoppingListId if the group does not have one of the lists.
   *
   * @param only ids of the items to read; all items if it is missing
   */
  static async lock(context: Context, listIds: Iterable<string>, only?: string[]): Promise<LockedLists> {
    const ids = [...new Set(listIds)].toSorted();
    const rows = context.repository(ShoppingList);
    const lists = new Map<string, ShoppingList>();
    for (const id of ids) {
      const list = await rows.lockIfThere(id);
      if (!list) throw new ValidationFailed({ shoppingListId: ['errors.unknownReference'] });
      lists.set(id, list);
    }
    const query = context.repository(ShoppingItem).select().andWhere('row.shopping_list_id = ANY(:ids)', { ids });
    if (only) query.andWhere('row.id = ANY(:only)', { only });
    const items = await query.orderBy('row.position').addOrderBy('row.created_at').addOrderBy('row.id').getMany();
    const byList = Map.groupBy(items, ({ shoppingListId }) => shoppingListId);
    const units = only ? [] : await context.repository(Unit).select().getMany();
    return new LockedLists(context, lists, byList, new Map(units.map((unit) => [unit.id, unit])));
  }

  itemsOf(listId: string): ShoppingItem[] {
    return this.items.get(listId) ?? [];
  }

  /** The list after `save`, with its items in the order of `ItemsService.listByListId`. */
  storedList(listId: string): StoredList {
    const items = this.itemsOf(listId).toSorted(
      (a, b) => a.position - b.position || a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
    );
    return { list: mustGet(this.lists, listId), items };
  }

  set(listId: string, items: ShoppingItem[]): void {
    this.items.set(listId, items);
  }

  /** Finds an item by its id or by the id of one of its parts. */
  find(id: string): ShoppingItem | undefined {
    const all = [...this.items.values()].flat();
    return all.find((item) => item.id === id) ?? all.find(({ parts }) => parts.some((part) => part.id === id));
  }

  replace(item: ShoppingItem, by: ShoppingItem[]): void {
    const items = this.itemsOf(item.shoppingListId);
    this.set(
      item.shoppingListId,
      items.flatMap((one) => (one.id === item.id ? by : [one])),
    );
  }

  nextPosition(listId: string): number {
    const last = this.itemsOf(listId).reduce((highest, { position }) => Math.max(highest, position), -1);
    return positionAfter(last);
  }

  /** Writes the changed items and raises the version of their lists. */
  async save(): Promise<ChangedItems> {
    const rows = this.context.repository(ShoppingItem);
    const now = [...this.items.values()].flat();
    const remainingIds = new Set(now.map(({ id }) => id));
    const deleted = [...this.before.values()].filter(({ id }) => !remainingIds.has(id));
    if (deleted.length)
      await this.context.manager.delete(
        ShoppingItem,
        deleted.map(({ id }) => id),
      );
    const changes = now.flatMap((item) => {
      const stored = this.before.get(item.id);
      return stored && stored !== item ? [{ stored, item, version: stored.version, from: stored.shoppingListId }] : [];
    });
    await rows.writeAll(changes.map(({ stored, item }) => [stored, item]));
    const written = changes.filter(({ stored, version }) => stored.version !== version);
    const updated = written.map(({ stored }) => stored);
    const created = await this.insert(now.filter(({ id }) => !this.before.has(id)));
    const changedLists = new Set([
      ...[...deleted, ...updated, ...created].map(({ shoppingListId }) => shoppingListId),
      ...written.map(({ from }) => from),
    ]);
    const lists = [...this.lists.values()].filter(({ id }) => changedLists.has(id));
    const versions = new Map([...created, ...updated].map(({ id, version }) => [id, version]));
    const removed = [
      ...deleted.map(({ id, shoppingListId }) => ({ id, from: shoppingListId })),
      ...written
        .filter(({ stored, from }) => from !== stored.shoppingListId)
        .map(({ stored: { id }, from }) => ({ id, from })),
    ];
    const removedByList = Map.groupBy(removed, ({ from }) => from);
    for (const list of lists) {
      const deletedItems = (removedByList.get(list.id) ?? []).map(({ id }) => id);
      await this.raiseVersion(list, versions, deletedItems);
    }
    this.resetToStored([...this.before.values(), ...created]);
    return { created, updated, deleted, lists: lists.map(({ id, version }) => ({ id, version })) };
  }

  /** Replaces the items by their stored state. */
  private resetToStored(stored: ShoppingItem[]): void {
    const byId = new Map(stored.map((item) => [item.id, item]));
    for (const [listId, items] of this.items)
      this.set(
        listId,
        items.map(({ id }) => mustGet(byId, id)),
      );
  }

  private async insert(items: ShoppingItem[]): Promise<ShoppingItem[]> {
    try {
      return await this.context.repository(ShoppingItem).createAll(items);
    } catch (error) {
      // hide details: the id may be of another group
      throw error instanceof Conflict ? new Conflict() : error;
    }
  }

  private async raiseVersion(
    list: ShoppingList,
    versions: ReadonlyMap<string, number>,
    deletedItems: string[],
  ): Promise<void> {
    const update = this.context.manager
      .createQueryBuilder()
      .update(ShoppingList)
      .set({ updateAt: () => 'CURRENT_TIMESTAMP' });
    await update.whereEntity(list).updateEntity(true).execute();
    // items in memory have the version before the change
    const changed = this.itemsOf(list.id).flatMap(({ id }) =>
      versions.has(id) ? [[id, versions.get(id)] as const] : [],
    );
    const isListed = changed.length + deletedItems.length <= MAX_LISTED_ITEMS;
    this.context.record({
      type: 'shopping-list.updated',
      data: {
        id: list.id,
        version: list.version,
        name: list.name,
        ...(isListed && { items: Object.fromEntries(changed), deletedItems }),
      },
    });
  }
}
