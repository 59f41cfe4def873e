import type { Api } from '../../shared/api/api.ts';
import { type FilterKind, filterKinds } from '../../shared/api/group-lists.ts';
import { asFlag, asList, asSearch, asText } from '../../shared/routing/search-params.ts';
import { cardData } from './cards/card-data.ts';
import { asDirection, asOrder, directionOf, type ListOrder, type Order } from './order/order.ts';

/** Parameters of a recipe search, as in the address of the home page. */
export interface RecipeSearch extends ListOrder {
  search?: string;
  /** Slug of a cookbook, whose filter replaces the others. */
  cookbook?: string;
  categories?: string[];
  tags?: string[];
  tools?: string[];
  foods?: string[];
  requireAllCategories?: true;
  requireAllTags?: true;
  requireAllTools?: true;
  requireAllFoods?: true;
  /** Ids of persons of the household for whom recipes are fine, or EVERYONE. */
  fineFor?: string[];
  /** Shows the recipes of which nobody knows whether they are fine for the persons instead. */
  fit?: 'unknown';
  /** Keeps a random order the same from page to page and on the way back. */
  seed?: string;
}

/** Stands for all persons of the household. */
export const EVERYONE = 'everyone';

export const requireAllOf = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
  foods: 'requireAllFoods',
} as const satisfies Record<FilterKind, keyof RecipeSearch>;

const defaultOrder: Order = 'created_at';
/** Divisible by two, three, four, six and eight cards a row. */
const perPage = 24;

/** Sets every key, if only to undefined: the router keeps absent keys of the address. */
export function readRecipeSearch(search: Record<string, unknown>): RecipeSearch {
  const orderBy = asOrder(search.orderBy);
  return {
    search: asSearch(search.search),
    cookbook: asText(search.cookbook)?.slice(0, 255),
    categories: asList(search.categories),
    tags: asList(search.tags),
    tools: asList(search.tools),
    foods: asList(search.foods),
    requireAllCategories: asFlag(search.requireAllCategories),
    requireAllTags: asFlag(search.requireAllTags),
    requireAllTools: asFlag(search.requireAllTools),
    requireAllFoods: asFlag(search.requireAllFoods),
    fineFor: asList(search.fineFor),
    fit: search.fit === 'unknown' ? 'unknown' : undefined,
    orderBy: orderBy === defaultOrder ? undefined : orderBy,
    orderDirection: asDirection(search.orderDirection),
    seed: asText(search.seed),
  };
}

export const orderOf = ({ orderBy = defaultOrder }: RecipeSearch): Order => orderBy;

export interface ChosenOfKind {
  kind: FilterKind;
  values: string[];
}

/** Active filters by kind. */
export const chosenOf = (search: RecipeSearch): ChosenOfKind[] =>
  filterKinds.flatMap((kind) => (search[kind]?.length ? { kind, values: search[kind] } : []));

export const without = (search: RecipeSearch, kind: FilterKind, value: string): RecipeSearch => {
  const rest = search[kind]?.filter((one) => one !== value);
  return { ...search, [kind]: rest?.length ? rest : undefined };
};

export const isFiltered = (search: RecipeSearch): boolean =>
  Boolean(search.search) ||
  Boolean(search.cookbook) ||
  Boolean(search.fineFor) ||
  filterKinds.some((kind) => search[kind]?.length);

/** How many recipes each further choice of a kind would leave. */
export function countsQuery(
  api: Api,
  kind: FilterKind,
  { orderBy, orderDirection, seed, cookbook, ...filters }: RecipeSearch,
) {
  return api.queryOptions('get', '/organizers/recipe-counts', { params: { query: { ...filters, by: kind } } });
}

/** How many recipes nobody knows to be fine for the persons. */
export function unknownCountQuery(api: Api, { orderBy, orderDirection, seed, ...filters }: RecipeSearch) {
  const query = { ...filters, fit: 'unknown' as const, perPage: 1 };
  return api.queryOptions('get', '/recipes', { params: { query } }, { select: ({ total }): number => total });
}

interface ListedRecipes extends RecipeSearch {
  /** Id of a member whose favorites are listed. */
  favoriteOf?: string;
}

/** Query of the list of recipes, less the page. */
export function listQueryOf({ seed, ...search }: ListedRecipes) {
  const orderBy = orderOf(search);
  return {
    ...search,
    orderBy,
    orderDirection: directionOf({ ...search, orderBy }),
    paginationSeed: orderBy === 'random' ? (seed ?? 'tureen') : undefined,
    perPage,
  };
}

export const recipePages = (api: Api, search: ListedRecipes) =>
  api.pagesOptions('/recipes', listQueryOf(search), cardData);
