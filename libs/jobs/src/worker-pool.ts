import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ErrorCode, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { Environment, Log, repeatedWarning } from '#platform';
import { Handlers } from './handlers.ts';
import { type JobDefinition, jobDefinitions } from './job-definition.ts';
import type { JobRequest } from './job-request.entity.ts';
import { JobRunner, type QueuedJob } from './job-runner.ts';
import { queueOf } from './queues.ts';
import { openQueueBackend, type Queue, type QueueBackend, type Worker } from './queue-backend.ts';

/** Milliseconds for running jobs after a shutdown request before they return to the queue; container engines kill after 10 s. */
const DRAIN_MS = 6_000;
const ABORT_MS = 2_000;

const maxKills = 2;

/** A job in the queue that belongs to a task. */
interface QueuedTask {
  job: Job<QueuedJob>;
  isActive: boolean;
}

/** The next run is in the queue already, for example taken by a worker that was killed. Missed runs are started anyway. */
const ignoreCollision = (error: unknown) => {
  if ((error as { code?: unknown }).code !== ErrorCode.SchedulerJobIdCollision) throw error;
};

/** Queues and workers of this process. */
@Injectable()
export class WorkerPool {
  private readonly runner: JobRunner;
  private readonly warn: (message: string) => void;
  private isClosing = false;
  private backend: QueueBackend | null = null;
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];
  private readonly definitions = new Map(jobDefinitions().map((definition) => [definition.name, definition]));

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly environment: Environment,
    handlers: Handlers,
    log: Log,
  ) {
    this.runner = new JobRunner(dataSource, handlers, log);
    this.warn = repeatedWarning(log);
  }

  async open(databaseUrl: string): Promise<void> {
    const lanes = new Map(
      [...this.definitions.values()].map((definition) => [queueOf(definition), definition.concurrency]),
    );
    const { REDIS_URL: redisUrl } = this.environment;
    const { onError } = this;
    this.backend = await openQueueBackend({ databaseUrl, ...(redisUrl && { redisUrl }), workers: lanes.size, onError });
    for (const [lane, concurrency] of lanes) this.openLane(lane, concurrency ?? this.environment.WORKER_CONCURRENCY);
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
    await this.schedule();
  }

  /** Names of the jobs of this process; during an update the outbox may contain others. */
  get jobNames(): string[] {
    return [...this.definitions.keys()];
  }

  /** Adds requests to the queue. Repeating it has no effect. */
  async add(requests: JobRequest[]): Promise<void> {
    for (const [lane, queue] of this.queues) {
      const group = requests.filter(({ job }) => queueOf(this.definition(job)) === lane);
      if (group.length) await queue.addBulk(group.map((request) => this.toQueueEntry(request)));
    }
  }

  /** Waits for running jobs; those that take too long return to the queue. */
  async close(): Promise<void> {
    this.isClosing = true;
    const closed = Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.race([closed, sleep(DRAIN_MS, null, { ref: false })]);
    for (const worker of this.workers) worker.cancelAllJobs('shutdown');
    await Promise.race([closed, sleep(ABORT_MS, null, { ref: false })]);
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend?.close();
  }

  /** Returns the jobs in the queue that belong to tasks, by task id. */
  async queuedTasks(): Promise<Map<number, QueuedTask>> {
    const tasks = new Map<number, QueuedTask>();
    for (const queue of this.queues.values())
      for (const isActive of [false, true]) {
        const jobs: Job<QueuedJob>[] = await queue.getJobs(
          isActive ? ['active'] : ['waiting', 'delayed', 'prioritized'],
        );
        for (const job of jobs) if (job?.data.taskId != null) tasks.set(job.data.taskId, { job, isActive });
      }
    return tasks;
  }

  /** Ends the task of a job that no worker has started. */
  async cancelWaiting(job: Job<QueuedJob>): Promise<void> {
    await job.remove();
    await this.runner.cancel(job);
  }

  private definition(name: string): JobDefinition<unknown> {
    const definition = this.definitions.get(name);
    if (!definition) throw new Error(`The job ${name} is not defined.`);
    return definition;
  }

  private toQueueEntry({ job, queueId, payload, actor, taskId }: JobRequest) {
    const data: QueuedJob = { payload, actor, taskId };
    return { name: job, data, opts: { ...this.jobOptions(this.definition(job)), jobId: queueId } };
  }

  private jobOptions({ attempts = 3, backoff = 1000, isPrivate = false }: JobDefinition<unknown>) {
    return {
      attempts,
      backoff: { type: 'exponential', delay: backoff },
      removeOnComplete: isPrivate || { age: 3600, count: 1000 },
      removeOnFail: isPrivate || { age: 7 * 24 * 3600, count: 1000 },
    };
  }

  private openLane(lane: string, concurrency: number): void {
    if (!this.backend) return;
    const { runner } = this;
    const run = (job: Job<QueuedJob>, token?: string, signal?: AbortSignal) =>
      job.stalledCounter - (job.data.outages ?? 0) >= (this.definition(job.name).kills ?? maxKills)
        ? runner.failStalled(job)
        : runner.run(job, token, signal);
    // Short locks let other workers take over the jobs of a killed process within seconds.
    const timing = { lockDuration: 3_000, stalledInterval: 3_000, maxStalledCount: 100, runRetryDelay: 1_000 };
    const worker = this.backend.worker(lane, run, { concurrency, ...timing });
    worker.on('error', this.onError);
    worker.on('failed', (job?: Job<QueuedJob>) => void runner.recordQueueFailure(job).catch(this.onError));
    const queue = this.backend.queue(lane, {});
    queue.on('error', this.onError);
    this.workers.push(worker);
    this.queues.set(lane, queue);
  }

  private async schedule(): Promise<void> {
    for (const definition of this.definitions.values()) {
      if (!definition.schedule) continue;
      const data: QueuedJob = { payload: {}, actor: null, taskId: null };
      const template = { name: definition.name, data, opts: this.jobOptions(definition) };
      const repeat = { pattern: definition.schedule, tz: 'UTC' };
      const queue = this.queues.get(queueOf(definition));
      await queue?.upsertJobScheduler(definition.name, repeat, template).catch(ignoreCollision);
    }
  }

  private readonly onError = (error: Error): void => {
    // connections that end with the process are no news
    if (!this.isClosing) this.warn(`The job queue reports: ${error.message}`);
  };
}
