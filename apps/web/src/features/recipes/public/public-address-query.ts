import type { Api } from '../../../shared/api/api.ts';

/** The public address of a recipe that a visitor opened by its address in the app. */
export const publicAddressQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/explore/recipes/{slug}', { params: { path: { slug } } });
