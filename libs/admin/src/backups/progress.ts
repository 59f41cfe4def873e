import type { JobContext } from '#jobs';

/** Progress, log and abort signal of a long backup job. */
export type JobProgress = Pick<JobContext, 'signal' | 'progress' | 'log' | 'context'>;
