import type { Wire } from '#client';
import { keysOf, mustGet, pick } from '#contract/objects';
import type {
  AnyOfflineChange,
  CachedResponses,
  EffectOf,
  OfflineChange,
  OperationAt,
} from '../../shared/offline/queue/offline-change.ts';
import { recreateBody, formerEntries } from './former-entries.ts';
import { nameOf, type Entry, type EntryChange, type PlannedRecipe } from './meals.ts';
import { type NewEntry, type Plan, withChanges, withNew, without } from './plan-state.ts';

const PLAN = '/households/mealplans';
const FITS = '/households/mealplans/fit';

type Fits = Wire<'MealplanFit'>[];

const effectsOnPlans = <O>(
  apply: (plan: Plan, operation: O, query: Record<string, unknown>) => Plan,
): EffectOf<O>[] => [{ path: PLAN, apply }];

/** @returns the recipes of the plan and of entries that are not in it yet, by id */
const recipesOf = ({ items }: Plan, others: readonly Entry[] = []): Map<string, PlannedRecipe> =>
  new Map([...items, ...others].flatMap(({ recipe }) => (recipe ? [[recipe.id, recipe] as const] : [])));

const cachedEntries = (cached: CachedResponses, uuids: readonly string[]): Entry[] => {
  const entries = new Map(cached.all<Plan>(PLAN).flatMap(({ items }) => items.map((one) => [one.uuid, one])));
  return uuids.flatMap((uuid) => entries.get(uuid) ?? []);
};

const subjectOf = (entries: readonly Entry[]): string => entries.map(nameOf).join(', ');

const planEntries: OfflineChange<'post /households/mealplans/batch', Entry[], NewEntry[]> = {
  operation: `post ${PLAN}/batch`,
  label: () => 'what.planned',
  effects: effectsOnPlans((plan, { owner: userId, body, shown }, { start_date: from, end_date: to }) => {
    const range = { from: String(from), to: String(to) };
    const owner = { userId, groupId: plan.items[0]?.groupId ?? '' };
    return withNew(plan, body, { range, recipes: recipesOf(plan, shown), owner });
  }),
  describe: ({ body }, cached) => {
    const uuids = body.map(({ uuid }) => uuid);
    const inverse = { verb: 'delete', path: PLAN, parameters: {}, query: { uuids } } as const;
    const shown = cachedEntries(cached, uuids);
    return { subject: subjectOf(shown), shown, inverse };
  },
};

const changeEntries: OfflineChange<'put /households/mealplans', Entry[], EntryChange[]> = {
  operation: `put ${PLAN}`,
  label: () => 'what.plan',
  effects: [
    ...effectsOnPlans<OperationAt<'put /households/mealplans', Entry[], EntryChange[]>>((plan, { body, shown }) =>
      withChanges(plan, body, recipesOf(plan, shown)),
    ),
    // answers about changed meals disappear until the server has given new ones
    {
      path: FITS,
      apply: (fits, { body }) => (fits as Fits).filter(({ uuid }) => body.every((meal) => meal.uuid !== uuid)),
    },
  ],
  describe: ({ body: changes }, cached) => {
    const shown = cachedEntries(
      cached,
      changes.map(({ uuid }) => uuid),
    );
    const before = new Map(formerEntries(changes.map(({ uuid }) => uuid)).map((one) => [one.uuid, one]));
    const subject = subjectOf(shown);
    if (before.size < changes.length) return { subject, shown };
    const formerFields = changes.map((change) => pick(mustGet(before, change.uuid), keysOf(change)));
    return {
      subject,
      shown,
      inverse: { verb: 'put', path: PLAN, parameters: {}, body: formerFields, shown: [...before.values()] },
    };
  },
};

const removeEntries: OfflineChange<'delete /households/mealplans'> = {
  operation: `delete ${PLAN}`,
  label: () => 'what.unplanned',
  effects: effectsOnPlans((plan, { query }) => without(plan, query.uuids)),
  describe: ({ params }) => {
    const uuids = params?.query.uuids ?? [];
    const entries = formerEntries(uuids);
    if (entries.length < uuids.length) return {};
    const inverse = {
      verb: 'post',
      path: `${PLAN}/batch`,
      parameters: {},
      body: entries.map(recreateBody),
      shown: entries,
    } as const;
    return { subject: subjectOf(entries), inverse };
  },
};

export const planChanges: AnyOfflineChange[] = [planEntries, changeEntries, removeEntries];
