/** The form in which operations are stored. One of a later version of the app is left for that version. */
export const FORMAT = 1;

export type Verb = 'post' | 'put' | 'patch' | 'delete';

/** A request for an operation of the contract, by verb and path, with the changed fields only. */
export interface Request {
  verb: Verb;
  /** As the contract writes it: `/recipes/{slug}/last-made`. */
  path: string;
  parameters: Record<string, string>;
  query?: Record<string, unknown>;
  /** An object or a list. */
  body?: object;
  /** The version that was seen, where the change must not meet a later one. */
  ifMatch?: number;
  /** How it looks until the server has answered, where the body does not say; it is not sent. */
  shown?: object;
}

/** One change that a person has made. */
export interface Operation extends Request {
  /** Made here; the server carries out each id once. */
  id: string;
  /** The person: nobody else's changes are shown or sent. */
  owner: string;
  /** By the clock of the device, for people to read. The order is that of the storage. */
  madeAt: number;
  /** The version of the thing that was shown, where it has one. */
  seenVersion?: number;
  /** The id of that thing, by which the server says who else has changed it. */
  thing?: string;
  /** Name of the changed thing, for people. */
  subject?: string;
  /** The request that undoes it. */
  inverse?: Request;
  /** Only the server knows what was there; it says so once it has carried this out. */
  learnsInverse?: boolean;
  /** The request that restores the row with this change if somebody has deleted it meanwhile. */
  revival?: Request;
}

/**
 * `merged`: saved beside what somebody else had changed. `gone`: an edit of what somebody has deleted. `changed`: a deletion of what
 * somebody has edited. These two wait for a decision. `withdrawn`: taken back before it was sent, or decided against.
 */
export type State = 'waiting' | 'sent' | 'merged' | 'gone' | 'changed' | 'refused' | 'withdrawn';

export interface Entry extends Operation {
  format: typeof FORMAT;
  state: State;
  /** It may have reached the server already. */
  tried: boolean;
  /** To be taken back as soon as the server has said what takes it back. */
  isUnwanted?: boolean;
  /** When it was first tried, by the clock of the device: what the server said before does not have it. */
  triedAt?: number;
  /** The version that it made of the thing. */
  madeVersion?: number;
  /** The names of those beside whose changes it was saved; none where it was this person alone. */
  others?: string[];
  /** Why it was refused, in the words of the server. */
  reason?: string;
  /** The person has heard that it was refused. */
  isTold?: boolean;
  settledAt?: number;
}

/** Outcome of an attempt to send an operation. After the last two it is still waiting. */
export type Outcome =
  /** `before` is the body that takes it back, for operations that learn their inverse. */
  | { kind: 'done'; version?: number; before?: object }
  | { kind: 'gone' | 'changed' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' | 'signedOut' };

export type Settled = Exclude<Outcome, { kind: 'unreachable' | 'signedOut' }>;

export const isSettled = (outcome: Outcome): outcome is Settled =>
  outcome.kind !== 'unreachable' && outcome.kind !== 'signedOut';

export const isOpen = ({ state }: Entry): boolean => state === 'waiting' || needsDecision({ state });

const isSaved = ({ state }: Pick<Entry, 'state'>): boolean => state === 'sent' || state === 'merged';

/** Whether an answer that the device stored at that time lacks it: it waits, or was sent later. Undefined is an answer of just now. */
export const isMissingIn = ({ state, triedAt, isUnwanted }: Entry, storedAt: number | undefined): boolean =>
  (state === 'waiting' && !isUnwanted) ||
  (isSaved({ state }) && storedAt !== undefined && triedAt !== undefined && triedAt > storedAt);

/** Refused without anybody having heard of it. */
export const isUntold = ({ state, isTold }: Pick<Entry, 'state' | 'isTold'>): boolean => state === 'refused' && !isTold;

export const needsDecision = ({ state }: Pick<Entry, 'state'>): boolean => state === 'gone' || state === 'changed';

/** True if the change can be undone: it was not sent yet, or its inverse is known. */
export const canBeUndone = ({ state, tried, inverse, learnsInverse, isUnwanted }: Entry): boolean =>
  state === 'waiting'
    ? !tried || Boolean(inverse) || (Boolean(learnsInverse) && !isUnwanted)
    : isSaved({ state }) && Boolean(inverse);

export const entryOf = (operation: Operation): Entry => ({
  ...operation,
  format: FORMAT,
  state: 'waiting',
  tried: false,
});

/** The entry after an answer of the server. What is to be deleted and is gone already needs no decision. */
export function settled(entry: Entry, outcome: Settled, now: number): Entry {
  if (outcome.kind === 'refused') return { ...entry, state: 'refused', reason: outcome.reason, settledAt: now };
  if (outcome.kind === 'gone') return { ...entry, state: entry.verb === 'delete' ? 'sent' : 'gone', settledAt: now };
  if (outcome.kind !== 'done') return { ...entry, state: 'changed', settledAt: now };
  const state = isMerged(entry, outcome.version) ? 'merged' : 'sent';
  const { verb, path, parameters } = entry;
  const inverse = outcome.before ? { verb, path, parameters, body: outcome.before } : entry.inverse;
  return { ...entry, state, madeVersion: outcome.version, inverse, settledAt: now };
}

/** One version more than was seen is the change itself. */
const isMerged = ({ seenVersion }: Entry, version: number | undefined): boolean =>
  seenVersion !== undefined && version !== undefined && version > seenVersion + 1;

/**
 * An operation that waits has seen what this person's own changes have made of the thing, as long as nobody else had changed it
 * between them.
 */
export function caughtUp<T extends Operation>(operation: T, entries: readonly Entry[]): T {
  const latest = (seen: number): number => {
    const own = entries.find(
      (one) =>
        one.state === 'sent' && one.seenVersion === seen && one.madeVersion === seen + 1 && isSameThing(one, operation),
    );
    return own ? latest(seen + 1) : seen;
  };
  const { seenVersion, ifMatch } = operation;
  return {
    ...operation,
    ...(seenVersion !== undefined && { seenVersion: latest(seenVersion) }),
    ...(ifMatch !== undefined && { ifMatch: latest(ifMatch) }),
  };
}

const isSameThing = (one: Operation, other: Operation): boolean =>
  one.path === other.path && JSON.stringify(one.parameters) === JSON.stringify(other.parameters);
