import { availableParallelism } from 'node:os';
import { limitConcurrency } from './concurrency-limit.ts';

interface LaneOptions {
  processes: number;
  maxWaitMs: number;
  /** Value of the Retry-After header in seconds. */
  retryAfter: number;
  /** Requests of people come first if the processor is busy; 19 is the lowest priority. */
  niceness?: number;
}

/** Processes for work of one kind, which never waits for work of another kind. */
export interface Lane {
  inTurn: ReturnType<typeof limitConcurrency>;
  niceness: number;
}

function lane({ processes, niceness = 0, ...waiting }: LaneOptions): Lane {
  // with several processes, one stays free for other groups
  return { niceness, inTurn: limitConcurrency(processes, { ...waiting, atOncePerGroup: Math.max(1, processes - 1) }) };
}

export const lanes = {
  /** Texts and lines of people who wait for an answer: seconds at most. */
  texts: lane({ processes: 2, maxWaitMs: 10_000, retryAfter: 3 }),
  /** Pages and pictures that people import. */
  pages: lane({ processes: 2, maxWaitMs: 20_000, retryAfter: 5 }),
  /** Scans, PDFs and comparisons of all recipes, which take up to a minute. */
  slow: lane({
    processes: Math.min(2, Math.max(1, availableParallelism() - 1)),
    maxWaitMs: 60_000,
    retryAfter: 20,
    niceness: 10,
  }),
  /** Files of other programs, which take minutes. */
  files: lane({ processes: 2, maxWaitMs: 60_000, retryAfter: 30, niceness: 10 }),
  /** Trusted work. */
  own: lane({ processes: 1, maxWaitMs: 60_000, retryAfter: 5, niceness: 10 }),
};
