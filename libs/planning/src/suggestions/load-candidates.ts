import { firstOf } from '#contract/objects';
import { addDays } from '#contract/plain-dates';
import { type Context, joinTableOf, tableOf } from '#persistence';
import { foodBase } from '#organizers';
import { fitConditions, Recipe } from '#recipes';
import type { Candidate, Effect, PlannedRecipe, Rule, Slot } from '../solver/problem.ts';
import type { AvoidanceByKey } from './meal-avoidance.ts';

interface Wanted {
  slots: readonly Slot[];
  rules: readonly Rule[];
  planned: readonly PlannedRecipe[];
  /** The same seed takes the same recipes. */
  seed: string;
  avoidances: AvoidanceByKey;
  /** Takes recipes of which nobody knows whether they are fine as well. */
  includeUnknown?: boolean;
}

interface Row {
  id: string;
  organizers: string[];
  lastCooked: string | null;
  /** Number of recipes that no rule tells apart from this one. */
  alike: number;
  /** Number of these that were taken. */
  taken: number;
  /** Null if the recipe does not meet the needs. */
  fit: 'fine' | 'unknown' | null;
}

export interface FittingCandidate extends Candidate {
  /** How the recipe meets the needs, by their key. */
  fits: Map<string, 'fine' | 'unknown'>;
}

/** Recipes that are taken of those that no rule tells apart, in addition to one for each meal. */
const SPARE_CANDIDATES = 20;

/** Effects that depend on the day on which a recipe was cooked. */
const DEPENDS_ON_COOKING: ReadonlySet<Effect> = new Set(['pause', 'prefer']);

/** Days after which it makes no difference when a recipe was cooked. */
export const MAX_PAUSE_DAYS = 365;

/**
 * Loads planned recipes and, of recipes that no rule tells apart, as many as the meals can need. The others are not read, so that a
 * group can have any number of them.
 */
export async function loadCandidates(context: Context, wanted: Wanted): Promise<FittingCandidate[]> {
  const byId = new Map<string, FittingCandidate>();
  const needs = [...new Set(wanted.slots.map((slot) => slot.needs))];
  for (const key of needs)
    for (const { alike, taken, organizers, fit, ...row } of await loadRows(context, wanted, key)) {
      const fits = byId.get(row.id)?.fits ?? new Map<string, 'fine' | 'unknown'>();
      if (key !== undefined && fit) fits.set(key, fit);
      const candidate = { ...row, organizers: new Set(organizers), represents: alike / taken, fits };
      byId.set(row.id, { ...candidate, meets: new Set(fits.keys()) });
    }
  return [...byId.values()];
}

/** Loads planned recipes, and those that meet the needs. */
async function loadRows(
  context: Context,
  { slots, rules, planned, seed, avoidances, includeUnknown }: Wanted,
  needs: string | undefined,
): Promise<Row[]> {
  const avoidance = needs === undefined ? undefined : avoidances.get(needs);
  const conditions = fitConditions('r', { avoided: '$8', doubted: '$9', tables: '$10' });
  const allowed = !avoidance ? 'TRUE' : includeUnknown ? `NOT ${conditions.unsuitable}` : conditions.fine;
  const fit = !avoidance ? `'fine'` : `CASE WHEN ${conditions.fine} THEN 'fine' WHEN ${allowed} THEN 'unknown' END`;
  const fitParameters = avoidance ? [avoidance.avoided, avoidance.doubted, foodBase.version] : [];
  const since = addDays(firstOf(slots.map(({ date }) => date).sort()), -MAX_PAUSE_DAYS);
  const dependsOnCooking = rules.filter(({ effect }) => DEPENDS_ON_COOKING.has(effect));
  const isForAll = dependsOnCooking.some(({ organizers }) => !organizers.length);
  const recipes = tableOf(context, Recipe);
  const links = ['recipeCategory', 'tags'].map((property) => {
    const { table, own, other } = joinTableOf(context, Recipe, property);
    return `SELECT l.${own} AS id, l.${other}::text AS organizer FROM ${table} l WHERE l.${other} = ANY($2::uuid[])`;
  });
  const others = (
    turn: number,
    range: string,
  ) => `(SELECT ${turn} AS turn, r.id, r.last_made, ${fit} AS fit FROM ${recipes} r
    WHERE ${allowed} AND r.group_id = $1 AND r.id ${range} md5($3)::uuid AND NOT EXISTS (SELECT FROM told_apart t WHERE t.id = r.id)
    ORDER BY r.id LIMIT $4)`;
  return context.manager.query<Row[]>(
    `WITH linked AS (SELECT id, array_agg(organizer ORDER BY organizer) AS organizers FROM (${links.join(' UNION ALL ')}) l GROUP BY id),
      told_apart AS (
        SELECT id FROM linked
        UNION SELECT r.id FROM ${recipes} r WHERE r.group_id = $1 AND r.last_made >= $5::timestamptz
        UNION SELECT r.id FROM ${recipes} r WHERE r.group_id = $1 AND r.id = ANY($6::uuid[])),
      kinds AS (
        SELECT r.id, l.organizers, r.last_made, r.id = ANY($6::uuid[]) AS is_planned, ${fit} AS fit, ROW(
          l.organizers, CASE WHEN r.last_made >= $7::timestamptz THEN (r.last_made AT TIME ZONE 'UTC')::date END,
          CASE WHEN r.id = ANY($6::uuid[]) THEN r.id END) AS kind
        FROM told_apart t JOIN ${recipes} r ON r.id = t.id AND r.group_id = $1 LEFT JOIN linked l ON l.id = t.id
        WHERE r.id = ANY($6::uuid[]) OR ${allowed}),
      ranked AS (
        SELECT *, count(*) OVER (PARTITION BY kind) AS alike,
          row_number() OVER (PARTITION BY kind ORDER BY id < md5($3)::uuid, id) AS place
        FROM kinds),
      others AS (SELECT * FROM (${others(1, '>=')} UNION ALL ${others(2, '<')}) o ORDER BY turn, id LIMIT $4)
    SELECT id, coalesce(organizers, '{}') AS organizers, to_char(last_made AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "lastCooked",
      alike::int, least(alike, $4)::int AS taken, fit
    FROM ranked WHERE place <= $4
    UNION ALL SELECT id, '{}', to_char(last_made AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
      ((SELECT count(*) FROM ${recipes} r WHERE r.group_id = $1 AND ${allowed}) - (SELECT count(*) FROM kinds WHERE fit IS NOT NULL))::int,
      (SELECT count(*) FROM others)::int, fit
    FROM others`,
    [
      context.groupId,
      [...new Set(rules.flatMap(({ organizers }) => organizers))],
      seed,
      slots.length + SPARE_CANDIDATES,
      isForAll ? since : null,
      [...new Set(planned.map(({ recipeId }) => recipeId))],
      dependsOnCooking.length ? since : null,
      ...fitParameters,
    ],
  );
}

/** Numbers of recipes that are not suggested because of those who eat. */
interface LeftOut {
  unsuitable: number;
  unknown: number;
}

export const NONE_LEFT_OUT: LeftOut = { unsuitable: 0, unknown: 0 };

/** Counts the recipes of the group that needs leave out, by the key of the needs. */
export async function countLeftOut(
  context: Context,
  avoidances: AvoidanceByKey,
  includeUnknown?: boolean,
): Promise<Map<string, LeftOut>> {
  const { unsuitable, unknown } = fitConditions('r', { avoided: '$2', doubted: '$3', tables: '$4' });
  const counts = new Map<string, LeftOut>();
  for (const [key, { avoided, doubted }] of avoidances) {
    const rows = await context.manager.query<LeftOut[]>(
      `SELECT (count(*) FILTER (WHERE ${unsuitable}))::int AS unsuitable,
        (count(*) FILTER (WHERE ${unknown}))::int AS unknown
      FROM ${tableOf(context, Recipe)} r WHERE r.group_id = $1`,
      [context.groupId, avoided, doubted, foodBase.version],
    );
    counts.set(key, { ...firstOf(rows), ...(includeUnknown && { unknown: 0 }) });
  }
  return counts;
}
