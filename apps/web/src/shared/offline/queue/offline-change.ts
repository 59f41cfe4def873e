import type { Effect, Operation, Request } from '#offline-queue';
import type { ParseKeys } from 'i18next';
import type { Call } from '../../api/call.ts';

/** Finds the cached response of a path by its parameters. */
export interface Known {
  <Answer>(path: string, parameters: Record<string, string>): Answer | undefined;
  /** All cached responses of a path, whatever their parameters. */
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
  /** Path parameters, and others by which effects find the responses that show the change. */
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

/** Types an effect by the response that it applies to. */
export const effect = <Answer>(one: Effect<Answer>): Effect => one as unknown as Effect;
