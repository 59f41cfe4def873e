import { plainRecipeFields } from '#contract/recipe-fields';
import { type Context, type FilterAttributes, snakeCase } from '#persistence';
import { recipeAttributes } from '../recipes/recipe-list-query.ts';

/** Columns that anonymous visitors may sort and filter by: those that public pages show. */
export const PUBLIC_COLUMNS: ReadonlySet<string> = new Set([
  ...plainRecipeFields.map((field) => snakeCase(field)),
  ...['id', 'slug', 'rating', 'date_added', 'date_updated', 'created_at', 'update_at'],
  ...['total_time_minutes', 'prep_time_minutes', 'cook_time_minutes', 'perform_time_minutes'],
]);

const PUBLIC_PATHS = /^(?:recipe_category|tags|tools|recipe_ingredient\.food)\./;

export function publicAttributes(context: Context): FilterAttributes {
  return Object.fromEntries(Object.entries(recipeAttributes(context)).filter(([name]) => PUBLIC_PATHS.test(name)));
}
