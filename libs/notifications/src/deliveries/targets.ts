import type { Context } from '#persistence';
import { type GuardedFetch, Problem, ValidationFailed } from '#platform';
import type { Delivery } from './delivery.entity.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** Retry policy: pauses double from the first to the longest. All in milliseconds. */
export interface RetryPolicy {
  first: number;
  longest: number;
  total: number;
}

/** Messages to people, which are outdated after an hour. */
export const PEOPLE_RETRIES: RetryPolicy = { first: 10 * SECOND, longest: 600 * SECOND, total: 3600 * SECOND };
/** Messages to programs, which must not miss any. */
export const PROGRAM_RETRIES: RetryPolicy = { first: 30 * SECOND, longest: 3 * 3600 * SECOND, total: DAY };

/** Sends deliveries of one kind to their targets. */
export interface Target {
  readonly retryPolicy: RetryPolicy;
  /** Sends a delivery and returns the HTTP status, if any. Throws 404 if the target is gone. */
  send(context: Context, delivery: Delivery): Promise<number | null>;
}

/** Thrown if the other side permanently rejects deliveries. */
export class DeliveryRejected extends Problem {
  constructor(readonly httpStatus: number) {
    super(502, 'notifications.badStatus', { status: httpStatus });
  }
}

/** Throws 422 for an address that nothing can be sent to because the administrator has not allowed it. */
export function assertReachable(fetch: GuardedFetch, url: string): void {
  const refused = fetch.refusedHost(url);
  if (refused) throw new ValidationFailed({ url: ['fetch.refused'] }, 'fetch.refused', { host: refused });
}

export function assertAccepted(status: number): number {
  if (status < 200 || status > 299) throw new DeliveryRejected(status);
  return status;
}

/** Returns the pause in milliseconds before the next attempt; null after the last one. */
export function pauseAfter(attempts: number, sinceMs: number, { first, longest, total }: RetryPolicy): number | null {
  const pause = Math.min(first * 2 ** (attempts - 1), longest);
  return sinceMs + pause > total ? null : pause;
}
