import type { Operation, Request } from './operation.ts';

/** How a change alters the responses of one path. */
export interface Effect {
  path: string;
  /** Limits the effect to responses that were requested with the same value of this path parameter. */
  sameParameter?: string;
  /** @param query the query of the response's request */
  apply(response: unknown, operation: Operation, query: Record<string, unknown>): unknown;
}

/** The effects of all offline changes, by verb and path. */
export type Effects = ReadonlyMap<string, readonly Effect[]>;

export const effectKey = ({ verb, path }: Pick<Request, 'verb' | 'path'>): string => `${verb} ${path}`;

interface ResponseRequest {
  path: string;
  parameters: Record<string, unknown>;
  query?: Record<string, unknown>;
}

interface Rebased<Response> {
  response: Response;
  operations: readonly Operation[];
}

/** Applies operations to a response in their order. @returns the same object if no operation concerns it */
export function rebase<Response>(
  effects: Effects,
  request: ResponseRequest,
  { response, operations }: Rebased<Response>,
): Response {
  let changed: unknown = response;
  for (const operation of operations) {
    for (const effect of effects.get(effectKey(operation)) ?? [])
      if (concerns(effect, request, operation)) changed = effect.apply(changed, operation, request.query ?? {});
  }
  // an effect returns a response of the same path
  return changed as Response;
}

const concerns = ({ path, sameParameter: name }: Effect, request: ResponseRequest, { parameters }: Request): boolean =>
  path === request.path && (!name || request.parameters[name] === parameters[name]);
