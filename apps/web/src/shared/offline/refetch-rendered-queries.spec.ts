import { QueryClient } from '@tanstack/react-query';
import { refetchRenderedQueries } from './refetch-rendered-queries.ts';

it('requests again what the page shows, and nothing that it has never loaded', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['get', '/recipes/{slug}', { params: { path: { slug: 'pie' } } }], { name: 'Pie' });
  queries.setQueryData(['get', '/recipes', { params: { query: { search: 'pie' } } }, 'pages'], { pages: [] });
  const entries = { path: { id: 'r1' }, query: { perPage: 100 } };
  queries.setQueryData(['get', '/groups/reports/{id}/entries', { params: entries }, 'pages'], { pages: [] });
  queries.getQueryCache().build(queries, { queryKey: ['get', '/recipes/{slug}/review', {}] });
  const requests: unknown[] = [];
  const GET = (...request: unknown[]) => requests.push(request);

  await refetchRenderedQueries({ client: { GET } as never }, queries);

  expect(requests).toEqual([
    ['/recipes/{slug}', { params: { path: { slug: 'pie' } } }],
    ['/recipes', { params: { query: { search: 'pie', page: 1 } } }],
    ['/groups/reports/{id}/entries', { params: { path: { id: 'r1' }, query: { perPage: 100, page: 1 } } }],
  ]);
});
