import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../shared/api/api.ts';
import { recipeQuery, type Recipe } from '../../../shared/recipes/recipe-query.ts';

export const dayQuery = (api: Api, date: string) =>
  api.queryOptions('get', '/households/mealplans', {
    params: { query: { start_date: date, end_date: date, perPage: -1, orderBy: 'date', orderDirection: 'asc' } },
  });

export const cookingPlanQuery = (api: Api, date: string) =>
  api.queryOptions('get', '/households/cooking-plans/{date}', { params: { path: { date } } });

export const groupQuery = (api: Api) => api.queryOptions('get', '/groups/preferences', {});

/** Recipes made from recipes are followed this deep. */
const maxDepth = 5;

/**
 * Loads what cooking together needs.
 * @returns the slugs of the recipes of the day and of those that they are made from
 */
export async function loadDay(api: Api, queryClient: QueryClient, date: string): Promise<string[]> {
  const [{ items }] = await Promise.all([
    queryClient.ensureQueryData(dayQuery(api, date)),
    queryClient.ensureQueryData(cookingPlanQuery(api, date)),
    queryClient.ensureQueryData(groupQuery(api)),
  ]);
  const slugs = new Set<string>();
  let next = items.flatMap(({ recipe }) => recipe?.slug ?? []);
  for (let depth = 0; depth < maxDepth && next.length > 0; depth++) {
    const wanted = [...new Set(next)].filter((slug) => !slugs.has(slug));
    for (const slug of wanted) slugs.add(slug);
    const recipes = await Promise.all(wanted.map((slug) => queryClient.ensureQueryData(recipeQuery(api, slug))));
    next = recipes.flatMap(partsOf);
  }
  return [...slugs];
}

const partsOf = ({ recipeIngredient }: Recipe): string[] =>
  recipeIngredient.flatMap(({ referencedRecipe }) => referencedRecipe?.slug ?? []);
