import { isNetworkFailure, isProblem, type TureenClient } from '#client';
import type { Operation, Outcome, Verb } from '#offline-queue';

/** The client's untyped method for any request. */
type SendRequest = (verb: Verb, path: string, init: object) => Promise<{ data?: unknown }>;

/** Limit for keepalive requests: browsers accept 64 KiB in total. */
const SMALL = 8_000;

/**
 * Options of one attempt: a request that hangs is aborted, and a small body may be sent while the page is being
 * closed.
 */
const oneTry = (body: object | undefined) => ({
  keepalive: JSON.stringify(body ?? {}).length <= SMALL,
  signal: AbortSignal.timeout(20_000),
});

/** The server's response to an operation, or the reason why it was not carried out. */
export interface Reply {
  outcome: Outcome;
  data?: unknown;
  error?: unknown;
}

/** Sends an operation with its id as Idempotency-Key, so that repetitions change nothing. */
export async function sendOperation(client: TureenClient, operation: Operation): Promise<Reply> {
  const { id, verb, path, parameters, query, body, ifMatch } = operation;
  const request = client.request as SendRequest;
  const headers = { 'idempotency-key': id, ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) };
  try {
    const { data } = await request(verb, path, { params: { path: parameters, query }, body, headers, ...oneTry(body) });
    const { before } = (data ?? {}) as { before?: object };
    return { outcome: { kind: 'done', version: versionOf(data, operation), before }, data };
  } catch (error) {
    return { outcome: failed(error), error };
  }
}

/** @returns the version of the changed row in a response with one or several rows */
function versionOf(data: unknown, { parameters }: Operation): number | undefined {
  const { updatedItems, version } = (data ?? {}) as {
    updatedItems?: { id: string; version: number }[];
    version?: unknown;
  };
  if (updatedItems) return updatedItems.find(({ id }) => id === parameters.id)?.version;
  return typeof version === 'number' ? version : undefined;
}

/** Statuses after which the same request may succeed later. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504, 507]);

function failed(error: unknown): Outcome {
  if (isNetworkFailure(error) || !isProblem(error)) return { kind: 'unreachable' };
  const { status, code, message } = error;
  if (status === 401) return { kind: 'signedOut' };
  if (PASSING.has(status) || code === 'errors.busy') return { kind: 'unreachable' };
  if (status === 404) return { kind: 'gone' };
  if (status === 412) return { kind: 'changed' };
  return { kind: 'refused', reason: message };
}
