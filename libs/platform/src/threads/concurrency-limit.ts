import pLimit from 'p-limit';
import { Unavailable } from '../errors/problem.ts';

const MOST_WAITING = 100;

/**
 * Runs so many pieces of work at a time, one after another; where very many wait already, 503 says after how many seconds to
 * come again.
 */
export function limitConcurrency(atOnce: number, retryAfter: number): <T>(work: () => Promise<T>) => Promise<T> {
  const run = pLimit(atOnce);
  return async (work) => {
    if (run.pendingCount >= MOST_WAITING) throw new Unavailable(retryAfter);
    return run(work);
  };
}
