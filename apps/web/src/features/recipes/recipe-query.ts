import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Wire } from '#client';
import type { Api } from '../../app/api.ts';

export type Recipe = Wire<'Recipe'>;
export type Ingredient = Recipe['recipeIngredient'][number];
export type Instruction = Recipe['recipeInstructions'][number];

export interface LoadedRecipe {
  recipe: Recipe;
  /** Names the version, so that a change made meanwhile by somebody else is not overwritten. */
  etag: string | undefined;
}

export function recipeQuery(api: Api, slug: string) {
  // eslint-disable-next-line no-restricted-syntax -- as long as the version is in a header, the answer is kept together with it
  const { queryKey } = api.queryOptions('get', '/recipes/{slug}', { params: { path: { slug } } });
  return queryOptions({
    // eslint-disable-next-line no-restricted-syntax -- as above
    queryKey: [...queryKey, 'version'] as const,
    queryFn: ({ signal }) => load(api, slug, { signal }),
  });
}

/** The version that the server has now; never one that the service worker keeps for times without a network. */
export function fetchCurrentRecipe(queryClient: QueryClient, api: Api, slug: string): Promise<LoadedRecipe> {
  const queryFn = ({ signal }: { signal: AbortSignal }) => load(api, slug, { signal, cache: 'no-store' });
  return queryClient.fetchQuery({ ...recipeQuery(api, slug), queryFn, staleTime: 0, retry: false });
}

async function load(api: Api, slug: string, init: Pick<RequestInit, 'signal' | 'cache'>): Promise<LoadedRecipe> {
  const { data, response } = await api.client.GET('/recipes/{slug}', { params: { path: { slug } }, ...init });
  return { recipe: data!, etag: response.headers.get('etag') ?? undefined };
}
