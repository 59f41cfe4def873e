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

it('a page takes along many rows in a compact form', async () => {
  const server = emptyClient();
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    id: `9322e126-f4ab-4db8-8b88-${String(index).padStart(12, '0')}`,
    groupId: '3fff75f1-ad40-4abd-8944-8341bd79e02d',
    name: `Tag ${index}`,
    recipeCount: 3,
    description: '',
  }));
  server.setQueryData(['tags'], rows);
  const data = await packData(server);

  const browser = emptyClient();
  unpackData(browser, data);

  expect(browser.getQueryData(['tags'])).toEqual(rows);
  expect(data.length).toBeLessThan(JSON.stringify(rows).length / 2);
});
