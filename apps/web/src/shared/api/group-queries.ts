import type { Api } from './api.ts';

export const memberQuery = (api: Api, id: string) =>
  api.queryOptions('get', '/groups/members/{id}', { params: { path: { id } } });

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

export const recipeActionsQuery = (api: Api) =>
  api.queryOptions('get', '/groups/recipe-actions', { params: { query: { perPage: -1 } } });
