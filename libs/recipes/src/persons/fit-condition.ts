import type { SelectQueryBuilder } from 'typeorm';
import { foodBase } from '#organizers';
import { type Context, tableOf } from '#persistence';
import { foodMark, ownFoodMark } from '../foods/food-facts.ts';
import { MAX_DEPTH } from '../foods/recipe-contents.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { avoidedBy, type Eater } from './person-fit.ts';

/** Marks of all that somebody who eats does not eat, see storeFoodFacts. */
export interface Avoidance {
  /** A recipe that contains one of these is unsuitable. */
  avoided: string[];
  /** A recipe that may contain one of these is not known to be fine. */
  doubted: string[];
}

export type Fit = 'fine' | 'unsuitable' | 'unknown';

/** Joins what several persons and guests do not eat. */
export function avoidanceOf(eaters: Eater[]): Avoidance {
  const avoided = new Set<string>();
  const doubted = new Set<string>();
  for (const eater of eaters) {
    const substances = avoidedBy(eater);
    const marks = [...substances.avoided, ...eater.knownDislikes.map(({ food }) => foodMark(food))];
    for (const mark of [...marks, ...eater.dislikes.map(({ id }) => ownFoodMark(id))]) avoided.add(mark);
    for (const mark of [...marks, ...substances.doubted]) doubted.add(mark);
  }
  return { avoided: [...avoided].sort(), doubted: [...doubted].sort() };
}

/** True for those who eat everything. */
export const eatsAll = ({ avoided, doubted }: Avoidance): boolean => avoided.length + doubted.length === 0;

/** Restricts recipes to those that suit in this way all who eat. Recipes that were not read yet are not known. */
export function filterByFit<Builder extends SelectQueryBuilder<Recipe>>(
  builder: Builder,
  avoidance: Avoidance,
  fit: Fit,
): void {
  if (eatsAll(avoidance)) {
    if (fit !== 'fine') builder.andWhere('FALSE');
    return;
  }
  const parameters = { avoided: ':avoided', doubted: ':doubted', tables: ':fitTables' };
  builder.andWhere(fitConditions('r', parameters)[fit]).setParameters({ ...avoidance, fitTables: foodBase.version });
}

/** Says how recipes of the group suit those who eat. Other recipes are missing. */
export async function fitOfRecipes(context: Context, ids: string[], avoidance: Avoidance): Promise<Map<string, Fit>> {
  const { fine, unsuitable } = fitConditions('r', { avoided: '$3', doubted: '$4', tables: '$5' });
  const rows = await context.manager.query<{ id: string; fit: Fit }[]>(
    `SELECT r.id, CASE WHEN ${unsuitable} THEN 'unsuitable' WHEN ${fine} THEN 'fine' ELSE 'unknown' END AS fit
    FROM ${tableOf(context, Recipe)} r WHERE r.group_id = $1 AND r.id = ANY($2::uuid[])`,
    [context.groupId, ids, avoidance.avoided, avoidance.doubted, foodBase.version],
  );
  return new Map(rows.map(({ id, fit }) => [id, fit]));
}

/**
 * Conditions on a recipe and the recipes that it links to.
 *
 * @param alias of the table of recipes
 * @param parameters placeholders of an Avoidance and the version of the food tables
 */
export function fitConditions(
  alias: string,
  { avoided, doubted, tables }: { avoided: string; doubted: string; tables: string },
): Record<Fit, string> {
  const contains = (row: string) => `coalesce(${row}.food_contains && ${avoided}::text[], false)`;
  const isFineAlone = (row: string) =>
    `${row}.is_food_known AND ${row}.food_tables = ${tables} AND NOT ${contains(row)}
      AND NOT ${row}.food_contains && ${doubted}::text[] AND NOT ${row}.food_may_contain && ${doubted}::text[]`;
  const inParts = (condition: string) => `EXISTS (
    WITH RECURSIVE part (id, depth) AS (
      SELECT unnest(${alias}.food_parts), 1
      UNION SELECT unnest(p.food_parts), part.depth + 1 FROM part JOIN recipes p ON p.id = part.id WHERE part.depth <= ${MAX_DEPTH})
    SELECT FROM part LEFT JOIN recipes p ON p.id = part.id AND p.group_id = ${alias}.group_id WHERE ${condition})`;
  const hasParts = `${alias}.food_parts <> '{}'`;
  const badPart = `part.depth > ${MAX_DEPTH} OR NOT coalesce(${isFineAlone('p')}, false)`;
  const fine = `(coalesce(${isFineAlone(alias)}, false) AND NOT (${hasParts} AND ${inParts(badPart)}))`;
  const unsuitable = `(${contains(alias)} OR coalesce(${hasParts}, false) AND ${inParts(contains('p'))})`;
  return { fine, unsuitable, unknown: `(NOT ${fine} AND NOT ${unsuitable})` };
}
