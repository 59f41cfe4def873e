import { OfflineCache, priority } from './offline-cache.ts';
import type { Kept, CacheStore } from './cache-store.ts';

/** Store with responses of ten bytes each, in the order of arrival. */
function storeOfTens() {
  const rows = new Map<string, Kept>();
  const store = {
    get bytes() {
      return rows.size * 10;
    },
    all: () => [...rows.values()],
    get: (url: string) => rows.get(url),
    put: async (row: Omit<Kept, 'bytes'>) => void rows.set(row.url, { ...row, bytes: 10 }),
    remove: async (urls: readonly string[]) => {
      for (const url of urls) rows.delete(url);
    },
  };
  return { store: store as unknown as CacheStore, kept: () => [...rows.keys()].toSorted() };
}

function keeperFor(budget: number) {
  const { store, kept } = storeOfTens();
  const answer = { ok: true, status: 200, headers: new Map(), clone: () => answer } as unknown as Response;
  const { signal } = new AbortController();
  return { keeper: new OfflineCache({ store, budget, signal, fetch: async () => answer }), kept };
}

describe('what is kept for a time without a network', () => {
  it('lets go of the oldest recipes first when there is no room, and never of what lists and plan need before them', async () => {
    const { keeper, kept } = keeperFor(30);
    await keeper.keep('/lists', { rank: priority.screen });
    await keeper.keep('/planned', { rank: priority.needed });
    await keeper.keep('/old', { rank: 1 });
    expect(keeper.hasRoomFor(0)).toBe(true);
    await keeper.keep('/new', { rank: 2 });
    expect(kept()).toEqual(['/lists', '/new', '/planned']);
    await keeper.keep('/hearted', { rank: priority.needed });
    expect(kept()).toEqual(['/hearted', '/lists', '/planned']);
    expect([keeper.hasRoomFor(3), keeper.hasRoomFor(priority.screen)]).toEqual([false, true]);
  });
});
