import { randomUUID } from 'node:crypto';
import type { RecipeChanges } from './recipe-writer.ts';
import type { Recipe } from './recipe.entity.ts';

/** What a copy of a recipe starts with: links between steps and ingredients go on to the ingredients of the copy. */
export function copyOf(source: Recipe, name?: string | null) {
  const references = new Map(source.recipeIngredient.map(({ referenceId }) => [referenceId, randomUUID()]));
  const changes: RecipeChanges & { name: string } = {
    name: name?.trim() || source.name,
    description: source.description,
    recipeYield: source.recipeYield,
    recipeServings: source.recipeServings,
    totalTime: source.totalTime,
    prepTime: source.prepTime,
    cookTime: source.cookTime,
    performTime: source.performTime,
    orgURL: source.orgURL,
    nutrition: source.nutrition,
    settings: { ...source.settings, locked: false },
    notes: source.notes.map(({ title, text }) => ({ title, text })),
    extras: source.extras,
    recipeCategory: source.recipeCategory,
    tags: source.tags,
    tools: source.tools,
    recipeIngredient: source.recipeIngredient.map((line) => ({
      ...line,
      referenceId: references.get(line.referenceId),
    })),
    recipeInstructions: source.recipeInstructions.map(({ title, text, ingredientReferences }) => ({
      title,
      text,
      ingredientReferences: ingredientReferences.map(({ referenceId }) => ({
        referenceId: references.get(referenceId ?? '') ?? null,
      })),
    })),
  };
  return { changes, columns: { image: source.image } };
}
