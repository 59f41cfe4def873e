import {
  canBeUndone,
  withCurrentVersions,
  entryOf,
  isSettled,
  isUntold,
  needsDecision,
  settleEntry,
  type Entry,
  type Operation,
  type Outcome,
  type Request,
  type Settled,
} from './operation.ts';

/** Storage that outlives the page. */
export interface Store {
  /** Entries of a person in the order of adding. */
  all(owner: string): Promise<Entry[]>;
  /**
   * Replaces, adds and removes entries in one transaction, so that the result of `change` is stored. @returns the
   * stored entries
   */
  change(owner: string, change: (entries: Entry[]) => Entry[]): Promise<Entry[]>;
}

export interface Ports {
  store: Store;
  /** Sends an operation. Never rejects. */
  send(operation: Operation): Promise<Outcome>;
  /** Lets one tab of the device send at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  now(): number;
  /** Called when the entries have changed. */
  onChange(entries: Entry[]): void;
}

/** Reason why sending stopped. */
export type Ending = 'empty' | 'unreachable' | 'signedOut';

/** Settled changes are listed for a day. */
const KEEP_MS = 24 * 3600 * 1000;

/** Queue of one person's changes. Keeps nothing in memory, so any number of tabs may use it and end at any moment. */
export class OfflineQueue {
  constructor(
    private readonly owner: string,
    private readonly ports: Ports,
  ) {}

  entries(): Promise<Entry[]> {
    return this.ports.store.all(this.owner);
  }

  /** Resolves once the change is stored. */
  async add(operation: Operation): Promise<void> {
    await this.change((entries) => withNew(entries, operation));
  }

  /** Sends waiting operations one by one until none is left or the server cannot be reached. */
  async drain(): Promise<Ending> {
    return this.ports.exclusively(async () => {
      for (;;) {
        const entries = await this.ports.store.change(this.owner, (all) => firstTried(all, this.ports.now()));
        const next = entries.find(({ state }) => state === 'waiting');
        if (!next) return 'empty';
        const outcome = await this.ports.send(next);
        if (!isSettled(outcome)) return outcome.kind;
        await this.settle(next.id, outcome);
      }
    });
  }

  /** Undoes a change: withdraws it if it was never sent, else adds its inverse as soon as that is known. */
  async undo(id: string): Promise<void> {
    await this.change((entries) => {
      const entry = entries.find((one) => one.id === id);
      if (!entry || !canBeUndone(entry)) return entries;
      if (entry.state === 'waiting' && !entry.tried) return replaced(entries, this.withdrawn(entry));
      return entry.inverse ? this.undone(entries, entry) : replaced(entries, { ...entry, isUnwanted: true });
    });
  }

  /** Decides a conflict: repeats the change unconditionally, or drops it. */
  async decide(id: string, insists: boolean): Promise<void> {
    await this.change((entries) => {
      const entry = entries.find((one) => one.id === id);
      if (!entry || !needsDecision(entry)) return entries;
      const rest = replaced(entries, this.withdrawn(entry));
      const { verb, path, parameters, query, body, state, revival } = entry;
      const again = state === 'gone' && revival ? revival : { verb, path, parameters, query, body };
      return insists ? withNew(rest, this.following(entry, 'insist', again)) : rest;
    });
  }

  /** Marks refused changes as seen: these, or all. */
  async tell(ids?: readonly string[]): Promise<void> {
    const isMeant = (one: Entry) => isUntold(one) && (!ids || ids.includes(one.id));
    await this.change((entries) => entries.map((one) => (isMeant(one) ? { ...one, isTold: true } : one)));
  }

  /** Stores the names of people whose changes an entry was merged with. */
  async name(id: string, others: string[]): Promise<void> {
    await this.change((entries) => entries.map((one) => (one.id === id ? { ...one, others } : one)));
  }

  /** Deletes entries that were settled long ago. */
  async tidy(): Promise<void> {
    const before = this.ports.now() - KEEP_MS;
    await this.change((entries) =>
      entries.filter(
        (one) => one.settledAt === undefined || needsDecision(one) || isUntold(one) || one.settledAt > before,
      ),
    );
  }

  /** Deletes all entries, also waiting ones. */
  async clear(): Promise<void> {
    await this.change(() => []);
  }

  private async settle(id: string, outcome: Settled): Promise<void> {
    const now = this.ports.now();
    await this.change((entries) => {
      const entry = entries.find((one) => one.id === id);
      if (!entry || !isNews(entry, outcome)) return entries;
      const news = settleEntry(entry, outcome, now);
      const after = this.undone(replaced(entries, news), entry.isUnwanted ? news : undefined);
      return after.map((one) => (one.state === 'waiting' && !one.tried ? withCurrentVersions(one, after) : one));
    });
  }

  private async change(change: (entries: Entry[]) => Entry[]): Promise<void> {
    this.ports.onChange(await this.ports.store.change(this.owner, change));
  }

  private undone(entries: Entry[], entry: Entry | undefined): Entry[] {
    return entry?.inverse ? withNew(entries, this.following(entry, 'undo', entry.inverse)) : entries;
  }

  private withdrawn(entry: Entry): Entry {
    return { ...entry, state: 'withdrawn', settledAt: this.ports.now() };
  }

  /** The id is derived from the entry's, so that a second click adds nothing. */
  private following({ id, owner, subject, seenVersion, thing }: Entry, what: string, request: Request): Operation {
    return { id: `${id}.${what}`, owner, subject, seenVersion, thing, madeAt: this.ports.now(), ...request };
  }
}

/** False if another tab has recorded an outcome already; success replaces an earlier failure. */
const isNews = ({ state }: Entry, { kind }: Settled): boolean =>
  state === 'waiting' || (kind === 'done' && ['gone', 'changed', 'refused'].includes(state));

const withNew = (entries: Entry[], operation: Operation): Entry[] =>
  entries.some(({ id }) => id === operation.id)
    ? entries
    : [...entries, entryOf(withCurrentVersions(operation, entries))];

const replaced = (entries: Entry[], entry: Entry): Entry[] => entries.map((one) => (one.id === entry.id ? entry : one));

/** Marks the first waiting operation as possibly received by the server. */
function firstTried(entries: Entry[], now: number): Entry[] {
  const next = entries.find(({ state }) => state === 'waiting');
  return next && !next.tried ? replaced(entries, { ...next, tried: true, triedAt: now }) : entries;
}
