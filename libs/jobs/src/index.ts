export { EventDelivery } from './event-delivery.ts';
export { AfterFailure, Handles, OnEvent } from './handlers.ts';
export { defineJob, type JobContext, type JobData, type JobDefinition, type JobOptions } from './job-definition.ts';
export { type EnqueueOptions, Jobs, waitingSince } from './jobs.ts';
export { JobsModule } from './jobs.module.ts';
export { Postponed } from './postponed.ts';
export { ServerTask, type TaskStatus } from './server-task.entity.ts';
