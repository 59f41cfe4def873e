import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import createQueryClient from 'openapi-react-query';
import type { Readable, paths } from '#contract/generated/wire-types';
import { createTureenClient, type ClientSettings, type TureenClient } from '#client';
import { keysOf } from '#contract/objects';
import { recordResponseSource } from '../offline/cache/response-sources.ts';
import type { Call } from './call.ts';
import type { ReadPath } from './query-invalidation.ts';

export type Api = ReturnType<typeof createApi>;

/** Creates the contract's client and its TanStack Query options, whose keys are operation and parameters. */
export function createApi(settings: ClientSettings, deliver?: Deliver) {
  // screens show the progress of jobs
  const headers = { prefer: 'respond-async', ...settings.headers };
  const client: TureenClient = createTureenClient({ ...settings, headers });
  const queries = createQueryClient(deliver ? withDelivery(client, deliver) : client);
  return { client, ...queries, pagesOptions: pagesOptions(client) };
}

/** Handles a mutation instead of the client; returns undefined for those that it leaves to the client. */
type Deliver = (call: Call) => Promise<{ data?: unknown }> | undefined;

const methods = { POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Sends queueable mutations through the offline queue, and records which responses came from the cache. */
function withDelivery(client: TureenClient, deliver: Deliver): TureenClient {
  const entries = keysOf(methods).map((method) => {
    const verb = methods[method];
    const call = client[method] as (path: string, init?: object) => Promise<unknown>;
    return [method, (path: string, init?: Call['init']) => deliver({ verb, path, init }) ?? call(path, init)] as const;
  });
  const get = client.GET as (path: string, init?: object) => Promise<{ data?: unknown; response: Response }>;
  const read = async (path: string, init?: object) => {
    const response = await get(path, init);
    recordResponseSource(response);
    return response;
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
type PathOf<Path extends ReadPath> = Get<Path> extends { parameters: { path: infer Params } } ? [params: Params] : [];

interface ListPage<Item> {
  items: Item[];
  total: number;
  total_is_minimum?: boolean;
  page: number;
  total_pages: number;
}

/** True for the key of a list that is read page by page. */
export const isPagesKey = (key: QueryKey): boolean => key[3] === 'pages';

const pagesKey = (path: string, params: object): QueryKey => ['get', path, { params }, 'pages'];

/** Query of a list, page by page. `keep` drops data that are not displayed, because rendered pages contain their data. */
function pagesOptions(client: TureenClient) {
  return <Path extends ReadPath, Kept>(
    path: Path,
    query: QueryOf<Path>,
    keep: (item: ItemOf<Path>) => Kept,
    ...[params]: PathOf<Path>
  ) => {
    const read = client.GET as (path: Path, init: object) => Promise<{ data: ListPage<ItemOf<Path>> }>;
    const inPath: { path?: unknown } = params ? { path: params } : {};
    return infiniteQueryOptions({
      queryKey: pagesKey(path, { ...inPath, query }),
      initialPageParam: 1,
      queryFn: async ({ pageParam, signal }): Promise<ListPage<Kept>> => {
        const { data } = await read(path, { params: { ...inPath, query: { ...query, page: pageParam } }, signal });
        const { items, total, total_is_minimum, page, total_pages } = data;
        return { items: items.map(keep), total, total_is_minimum, page, total_pages };
      },
      getNextPageParam: ({ page, total_pages: last }) => (page < last ? page + 1 : undefined),
    });
  };
}
