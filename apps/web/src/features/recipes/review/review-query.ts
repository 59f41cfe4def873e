import type { Api } from '../../../shared/api/api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

/** It is asked for by id: a name changes. */
export const importReviewQuery = (api: Api, { id }: Recipe) =>
  api.queryOptions(
    'get',
    '/recipes/{slug}/review',
    { params: { path: { slug: id } } },
    { staleTime: Infinity, retry: false },
  );
