import type { Wire } from '#client';
import type { Api } from '../../../shared/api/api.ts';

export type LineFood = Wire<'RecipeLineFood'>;

export const recipeFoodsQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/recipes/{slug}/foods', { params: { path: { slug } } });
