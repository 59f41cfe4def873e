import { Injectable } from '@nestjs/common';
import { trashedIds } from '#groups';
import type { Context } from '#persistence';
import { newItem } from '../items/new-item.ts';
import { ShoppingItem } from '../items/shopping-item.entity.ts';
import { manualSource, type ItemSource } from '../merging/item-sources.ts';
import { ShoppingList } from './shopping-list.entity.ts';

/** A list of another server; what it names has ids of the group. */
export interface ImportedList {
  id: string;
  name: string;
  ownerId: string | null;
  createdAt: string | null;
  extras: Record<string, string>;
  labelOrder: string[];
  /** In their order. */
  items: ImportedItem[];
}

export interface ImportedItem extends Pick<ShoppingItem, 'id' | 'checked' | 'quantity' | 'note' | 'isFood' | 'extras'> {
  unitId: string | null;
  foodId: string | null;
  labelId: string | null;
  /** Recipes of the item, with the line as written there. */
  recipes: { id: string; recipeId: string; recipeName: string; quantity: number; scale: number; note: string }[];
}

/** Shopping lists that come from another server, with every item as it was there. */
@Injectable()
export class ListImportService {
  /** False where it has come before, also where it is in the trash by now. */
  async import(context: Context, { items, createdAt, ...list }: ImportedList): Promise<boolean> {
    return context.transaction(async (tx) => {
      if ((await tx.repository(ShoppingList).find(list.id)) || (await trashedIds(tx, [list.id])).length) return false;
      const { id, name, version } = await tx
        .repository(ShoppingList)
        .create({ ...list, ...(createdAt && { createdAt: new Date(createdAt) }) });
      await tx
        .repository(ShoppingItem)
        .createAll(
          items.map((item, position) => newItem({ ...item, shoppingListId: id, position, parts: sourcesOf(item) })),
        );
      tx.record({ type: 'shopping-list.created', data: { id, name, version } });
      return true;
    });
  }
}

/** An item is the sum of its parts: what no recipe has brought, somebody wrote. */
function sourcesOf({ id, quantity, unitId, note, recipes }: ImportedItem): ItemSource[] {
  const brought = recipes.map((one): ItemSource => ({
    id: one.id,
    quantity: one.quantity * one.scale,
    unitId,
    note: one.note || note,
    recipeId: one.recipeId,
    recipeName: one.recipeName,
    recipeQuantity: one.quantity,
    scale: one.scale,
    words: null,
  }));
  const own = quantity - brought.reduce((sum, part) => sum + part.quantity, 0);
  return brought.length && Math.abs(own) < 1e-6
    ? brought
    : [...brought, manualSource(id, { quantity: own, unitId }, note)];
}
