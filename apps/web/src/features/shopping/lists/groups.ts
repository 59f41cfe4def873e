import { keysOf } from '#contract/objects';
import type { Label, ShoppingItem, ShoppingList, Store } from '../shopping-queries.ts';

export const views = ['label', 'recipe', 'plain'] as const;
export type View = (typeof views)[number];

/** Items that are shown together; without a name where all are. */
export interface ItemGroup {
  key: string;
  /** Label or recipe of the group's items; null for items without one. */
  label?: Label | null;
  recipe?: string | null;
  items: ShoppingItem[];
}

/** Ids of labels as the aisles of the store are passed, else as the list has them. */
export function labelOrder({ labelSettings }: Pick<ShoppingList, 'labelSettings'>, store: Store | undefined): string[] {
  const own = labelSettings.map(({ labelId }) => labelId);
  const first = store?.labelOrder ?? [];
  return [...first, ...own.filter((id) => !first.includes(id))];
}

/** Groups the open items by a view; items without a label or recipe come last. */
export function groupsOf(items: readonly ShoppingItem[], view: View, order: readonly string[]): ItemGroup[] {
  const open = items.filter(({ checked }) => !checked);
  if (view === 'plain') return open.length ? [{ key: 'all', items: open }] : [];
  if (view === 'label') {
    const place = (id: string | null) => (id === null || !order.includes(id) ? Infinity : order.indexOf(id));
    return [...grouped(open, ({ labelId }) => labelId)]
      .toSorted(([a], [b]) => (place(a) === place(b) ? 0 : place(a) - place(b)))
      .map(([id, own]) => ({ key: id ?? 'none', label: own[0]?.label ?? null, items: own }));
  }
  const recipeOf = ({ parts }: ShoppingItem) => {
    const names = [...new Set(parts.map(({ recipeName }) => recipeName))];
    // items of several recipes are grouped under all of their names
    return names.every((name) => name === null) ? null : names.filter((name) => name !== null).join(' + ');
  };
  return [...grouped(open, recipeOf)]
    .toSorted(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)))
    .map(([name, own]) => ({ key: name ?? 'none', recipe: name, items: own }));
}

/**
 * Whether rows would be drawn as they are. A tick draws a page several times; of five hundred rows only those are looked at whose
 * group has changed.
 */
export function isSameRows<Props extends { items: readonly ShoppingItem[] }>(before: Props, now: Props): boolean {
  const { items: old, ...others } = before;
  const { items } = now;
  return (
    old.length === items.length &&
    items.every((item, at) => item === old[at]) &&
    keysOf(others).every((key) => now[key] === before[key])
  );
}

/** Browsers of two years ago have no Map.groupBy. */
function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const own = groups.get(keyOf(one));
    if (own) own.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** @returns the checked items, last checked first */
export const doneOf = (items: readonly ShoppingItem[]): ShoppingItem[] =>
  items
    .filter(({ checked }) => checked)
    .toSorted((a, b) => ((a.checkedAt ?? '') < (b.checkedAt ?? '') ? 1 : a.checkedAt === b.checkedAt ? 0 : -1));

/** An item and its place after it was dropped where another one is. */
export function moved(
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
