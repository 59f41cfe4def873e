import { useQueryClient } from '@tanstack/react-query';
import { v4 as newUuid } from 'uuid';
import { addDays } from '#contract/plain-dates';
import { optimistic } from '../../shared/api/optimistic.ts';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import type { Entry, EntryChange, PlannedRecipe, Slot } from './meals.ts';
import { planQuery } from './plan-query.ts';
import { type NewEntry, type Plan, withChanges, withNew, without } from './plan-state.ts';
import { recreateBody, rememberEntries } from './former-entries.ts';
import type { Range } from './range.ts';

/** Creates an entry. Its uuid is generated here, so that a repeated request plans it once. */
export function newEntry(slot: Slot, fields: Partial<Omit<NewEntry, 'date' | 'entryType' | 'uuid'>>): NewEntry {
  return { uuid: newUuid(), date: slot.date, entryType: slot.entryType, ...fields };
}

/** Seed of the suggestions: another seed gives other suggestions. */
export const newSeed = (): string => newUuid();

/** Copy of an entry for another day. */
export const copyEntry = (entry: Entry, slot: Slot): NewEntry => {
  const { title, text, recipeId, servings, leftoversOf, eaters } = entry;
  return newEntry(slot, { title, text, recipeId, servings, leftoversOf, eaters });
};

export const leftoversOf = ({ recipeId, title, date }: Entry, slot: Slot): NewEntry =>
  newEntry(slot, { recipeId, title, leftoversOf: date });

/** Copies of entries, shifted by a number of days. */
export const repeated = (entries: readonly Entry[], days: number): NewEntry[] =>
  entries.map((entry) => copyEntry(entry, { date: addDays(entry.date, days), entryType: entry.entryType }));

/** Mutations of a plan. Each is shown at once and goes through the offline queue. */
export function usePlanMutations(range: Range, recipes: ReadonlyMap<string, PlannedRecipe> = new Map()) {
  const api = useApi();
  const client = useQueryClient();
  const plan = planQuery(api, range);
  const remember = () => rememberEntries(client.getQueryData<Plan>(plan.queryKey)?.items ?? []);
  const { id: userId, groupId } = useUser();
  const known = { range, recipes, owner: { userId, groupId } };
  const create = api.useMutation(
    'post',
    '/households/mealplans/batch',
    optimistic(plan, (answer: Plan, { body }: { body: NewEntry[] }) => withNew(answer, body, known)),
  );
  const change = api.useMutation(
    'put',
    '/households/mealplans',
    optimistic(plan, (answer: Plan, { body }: { body: EntryChange[] }) => withChanges(answer, body, recipes)),
  );
  const remove = api.useMutation(
    'delete',
    '/households/mealplans',
    optimistic(plan, (answer: Plan, { params }: { params: { query: { uuids: string[] } } }) =>
      without(answer, params.query.uuids),
    ),
  );

  return {
    add: (entries: NewEntry[]) => create.mutate({ body: entries }),
    change: (changes: EntryChange[]) => {
      if (!changes.length) return;
      remember();
      change.mutate({ body: changes });
    },
    remove: (uuids: string[]) => {
      remember();
      remove.mutate({ params: { query: { uuids } } });
    },
    restore: (entries: Entry[]) => create.mutate({ body: entries.map(recreateBody) }),
  };
}

export type PlanMutations = ReturnType<typeof usePlanMutations>;
