import {
  canBeUndone,
  caughtUp,
  entryOf,
  isSettled,
  isUntold,
  needsDecision,
  settled,
  type Entry,
  type Operation,
  type Outcome,
  type Request,
  type Settled,
} from './operation.ts';

/** Storage that outlives the page. */
export interface Store {
  /** Those of a person in the order in which they were added. */
  all(owner: string): Promise<Entry[]>;
  /**
   * Stores what the change makes of them, in one transaction: entries that are others are replaced, new ones come last, those that
   * are missing are removed. Answers what is stored then.
   */
  change(owner: string, change: (entries: Entry[]) => Entry[]): Promise<Entry[]>;
}

export interface Ports {
  store: Store;
  /** Carries an operation out, once for each id. Never rejects. */
  send(operation: Operation): Promise<Outcome>;
  /** Lets one tab of the device send at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  now(): number;
  /** The entries are others than before. */
  onChange(entries: Entry[]): void;
}

/** Why sending has ended. */
export type Ending = 'empty' | 'unreachable' | 'signedOut';

/** Settled changes are listed for a day. */
const KEEP_MS = 24 * 3600 * 1000;

/**
 * The changes of one person that the server has not confirmed yet, in their order. It keeps nothing in memory, so any number of
 * tabs may have one, and each may end at any moment.
 */
export class OfflineQueue {
  constructor(
    private readonly owner: string,
    private readonly ports: Ports,
  ) {}

  entries(): Promise<Entry[]> {
    return this.ports.store.all(this.owner);
  }

  /** Once it resolves, the change is not lost. */
  async add(operation: Operation): Promise<void> {
    await this.change((entries) => withNew(entries, operation));
  }

  /** Sends what waits, one after another, until nothing waits or the server cannot be reached. */
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

  /** Takes a change back: what was never sent is withdrawn, what may have been is followed by its inverse, as soon as that is known. */
  async undo(id: string): Promise<void> {
    await this.change((entries) => {
      const entry = entries.find((one) => one.id === id);
      if (!entry || !canBeUndone(entry)) return entries;
      if (entry.state === 'waiting' && !entry.tried) return replaced(entries, this.withdrawn(entry));
      return entry.inverse ? this.undone(entries, entry) : replaced(entries, { ...entry, isUnwanted: true });
    });
  }

  /** Answers what the server could not decide: whether a change stands against that of somebody else. */
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

  /** Notes that the person has heard what was refused: these, or all. */
  async tell(ids?: readonly string[]): Promise<void> {
    const isMeant = (one: Entry) => isUntold(one) && (!ids || ids.includes(one.id));
    await this.change((entries) => entries.map((one) => (isMeant(one) ? { ...one, isTold: true } : one)));
  }

  /** Notes beside whose changes one was saved. */
  async name(id: string, others: string[]): Promise<void> {
    await this.change((entries) => entries.map((one) => (one.id === id ? { ...one, others } : one)));
  }

  /** Forgets what was settled long ago. */
  async tidy(): Promise<void> {
    const before = this.ports.now() - KEEP_MS;
    await this.change((entries) =>
      entries.filter(
        (one) => one.settledAt === undefined || needsDecision(one) || isUntold(one) || one.settledAt > before,
      ),
    );
  }

  /** Forgets everything, whatever waits. */
  async clear(): Promise<void> {
    await this.change(() => []);
  }

  private async settle(id: string, outcome: Settled): Promise<void> {
    const now = this.ports.now();
    await this.change((entries) => {
      const entry = entries.find((one) => one.id === id);
      if (!entry || !isNews(entry, outcome)) return entries;
      const news = settled(entry, outcome, now);
      const after = this.undone(replaced(entries, news), entry.isUnwanted ? news : undefined);
      return after.map((one) => (one.state === 'waiting' && !one.tried ? caughtUp(one, after) : one));
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

  /** Its id follows from that of the entry, so that a second press cannot make two of it. */
  private following({ id, owner, subject, seenVersion, thing }: Entry, what: string, request: Request): Operation {
    return { id: `${id}.${what}`, owner, subject, seenVersion, thing, madeAt: this.ports.now(), ...request };
  }
}

/** Another tab may have heard of it already. That it was carried out is true whatever one was told before. */
const isNews = ({ state }: Entry, { kind }: Settled): boolean =>
  state === 'waiting' || (kind === 'done' && ['gone', 'changed', 'refused'].includes(state));

const withNew = (entries: Entry[], operation: Operation): Entry[] =>
  entries.some(({ id }) => id === operation.id) ? entries : [...entries, entryOf(caughtUp(operation, entries))];

const replaced = (entries: Entry[], entry: Entry): Entry[] => entries.map((one) => (one.id === entry.id ? entry : one));

/** Marks the first waiting operation as possibly received by the server. */
function firstTried(entries: Entry[], now: number): Entry[] {
  const next = entries.find(({ state }) => state === 'waiting');
  return next && !next.tried ? replaced(entries, { ...next, tried: true, triedAt: now }) : entries;
}
