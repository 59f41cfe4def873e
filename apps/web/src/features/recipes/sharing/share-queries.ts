import { serverUrl } from '../../../shared/browser/base-path.ts';
import type { Api } from '../../../shared/api/api.ts';

export const shareLinksQuery = (api: Api, recipeId: string) =>
  api.queryOptions('get', '/shared/recipes', { params: { query: { recipe_id: recipeId } } });

export const addressOfLink = (id: string) => `${serverUrl()}/shared/recipes/${id}`;
