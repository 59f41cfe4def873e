import { Category, Food, Tag, Tool } from '#organizers';
import { type AnonymousCondition, allowAnonymous, GroupRepository, type QueryContext } from '#persistence';
import { Cookbook } from '../cookbooks/cookbook.entity.ts';
import { usageTableOf } from '../recipes/recipe-references.service.ts';
import { Recipe } from '../recipes/recipe.entity.ts';

/** Allows public recipes and cookbooks, and organizers and foods of public recipes; with a share link only its recipe. */
export function allowAnonymousRecipes(): void {
  allowAnonymous(Recipe, (_, alias, { recipeId }) =>
    recipeId
      ? { sql: `${alias}.id = :linkedRecipe`, parameters: { linkedRecipe: recipeId } }
      : { sql: `(${alias}.settings->>'public')::boolean` },
  );
  allowAnonymous(Cookbook, (_, alias, { recipeId }) => ({ sql: recipeId ? 'false' : `${alias}.public` }));
  const entities: (new () => object)[] = [Category, Tag, Tool, Food];
  for (const entity of entities)
    allowAnonymous(entity, (context, alias) => usedByVisibleRecipe(context, entity, alias));
}

function usedByVisibleRecipe(context: QueryContext, entity: new () => object, alias: string): AnonymousCondition {
  const { table, recipe, column } = usageTableOf(context, entity);
  const recipes = new GroupRepository(context, Recipe)
    .select('shown')
    .select('1')
    .innerJoin(table, 'use', `use.${recipe} = shown.id AND use.${column} = ${alias}.id`);
  return { sql: `EXISTS (${recipes.getQuery()})`, parameters: recipes.getParameters() };
}
