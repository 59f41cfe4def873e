import type { Api } from '../../../shared/api/api.ts';

export const shareLinksQuery = (api: Api, recipeId: string) =>
  api.queryOptions('get', '/shared/recipes', { params: { query: { recipe_id: recipeId } } });

export const addressOfLink = (id: string) => `${location.origin}/shared/recipes/${id}`;
