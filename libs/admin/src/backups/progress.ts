import type { JobContext } from '#jobs';

/** What long work with backups tells and hears while it goes on. */
export type Watch = Pick<JobContext, 'signal' | 'progress' | 'log' | 'context'>;
