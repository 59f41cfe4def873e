import type { Operation } from '#offline-queue';
import { effect, type Known, type OfflineChange } from '../../shared/offline/queue/offline-change.ts';
import { recreateBody, formerEntries } from './former-entries.ts';
import { nameOf, type Entry, type EntryChange, type PlannedRecipe } from './meals.ts';
import { type NewEntry, type Plan, withChanges, withNew, without } from './plan-state.ts';

const PLAN = '/households/mealplans';

const onPlans = (apply: (plan: Plan, operation: Operation, query: Record<string, unknown>) => Plan) => [
  effect<Plan>({ path: PLAN, apply }),
];

/** Those of the plan, and those that were chosen elsewhere. */
const recipesOf = ({ items }: Plan, shown: object | undefined): Map<string, PlannedRecipe> =>
  new Map(
    [...items, ...((shown as Entry[] | undefined) ?? [])].flatMap(({ recipe }) =>
      recipe ? [[recipe.id, recipe] as const] : [],
    ),
  );

const knownEntries = (known: Known, uuids: readonly string[]): Entry[] => {
  const entries = new Map(known.all<Plan>(PLAN).flatMap(({ items }) => items.map((one) => [one.uuid, one])));
  return uuids.flatMap((uuid) => entries.get(uuid) ?? []);
};

const subjectOf = (entries: readonly Entry[]): string => entries.map(nameOf).join(', ');

const planned: OfflineChange = {
  operation: `post ${PLAN}/batch`,
  words: 'what.planned',
  effects: onPlans((plan, { owner: userId, body, shown }, { start_date: from, end_date: to }) => {
    const range = { from: String(from), to: String(to) };
    const owner = { userId, groupId: plan.items[0]?.groupId ?? '' };
    return withNew(plan, body as NewEntry[], { range, recipes: recipesOf(plan, shown), owner });
  }),
  describe: ({ body }, known) => {
    const uuids = (body as NewEntry[]).map(({ uuid }) => uuid);
    const inverse = { verb: 'delete', path: PLAN, parameters: {}, query: { uuids } } as const;
    const shown = knownEntries(known, uuids);
    return { subject: subjectOf(shown), shown, inverse };
  },
};

const changed: OfflineChange = {
  operation: `put ${PLAN}`,
  words: 'what.plan',
  effects: onPlans((plan, { body, shown }) => withChanges(plan, body as EntryChange[], recipesOf(plan, shown))),
  describe: ({ body }, known) => {
    const changes = body as EntryChange[];
    const shown = knownEntries(
      known,
      changes.map(({ uuid }) => uuid),
    );
    const before = new Map(formerEntries(changes.map(({ uuid }) => uuid)).map((one) => [one.uuid, one]));
    const subject = subjectOf(shown);
    if (before.size < changes.length) return { subject, shown };
    const back = changes.map((change) => columnsBefore(before.get(change.uuid)!, change));
    return {
      subject,
      shown,
      inverse: { verb: 'put', path: PLAN, parameters: {}, body: back, shown: [...before.values()] },
    };
  },
};

const removed: OfflineChange = {
  operation: `delete ${PLAN}`,
  words: 'what.unplanned',
  effects: onPlans((plan, { query }) => without(plan, query?.uuids as string[])),
  describe: ({ params }) => {
    const uuids = (params?.query?.uuids ?? []) as string[];
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

/** @returns the columns that a change overwrites, with their old values */
const columnsBefore = (entry: Entry, change: EntryChange) =>
  Object.fromEntries(Object.keys(change).map((key) => [key, entry[key as keyof Entry]]));

export const planChanges: OfflineChange[] = [planned, changed, removed];
