import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  blocksOf,
  planDinner,
  postponeServing,
  replanDinner,
  startedBlocks,
  type CookingPlan,
  type Dish,
  type PlacedBlock,
  type PostponedDinner,
} from '#cooking-plan';
import type { Wire, WireInput } from '#client';
import { useApi } from '../../../shared/api/use-api.ts';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { recipeQuery, type Recipe } from '../../../shared/recipes/recipe-query.ts';
import { cookingPlanQuery, dayQuery } from './together-query.ts';
import { minutesOf } from './clock.ts';
import { withProgress, withoutProgress, type Progress } from './progress.ts';

export type Settings = Wire<'CookingPlan'>;
type Entry = Wire<'Mealplan'>;

/** A planned recipe of the day, which is cooked with the others or not. */
export interface DayDish {
  entry: Entry;
  recipe: Recipe;
  isChosen: boolean;
  /** Minutes between the first course and this dish. */
  minutes: number;
}

export interface Dinner {
  settings: Settings;
  all: DayDish[];
  dishes: Dish[];
  /** Recipes of the dishes, and those that they are made from. */
  recipes: Recipe[];
  plan: CookingPlan;
  set: (changes: WireInput<'CookingPlanChanges'>) => void;
  setDishes: (all: DayDish[]) => void;
  /** Notes that a block goes on or is done. */
  setProgress: (progress: Progress) => void;
  undo: (block: string) => void;
  /** Plans the rest anew. */
  late: (minutes: number) => void;
  /** Plans the rest for a guest who comes later, without changing anything. */
  whenPostponed: (minutes: number) => PostponedDinner;
  postpone: (postponed: PostponedDinner) => void;
}

/** Meals that are cooked together if nothing else was chosen. */
const dinnerTypes = new Set(['dinner', 'side', 'dessert']);

/** @param now minutes since the midnight before the meal; null until the page knows the time */
export function useDinner(date: string, slugs: string[], now: number | null): Dinner {
  const api = useApi();
  const query = cookingPlanQuery(api, date);
  const { data: settings } = useSuspenseQuery(query);
  const { data: day } = useSuspenseQuery(dayQuery(api, date));
  const recipes = useSuspenseQueries({
    queries: slugs.map((slug) => recipeQuery(api, slug)),
    combine: dataOf,
  });
  const change = api.useMutation(
    'put',
    '/households/cooking-plans/{date}',
    optimistic(query, (answer: Settings, { body }: { body: WireInput<'CookingPlanChanges'> }) => ({
      ...answer,
      ...(body as Partial<Settings>),
    })),
  );
  const progress = api.useMutation(
    'put',
    '/households/cooking-plans/{date}/progress',
    optimistic(query, (answer: Settings, { body }: { body: Progress[] }) => withProgress(answer, body)),
  );
  const forgetProgress = api.useMutation(
    'delete',
    '/households/cooking-plans/{date}/progress',
    optimistic(query, (answer: Settings, { params }: { params: { query: { blocks: string[] } } }) =>
      withoutProgress(answer, params.query.blocks),
    ),
  );
  const cooked = useMemo(() => cookedOn(day.items, recipes), [day, recipes]);
  const all = useMemo(() => dishesOfDay(cooked, settings.courses), [cooked, settings.courses]);
  const blocks = useMemo(() => {
    const parts = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    return new Map(cooked.map(({ entry, recipe }) => [entry.uuid, blocksOf(entry.uuid, recipe, parts)]));
  }, [cooked, recipes]);
  const dishes = useMemo(
    () =>
      all
        .filter(({ isChosen }) => isChosen)
        .map(({ entry, recipe, minutes }): Dish => ({
          id: entry.uuid,
          name: recipe.name,
          serveAt: minutesOf(settings.serveAt) + minutes,
          blocks: blocks.get(entry.uuid) ?? [],
        })),
    [all, blocks, settings.serveAt],
  );
  const started = useMemo(() => startedBlocks(dishes, settings, settings.progress), [dishes, settings]);
  const { dayBefore: isAheadAllowed } = settings;
  const plan = useMemo(
    () => planDinner(dishes, settings, { isAheadAllowed, started, ...(now !== null && { now }) }),
    [dishes, settings, isAheadAllowed, started, now],
  );
  const set: Dinner['set'] = (body) => change.mutate({ params: { path: { date } }, body });
  const noteProgress = (body: Progress[]) => {
    if (body.length > 0) progress.mutate({ params: { path: { date } }, body });
  };
  const at = now ?? 0;
  const going = plan.blocks.filter(({ start }) => start <= at);
  const rest = { isAheadAllowed, now: at, started: going };
  /** Takes over a plan that was made anew: what goes on is noted, and serving moves. */
  const adopt = ({ blocks: next, delays }: { blocks: PlacedBlock[]; delays: ReadonlyMap<string, number> }) => {
    const ids = new Set(going.map(({ block }) => block.id));
    noteProgress(next.filter(({ block }) => ids.has(block.id)).map((one) => progressOf(one, settings, at)));
    set({
      courses: coursesOf(all.map((dish) => ({ ...dish, minutes: dish.minutes + (delays.get(dish.entry.uuid) ?? 0) }))),
    });
  };
  return {
    settings,
    all,
    dishes,
    recipes,
    plan,
    set,
    setDishes: (dayDishes) => set({ courses: coursesOf(dayDishes) }),
    setProgress: (one) => noteProgress([one]),
    undo: (block) => forgetProgress.mutate({ params: { path: { date }, query: { blocks: [block] } } }),
    late: (minutes) => adopt(replanDinner(dishes, settings, { ...rest, late: minutes })),
    whenPostponed: (minutes) => postponeServing(dishes, settings, { ...rest, minutes }),
    postpone: ({ plan: next, delays }) => adopt({ blocks: next.blocks, delays }),
  };
}

function progressOf({ block, start, end }: PlacedBlock, { progress }: Settings, now: number): Progress {
  const known = progress.find((one) => one.block === block.id);
  return { block: block.id, start, end, done: known?.done ?? end <= now };
}

const coursesOf = (all: DayDish[]): Settings['courses'] =>
  all.filter(({ isChosen }) => isChosen).map(({ entry, minutes }) => ({ entry: entry.uuid, minutes }));

type Cooked = Pick<DayDish, 'entry' | 'recipe'>;

function cookedOn(entries: Entry[], recipes: Recipe[]): Cooked[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return entries.flatMap((entry) => {
    const recipe = entry.leftoversOf === null ? byId.get(entry.recipeId ?? '') : undefined;
    return recipe ? [{ entry, recipe }] : [];
  });
}

function dishesOfDay(cooked: Cooked[], courses: Settings['courses']): DayDish[] {
  const ofDinner = cooked.filter(({ entry }) => dinnerTypes.has(entry.entryType));
  const proposed = new Set((ofDinner.length > 0 ? ofDinner : cooked).map(({ entry }) => entry.uuid));
  return cooked.map(({ entry, recipe }) => {
    const course = courses.find((one) => one.entry === entry.uuid);
    const isChosen = courses.length > 0 ? course !== undefined : proposed.has(entry.uuid);
    return { entry, recipe, isChosen, minutes: course?.minutes ?? 0 };
  });
}

/** One function, so that the recipes stay the same between renderings. */
const dataOf = (answers: { data: Recipe }[]): Recipe[] => answers.map(({ data }) => data);
