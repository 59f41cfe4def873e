import type { WireInput } from '#client';
import { displayIngredient, rewordLine } from '#ingredients';
import { definedOnly } from '#contract/objects';
import type { ShoppingItem, ShoppingList } from './shopping-queries.ts';

export type NewItem = WireInput<'ShoppingItemCreate'> & { id: string };
/** Change of an item, with the names of its unit and food until the response arrives. */
export type ItemChange = WireInput<'ShoppingItemChange'> & Partial<Pick<ShoppingItem, 'unit' | 'food' | 'checkedAt'>>;

export const byPosition = (a: ShoppingItem, b: ShoppingItem) => a.position - b.position;

export const withItems = (list: ShoppingList, change: (items: ShoppingItem[]) => ShoppingItem[]): ShoppingList => ({
  ...list,
  listItems: change(list.listItems),
});

/** Item until the response arrives. */
const provisional = (
  list: ShoppingList,
  { id, text = '', note, labelId = null, checked = false }: NewItem,
  position: number,
): ShoppingItem => ({
  id,
  groupId: list.groupId,
  householdId: list.householdId,
  version: 0,
  createdAt: '',
  updateAt: '',
  updatedAt: '',
  shoppingListId: list.id,
  checked,
  checkedAt: null,
  checkedBy: null,
  position,
  quantity: 0,
  density: null,
  isFood: false,
  disableAmount: true,
  note: note ?? text,
  display: note ?? text,
  unitId: null,
  unit: null,
  foodId: null,
  food: null,
  labelId,
  label: list.labelSettings.find((one) => one.labelId === labelId)?.label ?? null,
  apart: false,
  extras: {},
  recipeReferences: [],
  parts: [],
});

/** True for a typed item that the server has not parsed yet. */
export const isUnread = ({ version, parts }: ShoppingItem): boolean => version === 0 && parts.length === 0;

const lastPosition = ({ listItems }: ShoppingList) => listItems.reduce((last, one) => Math.max(last, one.position), -1);

/** Adds items to a cached list, except those that it already has. @param shown former state of recreated items */
export function withNew(list: ShoppingList, items: NewItem[], shown: readonly ShoppingItem[] = []): ShoppingList {
  const known = new Set(list.listItems.map(({ id }) => id));
  const added = items.filter((one) => one.shoppingListId === list.id && !known.has(one.id));
  if (added.length === 0) return list;
  const first = lastPosition(list) + 1;
  const formerItem = (id: string) => shown.find((one) => one.id === id);
  const fresh = added.map((one, at) => formerItem(one.id) ?? provisional(list, one, first + at));
  return withItems(list, (old) => [...old, ...fresh].toSorted(byPosition));
}

export function withChanges(list: ShoppingList, items: ItemChange[]): ShoppingList {
  const changes = new Map(items.map((one) => [one.id, one]));
  if (!list.listItems.some(({ id }) => changes.has(id))) return list;
  const labels = new Map(list.labelSettings.map(({ labelId, label }) => [labelId, label]));
  // unchanged items keep their identity, so that they are not compared or rerendered
  const apply = (one: ShoppingItem) => {
    const change = changes.get(one.id);
    return change ? applyChange(one, change, labels) : one;
  };
  return withItems(list, (old) => old.map(apply).toSorted(byPosition));
}

/** Applies a change to an item like the server does. */
function applyChange(item: ShoppingItem, sent: ItemChange, labels: ReadonlyMap<string, ShoppingItem['label']>) {
  const after: ShoppingItem = { ...item, ...(definedOnly(sent) as Partial<ShoppingItem>) };
  const labelId = after.labelId ?? after.food?.labelId ?? null;
  const label = labelId === item.labelId ? item.label : (labels.get(labelId ?? '') ?? null);
  const checkFields = after.checked ? {} : { checkedAt: null, checkedBy: null };
  return { ...after, ...checkFields, labelId, label, display: displayOf(item, after) };
}

/** Text of a changed item, which keeps the author's words of unchanged parts; merged items have none. */
function displayOf(before: ShoppingItem, after: ShoppingItem): string {
  const [part] = before.parts;
  const isChanged = (key: 'quantity' | 'unitId' | 'foodId' | 'note' | 'isFood') => before[key] !== after[key];
  const [amount, unit] = [isChanged('quantity'), isChanged('unitId')];
  if (!part || !(amount || unit || isChanged('foodId') || isChanged('note') || isChanged('isFood')))
    return after.display;
  const note = isChanged('note') ? part.note : undefined;
  const words = isChanged('foodId') ? null : rewordLine(part.words, { amount, unit, food: null, note });
  return displayIngredient({ ...after, words, disableAmount: !after.isFood }).text;
}

/** Splits an item into its parts like the server does. */
export function withSplit(list: ShoppingList, id: string): ShoppingList {
  const whole = list.listItems.find((one) => one.id === id);
  if (!whole || whole.parts.length < 2) return list;
  const splitItems = whole.parts.map((part, index): ShoppingItem => {
    const display = [part.display, whole.food?.name ?? part.note].filter(Boolean).join(' ');
    const { quantity, unitId, note } = part;
    return {
      ...whole,
      id: index === 0 ? whole.id : part.id,
      quantity,
      unitId,
      note,
      display,
      parts: [part],
      apart: true,
    };
  });
  return withItems(list, (old) => old.flatMap((one) => (one.id === id ? splitItems : [one])));
}

/** Changes how many times a recipe is on the list. The items follow with the response. */
export function withRecipe(list: ShoppingList, recipeId: string, times: number): ShoppingList {
  const recipeReferences = list.recipeReferences
    .map((one) => (one.recipeId === recipeId ? { ...one, recipeQuantity: one.recipeQuantity + times } : one))
    .filter(({ recipeQuantity }) => recipeQuantity > 0);
  return { ...list, recipeReferences };
}

export function without(list: ShoppingList, ids: readonly string[]): ShoppingList {
  const removedIds = new Set(ids);
  if (!list.listItems.some(({ id }) => removedIds.has(id))) return list;
  return withItems(list, (old) => old.filter(({ id }) => !removedIds.has(id)));
}
