import type { Wire } from '#client';
import type { Api } from '../../../shared/api/api.ts';

export type Comment = Wire<'Comment'>;

export const commentsQuery = (api: Api, slug: string) =>
  api.queryOptions('get', '/recipes/{slug}/comments', { params: { path: { slug } } });
