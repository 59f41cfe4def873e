import { storedAtOf } from './cached-queries.ts';

const ofAnswers = new WeakMap<object, number>();
const ofQueries = new WeakMap<object, number>();

/** Notes whether an answer of the API comes from the device. */
export function recordResponseSource({ data, response }: { data?: unknown; response: Response }): void {
  const storedAt = storedAtOf(response);
  if (storedAt !== undefined && typeof data === 'object' && data) ofAnswers.set(data, storedAt);
}

/** Notes which answer a query shows from now on. */
export function noteQuery(query: object, data: unknown): void {
  const storedAt = typeof data === 'object' && data ? ofAnswers.get(data) : undefined;
  if (storedAt === undefined) ofQueries.delete(query);
  else ofQueries.set(query, storedAt);
}

/** When the device stored what the query shows, in milliseconds of its clock; undefined where the server has said it itself. */
export const responseStoredAt = (query: object): number | undefined => ofQueries.get(query);
