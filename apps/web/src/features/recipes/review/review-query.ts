import type { Api } from '../../../shared/api/api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

/** Requested by id, because the slug may change. */
export const importReviewQuery = (api: Api, { id }: Recipe) =>
  api.queryOptions(
    'get',
    '/recipes/{slug}/review',
    { params: { path: { slug: id } } },
    { staleTime: Infinity, retry: false },
  );
