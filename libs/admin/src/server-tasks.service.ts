import { Injectable } from '@nestjs/common';
import { defineJob, Jobs, ServerTask } from '#jobs';
import type { Context, ListQuery, Page } from '#persistence';

/** Does nothing but show progress, so that an administrator sees whether background work gets done. */
export const testTask = defineJob<Record<string, never>>('admin.test-task', { task: 'tasks.background' });

@Injectable()
export class ServerTasksService {
  constructor(private readonly jobs: Jobs) {}

  async listOfGroup(context: Context, query: ListQuery): Promise<Page<ServerTask>> {
    return context.rows(ServerTask).page(query);
  }

  /** Of the whole server. */
  async list(context: Context, query: ListQuery): Promise<Page<ServerTask>> {
    return context.allRows(ServerTask).page(query);
  }

  async startTest(context: Context): Promise<ServerTask> {
    return this.jobs.enqueueTask(context, testTask, {});
  }
}
