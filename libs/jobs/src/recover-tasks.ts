import { defineJob } from './job-definition.ts';

/** Requests the job of a running task again if it is no longer in the queue, and ends tasks cancelled before their job began. */
export const recoverTasks = defineJob<object>('jobs.recover-tasks', { schedule: '*/5 * * * *', attempts: 1 });
