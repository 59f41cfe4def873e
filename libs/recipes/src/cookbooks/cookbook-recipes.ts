import type { Context } from '#persistence';
import { filterByOrganizers, type RecipeFilter } from '../recipes/recipe-list-query.ts';
import { attachOrganizersAndRating } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { Cookbook } from './cookbook.entity.ts';

export const filterOf = (cookbook: Cookbook): RecipeFilter => ({
  categories: cookbook.categories.map(({ id }) => id),
  tags: cookbook.tags.map(({ id }) => id),
  tools: cookbook.tools.map(({ id }) => id),
  requireAllCategories: cookbook.requireAllCategories,
  requireAllTags: cookbook.requireAllTags,
  requireAllTools: cookbook.requireAllTools,
  foods: cookbook.foods.map(({ id }) => id),
  requireAllFoods: cookbook.requireAllFoods,
  savedFilter: cookbook.queryFilterString,
});

/** Loads all recipes of a cookbook, ordered by name. */
export async function loadCookbookRecipes(context: Context, cookbook: Cookbook): Promise<Recipe[]> {
  const builder = context.repository(Recipe).select('r').orderBy('fold(r.name)');
  filterByOrganizers(context, builder, filterOf(cookbook));
  const recipes = await builder.getMany();
  await attachOrganizersAndRating(context, recipes);
  return recipes;
}
