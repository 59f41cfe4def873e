import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createApi } from './api.ts';
import { createAppQueryClient } from './query-client.ts';
import { refresh } from './query-invalidation.ts';

const nothing = () => undefined;
const page = { items: [], page: 1, per_page: 30, total: 0, total_pages: 1, next: null, previous: null };

/** Server with an empty response to everything, which counts requests. */
function countingServer() {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://server',
    fetch: (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return Promise.resolve(Response.json(page));
    },
  });
  return { api, asked };
}

const clientOf = () => createAppQueryClient({ onFailure: nothing, onSignedOut: nothing });

async function withEverythingRead() {
  const { api, asked } = countingServer();
  const client = clientOf();
  const recipe = api.queryOptions('get', '/recipes/{slug}', { params: { path: { slug: 'pie' } } });
  const queries = [
    recipe,
    api.queryOptions('get', '/recipes'),
    api.queryOptions('get', '/foods'),
    api.queryOptions('get', '/organizers/tags'),
    api.queryOptions('get', '/users/self'),
    api.queryOptions('get', '/groups/reports'),
  ];
  for (const query of queries) await client.fetchQuery(query as never);
  asked.length = 0;
  return { api, client, asked, recipe };
}

const staleOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey[1]);

describe('what is stale after a change', () => {
  it('of a food is what is below its path, and the recipes that contain foods', async () => {
    const { client } = await withEverythingRead();
    await refresh(client, '/foods/{id}');
    expect(staleOf(client)).toEqual(['/recipes/{slug}', '/recipes', '/foods']);
  });

  it('of a recipe is every list that counts or shows recipes', async () => {
    const { client } = await withEverythingRead();
    await refresh(client, '/recipes/{slug}');
    expect(staleOf(client)).toEqual(['/recipes/{slug}', '/recipes', '/foods', '/organizers/tags']);
  });

  it('follows from the path of a mutation, however far below its resource', async () => {
    const { client } = await withEverythingRead();
    const mutation = client.getMutationCache().build(client, {
      mutationKey: ['post', '/users/{id}/favorites/{slug}'],
      mutationFn: () => Promise.resolve(),
    });
    await mutation.execute({});
    expect(staleOf(client)).toEqual(['/users/self']);
  });

  it('is what a mutation names beside its own path', async () => {
    const { client } = await withEverythingRead();
    const mutation = client.getMutationCache().build(client, {
      mutationKey: ['post', '/recipes/create-url/bulk'],
      mutationFn: () => Promise.resolve(),
      meta: { refreshes: ['/groups/reports'] },
    });
    await mutation.execute({});
    expect(staleOf(client)).toContain('/groups/reports');
  });

  it('is nothing for what is no operation of the contract', async () => {
    const { client } = await withEverythingRead();
    await client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve() })
      .execute({});
    expect(staleOf(client)).toEqual([]);
  });

  it('is asked for again where it is on the screen, but not what was deleted', async () => {
    const { client, recipe, api, asked } = await withEverythingRead();
    const leave = [
      new QueryObserver(client, recipe as never).subscribe(nothing),
      new QueryObserver(client, api.queryOptions('get', '/recipes') as never).subscribe(nothing),
    ];
    const run = (verb: string) =>
      client
        .getMutationCache()
        .build(client, { mutationKey: [verb, '/recipes/{slug}'], mutationFn: () => Promise.resolve() })
        .execute({});
    await run('patch');
    expect(asked.sort()).toEqual(['GET /api/recipes', 'GET /api/recipes/pie']);
    asked.length = 0;
    await run('delete');
    expect(asked).toEqual(['GET /api/recipes']);
    for (const one of leave) one();
  });
});
