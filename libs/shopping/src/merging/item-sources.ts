import { isFixedAmount, type LineWords, scaleStoredQuantity, storedQuantity } from '#ingredients';
import { type Amount, dimensionOf, convertQuantity, type Measures, sumAmounts } from './measures.ts';

/** An entry by a person or a recipe: an item is the sum of its sources. */
export interface ItemSource extends Amount {
  id: string;
  note: string;
  /** Null for a manual entry. */
  recipeId: string | null;
  recipeName: string | null;
  /** Amount of one batch. */
  recipeQuantity: number | null;
  /** Number of batches. */
  scale: number | null;
  /** The text that a person typed. */
  words: LineWords | null;
  /** The amount before it was converted from a volume to a weight, or the other way. */
  written?: Amount | null;
}

/** @returns a source that is not of a recipe */
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

/** Rounds a scale, so that adding and removing the same number of batches gives the same scale as before. */
const roundScale = (scale: number): number => Math.round(scale * 1e6) / 1e6;

/** @returns whether both sources are the same line of the same recipe */
const isSameLine = (one: ItemSource, other: ItemSource): boolean =>
  one.recipeId !== null &&
  one.recipeId === other.recipeId &&
  one.recipeQuantity === other.recipeQuantity &&
  one.unitId === other.unitId &&
  one.note === other.note;

/** Number by which the amount of one batch is multiplied: 1 for what dusts the table or greases the tin. */
const growth = ({ note }: ItemSource, scale: number): number => (isFixedAmount(note) ? 1 : scale);

/** @returns the source with its amount for the given number of batches */
export function withScale(part: ItemSource, scale: number): ItemSource {
  const quantity = scaleStoredQuantity(part.recipeQuantity ?? 0, growth(part, scale));
  const { written } = part;
  if (!written) return { ...part, scale, quantity };
  const factor = growth(part, scale) / growth(part, part.scale ?? 1);
  return { ...part, scale, quantity, written: { ...written, quantity: scaleStoredQuantity(written.quantity, factor) } };
}

/** Adds sources; the scale of a line that is among the sources already is raised instead. */
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

/** Removes the given number of batches of a recipe. */
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
 * Changes the sources so that their sum is a given amount. Manual sources are adjusted, sources of recipes are kept. If the new
 * unit has another dimension, each source gets its share of the new amount.
 */
export function setTotalAmount(
  parts: readonly ItemSource[],
  total: Amount,
  { measures, newId }: Editing,
): ItemSource[] {
  const sum = sumAmounts(parts, measures);
  if (dimensionOf(sum.unitId, measures) !== dimensionOf(total.unitId, measures))
    return distribute(parts, total, measures);
  const [first, ...others] = parts;
  if (first?.recipeId === null && !others.length) return [{ ...first, ...total }];
  const isSame = sum.quantity === total.quantity && sum.unitId === total.unitId;
  if (isSame) return [...parts];
  const difference = storedQuantity(total.quantity - convertQuantity(sum, total.unitId, measures));
  return difference === 0
    ? [...parts]
    : adjustManualSources(parts, { ...total, quantity: difference }, { measures, newId });
}

/** Adjusts manual sources by a difference, from last to first; sources of recipes stay. */
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
    const next = storedQuantity(own + left);
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

/** Dimensions that a density connects. */
const weighed = new Set(['mass', 'volume']);

/** Returns the amount that a source had before it gets another unit, if both are a weight or a volume. */
function writtenAmount({ quantity, unitId, written }: ItemSource, other: string | null, measures: Measures) {
  const isConverted = [unitId, other].every((id) => weighed.has(dimensionOf(id, measures)));
  const amount = written ?? { quantity, unitId };
  return isConverted && amount.unitId !== other ? amount : null;
}

function distribute(parts: readonly ItemSource[], total: Amount, measures: Measures): ItemSource[] {
  const sum = sumAmounts(parts, measures);
  return parts.map((part, index) => {
    const share = sum.quantity ? convertQuantity(part, sum.unitId, measures) / sum.quantity : index === 0 ? 1 : 0;
    const quantity = total.quantity * share;
    const recipeQuantity = part.recipeId === null ? null : quantity / growth(part, part.scale ?? 1);
    const written = writtenAmount(part, total.unitId, measures);
    return { ...part, quantity, unitId: total.unitId, recipeQuantity, words: null, written };
  });
}

/** @returns the distinct notes of all sources */
export const joinNotes = (parts: readonly ItemSource[]): string =>
  [...new Set(parts.map(({ note }) => note).filter((note) => note !== ''))].join(' | ');
