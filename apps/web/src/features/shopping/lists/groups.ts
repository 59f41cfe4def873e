import { keysOf } from '#contract/objects';
import type { Label, ShoppingItem, ShoppingList, Store } from '../shopping-queries.ts';

export const views = ['label', 'recipe', 'plain'] as const;
export type View = (typeof views)[number];

/** Items with the same label or recipe. */
export interface ItemGroup {
  key: string;
  /** Label or recipe of the group's items; null for items without one. */
  label?: Label | null;
  recipe?: string | null;
  items: ShoppingItem[];
}

/** Ids of labels in the order of the store, else of the list. */
export function labelOrder({ labelSettings }: Pick<ShoppingList, 'labelSettings'>, store: Store | undefined): string[] {
  const listOrder = labelSettings.map(({ labelId }) => labelId);
  const first = store?.labelOrder ?? [];
  return [...first, ...listOrder.filter((id) => !first.includes(id))];
}

/** Groups the open items by a view; items without a label or recipe come last. */
export function groupsOf(items: readonly ShoppingItem[], view: View, order: readonly string[]): ItemGroup[] {
  const open = items.filter(({ checked }) => !checked);
  if (view === 'plain') return open.length ? [{ key: 'all', items: open }] : [];
  if (view === 'label') {
    const place = (id: string | null) => (id === null || !order.includes(id) ? Infinity : order.indexOf(id));
    return [...groupBy(open, ({ labelId }) => labelId)]
      .toSorted(([a], [b]) => (place(a) === place(b) ? 0 : place(a) - place(b)))
      .map(([id, items]) => ({ key: id ?? 'none', label: items[0]?.label ?? null, items }));
  }
  const recipeOf = ({ parts }: ShoppingItem) => {
    const names = [...new Set(parts.map(({ recipeName }) => recipeName))];
    // items of several recipes are grouped under all of their names
    return names.every((name) => name === null) ? null : names.filter((name) => name !== null).join(' + ');
  };
  return [...groupBy(open, recipeOf)]
    .toSorted(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)))
    .map(([name, items]) => ({ key: name ?? 'none', recipe: name, items }));
}

/** True if rows need no rerender: a check rerenders the page several times, and lists have hundreds of rows. */
export function isSameRows<Props extends { items: readonly ShoppingItem[] }>(before: Props, now: Props): boolean {
  const { items: old, ...others } = before;
  const { items } = now;
  return (
    old.length === items.length &&
    items.every((item, at) => item === old[at]) &&
    keysOf(others).every((key) => now[key] === before[key])
  );
}

/** Replaces Map.groupBy, which needs browsers from 2024. */
function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** @returns the checked items, last checked first */
export const checkedItems = (items: readonly ShoppingItem[]): ShoppingItem[] =>
  items
    .filter(({ checked }) => checked)
    .toSorted((a, b) => ((a.checkedAt ?? '') < (b.checkedAt ?? '') ? 1 : a.checkedAt === b.checkedAt ? 0 : -1));

/** @returns the order of the items and the label of a dropped item after the drop on another item */
export function orderAfterDrop(
  groups: readonly ItemGroup[],
  id: string,
  overId: string,
): { order: ShoppingItem[]; labelId?: string | null } {
  const all = groups.flatMap(({ items }) => items);
  const to = all.findIndex((item) => item.id === overId);
  const item = all.find((one) => one.id === id);
  if (!item || to < 0) return { order: all };
  const order = all.filter((one) => one !== item).toSpliced(to, 0, item);
  const target = groups.find(({ items }) => items.some((item) => item.id === overId));
  // an item without an aisle of its own belongs to that of its food
  const isOther = target?.label !== undefined && (target.label?.id ?? item.food?.labelId ?? null) !== item.labelId;
  return { order, ...(isOther && { labelId: target.label?.id ?? null }) };
}
