import type { JobDefinition } from './job-definition.ts';

const sharedLane = 'tureen';

/** Returns the name of a job's queue. */
export const queueOf = ({ name, concurrency }: JobDefinition<unknown>): string =>
  concurrency ? `${sharedLane}-${name}` : sharedLane;
