import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { fallbackLocale } from '#locales';
import { type Actor, translate } from '#platform';
import type { JobDefinition } from './job-definition.ts';
import { JobRequest } from './job-request.entity.ts';
import { wakeDispatcher } from './outbox-channel.ts';
import { ServerTask } from './server-task.entity.ts';

export interface EnqueueOptions {
  /** On whose behalf; the handler gets it, and the task belongs to its group. */
  actor?: Actor;
  /** False: no task row, although the job is defined with a title. */
  task?: boolean;
  /** The same id again is the same job, not another one. */
  jobId?: string;
  /** Makes the request part of this transaction: it counts if and only if that is committed. */
  manager?: EntityManager;
}

/** Asks for jobs. Works in every process; workers run them. */
@Injectable()
export class Jobs {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the row that people watch, for jobs that have one. Once it returns (and is committed) the job is not lost. */
  async enqueue<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<ServerTask | null> {
    const add = (manager: EntityManager) => this.add(manager, job, payload, options);
    return options.manager ? add(options.manager) : this.dataSource.transaction(add);
  }

  private async add<Payload extends object>(
    manager: EntityManager,
    job: JobDefinition<Payload>,
    payload: Payload,
    { actor, task: wanted = true, jobId }: EnqueueOptions,
  ): Promise<ServerTask | null> {
    const key = jobId && `${job.name}.${createHash('sha256').update(jobId).digest('hex')}`;
    const hasTask = wanted && job.task;
    const task = hasTask ? await this.addTask(manager, job.task ?? '', actor, key) : null;
    if (hasTask && !task) return manager.findOneByOrFail(ServerTask, { jobId: key });
    const sender = actor && { ...actor, sessionId: undefined };
    const request = {
      job: job.name,
      queueId: key || randomUUID(),
      payload,
      actor: sender ?? null,
      taskId: task?.id ?? null,
    };
    await manager.insert(JobRequest, request);
    await wakeDispatcher(manager);
    return task;
  }

  /** Null when there is one of this key already. */
  private async addTask(
    manager: EntityManager,
    title: string,
    actor?: Actor,
    jobId?: string,
  ): Promise<ServerTask | null> {
    const name = translate(actor?.locale ?? fallbackLocale, title);
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(ServerTask)
      .values({ name, groupId: actor?.groupId ?? null, jobId: jobId ?? null })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = result.raw as { id: number }[];
    return row ? manager.findOneByOrFail(ServerTask, { id: row.id }) : null;
  }
}
