import type { Answer, Input } from '#contract';
import type { Recipe } from '../recipes/recipe.entity.ts';

export type ContentField = Answer<'RecipeVersion'>['fields'][number];

/** What people write of a recipe, as it is stored and sent. */
export type RecipeContent = Pick<Input<'RecipeChanges'>, ContentField>;

const FIELDS: Record<ContentField, true> = {
  name: true,
  description: true,
  recipeYield: true,
  recipeServings: true,
  prepTime: true,
  performTime: true,
  cookTime: true,
  totalTime: true,
  orgURL: true,
  recipeCategory: true,
  tags: true,
  tools: true,
  recipeIngredient: true,
  recipeInstructions: true,
  notes: true,
  nutrition: true,
  settings: true,
  extras: true,
};
export const CONTENT_FIELDS = Object.keys(FIELDS) as ContentField[];

/** Of what a line, step or organizer refers to, only what says which it is: the rest may change without the recipe. */
export function contentOf(recipe: Recipe): RecipeContent {
  const named = (one: { id?: string | null; name: string } | null) => one && { id: one.id, name: one.name };
  const content = {
    ...Object.fromEntries(CONTENT_FIELDS.map((field) => [field, recipe[field as keyof Recipe]])),
    recipeCategory: recipe.recipeCategory.map(named),
    tags: recipe.tags.map(named),
    tools: recipe.tools.map(named),
    recipeIngredient: recipe.recipeIngredient.map((line) => ({
      referenceId: line.referenceId,
      title: line.title,
      note: line.note,
      quantity: line.quantity,
      quantityMax: line.quantityMax,
      originalText: line.originalText,
      words: line.words,
      unit: named(line.unit),
      food: named(line.food),
      referencedRecipe: named(line.referencedRecipe),
    })),
    recipeInstructions: recipe.recipeInstructions.map(({ id, title, text, ingredientReferences }) => ({
      id,
      title,
      text,
      ingredientReferences,
    })),
  };
  return JSON.parse(JSON.stringify(content)) as RecipeContent;
}
