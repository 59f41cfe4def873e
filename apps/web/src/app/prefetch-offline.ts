import { QueryClient } from '@tanstack/react-query';
import { DAY_MS } from '#contract/durations';
import { addDays, dateIn } from '#contract/plain-dates';
import { isProblem, type Wire } from '#client';
import { keysOf } from '#contract/objects';
import { cookbooksQuery } from '../features/recipes/cookbooks/cookbook-queries.ts';
import { planQuery, preferencesQuery, rulesQuery, todayQuery } from '../features/planning/plan-query.ts';
import { WEEK, weekOf } from '../features/planning/range.ts';
import { favouritesOf } from '../features/recipes/favourites/favourites-query.ts';
import { rememberedOrder } from '../features/recipes/order/order.ts';
import { listQueryOf, readRecipeSearch, recipePages } from '../features/recipes/recipe-search.ts';
import {
  boughtQuery,
  learnedOrderQuery,
  listPages,
  listsQuery,
  storesQuery,
} from '../features/shopping/shopping-queries.ts';
import { createApi, type Api } from '../shared/api/api.ts';
import { memberQuery } from '../shared/api/group-queries.ts';
import { foodsQuery, unitsQuery } from '../shared/api/group-lists.ts';
import { recipePicture } from '../shared/widgets/media.ts';
import { aboutQuery, sessionQuery } from '../shared/session/session-query.ts';
import { cachedPictureSize } from '../shared/offline/cache/cached-responses.ts';
import { priority, type OfflineCache } from '../shared/offline/cache/offline-cache.ts';
import type { CacheStore } from '../shared/offline/cache/cache-store.ts';
import type { Change } from '../shared/live/live-updates.ts';
import { updateCachedList } from './update-cached-list.ts';
import { serverUrl, withBase } from '../shared/browser/base-path.ts';

type Recipe = Pick<Wire<'RecipeSummary'>, 'id' | 'slug' | 'image' | 'version'>;

/** Parts of the offline cache, each with the resources (as events name them) that it depends on. */
export const parts = {
  basics: ['user', 'preferences', 'cookbook', 'category', 'tag', 'tool', 'food', 'unit', 'mealplanRule', 'recipe'],
  lists: ['shopping-list', 'label', 'store'],
  stores: ['store', 'label'],
  plan: ['mealplan', 'preferences'],
  favourites: ['favorite'],
  recipes: ['recipe', 'rating'],
  comments: ['comment'],
} as const;

export type Part = keyof typeof parts;
export const allParts = keysOf(parts);

/** The whole cache is checked after this time. */
const WHOLE_MS = 7 * DAY_MS;
/** Weeks of the meal plan, relative to this one. */
const WEEKS = [-1, 0, 1, 2];
const PER_PAGE = 100;
/** Concurrent requests for important parts; others are fetched one by one with a pause. */
const AT_A_TIME = 3;
const PAUSE_MS = 50;
/** Lists of one request for their recipes, so that its response stays small. */
const LISTS_AT_ONCE = 10;

interface Ahead {
  cache: OfflineCache;
  store: CacheStore;
  megabytes: number;
  /** Changes since the last fill, the oldest first. */
  changes: Change[];
  language: () => string;
  signal: AbortSignal;
}

/** Fetches the given parts with the queries of the screens, the most important first. */
export async function prefetchOffline(dirty: ReadonlySet<Part>, ahead: Ahead): Promise<void> {
  const { cache, store, language } = ahead;
  const reader = new Reader(createApi({ baseUrl: serverUrl(), language, fetch: cache.fetch }), cache, language);
  const isWhole = isWholeDue(ahead);
  const isDue = (part: Part) => isWhole || dirty.has(part);
  const needed: Recipe[] = [];
  if (isDue('lists')) needed.push(...(await reader.lists({ ...ahead, isWhole })));
  if (isDue('stores')) await reader.stores();
  if (isDue('plan')) needed.push(...(await reader.plan()));
  if (isDue('favourites')) needed.push(...(await reader.favourites()));
  await each(needed, AT_A_TIME, (recipe) => cacheRecipe(cache, recipe, priority.needed));
  if (dirty.has('comments')) {
    const known = store.all().filter(({ url }) => url.endsWith('/comments'));
    await each(known, AT_A_TIME, ({ url, rank, recipeId }) => cache.revalidate(url, { rank, recipeId }));
  }
  if (isDue('basics')) await reader.basics();
  if (isDue('recipes')) {
    const spared = new Set(needed.map(({ id }) => id));
    await cacheLatest(ahead, { isWhole, spared });
  }
  if (isWhole) {
    await cache.removeUnseen();
    await store.setFacts({ wholeAt: Date.now(), megabytes: ahead.megabytes });
  }
}

function isWholeDue({ store: { facts }, megabytes }: Ahead): boolean {
  return facts.megabytes !== megabytes || Date.now() - (facts.wholeAt ?? 0) > WHOLE_MS;
}

/** Runs the queries of the screens; the client stores a copy of each response. */
class Reader {
  private readonly queries = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: 0, staleTime: 0, networkMode: 'always' } },
  });

  constructor(
    private readonly api: Api,
    private readonly cache: OfflineCache,
    private readonly language: () => string,
  ) {}

  async basics(): Promise<void> {
    const { api, queries } = this;
    const reads = [
      () => queries.fetchQuery(sessionQuery(api)),
      () => queries.fetchQuery(aboutQuery(api)),
      () => queries.fetchInfiniteQuery(recipePages(api, readRecipeSearch({}))),
      () => queries.fetchQuery(cookbooksQuery(api)),
      () => queries.fetchQuery(rulesQuery(api)),
      () => queries.fetchQuery(unitsQuery(api)),
      () => queries.fetchQuery(foodsQuery(api)),
      () => queries.fetchQuery(boughtQuery(api)),
    ];
    await each(reads, AT_A_TIME, ifAllowed);
  }

  /** Returns the recipes on all lists, or on those whose recipes may have changed. */
  async lists({
    isWhole,
    changes,
    signal,
  }: Pick<Ahead, 'changes' | 'signal'> & { isWhole: boolean }): Promise<Recipe[]> {
    const { api, queries, cache } = this;
    await queries.fetchInfiniteQuery(listPages(api, false));
    const lists = (await queries.fetchQuery(listsQuery(api))).items;
    const changed: string[] = [];
    await each(lists, AT_A_TIME, async ({ id, version }) => {
      const [url, placement] = [withBase(`/api/groups/shopping/lists/${id}`), { rank: priority.screen }];
      const isCurrent =
        (await cache.isCurrent(url, version, placement)) ||
        (await updateCachedList(cache, { url, placement, id, version, changes, language: this.language, signal }));
      if (!isCurrent) await cache.revalidate(url, placement);
      if (isWhole || !isCurrent) changed.push(id);
    });
    return recipesOnLists(changed, { language: this.language, signal });
  }

  async stores(): Promise<void> {
    const { api, queries } = this;
    const stores = (await queries.fetchQuery(storesQuery(api))).items;
    await each(stores, AT_A_TIME, ({ id }) => ifAllowed(() => queries.fetchQuery(learnedOrderQuery(api, id))));
  }

  async plan(): Promise<Recipe[]> {
    const { api, queries } = this;
    const { timeZone, firstDayOfWeek } = await queries.fetchQuery(preferencesQuery(api));
    const { from, to } = weekOf(dateIn(timeZone, new Date()), firstDayOfWeek);
    const weeks = WEEKS.map((week) => ({ from: addDays(from, week * WEEK), to: addDays(to, week * WEEK) }));
    const plans = await Promise.all(weeks.map((week) => queries.fetchQuery(planQuery(api, week))));
    await queries.fetchQuery(todayQuery(api));
    return plans.flatMap(({ items }) => items.flatMap(({ recipe }) => recipe ?? []));
  }

  async favourites(): Promise<Recipe[]> {
    const { api, queries } = this;
    const user = await queries.fetchQuery(sessionQuery(api));
    if (!user) return [];
    await queries.fetchQuery(memberQuery(api, user.id));
    const query = listQueryOf(favouritesOf(user.id, rememberedOrder(document.cookie, 'favorites')));
    const whole = api.pagesOptions('/recipes', query, (recipe): Recipe => recipe);
    return (await queries.fetchInfiniteQuery({ ...whole, pages: Infinity })).pages.flatMap(({ items }) => items);
  }
}

/** Reads which recipes are on these lists, without storing the responses. */
async function recipesOnLists(ids: string[], { language, signal }: Pick<Ahead, 'language' | 'signal'>) {
  const { client } = createApi({ baseUrl: serverUrl(), language });
  const recipes: Recipe[] = [];
  for (let start = 0; start < ids.length; start += LISTS_AT_ONCE) {
    const some = ids.slice(start, start + LISTS_AT_ONCE);
    const query = { perPage: LISTS_AT_ONCE, queryFilter: `id IN ["${some.join('", "')}"]` };
    const { data } = await client.GET('/groups/shopping/lists', { params: { query }, cache: 'no-store', signal });
    recipes.push(...data.items.flatMap(({ recipeReferences }) => recipeReferences.map(({ recipe }) => recipe)));
  }
  return recipes;
}

interface Walk {
  isWhole: boolean;
  /** Ids of recipes that are stored with a higher priority. */
  spared: ReadonlySet<string>;
}

/** Stores the recipes that were changed last, as far as there is room; later runs only new ones. */
async function cacheLatest(ahead: Ahead, { isWhole, spared }: Walk): Promise<void> {
  const { store, cache, signal, language } = ahead;
  const { client } = createApi({ baseUrl: serverUrl(), language });
  const until = isWhole ? 0 : (store.facts.seenUntil ?? 0);
  let newest = until;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { page, perPage: PER_PAGE, orderBy: 'updated_at', orderDirection: 'desc' } as const;
    const { data } = await client.GET('/recipes', { params: { query }, cache: 'no-store', signal });
    pages = data.total_pages;
    for (const recipe of data.items) {
      const changedAt = Date.parse(recipe.updatedAt);
      newest = Math.max(newest, changedAt);
      if (changedAt < until || !cache.hasRoomFor(changedAt)) {
        pages = 0;
        break;
      }
      if (spared.has(recipe.id)) continue;
      if (await cacheRecipe(cache, recipe, changedAt)) await pause(PAUSE_MS);
    }
  }
  await store.setFacts({ seenUntil: newest });
}

/**
 * Stores a recipe's text, a small picture and, for important recipes, its comments. Returns whether anything was
 * fetched.
 */
async function cacheRecipe(cache: OfflineCache, recipe: Recipe, rank: number): Promise<boolean> {
  const placement = { rank, recipeId: recipe.id };
  const text = withBase(`/api/recipes/${encodeURIComponent(recipe.slug)}`);
  const comments = `${text}/comments`;
  const picture = recipePicture(recipe, cachedPictureSize);
  const isCurrent = await cache.isCurrent(text, recipe.version, placement);
  if (!isCurrent) await cache.revalidate(text, placement);
  const hasPicture = !picture || (await cache.has(picture, placement));
  if (!hasPicture) await cache.revalidate(picture, placement);
  if (rank === priority.needed && !(await cache.isFresh(comments, placement)))
    await cache.revalidate(comments, placement);
  if (!isCurrent || !hasPicture)
    await cache.removeOthers(
      recipe.id,
      [text, comments, picture].filter((url) => url !== undefined),
    );
  return !isCurrent || !hasPicture;
}

/** Skips a response that the person may not read or that no longer exists. */
async function ifAllowed(read: () => Promise<unknown>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}

/** Works through a list with a limited number of concurrent calls. */
async function each<T>(things: readonly T[], atATime: number, work: (thing: T) => Promise<unknown>): Promise<void> {
  const waiting = [...things];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
