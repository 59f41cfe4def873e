import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Context, insertNew, type Origin, wakeDispatcher } from '#persistence';
import { type Actor, BadRequest, Shutdown, translate } from '#platform';
import type { JobDefinition } from './job-definition.ts';
import { JobRequest } from './job-request.entity.ts';
import { recoverTasks } from './recover-tasks.ts';
import { ServerTask } from './server-task.entity.ts';

export interface EnqueueOptions {
  /** A second request with the same id does not add another job. */
  jobId?: string;
}

/** Time that clients wait for an answer before they give up is 30 s or more. */
const MAX_WAIT_MS = 20_000;
const POLL_MS = 100;

/** Requests jobs on behalf of the context's user. Works in every process; workers run the jobs. */
@Injectable()
export class Jobs {
  constructor(private readonly shutdown: Shutdown) {}

  /**
   * Returns a row when its job has ended, or as it is after 20 s. Does not wait within a transaction, whose job starts after the commit,
   * nor if the caller asked for that or no worker takes requests.
   */
  async settle<Row>(
    context: Context,
    row: Row,
    { read, isRunning }: { read: () => Promise<Row>; isRunning: (row: Row) => boolean },
  ): Promise<Row> {
    if (context.isInTransaction || context.origin.respondsAsync) return row;
    const end = performance.now() + MAX_WAIT_MS;
    let current = row;
    while (isRunning(current) && performance.now() < end && !this.shutdown.isRequested) {
      if (await hasStaleRequests(context)) break;
      await sleep(POLL_MS);
      current = await read();
    }
    return current;
  }

  /** The job is durable once this returns and the context's transaction, if any, is committed. */
  async enqueue<Payload extends object>(
    context: Context,
    job: JobDefinition<Payload>,
    payload: Payload,
    { jobId }: EnqueueOptions = {},
  ): Promise<void> {
    await this.enqueueAll(context, job, [{ payload, jobId }]);
  }

  /** Like enqueue, for several jobs with two statements. */
  async enqueueAll<Payload extends object>(
    context: Context,
    job: JobDefinition<Payload>,
    jobs: (EnqueueOptions & { payload: Payload })[],
  ): Promise<void> {
    const requests = jobs.map(({ payload, jobId }) => ({ job, payload, queueId: keyOf(job, jobId) }));
    if (requests.length) await context.transaction((tx) => request(tx, ...requests));
  }

  /** Requests a job with a task row and returns the row. */
  async enqueueTask<Payload extends object>(
    context: Context,
    job: JobDefinition<Payload>,
    payload: Payload,
    { jobId }: EnqueueOptions = {},
  ): Promise<ServerTask> {
    return context.transaction(async (tx) => {
      const key = keyOf(job, jobId);
      const task = await addTask(tx, job, payload, key);
      if (!task) return tx.manager.findOneByOrFail(ServerTask, { jobId: key });
      await request(tx, { job, payload, queueId: key, taskId: task.id });
      return task;
    });
  }

  /** Requests cancellation of a running task; finished work is kept. Throws 404, and 400 if the task has ended. */
  async cancel(context: Context, id: number): Promise<ServerTask> {
    return context.transaction(async (tx) => {
      const rows = tx.unscopedRepository(ServerTask);
      const task = await rows.lock(id);
      if (task.status !== 'running') throw new BadRequest('tasks.hasEnded');
      // ends the task if no worker has its job
      await request(tx, { job: recoverTasks, payload: {} });
      return rows.write(task, { cancelRequestedAt: task.cancelRequestedAt ?? new Date() });
    });
  }

  /** Repeats a failed or cancelled task on behalf of its first user. Throws 404, and 400 if that is not possible. */
  async retry(context: Context, id: number): Promise<ServerTask> {
    return context.transaction(async (tx) => {
      const rows = tx.unscopedRepository(ServerTask);
      const task = await rows.lock(id);
      const stored = await tx.manager.findOne(ServerTask, { where: { id }, select: { id: true, request: true } });
      if (task.status === 'running') throw new BadRequest('tasks.isRunning');
      if (!task.canRetry || !stored?.request) throw new BadRequest('tasks.notAgain');
      const { job, payload, actor } = stored.request;
      await tx.manager.insert(JobRequest, { job, queueId: randomUUID(), payload, actor, taskId: id });
      await wakeDispatcher(tx.manager);
      return rows.write(task, { status: 'running', progress: 0, completedAt: null, cancelRequestedAt: null });
    });
  }
}

/** Returns the time since when the oldest request waits for a worker; null if none does. */
export async function oldestRequestTime({ manager }: Context): Promise<Date | null> {
  const [row] = await manager.query<{ oldest: Date | null }[]>('SELECT min(created_at) AS oldest FROM job_request');
  return row?.oldest ?? null;
}

/** True if requests wait for longer than a worker needs to take them. */
async function hasStaleRequests({ manager }: Context): Promise<boolean> {
  const [row] = await manager.query<{ stale: boolean }[]>(
    "SELECT EXISTS (SELECT FROM job_request WHERE created_at < now() - interval '1 second') AS stale",
  );
  return row?.stale ?? false;
}

const keyOf = ({ name }: { name: string }, jobId?: string): string | undefined =>
  jobId && `${name}.${createHash('sha256').update(jobId).digest('hex')}`;

interface Request {
  job: { name: string };
  payload: object;
  queueId?: string;
  taskId?: number;
}

const actorOf = ({ caller }: Origin): Actor | null => (caller ? { ...caller, sessionId: undefined } : null);

async function request({ manager, origin }: Context, ...requests: Request[]): Promise<void> {
  await manager.insert(
    JobRequest,
    requests.map(({ job, payload, queueId, taskId }) => ({
      job: job.name,
      queueId: queueId || randomUUID(),
      payload,
      actor: actorOf(origin),
      taskId: taskId ?? null,
    })),
  );
  await wakeDispatcher(manager);
}

/** Returns null if a task of this key exists. */
async function addTask(
  { manager, origin, locale }: Context,
  job: JobDefinition<unknown>,
  payload: object,
  jobId?: string,
): Promise<ServerTask | null> {
  if (!job.task) throw new Error(`The job ${job.name} has no title for the people who wait for it.`);
  const retryRequest = job.isPrivate ? null : { job: job.name, payload, actor: actorOf(origin) };
  const task = {
    name: translate(locale, job.task),
    groupId: origin.caller?.groupId ?? null,
    jobId: jobId ?? null,
    request: retryRequest,
    repeatable: retryRequest !== null,
  };
  const [row] = await insertNew(manager, ServerTask, [task], ['id']);
  return row ? manager.findOneByOrFail(ServerTask, { id: row.id }) : null;
}
