import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { connectionStringOf } from '#persistence';
import { Environment, Log, repeatedWarning } from '#platform';
import { jobDefinitions } from './job-definition.ts';
import { queueOf } from './queues.ts';
import { openQueueBackend, type Queue, type QueueBackend } from './queue-backend.ts';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Counts the jobs in the queue, also in processes without workers. Connects on first use. */
@Injectable()
export class QueueLengths implements BeforeApplicationShutdown {
  private opened: Promise<{ backend: QueueBackend; queues: Queue[] }> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
    private readonly log: Log,
  ) {}

  /** Returns the counts by state. */
  async count(): Promise<Map<(typeof STATES)[number], number>> {
    this.opened ??= this.open();
    const { queues } = await this.opened;
    const counts = await Promise.all(queues.map((queue) => queue.getJobCounts(...STATES)));
    return new Map(STATES.map((state) => [state, counts.reduce((sum, count) => sum + (count[state] ?? 0), 0)]));
  }

  async beforeApplicationShutdown(): Promise<void> {
    const opened = await this.opened?.catch(() => undefined);
    for (const queue of opened?.queues ?? []) await queue.close();
    await opened?.backend.close();
  }

  private async open() {
    const { REDIS_URL: redisUrl } = this.environment;
    const warn = repeatedWarning(this.log);
    const onError = (error: Error) => warn(`The job queue reports: ${error.message}`);
    const databaseUrl = connectionStringOf(this.database);
    const backend = await openQueueBackend({ databaseUrl, ...(redisUrl && { redisUrl }), workers: 0, onError });
    const queues = [...new Set(jobDefinitions().map(queueOf))].map((lane) => backend.queue(lane, {}));
    for (const queue of queues) queue.on('error', onError);
    return { backend, queues };
  }
}
