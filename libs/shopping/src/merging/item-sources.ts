import { type LineWords, roundQuantity, scaleQuantity } from '#ingredients';
import { type Amount, dimensionOf, convertQuantity, type Measures, sumAmounts } from './measures.ts';

/** An entry by a person or a recipe: an item is the sum of its sources. */
export interface ItemSource extends Amount {
  id: string;
  note: string;
  /** Null for what somebody wrote. */
  recipeId: string | null;
  recipeName: string | null;
  /** Amount in the recipe as it is written. */
  recipeQuantity: number | null;
  /** How many times the recipe. */
  scale: number | null;
  /** How the author wrote it. */
  words: LineWords | null;
}

/** A part that nobody's recipe has brought. */
export const manualSource = (id: string, { quantity, unitId }: Amount, note = ''): ItemSource => ({
  id,
  quantity,
  unitId,
  note,
  recipeId: null,
  recipeName: null,
  recipeQuantity: null,
  scale: null,
  words: null,
});

/** Scales are added and taken back again, which must lead to where it began. */
const roundScale = (scale: number): number => Math.round(scale * 1e6) / 1e6;

/** Whether the recipe brought this part before, so that it is only brought more often. */
const isSameLine = (one: ItemSource, other: ItemSource): boolean =>
  one.recipeId !== null &&
  one.recipeId === other.recipeId &&
  one.recipeQuantity === other.recipeQuantity &&
  one.unitId === other.unitId &&
  one.note === other.note;

const withScale = (part: ItemSource, scale: number): ItemSource => ({
  ...part,
  scale,
  quantity: scaleQuantity(part.recipeQuantity ?? 0, scale),
});

/** Adds parts to others. Each line of a recipe that is there already is brought as many times more. */
export function addSources(parts: readonly ItemSource[], added: readonly ItemSource[]): ItemSource[] {
  const all = [...parts];
  const raised = new Set<number>();
  for (const part of added) {
    const at = all.findIndex((one, index) => index < parts.length && !raised.has(index) && isSameLine(one, part));
    if (at < 0) all.push(part);
    else {
      raised.add(at);
      all[at] = withScale(all[at]!, roundScale((all[at]!.scale ?? 1) + (part.scale ?? 1)));
    }
  }
  return all;
}

/** Takes back what a recipe has brought, so many times. */
export function removeRecipeSources(parts: readonly ItemSource[], recipeId: string, times: number): ItemSource[] {
  return parts.flatMap((part) => {
    if (part.recipeId !== recipeId) return [part];
    const scale = roundScale((part.scale ?? 1) - times);
    return scale > 0 ? [withScale(part, scale)] : [];
  });
}

interface Editing {
  measures: Measures;
  newId: () => string;
}

/**
 * The parts after somebody has said how much of all it shall be. What recipes brought stays theirs: it is what people wrote that
 * becomes more or less. Where the new unit measures something else, each part has its share of the new amount.
 */
export function setTotalAmount(
  parts: readonly ItemSource[],
  wanted: Amount,
  { measures, newId }: Editing,
): ItemSource[] {
  const sum = sumAmounts(parts, measures);
  if (dimensionOf(sum.unitId, measures) !== dimensionOf(wanted.unitId, measures))
    return distribute(parts, wanted, measures);
  const only = parts.length === 1 ? parts[0]! : null;
  if (only && only.recipeId === null) return [{ ...only, ...wanted }];
  const isSame = sum.quantity === wanted.quantity && sum.unitId === wanted.unitId;
  if (isSame) return [...parts];
  const difference = roundQuantity(wanted.quantity - convertQuantity(sum, wanted.unitId, measures));
  return difference === 0
    ? [...parts]
    : adjustManualSources(parts, { ...wanted, quantity: difference }, { measures, newId });
}

/** Adjusts manual sources by a difference, the last first; sources of recipes stay. */
function adjustManualSources(
  parts: readonly ItemSource[],
  difference: Amount,
  { measures, newId }: Editing,
): ItemSource[] {
  const result = [...parts];
  let left = difference.quantity;
  for (let index = result.length - 1; index >= 0 && left !== 0; index--) {
    const part = result[index]!;
    if (part.recipeId !== null) continue;
    const own = convertQuantity(part, difference.unitId, measures);
    const next = roundQuantity(own + left);
    if (next > 0 || left > 0) {
      result[index] = { ...part, quantity: next, unitId: difference.unitId };
      left = 0;
    } else {
      result.splice(index, 1);
      left = next;
    }
  }
  return left === 0 && result.length > 0
    ? result
    : [...result, manualSource(newId(), { ...difference, quantity: left })];
}

function distribute(parts: readonly ItemSource[], wanted: Amount, measures: Measures): ItemSource[] {
  const sum = sumAmounts(parts, measures);
  return parts.map((part, index) => {
    const share = sum.quantity ? convertQuantity(part, sum.unitId, measures) / sum.quantity : index === 0 ? 1 : 0;
    const quantity = wanted.quantity * share;
    const recipeQuantity = part.recipeId === null ? null : quantity / (part.scale ?? 1);
    return { ...part, quantity, unitId: wanted.unitId, recipeQuantity, words: null };
  });
}

/** @returns the distinct notes of all sources */
export const joinNotes = (parts: readonly ItemSource[]): string =>
  [...new Set(parts.map(({ note }) => note).filter((note) => note !== ''))].join(' | ');
