import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { fallbackLocale } from '#locales';
import { wakeDispatcher } from '#persistence';
import { Log, translate } from '#platform';
import { Handles } from './handlers.ts';
import { JobRequest } from './job-request.entity.ts';
import { recoverTasks } from './recover-tasks.ts';
import { Schedules, startMissedJobs } from './schedules.ts';
import { ServerTask } from './server-task.entity.ts';
import { TaskLog } from './task-log.ts';
import { WorkerPool } from './worker-pool.ts';

/** Minutes without a sign of life after which a running task is looked up in the queue. */
const SILENT_MINUTES = 2;

@Injectable()
export class TaskRecovery {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pool: WorkerPool,
    private readonly log: Log,
    private readonly schedules: Schedules,
  ) {}

  @Handles(startMissedJobs)
  async startMissed(): Promise<void> {
    await this.schedules.startMissed();
  }

  @Handles(recoverTasks)
  async run(): Promise<void> {
    const tasks = await this.silentTasks();
    if (!tasks.length) return;
    const queued = await this.pool.queuedTasks();
    for (const { id, cancelRequestedAt } of tasks) {
      const job = queued.get(id);
      if (!job) await this.recover(id);
      else if (cancelRequestedAt && !job.isActive) await this.pool.cancelWaiting(job.job);
    }
  }

  /** Lists running tasks that were cancelled or have been silent, without those whose request is not dispatched yet. */
  private async silentTasks(): Promise<ServerTask[]> {
    return this.dataSource
      .createQueryBuilder(ServerTask, 't')
      .where("t.status = 'running'")
      .andWhere('(t.cancel_requested_at IS NOT NULL OR t.update_at < now() - make_interval(mins => :minutes))', {
        minutes: SILENT_MINUTES,
      })
      .andWhere('NOT EXISTS (SELECT 1 FROM job_request r WHERE r.task_id = t.id)')
      .getMany();
  }

  /** Requests the job of a task again. A task without a stored request ends with the reason. */
  private async recover(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const tasks = manager.createQueryBuilder(ServerTask, 't').addSelect('t.request');
      const task = await tasks.where('t.id = :id', { id }).setLock('pessimistic_write').getOne();
      if (task?.status !== 'running') return;
      this.log.warn('The job of a task was no longer in the queue', {
        task: id,
        isRequestedAgain: Boolean(task.request),
      });
      if (task.request) {
        const { job, payload, actor } = task.request;
        await manager.insert(JobRequest, { job, queueId: randomUUID(), payload, actor, taskId: id });
        await manager.update(ServerTask, id, { updateAt: new Date() });
        return wakeDispatcher(manager);
      }
      const taskLog = new TaskLog(manager, id);
      if (task.cancelRequestedAt) await taskLog.cancel(translate(fallbackLocale, 'tasks.cancelled'));
      else await taskLog.fail(translate(fallbackLocale, 'tasks.lost'));
    });
  }
}
