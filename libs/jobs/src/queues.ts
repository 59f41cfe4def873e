import type { JobDefinition } from './job-definition.ts';

const sharedLane = 'tureen';

/** The queue of a kind of job. */
export const queueOf = ({ name, concurrency }: JobDefinition<unknown>): string =>
  concurrency ? `${sharedLane}-${name}` : sharedLane;
