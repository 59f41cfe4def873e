import { OfflineCache, priority } from './offline-cache.ts';
import type { CacheEntry, CacheStore } from './cache-store.ts';

/** Store with responses of ten bytes each, in the order of arrival. */
function storeOfTens() {
  const rows = new Map<string, CacheEntry>();
  const store = {
    get bytes() {
      return rows.size * 10;
    },
    all: () => [...rows.values()],
    get: (url: string) => rows.get(url),
    put: async (row: Omit<CacheEntry, 'bytes'>) => void rows.set(row.url, { ...row, bytes: 10 }),
    remove: async (urls: readonly string[]) => {
      for (const url of urls) rows.delete(url);
    },
  };
  return { store: store as unknown as CacheStore, kept: () => [...rows.keys()].toSorted() };
}

function cacheWith(budget: number) {
  const { store, kept } = storeOfTens();
  const answer = { ok: true, status: 200, headers: new Map(), clone: () => answer } as unknown as Response;
  const { signal } = new AbortController();
  return { cache: new OfflineCache({ store, budget, signal, fetch: async () => answer }), kept };
}

describe('what is kept for a time without a network', () => {
  it('lets go of the oldest recipes first when there is no room, and never of what lists and plan need before them', async () => {
    const { cache, kept } = cacheWith(30);
    await cache.revalidate('/lists', { rank: priority.screen });
    await cache.revalidate('/planned', { rank: priority.needed });
    await cache.revalidate('/old', { rank: 1 });
    expect(cache.hasRoomFor(0)).toBe(true);
    await cache.revalidate('/new', { rank: 2 });
    expect(kept()).toEqual(['/lists', '/new', '/planned']);
    await cache.revalidate('/hearted', { rank: priority.needed });
    expect(kept()).toEqual(['/hearted', '/lists', '/planned']);
    expect([cache.hasRoomFor(3), cache.hasRoomFor(priority.screen)]).toEqual([false, true]);
  });
});
