import type { Kept, CacheStore } from './cache-store.ts';

/** Priorities: screens, then recipes of lists, plan and favorites, then the latest by time of change. */
export const priority = { screen: 2e15, needed: 1e15 } as const;

const HOUR_MS = 3_600_000;
/**
 * A cached response is revalidated after a day even if the row's version is unchanged, because it also shows other
 * rows.
 */
const BELIEVED_MS = 24 * HOUR_MS;

interface Wish {
  rank: number;
  recipeId?: string;
}

export interface KeeperOptions {
  store: CacheStore;
  /** Maximum size in bytes. */
  budget: number;
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

/** The server asked to stop, or the session has ended. */
export class KeepingEnded extends Error {
  override readonly name = 'KeepingEnded';
}

/** Fetches responses that are missing, and deletes those of the lowest priority when there is no room. */
export class OfflineCache {
  private readonly seen = new Set<string>();
  private isFull = false;

  constructor(private readonly options: KeeperOptions) {}

  /** Fetch function for the contract client that stores each response. */
  readonly fetch = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return this.keep(pathname + search, { rank: priority.screen });
  };

  /** True if this version is stored. Other rows that the response shows are refetched once a day. */
  async isCurrent(url: string, version: number, wish: Wish): Promise<boolean> {
    const row = this.options.store.get(url);
    return Boolean(row && versionOf(row) === version && (await this.isFresh(url, wish)));
  }

  /** True if the response is stored and was fetched within a day. */
  async isFresh(url: string, wish: Wish): Promise<boolean> {
    const row = this.options.store.get(url);
    if (!row || Date.now() - row.checkedAt > BELIEVED_MS) return false;
    await this.wanted(row, wish);
    return true;
  }

  /** True if the picture is stored; a changed picture has another address. */
  async has(url: string, wish: Wish): Promise<boolean> {
    const row = this.options.store.get(url);
    if (row) await this.wanted(row, wish);
    return Boolean(row);
  }

  async keep(url: string, wish: Wish): Promise<Response> {
    const { store, signal, fetch = globalThis.fetch } = this.options;
    this.seen.add(url);
    const row = store.get(url);
    const there = row && (await store.answer(url));
    const headers: HeadersInit = there && row.etag ? { 'if-none-match': row.etag } : {};
    const answer = await fetch(url, { headers, cache: 'no-store', priority: 'low', signal });
    signal.throwIfAborted();
    if (answer.status === 304 && there) {
      await store.note({ ...row, ...wish, checkedAt: Date.now() });
      return there;
    }
    if (answer.ok) {
      const etag = answer.headers.get('etag');
      await store.put({ url, etag, checkedAt: Date.now(), ...wish }, answer.clone());
      await this.makeRoom();
    } else if ([401, 429].includes(answer.status) || answer.status >= 500)
      throw new KeepingEnded(String(answer.status));
    else await store.remove([url]);
    return answer;
  }

  /** True if there is room for a response of this rank, perhaps instead of another one. */
  hasRoomFor(rank: number): boolean {
    if (!this.isFull) return true;
    return this.options.store.all().some((row) => row.rank < rank);
  }

  /** Deletes responses that this run did not ask for. */
  async forgetUnseen(): Promise<void> {
    const { store } = this.options;
    await store.remove(store.all().flatMap(({ url }) => (this.seen.has(url) ? [] : [url])));
  }

  /** Deletes stored responses of a recipe other than these: the name or picture may have changed. */
  async keepOnly(recipeId: string, urls: readonly string[]): Promise<void> {
    const { store } = this.options;
    const old = store.all().filter((row) => row.recipeId === recipeId && !urls.includes(row.url));
    await store.remove(old.map(({ url }) => url));
  }

  private async wanted(row: Kept, { rank }: Wish): Promise<void> {
    this.seen.add(row.url);
    if (row.rank !== rank) await this.options.store.note({ ...row, rank });
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
const versionOf = ({ etag }: Kept): number => Number(/^(?:W\/)?"(\d+)\./.exec(etag ?? '')?.[1] ?? Number.NaN);
