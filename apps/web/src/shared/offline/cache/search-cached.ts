import { parseSearch, rankDocuments, searchWords, type SearchDocument } from '#contract/search-words';
import type { Wire } from '#client';
import { offlineCacheName } from './cached-responses.ts';
import { withoutBase } from '../../browser/base-path.ts';

type Recipe = Wire<'Recipe'>;
type Parameters = Record<'search' | 'orderBy' | 'orderDirection' | 'page' | 'perPage', string | undefined>;

const kinds = [
  { name: 'categories', all: 'requireAllCategories', of: (recipe: Recipe) => recipe.recipeCategory },
  { name: 'tags', all: 'requireAllTags', of: (recipe: Recipe) => recipe.tags },
  { name: 'tools', all: 'requireAllTools', of: (recipe: Recipe) => recipe.tools },
  {
    name: 'foods',
    all: 'requireAllFoods',
    of: (recipe: Recipe) =>
      recipe.recipeIngredient.flatMap(({ food }) => (food ? [{ id: food.id, slug: food.id }] : [])),
  },
] as const;

/** Orders that the device can follow; without a search, other orders need the server. */
const orders: Readonly<Record<string, (recipe: Recipe) => string>> = {
  name: ({ name }) => searchWords(name).join(' '),
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

/** Conditions that need the server: the syntax of filters, and those that a cookbook stands for. */
const needServer = ['cookbook', 'queryFilter'];
const defaultPerPage = 50;

/** Lists recipes as `GET /recipes` does. Returns undefined for a query that needs the server. */
export function listRecipes(recipes: readonly Recipe[], query: URLSearchParams) {
  if (needServer.some((name) => query.get(name))) return undefined;
  const { search, orderBy, orderDirection, page, perPage } = Object.fromEntries(query) as Partial<Parameters>;
  const chosen = recipes.filter((recipe) => hasOrganizers(recipe, query));
  const sorted = search?.trim()
    ? bestMatches(chosen, search)
    : inOrder(chosen, orderBy ?? 'created_at', orderDirection);
  if (!sorted) return undefined;
  const requested = Number(perPage ?? defaultPerPage);
  const size = requested > 0 ? requested : Math.max(1, sorted.length);
  const number = Math.max(1, Number(page ?? 1));
  const items = sorted.slice((number - 1) * size, number * size);
  const pages = Math.ceil(sorted.length / size);
  return { page: number, per_page: size, total: sorted.length, total_pages: pages, items, next: null, previous: null };
}

function hasOrganizers(recipe: Recipe, query: URLSearchParams): boolean {
  return kinds.every(({ name, all, of }) => {
    const wanted = query.getAll(name);
    if (!wanted.length) return true;
    const has = of(recipe).flatMap(({ id, slug }) => [id, slug]);
    return query.get(all) === 'true'
      ? wanted.every((one) => has.includes(one))
      : wanted.some((one) => has.includes(one));
  });
}

function bestMatches(recipes: readonly Recipe[], search: string): Recipe[] {
  const byName = inOrder(recipes, 'name', 'asc') ?? [];
  return rankDocuments(byName.map(documentOf), parseSearch(search)).flatMap((index) => byName[index] ?? []);
}

function inOrder(recipes: readonly Recipe[], orderBy: string, direction?: string): Recipe[] | undefined {
  const key = orders[orderBy];
  if (!key) return undefined;
  const sorted = recipes.toSorted((a, b) => key(a).localeCompare(key(b)));
  return direction === 'asc' ? sorted : sorted.reverse();
}

const documents = new WeakMap<Recipe, SearchDocument>();

/** The texts that the server's search index has, in its order of importance. */
function documentOf(recipe: Recipe): SearchDocument {
  const known = documents.get(recipe);
  if (known) return known;
  const name = searchWords(recipe.name);
  const organizers = [...recipe.recipeCategory, ...recipe.tags, ...recipe.tools].map((organizer) => organizer.name);
  const lines = recipe.recipeIngredient.flatMap(({ food, note, originalText }) => [food?.name, note, originalText]);
  const rest = [...organizers, ...lines, recipe.description].flatMap((text) => searchWords(text ?? ''));
  const document = { words: [...name, ...rest], nameWords: name.length };
  documents.set(recipe, document);
  return document;
}

/** Parsing all recipes takes a phone a second, and each typed letter asks again. */
const KEPT_MS = 60_000;
let stored: { readAt: number; recipes: Promise<Recipe[]> } | undefined;

/** Answers `GET /api/recipes` from the recipes on this device. */
export async function searchCachedRecipes({ url }: Request, visited: string): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url);
  if (withoutBase(pathname) !== '/api/recipes') return undefined;
  if (!stored || Date.now() - stored.readAt > KEPT_MS)
    stored = { readAt: Date.now(), recipes: readRecipes([visited, offlineCacheName]) };
  const page = listRecipes(await stored.recipes, searchParams);
  return page && Response.json(page);
}

/** Deletes the recipes in memory, before another person signs in. */
export const forgetCachedRecipes = (): void => void (stored = undefined);

const recipePath = /^\/api\/recipes\/[^/]+$/;

/** Reads the recipes of several caches; the latest version of each. */
async function readRecipes(names: readonly string[]): Promise<Recipe[]> {
  const byId = new Map<string, Recipe>();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!recipePath.test(withoutBase(new URL(request.url).pathname))) continue;
      const response = await cache.match(request, { ignoreVary: true });
      const body: unknown = await response?.json().catch(() => undefined);
      if (!isRecipe(body)) continue;
      const other = byId.get(body.id);
      if (!other || other.version < body.version) byId.set(body.id, body);
    }
  }
  return [...byId.values()];
}

/** Other answers below the address of recipes have no ingredients. */
const isRecipe = (body: unknown): body is Recipe =>
  typeof body === 'object' && body !== null && 'recipeIngredient' in body && 'slug' in body;
