import type { RequestSchema } from '#contract';
import { pick } from '#contract/objects';
import { lineFields, recipeFields, stepFields } from '#contract/recipe-fields';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** Content of a recipe in a version, in the form of the API. */
export type RecipeContent = Pick<RequestSchema<'RecipeChanges'>, (typeof recipeFields)[number]>;

/** Keeps only ids and names of the rows that a recipe refers to: their other columns may change without the recipe. */
export function contentOf(recipe: Recipe): RecipeContent {
  const reference = (row: { id?: string | null; name: string } | null) => row && { id: row.id, name: row.name };
  const content = {
    ...pick(recipe, recipeFields),
    recipeCategory: recipe.recipeCategory.map(reference),
    tags: recipe.tags.map(reference),
    tools: recipe.tools.map(reference),
    recipeIngredient: recipe.recipeIngredient.map((line) => ({
      ...pick(line, lineFields),
      unit: reference(line.unit),
      food: reference(line.food),
      referencedRecipe: reference(line.referencedRecipe),
    })),
    recipeInstructions: recipe.recipeInstructions.map((step) => pick(step, stepFields)),
  };
  return JSON.parse(JSON.stringify(content)) as RecipeContent;
}
