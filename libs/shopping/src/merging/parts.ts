import { type LineWords, roundQuantity, scaleQuantity } from '#ingredients';
import { type Amount, dimensionOf, inUnit, type Measures, sumOf } from './measures.ts';

/** What somebody, or a recipe, has put on a list: an item is the sum of its parts. */
export interface Part extends Amount {
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
export const ownPart = (id: string, { quantity, unitId }: Amount, note = ''): Part => ({
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
const withoutNoise = (scale: number): number => Math.round(scale * 1e6) / 1e6;

/** Whether the recipe brought this part before, so that it is only brought more often. */
const isSameLine = (one: Part, other: Part): boolean =>
  one.recipeId !== null &&
  one.recipeId === other.recipeId &&
  one.recipeQuantity === other.recipeQuantity &&
  one.unitId === other.unitId &&
  one.note === other.note;

const atScale = (part: Part, scale: number): Part => ({
  ...part,
  scale,
  quantity: scaleQuantity(part.recipeQuantity ?? 0, scale),
});

/** Adds parts to others. Each line of a recipe that is there already is brought as many times more. */
export function withParts(parts: readonly Part[], added: readonly Part[]): Part[] {
  const all = [...parts];
  const raised = new Set<number>();
  for (const part of added) {
    const at = all.findIndex((one, index) => index < parts.length && !raised.has(index) && isSameLine(one, part));
    if (at < 0) all.push(part);
    else {
      raised.add(at);
      all[at] = atScale(all[at]!, withoutNoise((all[at]!.scale ?? 1) + (part.scale ?? 1)));
    }
  }
  return all;
}

/** Takes back what a recipe has brought, so many times. */
export function withoutRecipe(parts: readonly Part[], recipeId: string, times: number): Part[] {
  return parts.flatMap((part) => {
    if (part.recipeId !== recipeId) return [part];
    const scale = withoutNoise((part.scale ?? 1) - times);
    return scale > 0 ? [atScale(part, scale)] : [];
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
export function withAmount(parts: readonly Part[], wanted: Amount, { measures, newId }: Editing): Part[] {
  const sum = sumOf(parts, measures);
  if (dimensionOf(sum.unitId, measures) !== dimensionOf(wanted.unitId, measures))
    return shared(parts, wanted, measures);
  const only = parts.length === 1 ? parts[0]! : null;
  if (only && only.recipeId === null) return [{ ...only, ...wanted }];
  const isSame = sum.quantity === wanted.quantity && sum.unitId === wanted.unitId;
  if (isSame) return [...parts];
  const difference = roundQuantity(wanted.quantity - inUnit(sum, wanted.unitId, measures));
  return difference === 0 ? [...parts] : changedBy(parts, { ...wanted, quantity: difference }, { measures, newId });
}

/** What people wrote takes up a difference, the last first; what recipes brought is not touched. */
function changedBy(parts: readonly Part[], difference: Amount, { measures, newId }: Editing): Part[] {
  const result = [...parts];
  let left = difference.quantity;
  for (let index = result.length - 1; index >= 0 && left !== 0; index--) {
    const part = result[index]!;
    if (part.recipeId !== null) continue;
    const own = inUnit(part, difference.unitId, measures);
    const next = roundQuantity(own + left);
    if (next > 0 || left > 0) {
      result[index] = { ...part, quantity: next, unitId: difference.unitId };
      left = 0;
    } else {
      result.splice(index, 1);
      left = next;
    }
  }
  return left === 0 && result.length > 0 ? result : [...result, ownPart(newId(), { ...difference, quantity: left })];
}

function shared(parts: readonly Part[], wanted: Amount, measures: Measures): Part[] {
  const sum = sumOf(parts, measures);
  return parts.map((part, index) => {
    const share = sum.quantity ? inUnit(part, sum.unitId, measures) / sum.quantity : index === 0 ? 1 : 0;
    const quantity = wanted.quantity * share;
    const recipeQuantity = part.recipeId === null ? null : quantity / (part.scale ?? 1);
    return { ...part, quantity, unitId: wanted.unitId, recipeQuantity, words: null };
  });
}

/** What all parts say, each thing once. */
export const notesOf = (parts: readonly Part[]): string =>
  [...new Set(parts.map(({ note }) => note).filter((note) => note !== ''))].join(' | ');
