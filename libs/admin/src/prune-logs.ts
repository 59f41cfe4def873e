import { defineJob } from '#jobs';

/** Every night: logs beyond what is kept. */
export const pruneLogs = defineJob<object>('admin.prune-logs', { schedule: '52 3 * * *' });
