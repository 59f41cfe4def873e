import { Injectable } from '@nestjs/common';
import { trashedIds } from '#groups';
import type { Context } from '#persistence';
import { newItem } from '../items/new-item.ts';
import { ShoppingItem } from '../items/shopping-item.entity.ts';
import { ownPart, type Part } from '../merging/parts.ts';
import { ShoppingList } from './shopping-list.entity.ts';

/** A list of another server; what it names has ids of the group. */
export interface FiledList {
  id: string;
  name: string;
  ownerId: string | null;
  createdAt: string | null;
  extras: Record<string, string>;
  labelOrder: string[];
  /** In their order. */
  items: FiledItem[];
}

export interface FiledItem extends Pick<ShoppingItem, 'id' | 'checked' | 'quantity' | 'note' | 'isFood' | 'extras'> {
  unitId: string | null;
  foodId: string | null;
  labelId: string | null;
  /** What has brought it, as it was written in the recipe. */
  recipes: { id: string; recipeId: string; recipeName: string; quantity: number; scale: number; note: string }[];
}

/** Shopping lists that come from another server, with every item as it was there. */
@Injectable()
export class ListFilingService {
  /** False where it has come before, also where it is in the trash by now. */
  async file(context: Context, { items, createdAt, ...list }: FiledList): Promise<boolean> {
    return context.transaction(async (tx) => {
      if ((await tx.rows(ShoppingList).find(list.id)) || (await trashedIds(tx, [list.id])).length) return false;
      const { id, name, version } = await tx
        .rows(ShoppingList)
        .create({ ...list, ...(createdAt && { createdAt: new Date(createdAt) }) });
      await tx
        .rows(ShoppingItem)
        .createAll(
          items.map((item, position) => newItem({ ...item, shoppingListId: id, position, parts: partsOf(item) })),
        );
      tx.record({ type: 'shopping-list.created', data: { id, name, version } });
      return true;
    });
  }
}

/** An item is the sum of its parts: what no recipe has brought, somebody wrote. */
function partsOf({ id, quantity, unitId, note, recipes }: FiledItem): Part[] {
  const brought = recipes.map((one): Part => ({
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
  return brought.length && Math.abs(own) < 1e-6 ? brought : [...brought, ownPart(id, { quantity: own, unitId }, note)];
}
