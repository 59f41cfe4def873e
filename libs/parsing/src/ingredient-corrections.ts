import { amountsIn } from '#ingredients';
import { type Context, listPage, type ListQuery, type Page } from '#persistence';
import { NotFound } from '#platform';
import { IngredientCorrection } from './ingredient-correction.entity.ts';

const CORRECTED_FIELDS = ['quantity', 'quantityMax', 'unitId', 'foodId', 'note'] as const;
/** The parts of a stored ingredient line that corrections are learned from. */
export interface StoredLine extends Pick<IngredientCorrection, (typeof CORRECTED_FIELDS)[number]> {
  referenceId: string;
  originalText: string | null;
}

/** Each is read again without its correction. */
const MAX_PER_PAGE = 200;

/** Quantities are kept with three decimals. */
const TOLERANCE = 0.001;

export const correctionKey = (line: string) => line.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 1000);

/**
 * @returns lines to learn from: changed ones, and new ones with a food, since a person saw how they were parsed.
 * Unchanged lines may be unchecked, and a changed amount only scales the recipe.
 */
export function correctedLines(before: StoredLine[], after: StoredLine[]): StoredLine[] {
  const earlier = new Map(before.map((row) => [row.referenceId, row]));
  return after.filter((row) => {
    const writtenAmounts = amountsIn(row.originalText ?? '');
    const isWritten = (value: number | null) =>
      value === null || writtenAmounts.some((one) => Math.abs(one - value) < TOLERANCE);
    const isSameQuantity = earlier.get(row.referenceId)?.quantity === row.quantity;
    if (!(isSameQuantity || isWritten(row.quantity)) || !isWritten(row.quantityMax)) return false;
    const old = earlier.get(row.referenceId);
    return old ? CORRECTED_FIELDS.some((part) => old[part] !== row[part]) : row.foodId !== null;
  });
}

/** Saves how the group parses these lines from now on. */
export async function saveCorrections({ manager, groupId }: Context, rows: StoredLine[]): Promise<void> {
  const corrections = new Map<string, object>();
  for (const { originalText, quantity, quantityMax, unitId, foodId, note } of rows) {
    const line = correctionKey(originalText ?? '');
    if (line) corrections.set(line, { groupId, line, quantity, quantityMax, unitId, foodId, note });
  }
  if (corrections.size) await manager.upsert(IngredientCorrection, [...corrections.values()], ['groupId', 'line']);
}

/** Returns a page of the group's corrections. */
export async function listCorrections(context: Context, query: ListQuery): Promise<Page<IngredientCorrection>> {
  return listPage(selectCorrections(context), query, {
    search: ['c.line', 'c.note', 'u.name', 'f.name'],
    maxPerPage: MAX_PER_PAGE,
  });
}

/** Removes a correction and returns it. */
export async function removeCorrection(context: Context, line: string): Promise<IngredientCorrection> {
  return context.transaction(async (tx) => {
    const correction = (await findCorrections(tx, [line])).get(correctionKey(line));
    if (!correction) throw new NotFound();
    await tx.manager.delete(IngredientCorrection, { groupId: tx.groupId, line: correction.line });
    return correction;
  });
}

export async function findCorrections(context: Context, lines: string[]): Promise<Map<string, IngredientCorrection>> {
  const corrections = await selectCorrections(context)
    .andWhere('c.line = ANY(:keys)', { keys: lines.map(correctionKey) })
    .getMany();
  return new Map(corrections.map((correction) => [correction.line, correction]));
}

const selectCorrections = (context: Context) =>
  context
    .repository(IngredientCorrection)
    .select('c')
    .leftJoinAndSelect('c.unit', 'u')
    .leftJoinAndSelect('c.food', 'f');
