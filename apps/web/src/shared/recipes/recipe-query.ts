import type { QueryClient } from '@tanstack/react-query';
import type { Wire } from '#client';
import type { Api } from '../api/api.ts';

/** Read by somebody who does not belong to its group. */
interface ReadByGuest {
  isGuest: true;
  /** The link by which they read it, without which its files cannot be had. */
  share?: string;
}
export type Recipe = Wire<'Recipe'> & Partial<ReadByGuest>;
export type Ingredient = Recipe['recipeIngredient'][number];
export type Instruction = Recipe['recipeInstructions'][number];

export const recipeQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/recipes/{slug}', { params: { path: { slug } } });

/** The version that the server has now; never one that the service worker keeps for times without a network. */
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
