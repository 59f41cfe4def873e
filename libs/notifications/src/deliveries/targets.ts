import type { Context } from '#persistence';
import { Problem } from '#platform';
import type { Delivery, TargetKind } from './delivery.entity.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** How long something is tried, and after which pauses: doubled from the first to the longest. All in milliseconds. */
export interface Patience {
  first: number;
  longest: number;
  total: number;
}

/** For people: news of yesterday is none. */
export const SHORT: Patience = { first: 10 * SECOND, longest: 600 * SECOND, total: 3600 * SECOND };
/** For programs, which must not miss anything. */
export const LONG: Patience = { first: 30 * SECOND, longest: 3 * 3600 * SECOND, total: DAY };

/** What takes deliveries of one kind to their targets. */
export interface Target {
  readonly kind: TargetKind;
  readonly patience: Patience;
  /** Sends it, and answers the status where the other side speaks HTTP. Throws 404 where the target is gone. */
  send(context: Context, delivery: Delivery): Promise<number | null>;
}

/** The other side has answered that it does not want it. */
export class Refused extends Problem {
  constructor(readonly httpStatus: number) {
    super(502, 'notifications.badStatus', { status: httpStatus });
  }
}

export function assertTaken(status: number): number {
  if (status < 200 || status > 299) throw new Refused(status);
  return status;
}

/** The pause before the next attempt, or null where there is none any more. */
export function pauseAfter(attempts: number, sinceMs: number, { first, longest, total }: Patience): number | null {
  const pause = Math.min(first * 2 ** (attempts - 1), longest);
  return sinceMs + pause > total ? null : pause;
}
