import type { Wire, WireInput } from '#client';
import { positionBehind } from '#contract/position';
import type { Entry, EntryChange, PlannedRecipe } from './meals.ts';
import type { Range } from './range.ts';

export type NewEntry = WireInput<'MealplanCreate'> & { uuid: string };
export type Plan = Wire<'MealplanPage'>;

interface Known {
  /** Range of the cached plan. */
  range: Range;
  recipes: ReadonlyMap<string, PlannedRecipe>;
  owner: { userId: string; groupId: string };
}

/** Adds entries to a cached plan, except those that it already has. */
export function withNew(plan: Plan, entries: readonly NewEntry[], { range, recipes, owner }: Known): Plan {
  const there = new Set(plan.items.map(({ uuid }) => uuid));
  const added = entries.filter(({ uuid, date }) => !there.has(uuid) && date >= range.from && date <= range.to);
  if (added.length === 0) return plan;
  const items = [...plan.items];
  for (const entry of added) {
    const position = entry.position ?? lastOf(items, entry);
    const recipe = recipes.get(entry.recipeId ?? '') ?? null;
    items.push({ ...blank, ...owner, ...entry, position, recipe });
  }
  return { ...plan, items };
}

/** Last position of a meal, as the server assigns it. */
function lastOf(items: readonly Entry[], { date, entryType = blank.entryType }: NewEntry): number {
  const beside = items.filter((one) => one.date === date && one.entryType === entryType);
  return positionBehind(Math.max(-1, ...beside.map(({ position }) => position)));
}

export function withChanges(
  plan: Plan,
  entries: readonly EntryChange[],
  recipes: ReadonlyMap<string, PlannedRecipe>,
): Plan {
  const changes = new Map(entries.map((one) => [one.uuid, one]));
  if (!plan.items.some(({ uuid }) => changes.has(uuid))) return plan;
  return { ...plan, items: plan.items.map((entry) => changedBy(entry, changes.get(entry.uuid), recipes)) };
}

export function without(plan: Plan, uuids: readonly string[]): Plan {
  if (!plan.items.some(({ uuid }) => uuids.includes(uuid))) return plan;
  return { ...plan, items: plan.items.filter(({ uuid }) => !uuids.includes(uuid)) };
}

function changedBy(entry: Entry, change: EntryChange | undefined, recipes: ReadonlyMap<string, PlannedRecipe>): Entry {
  if (!change) return entry;
  const recipe = change.recipeId ? (recipes.get(change.recipeId) ?? entry.recipe) : entry.recipe;
  return { ...entry, ...change, recipe: change.recipeId === null ? null : recipe };
}

/** Defaults of a new entry until the response arrives. */
const blank = {
  id: Number.MAX_SAFE_INTEGER,
  householdId: '',
  entryType: 'dinner',
  title: '',
  text: '',
  recipeId: null,
  servings: null,
  leftoversOf: null,
  eaters: null,
  version: 0,
  createdAt: '',
  updateAt: '',
  updatedAt: '',
} satisfies Partial<Entry>;
