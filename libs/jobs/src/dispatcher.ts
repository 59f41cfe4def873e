import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Log } from '#platform';
import { deliverEvent } from './event-delivery.ts';
import { Handlers } from './handlers.ts';
import { JobRequest } from './job-request.entity.ts';
import { outboxChannel } from './outbox-channel.ts';
import { OutboxEvent } from './outbox-event.entity.ts';
import { WorkerPool } from './worker-pool.ts';

const batch = 100;
/** How often the outbox is read without a notification, in case one was missed while the connection was down. */
const pollTime = 3_000;

/** Carries what transactions left in the outbox onwards: events to one job per subscriber, requests into the queue. */
@Injectable()
export class Dispatcher {
  private listener: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private isWanted = false;
  private closed = false;
  private url = '';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly handlers: Handlers,
    private readonly pool: WorkerPool,
    private readonly log: Log,
  ) {}

  async open(url: string): Promise<void> {
    this.url = url;
    await this.listen();
    this.timer = setInterval(() => this.poll(), pollTime).unref();
    this.wake();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearInterval(this.timer);
    await this.listener?.end().catch(() => undefined);
    await this.running;
  }

  private poll(): void {
    if (!this.listener) void this.listen().catch(() => undefined);
    this.wake();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('error', () => this.forget(client));
    client.on('end', () => this.forget(client));
    client.on('notification', () => this.wake());
    this.listener = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${outboxChannel}`);
    } catch (error) {
      this.forget(client);
      throw error;
    }
  }

  private forget(client: pg.Client): void {
    if (this.listener === client) this.listener = null;
  }

  /** Runs one pass at a time; a call during a pass starts another one after it. */
  private wake(): void {
    this.isWanted = true;
    if (this.running || this.closed) return;
    this.running = this.work().finally(() => {
      this.running = null;
      if (this.isWanted) this.wake();
    });
  }

  private async work(): Promise<void> {
    this.isWanted = false;
    try {
      while (!this.closed && (await this.dispatchEvents()) === batch);
      while (!this.closed && (await this.dispatchRequests()) === batch);
    } catch (error) {
      // The rows that were not handed over are still in the table; the next pass takes them.
      this.log.warn('The outbox could not be dispatched.', { err: error });
    }
  }

  /** In one transaction: an event is fanned out entirely or not at all. */
  private async dispatchEvents(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await this.claim(manager, OutboxEvent, 'dispatched_at IS NULL');
      const requests = events.flatMap(({ id, type }) =>
        this.handlers.subscribersOf(type).map((subscriber) => this.delivery(id, subscriber)),
      );
      if (requests.length) await manager.insert(JobRequest, requests);
      if (events.length)
        await manager.update(OutboxEvent, { id: In(events.map(({ id }) => id)) }, { dispatchedAt: new Date() });
      return events.length;
    });
  }

  private delivery(eventId: number, subscriber: string): Partial<JobRequest> {
    return {
      job: deliverEvent.name,
      queueId: randomUUID(),
      payload: { eventId, subscriber },
      actor: null,
      taskId: null,
    };
  }

  /** Adds requests to the queue, then removes their rows. After a crash in between they are added again, and the queue recognizes their ids. */
  private async dispatchRequests(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const requests = await this.claim(manager, JobRequest, 'job = ANY(:known)', { known: this.pool.known });
      if (requests.length) {
        await this.pool.add(requests);
        await manager.delete(JobRequest, { id: In(requests.map(({ id }) => id)) });
      }
      return requests.length;
    });
  }

  private async claim<T extends { id: number }>(
    manager: EntityManager,
    entity: new () => T,
    condition: string,
    parameters = {},
  ): Promise<T[]> {
    return manager
      .createQueryBuilder(entity, 'waiting')
      .where(condition, parameters)
      .orderBy('waiting.id')
      .limit(batch)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
  }
}
