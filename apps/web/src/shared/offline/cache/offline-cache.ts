import type { CacheEntry, CacheStore } from './cache-store.ts';
import { HOUR_MS } from '#contract/durations';

/** Priorities: screens, then recipes of lists, plan and favorites, then the latest by time of change. */
export const priority = { screen: 2e15, needed: 1e15 } as const;

/**
 * A cached response is revalidated after a day even if the row's version is unchanged, because it also shows other
 * rows.
 */
const MAX_AGE_MS = 24 * HOUR_MS;

interface Placement {
  rank: number;
  recipeId?: string;
}

export interface OfflineCacheOptions {
  store: CacheStore;
  /** Maximum size in bytes. */
  budget: number;
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

/** The server asked to stop, or the session has ended. */
export class CachingStopped extends Error {
  override readonly name = 'CachingStopped';
}

/** Fetches responses that are missing, and deletes those of the lowest priority when there is no room. */
export class OfflineCache {
  private readonly seen = new Set<string>();
  private isFull = false;

  constructor(private readonly options: OfflineCacheOptions) {}

  /** Fetch function for the contract client that stores each response. */
  readonly fetch = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return this.revalidate(pathname + search, { rank: priority.screen });
  };

  /** True if this version is stored. Other rows that the response shows are refetched once a day. */
  async isCurrent(url: string, version: number, placement: Placement): Promise<boolean> {
    const row = this.options.store.get(url);
    return Boolean(row && versionOf(row) === version && (await this.isFresh(url, placement)));
  }

  /** True if the response is stored and was fetched within a day. */
  async isFresh(url: string, placement: Placement): Promise<boolean> {
    const row = this.options.store.get(url);
    if (!row || Date.now() - row.checkedAt > MAX_AGE_MS) return false;
    await this.markSeen(row, placement);
    return true;
  }

  /** True if the picture is stored; a changed picture has another address. */
  async has(url: string, placement: Placement): Promise<boolean> {
    const row = this.options.store.get(url);
    if (row) await this.markSeen(row, placement);
    return Boolean(row);
  }

  async revalidate(url: string, placement: Placement): Promise<Response> {
    const { store, signal, fetch = globalThis.fetch } = this.options;
    this.seen.add(url);
    const row = store.get(url);
    const there = row && (await store.match(url));
    const headers: HeadersInit = there && row.etag ? { 'if-none-match': row.etag } : {};
    const response = await fetch(url, { headers, cache: 'no-store', priority: 'low', signal });
    signal.throwIfAborted();
    if (response.status === 304 && there) {
      await store.update({ ...row, ...placement, checkedAt: Date.now() });
      return there;
    }
    if (response.ok) {
      const etag = response.headers.get('etag');
      await store.put({ url, etag, checkedAt: Date.now(), ...placement }, response.clone());
      await this.makeRoom();
    } else if ([401, 429].includes(response.status) || response.status >= 500)
      throw new CachingStopped(String(response.status));
    else await store.remove([url]);
    return response;
  }

  /** Replaces a stored response by one that is made from it. False if there is none, or if nothing can be made. */
  async replace(
    url: string,
    placement: Placement,
    make: (stored: Response) => Promise<Response | undefined>,
  ): Promise<boolean> {
    const { store, signal } = this.options;
    const row = store.get(url);
    const stored = row && (await store.match(url));
    const response = stored && (await make(stored));
    signal.throwIfAborted();
    if (!row || !response) return false;
    this.seen.add(url);
    // the age stays that of the whole response
    await store.put({ ...row, ...placement, etag: response.headers.get('etag') }, response);
    await this.makeRoom();
    return true;
  }

  /** True if there is room for a response of this rank, perhaps instead of another one. */
  hasRoomFor(rank: number): boolean {
    if (!this.isFull) return true;
    return this.options.store.all().some((row) => row.rank < rank);
  }

  /** Deletes responses that this run did not ask for. */
  async removeUnseen(): Promise<void> {
    const { store } = this.options;
    await store.remove(store.all().flatMap(({ url }) => (this.seen.has(url) ? [] : [url])));
  }

  /** Deletes stored responses of a recipe other than these: the name or picture may have changed. */
  async removeOthers(recipeId: string, urls: readonly string[]): Promise<void> {
    const { store } = this.options;
    const old = store.all().filter((row) => row.recipeId === recipeId && !urls.includes(row.url));
    await store.remove(old.map(({ url }) => url));
  }

  private async markSeen(row: CacheEntry, { rank }: Placement): Promise<void> {
    this.seen.add(row.url);
    if (row.rank !== rank) await this.options.store.update({ ...row, rank });
  }

  private async makeRoom(): Promise<void> {
    const { store, budget } = this.options;
    if (store.bytes <= budget) return;
    this.isFull = true;
    for (const { url } of store.all().toSorted((a, b) => a.rank - b.rank)) {
      if (store.bytes <= budget) return;
      await store.remove([url]);
    }
  }
}

/** Version of a row, the first part of the ETag. */
const versionOf = ({ etag }: CacheEntry): number => Number(/^(?:W\/)?"(\d+)\./.exec(etag ?? '')?.[1] ?? Number.NaN);
