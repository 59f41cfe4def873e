import { GroupPreferences } from '#groups';
import type { Context } from '#persistence';
import { Forbidden } from '#platform';
import type { RecipeChanges } from './recipe-writer.ts';
import type { Recipe, RecipeSettings } from './recipe.entity.ts';

/** What new recipes start with, by the preferences of the group. */
export async function defaultSettings(context: Context): Promise<RecipeSettings> {
  const preferences = await context.rows(GroupPreferences).select().getOneOrFail();
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

/** Only the owner may change a locked recipe; an administrator may unlock it. */
export function assertMayEdit({ caller }: Context, { settings, ownerId }: Recipe, changes?: RecipeChanges): void {
  if (!settings.locked || ownerId === caller.userId) return;
  if (caller.admin && changes?.settings?.locked === false) return;
  throw new Forbidden('recipes.locked');
}

/** Only the owner or an administrator locks and unlocks; 403 for others. */
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
