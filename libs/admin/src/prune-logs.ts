import { defineJob } from '#jobs';

/** Deletes old log files every night. */
export const pruneLogs = defineJob<object>('admin.prune-logs', { schedule: '52 3 * * *' });
