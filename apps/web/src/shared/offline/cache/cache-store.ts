import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { withStoredAt, offlineCacheName } from './cached-responses.ts';

/** A stored response or picture with its metadata. */
export interface CacheEntry {
  /** Path and query. */
  url: string;
  bytes: number;
  etag: string | null;
  /** Time of the last confirmation by the server, in milliseconds. */
  checkedAt: number;
  /** Rows with the lowest rank are deleted first when room is needed. */
  rank: number;
  /** Recipe that the response belongs to. */
  recipeId?: string;
}

/** Facts about the cache as a whole. */
export interface Facts {
  owner: string;
  /** Time when the cache was last complete, in milliseconds. */
  completeAt?: number;
  /** Recipes changed up to this time have been processed. */
  seenUntil?: number;
  /** Time of the last full run, and the room that it had. */
  wholeAt?: number;
  megabytes?: number;
}

interface Schema extends DBSchema {
  kept: { key: string; value: CacheEntry };
  facts: { key: 'facts'; value: Facts };
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(offlineCacheName, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('kept', { keyPath: 'url' });
      fresh.createObjectStore('facts');
    },
    blocking: () => database.close(),
  });
  return database;
}

/** The offline cache of the person who is signed in. The cache of anybody else is deleted before it is opened. */
export class CacheStore {
  private total = 0;

  private constructor(
    private readonly database: IDBPDatabase<Schema>,
    private readonly cache: Cache,
    private readonly rows: Map<string, CacheEntry>,
    private known: Facts,
  ) {
    for (const { bytes } of rows.values()) this.total += bytes;
  }

  static async open(owner: string): Promise<CacheStore> {
    const database = await openDatabase();
    let facts = await database.get('facts', 'facts');
    if (facts?.owner !== owner) {
      await empty(database);
      await database.put('facts', (facts = { owner }), 'facts');
    }
    const rows = new Map((await database.getAll('kept')).map((row) => [row.url, row]));
    return new CacheStore(database, await caches.open(offlineCacheName), rows, facts);
  }

  get bytes(): number {
    return this.total;
  }

  get recipes(): number {
    return new Set([...this.rows.values()].flatMap(({ recipeId }) => recipeId ?? [])).size;
  }

  get facts(): Facts {
    return this.known;
  }

  all(): CacheEntry[] {
    return [...this.rows.values()];
  }

  get(url: string): CacheEntry | undefined {
    return this.rows.get(url);
  }

  match(url: string): Promise<Response | undefined> {
    return this.cache.match(url, { ignoreVary: true });
  }

  async put(row: Omit<CacheEntry, 'bytes'>, response: Response): Promise<void> {
    const copy = response.clone();
    const { size } = await response.blob();
    await this.cache.put(row.url, withStoredAt(copy));
    await this.update({ ...row, bytes: size });
  }

  /** Updates the metadata: a new rank, or a confirmation by the server. */
  async update(row: CacheEntry): Promise<void> {
    this.total += row.bytes - (this.rows.get(row.url)?.bytes ?? 0);
    this.rows.set(row.url, row);
    await this.database.put('kept', row);
  }

  async remove(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      this.total -= this.rows.get(url)?.bytes ?? 0;
      this.rows.delete(url);
      await Promise.all([this.cache.delete(url, { ignoreVary: true }), this.database.delete('kept', url)]);
    }
  }

  async setFacts(changes: Partial<Facts>): Promise<void> {
    this.known = { ...this.known, ...changes };
    await this.database.put('facts', this.known, 'facts');
  }

  close(): void {
    this.database.close();
  }
}

/** Deletes the offline cache of everybody. */
export async function clearOfflineCache(): Promise<void> {
  const database = await openDatabase();
  await empty(database);
  database.close();
}

async function empty(database: IDBPDatabase<Schema>): Promise<void> {
  await caches.delete(offlineCacheName);
  await Promise.all([database.clear('kept'), database.clear('facts')]);
}
