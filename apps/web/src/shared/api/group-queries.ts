import type { Api } from './api.ts';

export const groupPreferencesQuery = (api: Api) => api.queryOptions('get', '/groups/preferences', {});

/** Preferences of a group that are the settings of new recipes. */
export const newRecipeSettings = [
  'recipePublic',
  'recipeShowNutrition',
  'recipeShowAssets',
  'recipeLandscapeView',
  'recipeDisableComments',
  'recipeDisableAmount',
] as const;
