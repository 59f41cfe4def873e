/** Storage format of operations. Entries with a higher number belong to a later version of the app. */
export const FORMAT = 1;

export type Verb = 'post' | 'put' | 'patch' | 'delete';

/** A request for an operation of the contract, by verb and path, with the changed fields only. */
export interface Request {
  verb: Verb;
  /** Path as in the contract: `/recipes/{slug}/last-made`. */
  path: string;
  parameters: Record<string, string>;
  query?: Record<string, unknown>;
  /** An object or a list. */
  body?: object;
  /** Expected version, if a newer one must make the request fail. */
  ifMatch?: number;
  /** Data to show until the response arrives, beyond the body. Not sent. */
  shown?: object;
}

/** One change that a person has made. */
export interface Operation extends Request {
  /** Generated on the device; the server executes each id once. */
  id: string;
  /** Id of the person who made the change. */
  owner: string;
  /** Time on the device's clock, for display only. The order is that of the storage. */
  madeAt: number;
  /** Version of the row when the change was made. */
  seenVersion?: number;
  /** Id of the row, to ask the server who else has changed it. */
  thing?: string;
  /** Name of the row, for display. */
  subject?: string;
  /** Request that undoes the change. */
  inverse?: Request;
  /** The response contains the body of the inverse request. */
  learnsInverse?: boolean;
  /** Request that recreates the row with this change if somebody has deleted it. */
  revival?: Request;
}

/**
 * `merged`: saved together with somebody else's changes. `gone`: an edit of a deleted row; `changed`: a deletion of an
 * edited row; both need a decision. `withdrawn`: cancelled by the person.
 */
export type State = 'waiting' | 'sent' | 'merged' | 'gone' | 'changed' | 'refused' | 'withdrawn';

export interface Entry extends Operation {
  format: typeof FORMAT;
  state: State;
  /** The server may have received it. */
  tried: boolean;
  /** Will be undone once the server has returned the inverse. */
  isUnwanted?: boolean;
  /** Time of the first attempt on the device's clock; earlier responses lack the change. */
  triedAt?: number;
  /** Version of the row after the change. */
  madeVersion?: number;
  /** Names of people whose changes it was merged with. */
  others?: string[];
  /** The server's error message. */
  reason?: string;
  /** The person has seen the error. */
  isTold?: boolean;
  settledAt?: number;
}

/** Outcome of an attempt to send an operation. The last two leave it waiting. */
export type Outcome =
  /** `before` is the body of the inverse request, for operations that learn it. */
  | { kind: 'done'; version?: number; before?: object }
  | { kind: 'gone' | 'changed' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' | 'signedOut' };

export type Settled = Exclude<Outcome, { kind: 'unreachable' | 'signedOut' }>;

export const isSettled = (outcome: Outcome): outcome is Settled =>
  outcome.kind !== 'unreachable' && outcome.kind !== 'signedOut';

export const isOpen = ({ state }: Entry): boolean => state === 'waiting' || needsDecision({ state });

const isSaved = ({ state }: Pick<Entry, 'state'>): boolean => state === 'sent' || state === 'merged';

/**
 * True if a response stored at that time lacks the change. @param storedAt undefined for a response from the network
 */
export const isMissingIn = ({ state, triedAt, isUnwanted }: Entry, storedAt: number | undefined): boolean =>
  (state === 'waiting' && !isUnwanted) ||
  (isSaved({ state }) && storedAt !== undefined && triedAt !== undefined && triedAt > storedAt);

/** True for a refused change that the person has not seen yet. */
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

/** The entry after its outcome. Deleting a deleted row counts as sent. */
export function settleEntry(entry: Entry, outcome: Settled, now: number): Entry {
  if (outcome.kind === 'refused') return { ...entry, state: 'refused', reason: outcome.reason, settledAt: now };
  if (outcome.kind === 'gone') return { ...entry, state: entry.verb === 'delete' ? 'sent' : 'gone', settledAt: now };
  if (outcome.kind !== 'done') return { ...entry, state: 'changed', settledAt: now };
  const state = isMerged(entry, outcome.version) ? 'merged' : 'sent';
  const { verb, path, parameters } = entry;
  const inverse = outcome.before ? { verb, path, parameters, body: outcome.before } : entry.inverse;
  return { ...entry, state, madeVersion: outcome.version, inverse, settledAt: now };
}

/** The change itself adds one version; more versions are other people's changes. */
const isMerged = ({ seenVersion }: Entry, version: number | undefined): boolean =>
  seenVersion !== undefined && version !== undefined && version > seenVersion + 1;

/**
 * Updates the versions that a waiting operation expects, by this person's own changes since, unless other people's
 * changes lie between.
 */
export function withCurrentVersions<T extends Operation>(operation: T, entries: readonly Entry[]): T {
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
