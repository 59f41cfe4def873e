import type { Wire } from '#client';
import type { Api } from '../../../shared/api/api.ts';

export type RecipeReading = Wire<'RecipeReading'>;

export const sourceQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/recipes/{slug}/source', { params: { path: { slug } } });

/** The recipe that an import of the source would write today. */
export const readingQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/recipes/{slug}/source/reading', { params: { path: { slug } } }, { retry: false });
