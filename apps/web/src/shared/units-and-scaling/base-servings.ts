import { toAsciiDigits } from '#ingredients';
import type { Recipe } from '../recipes/recipe-query.ts';

export type Yield = Pick<Recipe, 'recipeYield' | 'recipeServings'>;

/** Servings of the unscaled recipe; undefined if the yield has no number. */
export function baseServings({ recipeServings, recipeYield }: Yield): number | undefined {
  if (recipeServings > 0) return recipeServings;
  const first = toAsciiDigits(recipeYield ?? '').match(/\d+(?:[.,]\d+)?/)?.[0];
  return (first && Number(first.replace(',', '.'))) || undefined;
}
