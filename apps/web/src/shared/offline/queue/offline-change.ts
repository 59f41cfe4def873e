import type { Effect, Operation, Request } from '#offline-queue';
import type { ParseKeys } from 'i18next';
import type { Call } from '../../api/call.ts';

/** Finds what a path answered last, by its path parameters. */
export interface Known {
  <Answer>(path: string, parameters: Record<string, string>): Answer | undefined;
  /** All that a path has answered, whatever its parameters. */
  all: <Answer>(path: string) => Answer[];
}

/** Label of a change, a key of `changes.json`. */
export type ChangeLabelKey = Extract<ParseKeys<'changes'>, `what.${string}`>;

/** A change that can be made without a network. */
export interface OfflineChange {
  /** Verb and path of the contract. */
  operation: string;
  words: ChangeLabelKey | ((operation: Pick<Operation, 'body'>) => ChangeLabelKey);
  effects: Effect[];
  /** The text of the change for people, and the request that undoes it. */
  describe: (call: Required<Call>['init'] & { parameters: Record<string, string> }, known: Known) => Described;
}

/** All changes that can be made without a network, by verb and path. */
export type OfflineChanges = ReadonlyMap<string, OfflineChange>;

export interface Described {
  /** Those of the path, and others by which effects find the answers that they show in. */
  parameters?: Record<string, string>;
  subject?: string;
  seenVersion?: number;
  thing?: string;
  shown?: object;
  ifMatch?: number;
  inverse?: Request;
  learnsInverse?: boolean;
  revival?: Request;
}

/** An effect on an answer of a known shape. */
export const effect = <Answer>(one: Effect<Answer>): Effect => one as unknown as Effect;
