import { assetsForGuests } from '../assets/asset-list.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

/**
 * Removes data from a recipe that only its group may see: people, cooking dates, stock, extras.
 *
 * @param link id of the share link by which the recipe is read
 */
export function redactForGuests<T extends Recipe>(recipe: T, link?: string): T {
  const { settings, nutrition, tools = [], recipeIngredient = [] } = recipe;
  Object.assign(recipe, {
    ownerId: null,
    editorId: null,
    updatedBy: undefined,
    lastMade: null,
    lastMadeAsSent: null,
    extras: {},
    comments: [],
    hasReview: false,
    hasSource: false,
    nutrition: settings.showNutrition ? nutrition : {},
    assets: assetsForGuests(recipe),
  });
  for (const tool of tools) Object.assign(tool, { onHand: false, householdsWithTool: [] });
  for (const line of recipeIngredient) {
    const { food, unit, referencedRecipe } = line;
    // a share link gives access to this recipe only
    if (link || !referencedRecipe?.settings.public) line.referencedRecipe = null;
    if (food)
      Object.assign(food, EMPTY_DETAILS, {
        labelId: null,
        label: null,
        onHand: false,
        householdsWithIngredientFood: [],
      });
    if (unit) Object.assign(unit, EMPTY_DETAILS);
  }
  if (link) addShareToken(recipe, link);
  return recipe;
}

const EMPTY_DETAILS = { description: '', extras: {}, aliases: [] };

/** Adds the share link to media addresses in the texts, because the files require it as well. */
function addShareToken(recipe: Recipe, link: string): void {
  const own = new RegExp(`(/api/media/recipes/${recipe.id}/[^"?#\\s]+)(\\?(?:[^"#\\s]*))?`, 'g');
  const linked = (html: string) =>
    html.replace(own, (_, path: string, query?: string) => `${path}${query ? `${query}&amp;` : '?'}share=${link}`);
  recipe.descriptionHtml = linked(recipe.descriptionHtml);
  recipe.stepsHtml = recipe.stepsHtml.map(linked);
  recipe.notesHtml = recipe.notesHtml.map(linked);
}
