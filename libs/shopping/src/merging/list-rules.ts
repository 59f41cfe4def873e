import { dimensionOf, type Measures, sumAmounts } from './measures.ts';
import { joinNotes, type ItemSource, removeRecipeSources, addSources } from './item-sources.ts';

/** Fields of an item that the rules need; other fields are kept. */
export interface ListItem {
  id: string;
  checked: boolean;
  /** Split off by a user: it is never merged. */
  apart: boolean;
  foodId: string | null;
  /** Sum of all sources, in the unit of the item. */
  quantity: number;
  unitId: string | null;
  note: string;
  parts: ItemSource[];
}

/** Removes case, diacritics, hyphens and repeated spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\s\u2010\u2011-]+/g, ' ')
    .trim();

/** Items with the same key are merged; null for items that are never merged. */
export function mergeKey({ checked, apart, foodId, note, unitId }: ListItem, measures: Measures): string | null {
  const text = foldText(note);
  if (checked || apart || !(foodId ?? text)) return null;
  return `${foodId ?? `"${text}"`} ${dimensionOf(unitId, measures)}`;
}

/** Computes amount and note of an item from its parts. Without a food, the note of the first part is the name of the item. */
export function withTotals<T extends ListItem>(item: T, parts: ItemSource[], measures: Measures): T {
  const note = item.foodId ? joinNotes(parts) : (parts[0]?.note ?? item.note);
  return { ...item, ...sumAmounts(parts, measures), note, parts };
}

/** Adds items to a list; items with the same merge key become one. */
export function addItems<T extends ListItem>(items: readonly T[], added: readonly T[], measures: Measures): T[] {
  const result = [...items];
  const places = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const key = mergeKey(item, measures);
    if (key !== null && !places.has(key)) places.set(key, index);
  }
  // collected first, so that a line of a recipe is not mistaken for an equal line that was added in the same call
  const addedSources = new Map<number, ItemSource[]>();
  for (const item of added) {
    const key = mergeKey(item, measures);
    const at = key === null ? undefined : places.get(key);
    if (at === undefined) {
      if (key !== null) places.set(key, result.length);
      result.push(item);
    } else addedSources.set(at, [...(addedSources.get(at) ?? []), ...item.parts]);
  }
  for (const [at, parts] of addedSources) {
    const into = result[at]!;
    const isNew = at >= items.length;
    result[at] = withTotals(into, isNew ? [...into.parts, ...parts] : addSources(into.parts, parts), measures);
  }
  return result.filter(({ quantity }) => quantity >= 0);
}

/**
 * Removes the given number of batches of a recipe, and items that have no other source. A checked item is only changed if
 * there is no unchecked item of the recipe with the same merge key.
 */
export function removeRecipe<T extends ListItem>(
  items: readonly T[],
  { recipeId, times }: { recipeId: string; times: number },
  measures: Measures,
): T[] {
  const isOfRecipe = ({ parts }: T) => parts.some((part) => part.recipeId === recipeId);
  const kindOf = (item: T) => mergeKey({ ...item, checked: false }, measures);
  const open = new Set(items.filter((item) => !item.checked && isOfRecipe(item)).map(kindOf));
  return items.flatMap((item) => {
    if (!isOfRecipe(item) || (item.checked && open.has(kindOf(item)))) return [item];
    const parts = removeRecipeSources(item.parts, recipeId, times);
    const changed = withTotals(item, parts, measures);
    return parts.length === 0 || changed.quantity < 0 ? [] : [changed];
  });
}

/** Merges a changed item with another item that has the same merge key. */
export function mergeIfSameKind<T extends ListItem>(items: readonly T[], id: string, measures: Measures): T[] {
  const item = items.find((one) => one.id === id);
  const key = item && mergeKey(item, measures);
  if (!item || !key) return [...items];
  const others = items.filter((one) => one !== item);
  return others.some((one) => mergeKey(one, measures) === key) ? addItems(others, [item], measures) : [...items];
}
