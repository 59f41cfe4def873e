import type { Wire } from '#client';
import type { Api } from '../../../shared/api/api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import type { ExploreSearch } from './explore-search.ts';

/** Never refetched: each request counts as a view. */
export const sharedRecipeQuery = (api: Api, id: string) => ({
  ...api.queryOptions('get', '/recipes/shared/{id}', { params: { path: { id } } }),
  staleTime: Infinity,
});

export const publicRecipeQuery = (api: Api, groupSlug: string, slug: string) =>
  api.queryOptions('get', '/explore/recipes/{groupSlug}/{slug}', { params: { path: { groupSlug, slug } } });

export const publicGroupQuery = (api: Api, groupSlug: string) =>
  api.queryOptions('get', '/explore/groups/{groupSlug}', { params: { path: { groupSlug } } });

export const publicGroupsQuery = (api: Api) => api.queryOptions('get', '/explore/groups', {});

export const guestRecipe = (recipe: Wire<'Recipe'>, share?: string): Recipe => ({ ...recipe, isGuest: true, share });

const PER_PAGE = 30;

export function publicRecipesQuery(api: Api, groupSlug: string, { page, ...search }: ExploreSearch) {
  const { category, tag, tool, food, cookbook, search: words } = search;
  const list = (value: string | undefined) => (value ? [value] : undefined);
  const kinds = { categories: list(category), tags: list(tag), tools: list(tool), foods: list(food) };
  const query = { search: words, cookbook, ...kinds, page: page ?? 1, perPage: PER_PAGE };
  return api.queryOptions('get', '/explore/groups/{groupSlug}/recipes', { params: { path: { groupSlug }, query } });
}

/** Queries for the filter choices: the first of each kind, by name. */
export const choicesQueries = (api: Api, groupSlug: string) => {
  const params = { path: { groupSlug }, query: { perPage: 60 } };
  return {
    cookbook: api.queryOptions('get', '/explore/groups/{groupSlug}/cookbooks', { params }),
    category: api.queryOptions('get', '/explore/groups/{groupSlug}/organizers/categories', { params }),
    tag: api.queryOptions('get', '/explore/groups/{groupSlug}/organizers/tags', { params }),
    tool: api.queryOptions('get', '/explore/groups/{groupSlug}/organizers/tools', { params }),
    food: api.queryOptions('get', '/explore/groups/{groupSlug}/foods', { params }),
  };
};
