import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineJob, Jobs, ServerTask } from '#jobs';
import { columns, listPage, type ListQuery } from '#persistence';
import type { Actor } from '#platform';

/** Does nothing but show progress, so that an administrator sees whether background work gets done. */
export const testTask = defineJob<Record<string, never>>('admin.test-task', { task: 'tasks.background' });

const spec = {
  ...columns('t', {
    id: 'number',
    name: 'text',
    status: 'text',
    created_at: 'datetime',
    update_at: 'datetime',
    completed_at: 'datetime',
    group_id: 'uuid',
  }),
  nullable: ['completed_at', 'group_id'],
  path: '/admin/server-tasks',
};

@Injectable()
export class ServerTasksService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /** The tasks of a group, or of the whole server. */
  async list(query: ListQuery, groupId?: string) {
    const tasks = this.database.manager.createQueryBuilder(ServerTask, 't');
    if (groupId) tasks.where('t.group_id = :groupId', { groupId });
    return listPage(tasks, query, groupId ? { ...spec, path: '/groups/server-tasks' } : spec);
  }

  async startTest(actor: Actor): Promise<ServerTask> {
    const task = await this.jobs.enqueue(testTask, {}, { actor, task: true });
    if (!task) throw new Error('A job that people wait for has a task.');
    return task;
  }
}
