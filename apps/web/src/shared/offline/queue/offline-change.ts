import type { Effect, Operation, Verb } from '#offline-queue';
import type { paths, Writable } from '#contract/generated/wire-types';
import type { ParseKeys } from 'i18next';
import type { Call } from '../../api/call.ts';

/** Finds the cached response of a path by its parameters. */
export interface CachedResponses {
  <Response>(path: string, parameters: Record<string, string>): Response | undefined;
  /** All cached responses of a path, whatever their parameters. */
  all: <Response>(path: string) => Response[];
}

/** Label of a change, a key of `changes.json`. */
export type ChangeLabelKey = Extract<ParseKeys<'changes'>, `what.${string}`>;

/** A change that can be made without a network. */
export interface AnyOfflineChange {
  /** Verb and path of the contract. */
  operation: string;
  label(operation: Pick<Operation, 'body'>): ChangeLabelKey;
  effects: readonly Effect[];
  /** The text of the change for people, and the request that undoes it. */
  describe(call: Required<Call>['init'] & { parameters: Record<string, string> }, cached: CachedResponses): Described;
}

type OperationKey = `${Verb} ${keyof paths}`;
type At<Key> = Key extends `${infer V extends Verb} ${infer Path extends keyof paths}` ? paths[Path][V] : never;
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Writable<Body> : undefined;
type BodyAt<Key> = At<Key> extends { requestBody?: infer Content } ? Json<NonNullable<Content>> : undefined;
type ParametersAt<Key> =
  At<Key> extends { parameters: { path: infer Parameters extends object } } ? Parameters : Record<string, string>;
type QueryAt<Key> = At<Key> extends { parameters: { query?: infer Query } } ? Query : undefined;

/** A queued operation, whose request has the types of the contract. */
export type OperationAt<Key, Provisional = object, Body = BodyAt<Key>> = Omit<
  Operation,
  'parameters' | 'query' | 'body' | 'shown'
> & {
  parameters: ParametersAt<Key>;
  query: QueryAt<Key>;
  body: Body;
  shown?: Provisional;
};

/** How an operation changes the cached responses of one path. */
export type EffectOf<O> = Omit<Effect, 'apply'> & {
  apply(response: unknown, operation: O, query: Record<string, unknown>): unknown;
};

/**
 * An offline change whose types follow from verb and path. `Provisional` is what is shown before the server responds;
 * `Body` narrows the contract's body to what the app sends.
 */
export interface OfflineChange<Key extends OperationKey, Provisional = object, Body = BodyAt<Key>> {
  operation: Key;
  label(operation: { body: Body }): ChangeLabelKey;
  effects: EffectOf<OperationAt<Key, Provisional, Body>>[];
  describe(
    call: { parameters: ParametersAt<Key>; params?: { query: QueryAt<Key> }; body: Body },
    cached: CachedResponses,
  ): Described;
}

/** All changes that can be made without a network, by verb and path. */
export type OfflineChanges = ReadonlyMap<string, AnyOfflineChange>;

/** The facts that a change adds to the request that carries it out. */
export type Described = Partial<
  Pick<Operation, 'subject' | 'seenVersion' | 'thing' | 'shown' | 'ifMatch' | 'inverse' | 'learnsInverse' | 'revival'>
> & {
  /** Path parameters, and others by which effects find the responses that show the change. */
  parameters?: Record<string, string>;
};
