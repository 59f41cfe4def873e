import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Context, wakeDispatcher } from '#persistence';
import { translate } from '#platform';
import type { JobDefinition } from './job-definition.ts';
import { JobRequest } from './job-request.entity.ts';
import { ServerTask } from './server-task.entity.ts';

export interface EnqueueOptions {
  /** The same id again is the same job, not another one. */
  jobId?: string;
}

/** Asks for jobs, on behalf of whoever the context is of. Works in every process; workers run them. */
@Injectable()
export class Jobs {
  /** Once it returns, and the transaction is committed that the context may be in, the job is not lost. */
  async enqueue<Payload extends object>(
    context: Context,
    job: JobDefinition<Payload>,
    payload: Payload,
    { jobId }: EnqueueOptions = {},
  ): Promise<void> {
    await context.transaction((inner) => request(inner, { job, payload, queueId: keyOf(job, jobId) }));
  }

  /** The same for a job that people wait for; answers the row that they watch. */
  async enqueueTask<Payload extends object>(
    context: Context,
    job: JobDefinition<Payload>,
    payload: Payload,
    { jobId }: EnqueueOptions = {},
  ): Promise<ServerTask> {
    return context.transaction(async (inner) => {
      const key = keyOf(job, jobId);
      const task = await addTask(inner, job, key);
      if (!task) return inner.manager.findOneByOrFail(ServerTask, { jobId: key });
      await request(inner, { job, payload, queueId: key, taskId: task.id });
      return task;
    });
  }
}

/** Since when the oldest job waits that no worker has taken over; null where none does. */
export async function waitingSince({ manager }: Context): Promise<Date | null> {
  const [row] = await manager.query<{ oldest: Date | null }[]>('SELECT min(created_at) AS oldest FROM job_request');
  return row?.oldest ?? null;
}

const keyOf = ({ name }: { name: string }, jobId?: string): string | undefined =>
  jobId && `${name}.${createHash('sha256').update(jobId).digest('hex')}`;

interface Request {
  job: { name: string };
  payload: object;
  queueId?: string;
  taskId?: number;
}

async function request({ manager, origin }: Context, { job, payload, queueId, taskId }: Request): Promise<void> {
  await manager.insert(JobRequest, {
    job: job.name,
    queueId: queueId || randomUUID(),
    payload,
    actor: origin.caller ? { ...origin.caller, sessionId: undefined } : null,
    taskId: taskId ?? null,
  });
  await wakeDispatcher(manager);
}

/** Null when there is one of this key already. */
async function addTask(
  { manager, origin, locale }: Context,
  job: { name: string; task?: string },
  jobId?: string,
): Promise<ServerTask | null> {
  if (!job.task) throw new Error(`The job ${job.name} has no title for the people who wait for it.`);
  const result = await manager
    .createQueryBuilder()
    .insert()
    .into(ServerTask)
    .values({ name: translate(locale, job.task), groupId: origin.caller?.groupId ?? null, jobId: jobId ?? null })
    .orIgnore()
    .returning('id')
    .execute();
  const [row] = result.raw as { id: number }[];
  return row ? manager.findOneByOrFail(ServerTask, { id: row.id }) : null;
}
