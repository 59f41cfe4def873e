import { parseQuantity, scaleYield, toAsciiDigits } from '#ingredients';
import type { Recipe } from '../recipes/recipe-query.ts';

type Yield = Pick<Recipe, 'recipeYield' | 'recipeServings'>;

/** Servings of the unscaled recipe; undefined if the yield has no number. */
export function baseServings({ recipeServings, recipeYield }: Yield): number | undefined {
  if (recipeServings > 0) return recipeServings;
  const first = toAsciiDigits(recipeYield ?? '').match(/\d+(?:[.,]\d+)?/)?.[0];
  return (first && parseQuantity(first)) || undefined;
}

/**
 * Scale for one serving more or less; without servings in halves up to two, then in wholes. Undefined at the lower
 * end.
 */
export function nextScale(scale: number, base: number | undefined, direction: 1 | -1): number | undefined {
  if (base) {
    const servings = Math.round(scale * base) + direction;
    return servings < 1 ? undefined : servings / base;
  }
  const step = scale < 2 || (scale === 2 && direction < 0) ? 0.5 : 1;
  const next = scale + step * direction;
  return next < 0.5 ? undefined : next;
}

/** Parses the typed number of servings or, if the recipe names none, the factor; undefined for anything else. */
export function scaleOf(text: string, base = 1): number | undefined {
  const typed = parseQuantity(toAsciiDigits(text).trim());
  return typed && typed > 0 && typed <= 10_000 ? typed / base : undefined;
}

export function scaledYield({ recipeYield, recipeServings }: Yield, scale: number): string | undefined {
  if (recipeYield) return scaleYield(recipeYield, scale);
  return recipeServings > 0 ? String(Math.round(recipeServings * scale * 100) / 100) : undefined;
}

/** True for a yield that is only a number. */
export const isCount = (text: string | undefined): boolean =>
  text !== undefined && parseQuantity(toAsciiDigits(text).trim()) !== null;
