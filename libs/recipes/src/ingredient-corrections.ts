import type { EntityManager } from 'typeorm';
import { IngredientCorrection } from './ingredient-correction.entity.ts';
import type { RecipeIngredient } from './recipe-ingredient.entity.ts';

type Row = Pick<RecipeIngredient, 'originalText' | 'quantity' | 'quantityMax' | 'unitId' | 'foodId' | 'note'>;

export const correctionKey = (line: string) => line.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 1000);

/** Remembers how a person left imported lines that are more than plain text. */
export async function rememberCorrections(manager: EntityManager, groupId: string, rows: Row[]): Promise<void> {
  const known = new Map<string, object>();
  for (const { originalText, quantity, quantityMax, unitId, foodId, note } of rows) {
    const line = correctionKey(originalText ?? '');
    if (line && foodId) known.set(line, { groupId, line, quantity, quantityMax, unitId, foodId, note });
  }
  if (known.size) await manager.upsert(IngredientCorrection, [...known.values()], ['groupId', 'line']);
}

export async function findCorrections(
  manager: EntityManager,
  groupId: string,
  lines: string[],
): Promise<Map<string, IngredientCorrection>> {
  const found = await manager
    .createQueryBuilder(IngredientCorrection, 'c')
    .leftJoinAndSelect('c.unit', 'u')
    .leftJoinAndSelect('c.food', 'f')
    .where('c.group_id = :groupId AND c.line = ANY(:keys)', { groupId, keys: lines.map(correctionKey) })
    .getMany();
  return new Map(found.map((correction) => [correction.line, correction]));
}
