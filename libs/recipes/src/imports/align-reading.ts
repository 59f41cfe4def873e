import { pick } from '#contract/objects';
import { lineFields } from '#contract/recipe-fields';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { comparableText } from './existing-recipes.ts';

/** Takes each row at most once, by its text without case and punctuation. */
function takeByText<T>(rows: readonly T[], textOf: (row: T) => string): (text: string) => T | undefined {
  const byText = Map.groupBy(rows, (row) => comparableText(textOf(row)));
  return (text) => byText.get(comparableText(text))?.shift();
}

/**
 * Gives the lines and steps of a new reading the ids of those of the recipe that have the same text, so that the links between steps
 * and lines remain. Lines that stand for another recipe, links, and facts that a person mended stay as they are.
 */
export function alignReading(reading: RecipeChanges, recipe: Recipe): RecipeChanges {
  const lineOf = takeByText(
    recipe.recipeIngredient,
    ({ originalText, display, note }) => originalText || display || note,
  );
  const stepOf = takeByText(recipe.recipeInstructions, ({ text }) => text);
  const recipeIngredient = reading.recipeIngredient?.map((line) => {
    const same = lineOf(line.originalText ?? '');
    if (!same) return line;
    if (same.referencedRecipe) return { ...pick(same, lineFields), title: line.title };
    return { ...line, referenceId: same.referenceId };
  });
  const recipeInstructions = reading.recipeInstructions?.map((step) => {
    const same = stepOf(step.text ?? '');
    if (!same) return step;
    const { id, ingredientReferences, facts } = same;
    return { ...step, id, ingredientReferences, facts };
  });
  return {
    ...reading,
    ...(recipeIngredient && { recipeIngredient }),
    ...(recipeInstructions && { recipeInstructions }),
  };
}
