import type { NewItem } from './list-state.ts';
import type { ShoppingItem } from './shopping-queries.ts';

/** What was removed on this page: the cached list does not have it any more when the change is noted. */
const removed = new Map<string, ShoppingItem>();

export function rememberRemoved(items: readonly ShoppingItem[]): void {
  for (const item of items) removed.set(item.id, item);
}

/** Those of the ids that were removed on this page. */
export const removedItems = (ids: readonly string[]): ShoppingItem[] => ids.flatMap((id) => removed.get(id) ?? []);

/** An item that was removed, as it is sent so that it comes back with all its parts. */
export function asSent(item: ShoppingItem): NewItem {
  const { id, shoppingListId, checked, position, isFood, note, foodId, unitId, labelId, apart, extras } = item;
  const parts = item.parts.map(({ recipeName: _, recipeSlug: __, display: ___, ...part }) => part);
  return { id, shoppingListId, checked, position, isFood, note, foodId, unitId, labelId, apart, extras, parts };
}
