import { pick } from '#contract/objects';
import type { NewItem } from './list-state.ts';
import type { ShoppingItem } from './shopping-queries.ts';

/** As items were before they were changed or removed on this page: when that is noted, the cached list shows it already. */
const before = new Map<string, ShoppingItem>();

export function rememberItems(items: readonly ShoppingItem[]): void {
  for (const item of items) before.set(item.id, item);
}

/** Those of the ids that were changed or removed on this page. */
export const formerItems = (ids: readonly string[]): ShoppingItem[] => ids.flatMap((id) => before.get(id) ?? []);

/** The aisle of an item itself, which may be none beside that of its food. */
const ownLabel = ({ labelId, food }: ShoppingItem) => (labelId === food?.labelId ? null : labelId);

/** @returns the columns that a change overwrites, with their old values */
export const formerColumns = (item: ShoppingItem, change: object) =>
  pick<Record<string, unknown>, string>({ ...item, labelId: ownLabel(item) }, Object.keys(change));

/** An item that was removed, as it is sent so that it comes back with all its parts. */
export function recreateBody(item: ShoppingItem): NewItem {
  const { id, shoppingListId, checked, position, isFood, note, foodId, unitId, labelId, apart, extras } = item;
  const parts = item.parts.map(({ recipeName: _, recipeSlug: __, display: ___, ...part }) => part);
  return { id, shoppingListId, checked, position, isFood, note, foodId, unitId, labelId, apart, extras, parts };
}
