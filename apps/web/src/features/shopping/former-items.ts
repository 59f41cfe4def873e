import { pick } from '#contract/objects';
import type { NewItem } from './list-state.ts';
import type { ShoppingItem } from './shopping-queries.ts';

/** Items before a change or removal on this page; the cached list shows the change already when it is queued. */
const remembered = new Map<string, ShoppingItem>();

export function rememberItems(items: readonly ShoppingItem[]): void {
  for (const item of items) remembered.set(item.id, item);
}

export const formerItems = (ids: readonly string[]): ShoppingItem[] => ids.flatMap((id) => remembered.get(id) ?? []);

/** The item's own label, null if it is that of its food. */
const ownLabel = ({ labelId, food }: ShoppingItem) => (labelId === food?.labelId ? null : labelId);

/** @returns the columns that a change overwrites, with their old values */
export const formerColumns = (item: ShoppingItem, change: object) =>
  pick<Record<string, unknown>, string>({ ...item, labelId: ownLabel(item) }, Object.keys(change));

/** @returns the request body that recreates a removed item with all its parts */
export function recreateBody(item: ShoppingItem): NewItem {
  const { id, shoppingListId, checked, position, isFood, note, foodId, unitId, labelId, apart, extras } = item;
  const parts = item.parts.map(({ recipeName: _, recipeSlug: __, display: ___, ...part }) => part);
  return { id, shoppingListId, checked, position, isFood, note, foodId, unitId, labelId, apart, extras, parts };
}
