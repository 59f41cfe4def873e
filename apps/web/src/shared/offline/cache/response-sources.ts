import { storedAtOf } from './cached-responses.ts';

const ofAnswers = new WeakMap<object, number>();
const ofQueries = new WeakMap<object, number>();

/** Records whether a response comes from the device. */
export function recordResponseSource({ data, response }: { data?: unknown; response: Response }): void {
  const storedAt = storedAtOf(response);
  if (storedAt !== undefined && typeof data === 'object' && data) ofAnswers.set(data, storedAt);
}

/** Records the response that a query shows from now on. */
export function noteQuery(query: object, data: unknown): void {
  const storedAt = typeof data === 'object' && data ? ofAnswers.get(data) : undefined;
  if (storedAt === undefined) ofQueries.delete(query);
  else ofQueries.set(query, storedAt);
}

/** @returns when the device stored the response of a query, in milliseconds; undefined for one from the network */
export const responseStoredAt = (query: object): number | undefined => ofQueries.get(query);
