import { pick } from '#contract/objects';
import { lineFields, recipeFields, stepFields } from '#contract/recipe-fields';
import type { ExportedRecipe, Writer } from './exported-recipe.ts';

/** Exported fields that are no content of the recipe. */
const RECORD_FIELDS = ['id', 'slug', 'image', 'rating', 'dateAdded', 'dateUpdated', 'lastMade'] as const;
const UNIT_FIELDS = ['name', 'pluralName', 'abbreviation', 'useAbbreviation', 'fraction'] as const;

/** Writes all fields with the names of the API. */
export const json: Writer = {
  extension: 'json',
  type: 'application/json',
  write: (recipe) => JSON.stringify(jsonContent(recipe), null, 2),
};

const namesOnly = (rows: { name: string }[]) => rows.map((row) => pick(row, ['name']));

type StepField = (typeof stepFields)[number];

/** Returns what a file in the format json contains. */
export function jsonContent(recipe: ExportedRecipe): object {
  return {
    ...pick(recipe, RECORD_FIELDS),
    ...pick(recipe, recipeFields),
    recipeCategory: namesOnly(recipe.recipeCategory),
    tags: namesOnly(recipe.tags),
    tools: namesOnly(recipe.tools),
    recipeIngredient: recipe.recipeIngredient.map(lineOf),
    recipeInstructions: recipe.recipeInstructions.map((step) => pick(step, stepFields.filter(isWritten))),
    assets: recipe.assets.map((asset) => pick(asset, ['name', 'icon', 'fileName'])),
    comments: [],
  };
}

/** Omits the ids of steps, which have no meaning on another server. */
const isWritten = (field: StepField): field is Exclude<StepField, 'id'> => field !== 'id';

function lineOf(line: ExportedRecipe['recipeIngredient'][number]): object {
  const { unit, food, referencedRecipe } = line;
  return {
    ...pick(line, lineFields),
    unit: unit && pick(unit, UNIT_FIELDS),
    food: food && pick(food, ['name', 'pluralName']),
    referencedRecipe: referencedRecipe ? pick(referencedRecipe, ['name', 'slug']) : undefined,
    display: line.display,
  };
}
