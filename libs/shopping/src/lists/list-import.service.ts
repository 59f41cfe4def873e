import { Injectable } from '@nestjs/common';
import { trashedIds } from '#groups';
import type { Context } from '#persistence';
import { newItem } from '../items/new-item.ts';
import { ShoppingItem } from '../items/shopping-item.entity.ts';
import { manualSource, type ItemSource } from '../merging/item-sources.ts';
import { ShoppingList } from './shopping-list.entity.ts';

/** A list of another server. The ids of its labels, foods and units are those of the group. */
export interface ImportedList {
  id: string;
  name: string;
  ownerId: string | null;
  createdAt: string | null;
  extras: Record<string, string>;
  labelOrder: string[];
  /** In the order of the list. */
  items: ImportedItem[];
}

export interface ImportedItem extends Pick<ShoppingItem, 'id' | 'checked' | 'quantity' | 'note' | 'isFood' | 'extras'> {
  unitId: string | null;
  foodId: string | null;
  labelId: string | null;
  /** Recipes of the item, with the line of each recipe. */
  recipes: { id: string; recipeId: string; recipeName: string; quantity: number; scale: number; note: string }[];
}

/** Imports shopping lists of another server, with items that are not merged. */
@Injectable()
export class ListImportService {
  /** Returns false if the list was imported before, even if it is in the trash now. */
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

/** One source for each recipe, and a manual source for the rest of the quantity. */
function sourcesOf({ id, quantity, unitId, note, recipes }: ImportedItem): ItemSource[] {
  const fromRecipes = recipes.map((one): ItemSource => ({
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
  const own = quantity - fromRecipes.reduce((sum, part) => sum + part.quantity, 0);
  return fromRecipes.length && Math.abs(own) < 1e-6
    ? fromRecipes
    : [...fromRecipes, manualSource(id, { quantity: own, unitId }, note)];
}
