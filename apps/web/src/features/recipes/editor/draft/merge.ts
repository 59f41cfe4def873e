import { deepEqual } from '@tanstack/react-router';
import { keysOf } from '#contract/objects';
import type { Field, RecipeDraft } from './draft.ts';

export interface Merged {
  /** Own changes that differ from the other version. */
  changes: Partial<RecipeDraft>;
  /** Fields that both sides have changed differently. */
  contested: Field[];
}

interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** Merges two sets of changes: lists row by row, everything else field by field. */
export function mergeChanges(base: RecipeDraft, changes: Partial<RecipeDraft>, theirs: RecipeDraft): Merged {
  const merged: Merged = { changes: {}, contested: [] };
  for (const field of keysOf(changes)) {
    const versions = { base: base[field], mine: changes[field], theirs: theirs[field] };
    if (deepEqual(versions.mine, versions.theirs)) continue;
    const value = mergeValue(field, versions);
    if (value === undefined) merged.contested.push(field);
    else if (!deepEqual(value, versions.theirs)) Object.assign(merged.changes, { [field]: value });
  }
  return merged;
}

/** Undefined if both sides have changed the same part. */
function mergeValue(field: Field, { base, mine, theirs }: Versions<unknown>): unknown {
  if (deepEqual(theirs, base)) return mine;
  const key = rowKeys[field];
  if (key) return mergeRows({ base, mine, theirs } as Versions<Row[]>, key);
  return byParts.includes(field) ? mergeParts({ base, mine, theirs } as Versions<Row>) : undefined;
}

type Row = Record<string, unknown>;

/** Fields that are lists, with the property that identifies a row. */
const rowKeys: Partial<Record<Field, string>> = {
  recipeIngredient: 'referenceId',
  recipeInstructions: 'id',
  recipeCategory: 'name',
  tags: 'name',
  tools: 'name',
  assets: 'fileName',
};
const byParts: Field[] = ['nutrition', 'settings', 'extras'];

function mergeParts({ base, mine, theirs }: Versions<Row>): Row | undefined {
  const merged: Row = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const isTheirs = deepEqual(mine[key], base[key]);
    if (!isTheirs && !deepEqual(theirs[key], base[key]) && !deepEqual(mine[key], theirs[key])) return undefined;
    const from = isTheirs ? theirs : mine;
    if (key in from) merged[key] = from[key];
  }
  return merged;
}

/** Uses the order of the side that changed it. Undefined if both sides changed the order or the same row. */
function mergeRows({ base, mine, theirs }: Versions<Row[]>, key: string): Row[] | undefined {
  const idOf = (row: Row) => String(row[key]);
  const byId = (rows: Row[]) => new Map(rows.map((row) => [idOf(row), row]));
  const [old, own, other] = [byId(base), byId(mine), byId(theirs)];
  const row = (id: string) => {
    const [was, ours, others] = [old.get(id), own.get(id), other.get(id)];
    if (deepEqual(ours, was)) return { row: others };
    return deepEqual(others, was) || deepEqual(ours, others) ? { row: ours } : undefined;
  };
  const orderOf = (rows: Row[]) => rows.map(idOf).filter((id) => old.has(id) && own.has(id) && other.has(id));
  const [oldOrder, ownOrder, otherOrder] = [base, mine, theirs].map(orderOf);
  const isMoved = !deepEqual(ownOrder, oldOrder);
  if (isMoved && !deepEqual(otherOrder, oldOrder) && !deepEqual(ownOrder, otherOrder)) return undefined;
  const [leading, following] = isMoved ? [mine, theirs] : [theirs, mine];
  const ids = leading.map(idOf);
  // rows that only the other side has are inserted after the row that they follow there
  following.map(idOf).forEach((id, index, all) => {
    if (!ids.includes(id)) ids.splice(ids.indexOf(all[index - 1] ?? '') + 1, 0, id);
  });
  const rows = ids.map(row);
  return rows.includes(undefined) ? undefined : rows.flatMap((one) => (one?.row ? [one.row] : []));
}
