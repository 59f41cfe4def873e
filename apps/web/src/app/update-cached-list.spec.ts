import { fixture } from '../testing/fixture.ts';
import type { ShoppingItem, ShoppingList } from '../features/shopping/shopping-queries.ts';
import type { CacheEntry, CacheStore } from '../shared/offline/cache/cache-store.ts';
import { OfflineCache } from '../shared/offline/cache/offline-cache.ts';
import type { Change } from '../shared/live/live-updates.ts';
import { updateCachedList } from './update-cached-list.ts';

const URL_OF_LIST = '/api/groups/shopping/lists/market';
const placement = { rank: 1 };
const item = (id: string, version: number, checked = false): ShoppingItem =>
  fixture<ShoppingItem>({ id, version, checked, position: 0, shoppingListId: 'market', parts: [] });
const list = fixture<ShoppingList>({ id: 'market', version: 4, listItems: [item('milk', 1), item('bread', 1)] });
const ticked: Change = { type: 'shopping-list.updated', id: 'market', version: 5, items: { milk: 2 } };

/** A cache with version 4 of the list, whose items the server answers as given. */
function cacheWithList(status = 200) {
  const entry: CacheEntry = { url: URL_OF_LIST, bytes: 10, etag: '"4.abc"', checkedAt: 1, rank: 1 };
  const stored = { entry, response: Response.json(list) };
  const store = fixture<CacheStore>({
    bytes: 0,
    get: (url: string) => (url === URL_OF_LIST ? stored.entry : undefined),
    match: async () => stored.response,
    put: async (row: Omit<CacheEntry, 'bytes'>, response: Response) =>
      void Object.assign(stored, { entry: { ...row, bytes: 10 }, response }),
  });
  const requests: string[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (request) => {
    requests.push(new URL((request as Request).url).pathname);
    const headers = { date: 'Mon, 30 Nov 2026 08:00:00 GMT' };
    return Response.json(status === 200 ? { items: [item('milk', 2, true)] } : {}, { status, headers });
  };
  const { signal } = new AbortController();
  const cache = new OfflineCache({ store, budget: 1000, signal });
  const update = (changes: Change[], version = 5) =>
    updateCachedList(cache, {
      url: URL_OF_LIST,
      placement,
      id: 'market',
      version,
      changes,
      language: () => 'en',
      signal,
    });
  return { stored, requests, update, restore: () => void (globalThis.fetch = realFetch) };
}

it('brings a stored list up to date by the changed item alone', async () => {
  const { stored, requests, update, restore } = cacheWithList();
  expect(await update([ticked])).toBe(true);
  restore();
  expect(requests).toEqual(['/api/groups/shopping/items']);
  expect(await stored.response.json()).toMatchObject({
    version: 5,
    doneItems: 1,
    listItems: [{ id: 'milk', checked: true }, { id: 'bread' }],
  });
  expect(stored.response.headers.get('date')).toBe('Mon, 30 Nov 2026 08:00:00 GMT');
  expect(stored.entry).toMatchObject({ etag: '"5.items"', checkedAt: 1 });
});

it.each<[string, Change[], number, number]>([
  ['changes are not known', [], 5, 200],
  ['changes of another list are known', [{ ...ticked, id: 'other' }], 5, 200],
  ['a version is missing in between', [{ ...ticked, version: 6 }], 6, 200],
  ['the list itself has changed', [{ type: 'shopping-list.updated', id: 'market', version: 5 }], 5, 200],
  ['the server has a later version', [ticked], 6, 200],
  ['the server refuses to answer', [ticked], 5, 500],
])('leaves the stored list as it is if %s', async (_, changes, version, status) => {
  const { stored, update, restore } = cacheWithList(status);
  expect(await update(changes, version)).toBe(false);
  restore();
  expect(await stored.response.json()).toEqual(list);
});
