import pLimit from 'p-limit';
import { Unavailable } from '../errors/problem.ts';

const MAX_WAITING = 100;

/** Limits concurrent work; further work waits in a queue. A full queue throws 503 with Retry-After. */
export function limitConcurrency(atOnce: number, retryAfter: number): <T>(work: () => Promise<T>) => Promise<T> {
  const run = pLimit(atOnce);
  return async (work) => {
    if (run.pendingCount >= MAX_WAITING) throw new Unavailable(retryAfter);
    return run(work);
  };
}
