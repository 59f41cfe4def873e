import { dimensionOf, type Measures, sumAmounts } from './measures.ts';
import { joinNotes, type ItemSource, removeRecipeSources, addSources } from './item-sources.ts';

/** Item as the rules need it; other properties are kept. */
export interface ListItem {
  id: string;
  checked: boolean;
  /** Somebody has split it off: nothing is added to it. */
  apart: boolean;
  foodId: string | null;
  /** Sum of all sources, in the unit of the item. */
  quantity: number;
  unitId: string | null;
  note: string;
  parts: ItemSource[];
}

/** Letters without case and marks, spaces as one. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim();

/** Items with the same key are one; null for what nothing is added to. */
export function mergeKey({ checked, apart, foodId, note, unitId }: ListItem, measures: Measures): string | null {
  const text = foldText(note);
  if (checked || apart || !(foodId ?? text)) return null;
  return `${foodId ?? `"${text}"`} ${dimensionOf(unitId, measures)}`;
}

/** An item whose amount and note follow from its parts. Without a food, the note is what it is, in the words of who was first. */
export function withTotals<T extends ListItem>(item: T, parts: ItemSource[], measures: Measures): T {
  const note = item.foodId ? joinNotes(parts) : (parts[0]?.note ?? item.note);
  return { ...item, ...sumAmounts(parts, measures), note, parts };
}

/** Puts items on a list: each is added to one of the same kind, or comes to the others. */
export function addItems<T extends ListItem>(items: readonly T[], added: readonly T[], measures: Measures): T[] {
  const result = [...items];
  const places = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const key = mergeKey(item, measures);
    if (key !== null && !places.has(key)) places.set(key, index);
  }
  // the lines of one recipe are put together first, so that none of them is taken for one that was there before
  const gathered = new Map<number, ItemSource[]>();
  for (const item of added) {
    const key = mergeKey(item, measures);
    const at = key === null ? undefined : places.get(key);
    if (at === undefined) {
      if (key !== null) places.set(key, result.length);
      result.push(item);
    } else gathered.set(at, [...(gathered.get(at) ?? []), ...item.parts]);
  }
  for (const [at, parts] of gathered) {
    const into = result[at]!;
    const isNew = at >= items.length;
    result[at] = withTotals(into, isNew ? [...into.parts, ...parts] : addSources(into.parts, parts), measures);
  }
  return result.filter(({ quantity }) => quantity >= 0);
}

/**
 * Takes back what a recipe has brought, so many times; what has nothing else goes. What is still to be bought is taken back
 * first: what was bought already stays, unless nothing of its kind is left to take.
 */
export function removeRecipe<T extends ListItem>(
  items: readonly T[],
  { recipeId, times }: { recipeId: string; times: number },
  measures: Measures,
): T[] {
  const isBrought = ({ parts }: T) => parts.some((part) => part.recipeId === recipeId);
  const kindOf = (item: T) => mergeKey({ ...item, checked: false }, measures);
  const open = new Set(items.filter((item) => !item.checked && isBrought(item)).map(kindOf));
  return items.flatMap((item) => {
    if (!isBrought(item) || (item.checked && open.has(kindOf(item)))) return [item];
    const parts = removeRecipeSources(item.parts, recipeId, times);
    const left = withTotals(item, parts, measures);
    return parts.length === 0 || left.quantity < 0 ? [] : [left];
  });
}

/** An item that has become another kind of thing, or is to be bought again, is added to one of its kind. */
export function mergeIfSameKind<T extends ListItem>(items: readonly T[], id: string, measures: Measures): T[] {
  const item = items.find((one) => one.id === id);
  const key = item && mergeKey(item, measures);
  if (!item || !key) return [...items];
  const others = items.filter((one) => one !== item);
  return others.some((one) => mergeKey(one, measures) === key) ? addItems(others, [item], measures) : [...items];
}
