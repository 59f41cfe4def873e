import type { SelectQueryBuilder } from 'typeorm';
import type { Context } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

/** Selects recipes `r` (of these ids) with the lines `l` that meet a condition, by name and position. */
export function recipesWithLines(
  context: Context,
  condition: string,
  { ids, parameters = {} }: { ids?: string[] | undefined; parameters?: Record<string, unknown> },
): SelectQueryBuilder<Recipe> {
  const select = context
    .repository(Recipe)
    .select('r')
    .innerJoinAndSelect('r.recipeIngredient', 'l', condition, parameters)
    .orderBy('fold(r.name)')
    .addOrderBy('r.id')
    .addOrderBy('l.position');
  return ids ? select.andWhere('r.id = ANY(:ids)', { ids }) : select;
}
