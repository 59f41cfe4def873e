import { setTimeout as sleep } from 'node:timers/promises';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import type { DataSource } from 'typeorm';
import { fallbackLocale } from '#locales';
import { Context, isOutage } from '#persistence';
import { type Actor, type Log, Problem, translate, withRequestId, withWorkOwner } from '#platform';
import type { Handlers } from './handlers.ts';
import { CancellationPoller } from './cancellation-poller.ts';
import type { JobContext } from './job-definition.ts';
import { RetryLater } from './retry-later.ts';
import { recordRun } from './schedules.ts';
import { ServerTask } from './server-task.entity.ts';
import { TaskLog } from './task-log.ts';

/** Data of a job in the queue. */
export interface QueuedJob {
  payload: object;
  actor: Actor | null;
  taskId: number | null;
  /** Times that the job was handed on because its worker had lost the queue. They do not count as deaths of the worker. */
  outages?: number;
}

/** Age at which a job gives up waiting for the end of an outage. */
const MAX_WAIT_MS = 24 * 60 * 60_000;
/** Longest pause between two attempts during an outage. */
const MAX_PAUSE_MS = 5 * 60_000;
/** Milliseconds between two attempts to reach the queue. */
const QUEUE_RETRY_MS = 1_000;

/** Runs one job: finds its handler, creates its context and writes the outcome to the task row. */
export class JobRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handlers: Handlers,
    private readonly log: Log,
  ) {}

  /** Runs a job; if the database, the queue or the disk fails, the job waits without using up an attempt. */
  async run(job: Job<QueuedJob>, token = '', signal: AbortSignal = new AbortController().signal): Promise<void> {
    try {
      await this.attempt(job, token, signal);
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (Date.now() - job.timestamp > MAX_WAIT_MS) throw await this.failure(error, job, this.taskLogOf(job));
      this.log.warn(`The job ${job.name} waits for the database or the disk.`, { err: error });
      await this.waitOut(job, token, signal);
    }
  }

  private async attempt(job: Job<QueuedJob>, token: string, signal: AbortSignal): Promise<void> {
    const { payload, taskId } = job.data;
    const handle = this.handlers.handlerOf(job.name);
    if (!handle) throw new Error(`No handler for the job ${job.name}.`);
    const taskLog = this.taskLogOf(job);
    // the queue runs a job again if its worker was killed between the end of the task and the end of the job
    if (await taskLog?.isFinished()) return;
    const begun = Date.now();
    if (job.stalledCounter)
      this.log.log(`The job ${job.name} is taken over from a worker that died.`, { task: taskId });
    const cancelling = new CancellationPoller(this.dataSource, taskId);
    const either = AbortSignal.any([signal, cancelling.signal]);
    try {
      if (await cancelling.begin()) return await this.cancel(job);
      await withRequestId(`job-${job.id ?? ''}`, async () => {
        const context = await this.context(job, either, taskLog);
        const { groupId = '', userId = '' } = job.data.actor ?? {};
        await withWorkOwner({ groupId, userId, isJob: true }, () =>
          recordRun(this.dataSource, job.name, () => handle(payload, context)),
        );
      });
      await taskLog?.finish();
      this.log[taskLog ? 'log' : 'debug'](`The job ${job.name} has ended.`, { task: taskId, ms: Date.now() - begun });
    } catch (error) {
      if (cancelling.signal.aborted) return await this.cancel(job);
      if (signal.aborted) await this.returnToQueue(job, token);
      if (error instanceof RetryLater) await this.postpone(job, token, error);
      if (isOutage(error)) throw error;
      throw await this.failure(error, job, taskLog);
    } finally {
      cancelling.end();
    }
  }

  /** Writes the end of a cancelled task and reports it to the job's owner. */
  async cancel(job: Job<QueuedJob>): Promise<void> {
    const reason = new Problem(400, 'tasks.cancelled');
    await this.taskLogOf(job)?.cancel(this.reason(reason, job.data.actor));
    await this.reportFailure(reason, job);
  }

  private taskLogOf({ data: { taskId } }: Job<QueuedJob>): TaskLog | null {
    return taskId === null ? null : new TaskLog(this.dataSource, taskId);
  }

  /** Returns the job to the queue as soon as that can be reached, for another attempt after a pause that doubles. */
  private async waitOut(job: Job<QueuedJob>, token: string, signal: AbortSignal): Promise<never> {
    const { delay = 1_000 } = Object(job.opts.backoff) as { delay?: number };
    const pauseMs = Math.min(MAX_PAUSE_MS, delay * 2 ** Math.min(job.attemptsStarted, 16));
    while (!signal.aborted)
      try {
        await job.moveToDelayed(Date.now() + pauseMs, token);
        break;
      } catch (error) {
        if (!isOutage(error)) {
          // the lock expired during the outage, so the queue has given the job to a worker
          await job.updateData({ ...job.data, outages: (job.data.outages ?? 0) + 1 });
          break;
        }
        await sleep(QUEUE_RETRY_MS, null, { signal }).catch(() => undefined);
      }
    throw new DelayedError();
  }

  /** Returns the job to the queue for another worker, because the process is shutting down. */
  private async returnToQueue(job: Job<QueuedJob>, token: string): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  private async postpone(job: Job<QueuedJob>, token: string, { delayMs }: RetryLater): Promise<never> {
    await job.moveToDelayed(Date.now() + delayMs, token);
    throw new DelayedError();
  }

  private async context(job: Job<QueuedJob>, signal: AbortSignal, taskLog: TaskLog | null): Promise<JobContext> {
    const { actor, taskId } = job.data;
    const task = taskId === null ? null : await this.dataSource.getRepository(ServerTask).findOneBy({ id: taskId });
    const { manager } = this.dataSource;
    return {
      id: job.id ?? '',
      context: actor ? Context.of(actor, manager) : new Context({ locale: fallbackLocale }, manager),
      task,
      signal,
      attempt: job.attemptsMade + 1,
      progress: async (fraction) => taskLog?.progress(fraction),
      log: async (line) => taskLog?.line(line),
    };
  }

  private async failure(error: unknown, job: Job<QueuedJob>, taskLog: TaskLog | null): Promise<Error> {
    const isFinal = error instanceof Problem || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    this.log[isFinal ? 'error' : 'warn'](`The job ${job.name} has failed.`, {
      err: error,
      attempt: job.attemptsMade + 1,
      isFinal,
    });
    if (isFinal) await taskLog?.fail(this.reason(error, job.data.actor));
    if (isFinal) await this.reportFailure(error, job);
    const message = error instanceof Error ? error.message : String(error);
    return isFinal ? new UnrecoverableError(message) : new Error(message);
  }

  /** Calls the handler that reports the final failure. */
  private async reportFailure(error: unknown, job: Job<QueuedJob>): Promise<void> {
    const report = this.handlers.afterFailureOf(job.name);
    if (!report) return;
    const { context } = await this.context(job, new AbortController().signal, null);
    const reasonIn = (locale: string) => reasonOf(error, locale);
    await report(job.data.payload, context, reasonIn(context.locale), reasonIn);
  }

  /** Returns the reason in the user's language; details of unexpected errors are only logged. */
  private reason(error: unknown, actor: Actor | null): string {
    return reasonOf(error, actor?.locale ?? fallbackLocale);
  }

  /** Fails a job whose worker has died or frozen too often, because the job may be the cause. */
  async failStalled(job: Job<QueuedJob>): Promise<never> {
    throw await this.failure(new Problem(500, 'tasks.killed'), job, this.taskLogOf(job));
  }

  /** Handles jobs that the queue failed without calling the handler. */
  async recordQueueFailure(job: Job<QueuedJob> | undefined): Promise<void> {
    if (!job?.finishedOn || job.data.taskId === null) return;
    const isRunning = await this.dataSource
      .getRepository(ServerTask)
      .existsBy({ id: job.data.taskId, status: 'running' });
    if (isRunning) await new TaskLog(this.dataSource, job.data.taskId).fail(this.reason(null, job.data.actor));
  }
}

const reasonOf = (error: unknown, locale: string): string =>
  error instanceof Problem ? translate(locale, error.key, error.params) : translate(locale, 'tasks.failed');
