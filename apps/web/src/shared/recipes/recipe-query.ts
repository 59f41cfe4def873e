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
