import { queryOptions } from '@tanstack/react-query';
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
  const { queryKey } = api.queryOptions('get', '/recipes/{slug}', { params: { path: { slug } } });
  return queryOptions({
    queryKey: [...queryKey, 'version'] as const,
    queryFn: async ({ signal }): Promise<LoadedRecipe> => {
      const { data, response } = await api.client.GET('/recipes/{slug}', { params: { path: { slug } }, signal });
      return { recipe: data!, etag: response.headers.get('etag') ?? undefined };
    },
  });
}
