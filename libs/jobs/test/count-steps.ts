import { defineJob } from '../src/index.ts';

/** Takes 0.1 s per step, so that a test can kill the process meanwhile. */
export const countSteps = defineJob<{ steps: number }>('test.countSteps', { task: 'tasks.background' });

/** Blocks its process without end; each start leaves a row. */
export const freeze = defineJob<object>('test.freeze', { task: 'tasks.background' });
