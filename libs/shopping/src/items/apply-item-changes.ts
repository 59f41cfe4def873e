import type { RequestSchema } from '#contract';
import { rewordLine } from '#ingredients';
import { withTotals } from '../merging/list-rules.ts';
import type { Measures } from '../merging/measures.ts';
import { type ItemSource, setTotalAmount } from '../merging/item-sources.ts';
import type { ResolvedReferences } from './item-references.ts';
import type { ShoppingItem } from './shopping-item.entity.ts';

export type ItemChanges = RequestSchema<'ShoppingItemChanges'>;

interface Change {
  changes: ItemChanges;
  references: ResolvedReferences;
  measures: Measures;
  newId: () => string;
  /** Person and time of the change. */
  userId: string;
  now: Date;
}

/** @returns a copy of the item with the changes; fields that the request does not have stay */
export function applyItemChanges(item: ShoppingItem, change: Change): ShoppingItem {
  const { changes, references, measures } = change;
  const foodId = references.food === undefined ? item.foodId : (references.food?.id ?? null);
  const parts = withNote(withNewAmount(item, change), item, noteOf(changes, references));
  const isFood = changes.isFood ?? (changes.disableAmount == null ? item.isFood : !changes.disableAmount);
  const same = parts === item.parts && foodId === item.foodId;
  const amount = same
    ? item
    : withTotals({ ...item, foodId }, foodId === item.foodId ? parts : withoutWords(parts), measures);
  return {
    ...amount,
    isFood,
    ...(changes.labelId !== undefined && { labelId: labelUnlessOfFood(changes.labelId, references) }),
    ...(changes.position !== undefined && { position: changes.position }),
    ...(changes.apart !== undefined && { apart: changes.apart }),
    ...(changes.extras !== undefined && { extras: changes.extras }),
    ...(changes.shoppingListId !== undefined && { shoppingListId: changes.shoppingListId }),
    ...checkColumns(item, change),
  } as ShoppingItem;
}

/** @returns whether a field has changed that decides with which items an item is merged */
export const hasChangedKind = (before: ShoppingItem, after: ShoppingItem): boolean =>
  (['checked', 'apart', 'foodId', 'note', 'unitId', 'shoppingListId'] as const).some(
    (key) => before[key] !== after[key],
  );

/** Clients send the label that the answer showed, which may be the label of the food. */
const labelUnlessOfFood = (labelId: string | null, { food }: ResolvedReferences): string | null =>
  labelId !== null && food?.labelId === labelId ? null : labelId;

export const noteOf = ({ note }: ItemChanges, { unknown }: ResolvedReferences): string | undefined =>
  unknown ? [unknown, note].filter(Boolean).join(', ') : note === undefined ? undefined : (note ?? '');

function checkColumns({ checked }: ShoppingItem, { changes, userId, now }: Change): Partial<ShoppingItem> {
  if (changes.checked === undefined || changes.checked === checked) return {};
  return changes.checked
    ? { checked: true, checkedAt: now, checkedById: userId }
    : { checked: false, checkedAt: null, checkedById: null };
}

function withNewAmount(item: ShoppingItem, { changes, references, measures, newId }: Change): ItemSource[] {
  const unitId = references.unit === undefined ? item.unitId : (references.unit?.id ?? null);
  const quantity = changes.quantity === undefined ? item.quantity : (changes.quantity ?? 0);
  if (quantity === item.quantity && unitId === item.unitId) return item.parts;
  const parts = setTotalAmount(item.parts, { quantity, unitId }, { measures, newId });
  return parts.map((part) => {
    const before = item.parts.find(({ id }) => id === part.id);
    const unit = before?.unitId !== part.unitId;
    const amount = before?.quantity !== part.quantity;
    return { ...part, words: rewordLine(part.words, { amount, unit, food: null }) };
  });
}

/** Replaces the notes of all sources by one: of the first source or, if the item has no food, of each source. */
function withNote(parts: ItemSource[], { note: before, foodId }: ShoppingItem, note: string | undefined): ItemSource[] {
  if (note === undefined || note === before) return parts;
  return parts.map((part, index) => ({
    ...part,
    note: index === 0 || !foodId ? note : '',
    words: rewordLine(part.words, { amount: false, unit: false, food: null, note: part.note }),
  }));
}

const withoutWords = (parts: ItemSource[]): ItemSource[] => parts.map((part) => ({ ...part, words: null }));
