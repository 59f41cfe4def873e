import { defineJob } from './job-definition.ts';

/** Looks after tasks whose job is no longer in the queue, and ends those that were cancelled before their job began. */
export const recoverTasks = defineJob<object>('jobs.recover-tasks', { schedule: '*/5 * * * *', attempts: 1 });
