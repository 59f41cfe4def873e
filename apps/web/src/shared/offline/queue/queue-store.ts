import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { FORMAT, type Entry, type Store } from '#offline-queue';

/** Name of the database, the lock, the channel between tabs and the background sync. */
export const queueName = 'tureen-outbox';

interface Row {
  /** Assigned by the database; the order across tabs. */
  seq?: number;
  owner: string;
  format: number;
  entry: Entry;
}

interface Schema extends DBSchema {
  entries: { key: number; value: Row; indexes: { owner: string } };
}

/** Changes of all people on this device. Entries in the format of a later version are ignored. */
export async function openStore(): Promise<Store> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(queueName, 1, {
    upgrade: (fresh) =>
      fresh.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('owner', 'owner'),
    blocking: () => database.close(),
  });
  return {
    all: async (owner) => known(await database.getAllFromIndex('entries', 'owner', owner)).map(({ entry }) => entry),
    change: (owner, change) => changed(database, owner, change),
  };
}

const known = (rows: Row[]): Row[] => rows.filter(({ format }) => format <= FORMAT);

async function changed(
  database: IDBPDatabase<Schema>,
  owner: string,
  change: (entries: Entry[]) => Entry[],
): Promise<Entry[]> {
  const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
  const rows = known(await transaction.store.index('owner').getAll(owner));
  const before = new Map(rows.map((row) => [row.entry.id, row]));
  const after = change(rows.map(({ entry }) => entry));
  const ids = new Set(after.map(({ id }) => id));
  const removals = rows.filter(({ entry }) => !ids.has(entry.id)).map(({ seq }) => transaction.store.delete(seq!));
  const writings = after
    .filter((entry) => before.get(entry.id)?.entry !== entry)
    .map((entry) => transaction.store.put({ ...before.get(entry.id), owner, format: entry.format, entry }));
  await Promise.all([...removals, ...writings, transaction.done]);
  return after;
}

/** Longest wait for the database. In WebKit, a page that was left amid a transaction now and then blocks all others. */
const PATIENCE_MS = 5000;

/**
 * Uses a store as long as it answers, then memory, where changes last as long as the page. A change that both have
 * is carried out once, because it is sent under the same id.
 */
export function patientStore(opening: Promise<Store>): Store {
  const memory = memoryStore();
  let current = opening;
  const run = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    try {
      return await inTime(current.then(work));
    } catch {
      current = Promise.resolve(memory);
      return work(memory);
    }
  };
  return {
    all: (owner) => run((store) => store.all(owner)),
    change: (owner, change) => run((store) => store.change(owner, change)),
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${queueName} does not answer`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Changes that last as long as the page. */
export function memoryStore(): Store {
  let all: Entry[] = [];
  const own = (owner: string) => all.filter((entry) => entry.owner === owner);
  return {
    all: async (owner) => own(owner),
    change: async (owner, change) => {
      const after = change(own(owner));
      all = [...all.filter((entry) => entry.owner !== owner), ...after];
      return after;
    },
  };
}
