import type { ExportedRecipe, Writer } from './exported.ts';

const named = (list: { name: string }[]) => list.map(({ name }) => ({ name }));

/** Everything, by the names of the API. */
export const json: Writer = {
  extension: 'json',
  type: 'application/json',
  write: (recipe) => JSON.stringify(contentOf(recipe), null, 2),
};

function contentOf(recipe: ExportedRecipe): object {
  const {
    id,
    slug,
    name,
    description,
    image,
    recipeYield,
    recipeServings,
    totalTime,
    prepTime,
    cookTime,
    performTime,
  } = recipe;
  const { rating, orgURL, dateAdded, dateUpdated, lastMade, nutrition, settings, notes, extras, assets } = recipe;
  return {
    ...{ id, slug, name, description, image, recipeYield, recipeServings, totalTime, prepTime, cookTime, performTime },
    ...{ rating, orgURL, dateAdded, dateUpdated, lastMade },
    recipeCategory: named(recipe.recipeCategory),
    tags: named(recipe.tags),
    tools: named(recipe.tools),
    recipeIngredient: recipe.recipeIngredient.map(lineOf),
    recipeInstructions: recipe.recipeInstructions.map(({ title, text, ingredientReferences }) => ({
      title,
      text,
      ingredientReferences,
    })),
    ...{ nutrition, settings, notes, extras },
    assets: assets.map(({ name: label, icon, fileName }) => ({ name: label, icon, fileName })),
    comments: [],
  };
}

function lineOf({ unit, food, ...line }: ExportedRecipe['recipeIngredient'][number]): object {
  const { title, note, quantity, quantityMax, words, originalText, referenceId, referencedRecipe, display } = line;
  return {
    ...{ title, note, quantity, quantityMax },
    unit: unit && {
      name: unit.name,
      pluralName: unit.pluralName,
      abbreviation: unit.abbreviation,
      useAbbreviation: unit.useAbbreviation,
      fraction: unit.fraction,
    },
    food: food && { name: food.name, pluralName: food.pluralName },
    ...(referencedRecipe && { referencedRecipe: { name: referencedRecipe.name, slug: referencedRecipe.slug } }),
    ...{ words, originalText, referenceId, display },
  };
}
