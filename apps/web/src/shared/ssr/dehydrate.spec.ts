import { packData, unpackData } from './dehydrate.ts';
import { createAppQueryClient } from '../api/query-client.ts';

const nothing = () => undefined;
const emptyClient = () => createAppQueryClient({ onFailure: nothing, onSignedOut: nothing });

it('a page takes along what its loaders asked for, also what they did not wait for, but for what failed', async () => {
  const server = emptyClient();
  const soup = { name: 'Soup', rating: null, tags: ['a', 'b'] };
  server.setQueryData(['soup'], soup);
  void server.prefetchQuery({
    queryKey: ['stores'],
    queryFn: () => new Promise((resolve) => setTimeout(resolve, 20, ['Market'])),
  });
  void server.prefetchQuery({ queryKey: ['lost'], queryFn: () => Promise.reject(new Error('lost')), retry: false });

  const browser = emptyClient();
  unpackData(browser, await packData(server));

  expect(browser.getQueryData(['soup'])).toEqual(soup);
  expect(browser.getQueryData(['stores'])).toEqual(['Market']);
  expect(browser.getQueryState(['lost'])).toBeUndefined();
});
