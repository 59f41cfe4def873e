import { Injectable } from '@nestjs/common';
import { defineJob, type JobSchedule, Jobs, Schedules, ServerTask } from '#jobs';
import type { Context, ListQuery, Page } from '#persistence';
import { Environment } from '#platform';
import { resetDemo } from './backups/backup-jobs.ts';

/** Shows progress only, so that an administrator can see that background work runs. */
export const testTask = defineJob<Record<string, never>>('admin.test-task', { task: 'tasks.background' });

@Injectable()
export class ServerTasksService {
  constructor(
    private readonly jobs: Jobs,
    private readonly schedules: Schedules,
    private readonly environment: Environment,
  ) {}

  async listOfGroup(context: Context, query: ListQuery): Promise<Page<ServerTask>> {
    return context.repository(ServerTask).page(query);
  }

  /** Lists the tasks of the whole server. */
  async list(context: Context, query: ListQuery): Promise<Page<ServerTask>> {
    return context.unscopedRepository(ServerTask).page(query);
  }

  async startTest(context: Context): Promise<ServerTask> {
    return this.jobs.enqueueTask(context, testTask, {});
  }

  async get(context: Context, id: number): Promise<ServerTask> {
    return context.unscopedRepository(ServerTask).get(id);
  }

  async cancel(context: Context, id: number): Promise<ServerTask> {
    return this.jobs.cancel(context, id);
  }

  async retry(context: Context, id: number): Promise<ServerTask> {
    return this.jobs.retry(context, id);
  }

  async listSchedules(context: Context): Promise<(JobSchedule & { nextAt: Date })[]> {
    const all = await this.schedules.list(context);
    return all.filter(({ name }) => name !== resetDemo.name || this.environment.IS_DEMO);
  }

  async runSchedule(context: Context, name: string): Promise<void> {
    await this.schedules.run(context, name);
  }
}
