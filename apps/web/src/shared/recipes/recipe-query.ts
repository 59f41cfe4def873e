import type { QueryClient } from '@tanstack/react-query';
import type { Wire } from '#client';
import type { Api } from '../api/api.ts';

/** Fields of a recipe that a visitor reads. */
interface ReadByGuest {
  isGuest: true;
  /** Share link, which is needed for the recipe's files. */
  share?: string;
}
export type Recipe = Wire<'Recipe'> & Partial<ReadByGuest>;
export type Ingredient = Recipe['recipeIngredient'][number];
export type Instruction = Recipe['recipeInstructions'][number];

export const recipeQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/recipes/{slug}', { params: { path: { slug } } });

/** Fetches the recipe from the server, never from the offline cache. */
export function fetchCurrentRecipe(queryClient: QueryClient, api: Api, slug: string): Promise<Recipe> {
  const params = { path: { slug } };
  return queryClient.fetchQuery({
    ...recipeQuery(api, slug),
    queryFn: async ({ signal }) =>
      (await api.client.GET('/recipes/{slug}', { params, signal, cache: 'no-store' })).data,
    staleTime: 0,
    retry: false,
  });
}
