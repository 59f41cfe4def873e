import { jest } from '@jest/globals';
import { listPages, type ShoppingList } from '../../../features/shopping/shopping-queries.ts';
import { offlineChanges } from '../../../app/offline-queue.ts';
import { createApi } from '../../api/api.ts';
import { withStoredAt } from '../cache/cached-responses.ts';
import { createAppQueryClient } from '../../api/query-client.ts';
import type { AppContext } from '../../routing/app-context.ts';
import { DeviceQueue } from './device-queue.ts';
import { memoryStore } from './queue-store.ts';

const nothing = () => undefined;
const soup = { recipeId: 'soup', recipeQuantity: 1, recipe: { name: 'Soup' } };

/** Server that carries everything out and then becomes unreachable, so that responses come from the device. */
function setUp() {
  const stored = { answer: new Response() };
  const queryClient = createAppQueryClient({ onFailure: nothing, onSignedOut: nothing });
  const settings = {
    baseUrl: 'http://server',
    fetch: async ({ method }: Request) => (method === 'GET' ? stored.answer.clone() : Response.json({})),
  };
  const api = createApi(settings, (call) => queue.deliver(call));
  const context = { api, queryClient } as AppContext;
  const queue = new DeviceQueue('ada', context, offlineChanges, memoryStore());
  const list = api.queryOptions('get', '/groups/shopping/lists/{id}', { params: { path: { id: 'list' } } });
  const times = async () => {
    await queryClient.fetchQuery({ ...list, staleTime: 0 });
    return queryClient
      .getQueryData<ShoppingList>(list.queryKey)
      ?.recipeReferences.map(({ recipeQuantity }) => recipeQuantity);
  };
  const store = (quantity: number) => {
    const body = { id: 'list', listItems: [], recipeReferences: [{ ...soup, recipeQuantity: quantity }] };
    stored.answer = withStoredAt(Response.json(body));
  };
  const press = () =>
    queue.deliver({
      verb: 'post',
      path: '/groups/shopping/lists/{id}/recipe/{recipeId}',
      init: { params: { path: { id: 'list', recipeId: 'soup' } }, body: {} },
    });
  return { queue, store, press, times, api, queryClient };
}

describe('an answer that the device stored', () => {
  // an open channel keeps the process of the test alive
  beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate', 'nextTick'] }),
  );
  afterEach(() => void jest.useRealTimers());

  it('shows what was saved after it was stored, once', async () => {
    const { queue, store, press, times } = setUp();
    const stop = queue.start();
    store(1);
    expect(await times()).toEqual([1]);
    jest.setSystemTime(Date.now() + 1000);
    await press();
    expect(queue.waiting).toEqual([]);
    expect(await times()).toEqual([2]);
    expect(await times()).toEqual([2]);
    stop();
  });

  it('shows it as it was stored where that was later', async () => {
    const { queue, store, press, times } = setUp();
    const stop = queue.start();
    await press();
    jest.setSystemTime(Date.now() + 1000);
    store(2);
    expect(await times()).toEqual([2]);
    stop();
  });
});

it('shows a change in lists that are read page by page', async () => {
  const { queue, api, queryClient } = setUp();
  const stop = queue.start();
  const pages = listPages(api, false);
  const page = (...names: string[]) => ({
    items: names.map((name) => ({ id: name, name })),
    total: 3,
    page: 1,
    total_pages: 2,
  });
  queryClient.setQueryData<unknown>(pages.queryKey, { pages: [page('one', 'two'), page('three')], pageParams: [1, 2] });
  const body = { name: 'renamed' };
  await queue.deliver({
    verb: 'patch',
    path: '/groups/shopping/lists/{id}',
    init: { params: { path: { id: 'three' } }, body },
  });
  const shown = queryClient.getQueryData<{ pages: { items: { name: string }[] }[] }>(pages.queryKey);
  expect(shown?.pages.map(({ items }) => items.map(({ name }) => name))).toEqual([['one', 'two'], ['renamed']]);
  stop();
});
