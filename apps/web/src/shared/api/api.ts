import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import createQueryClient from 'openapi-react-query';
import type { Readable, paths } from '#contract/generated/wire-types';
import { createTureenClient, type ClientSettings, type TureenClient } from '#client';
import { recordResponseSource } from '../offline/cache/response-sources.ts';
import type { Call } from './call.ts';
import type { ReadPath } from './query-invalidation.ts';

export type Api = ReturnType<typeof createApi>;

/** The contract's client, and TanStack Query options derived from it: the keys are the operation and its parameters. */
export function createApi(settings: ClientSettings, deliver?: Deliver) {
  const client: TureenClient = createTureenClient(settings);
  const queries = createQueryClient(deliver ? delivered(client, deliver) : client);
  return { client, ...queries, pagesOptions: pagesOptions(client) };
}

/** Carries a mutation out in another way than by asking the server at once; undefined where it does not. */
type Deliver = (call: Call) => Promise<{ data?: unknown }> | undefined;

const methods = { POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** The client of the app: what can wait for a network goes through the outbox, and no screen knows; answers that the device kept are told apart. */
function delivered(client: TureenClient, deliver: Deliver): TureenClient {
  const entries = Object.entries(methods).map(([method, verb]) => {
    const call = client[method as keyof typeof methods] as (path: string, init?: object) => Promise<unknown>;
    return [method, (path: string, init?: Call['init']) => deliver({ verb, path, init }) ?? call(path, init)] as const;
  });
  const get = client.GET as (path: string, init?: object) => Promise<{ data?: unknown; response: Response }>;
  const read = async (path: string, init?: object) => {
    const answer = await get(path, init);
    recordResponseSource(answer);
    return answer;
  };
  return { ...client, ...Object.fromEntries(entries), GET: read as TureenClient['GET'] };
}

type Get<Path extends ReadPath> = paths[Path]['get'];
type ItemOf<Path extends ReadPath> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': { items: (infer Item)[] } } } } }
    ? Readable<Item>
    : never;
type QueryOf<Path extends ReadPath> =
  Get<Path> extends { parameters: { query?: infer Query } } ? Omit<NonNullable<Query>, 'page'> : never;

interface ListPage<Item> {
  items: Item[];
  total: number;
  page: number;
  total_pages: number;
}

/** A list that is read page after page. A rendered page carries its data along, so that no more of an item is kept than is shown. */
function pagesOptions(client: TureenClient) {
  return <Path extends ReadPath, Kept>(path: Path, query: QueryOf<Path>, keep: (item: ItemOf<Path>) => Kept) => {
    const read = client.GET as (path: Path, init: object) => Promise<{ data?: ListPage<ItemOf<Path>> }>;
    return infiniteQueryOptions({
      queryKey: ['get', path, { params: { query } }, 'pages'] as QueryKey,
      initialPageParam: 1,
      queryFn: async ({ pageParam, signal }): Promise<ListPage<Kept>> => {
        const { data } = await read(path, { params: { query: { ...query, page: pageParam } }, signal });
        const { items, total, page, total_pages } = data!;
        return { items: items.map(keep), total, page, total_pages };
      },
      getNextPageParam: ({ page, total_pages: last }) => (page < last ? page + 1 : undefined),
    });
  };
}
