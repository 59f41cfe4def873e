import type { Operation } from '#outbox';
import { effect, type OfflineChange } from '../../app/outbox/offline-change.ts';
import type { EntryChange, PlannedRecipe } from './meals.ts';
import { type NewEntry, type Plan, withChanges, withNew, without } from './plan-state.ts';

const PLAN = '/households/mealplans';

const onPlans = (apply: (plan: Plan, operation: Operation, query: Record<string, unknown>) => Plan) => [
  effect<Plan>({ path: PLAN, apply }),
];

const recipesOf = ({ items }: Plan): Map<string, PlannedRecipe> =>
  new Map(items.flatMap(({ recipe }) => (recipe ? [[recipe.id, recipe] as const] : [])));

const planned: OfflineChange = {
  operation: `post ${PLAN}/batch`,
  words: 'what.planned',
  effects: onPlans((plan, { owner: userId, body }, { start_date: from, end_date: to }) => {
    const range = { from: String(from), to: String(to) };
    const owner = { userId, groupId: plan.items[0]?.groupId ?? '' };
    return withNew(plan, body as NewEntry[], { range, recipes: recipesOf(plan), owner });
  }),
  describe: ({ body }) => {
    const entries = body as NewEntry[];
    const query = { uuids: entries.map(({ uuid }) => uuid) };
    return { inverse: { verb: 'delete', path: PLAN, parameters: {}, query } };
  },
};

const changed: OfflineChange = {
  operation: `put ${PLAN}`,
  words: 'what.plan',
  effects: onPlans((plan, { body }) => withChanges(plan, body as EntryChange[], recipesOf(plan))),
  describe: () => ({}),
};

const removed: OfflineChange = {
  operation: `delete ${PLAN}`,
  words: 'what.unplanned',
  effects: onPlans((plan, { query }) => without(plan, query?.uuids as string[])),
  describe: () => ({}),
};

export const planChanges: OfflineChange[] = [planned, changed, removed];
