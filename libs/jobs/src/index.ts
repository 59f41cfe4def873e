export { EventDelivery, EVENT_RETENTION_MS } from './event-delivery.ts';
export { AfterFailure, AudienceOf, Handles, OnEvent } from './handlers.ts';
export {
  MAIL_JOB,
  defineJob,
  type JobContext,
  type JobData,
  type JobDefinition,
  type JobOptions,
} from './job-definition.ts';
export { type EnqueueOptions, Jobs, oldestRequestTime } from './jobs.ts';
export { JobsModule } from './jobs.module.ts';
export { RetryLater } from './retry-later.ts';
export { JobSchedule } from './job-schedule.entity.ts';
export { QueueLengths } from './queue-lengths.ts';
export { Schedules } from './schedules.ts';
export { ServerTask, type TaskStatus } from './server-task.entity.ts';
