import { GroupPreferences } from '#groups';
import type { Context } from '#persistence';
import { Forbidden } from '#platform';
import type { RecipeChanges } from './recipe-writer.ts';
import type { Recipe, RecipeSettings } from './recipe.entity.ts';

/** Returns the settings of new recipes from the preferences of the group. */
export async function defaultSettings(context: Context): Promise<RecipeSettings> {
  const preferences = await context.repository(GroupPreferences).select().getOneOrFail();
  return {
    public: preferences.recipePublic,
    showNutrition: preferences.recipeShowNutrition,
    showAssets: preferences.recipeShowAssets,
    landscapeView: preferences.recipeLandscapeView,
    disableComments: preferences.recipeDisableComments,
    disableAmount: preferences.recipeDisableAmount,
    locked: false,
  };
}

/** Throws 403 for a locked recipe, unless the caller is its owner, or an administrator who unlocks it. */
export function assertMayEdit({ caller }: Context, { settings, ownerId }: Recipe, changes?: RecipeChanges): void {
  if (!settings.locked || ownerId === caller.userId) return;
  if (caller.admin && changes?.settings?.locked === false) return;
  throw new Forbidden('recipes.locked');
}

/** Throws 403 if a caller who is neither owner nor administrator locks or unlocks the recipe. */
export function mergeSettings(
  { caller }: Context,
  recipe: Recipe,
  changes: RecipeChanges['settings'] = {},
): RecipeSettings {
  const merged = { ...recipe.settings, ...changes };
  const mayLock = caller.admin || recipe.ownerId === caller.userId;
  if (!mayLock && merged.locked !== recipe.settings.locked) throw new Forbidden('recipes.lockedByOwner');
  return merged;
}
