import { defineJob } from '../src/index.ts';

/** Takes a tenth of a second a step, so that there is time to kill the process that runs it. */
export const countSteps = defineJob<{ steps: number }>('test.countSteps', { task: 'tasks.background' });

/** Keeps its process from doing anything else, for ever; each start leaves a row. */
export const freeze = defineJob<object>('test.freeze', { task: 'tasks.background' });
