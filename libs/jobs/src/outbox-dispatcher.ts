import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Subscription } from 'rxjs';
import { DataSource, type EntityManager, In } from 'typeorm';
import { OutboxEvent, OutboxListener } from '#persistence';
import { Log, repeatedWarning } from '#platform';
import { deliverEvent } from './event-delivery.ts';
import { EventSubscriber, isSubscribed } from './event-subscriber.entity.ts';
import { Handlers } from './handlers.ts';
import { JobRequest } from './job-request.entity.ts';
import { WorkerPool } from './worker-pool.ts';

const batch = 100;
/** Milliseconds between reads of the outbox without a notification, in case one was missed while the connection was down. */
const POLL_MS = 3_000;

/** Moves rows of the outbox on: events to one job per subscriber, requests to the queue. */
@Injectable()
export class OutboxDispatcher {
  private subscription: Subscription | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private isWanted = false;
  private closed = false;
  private readonly warn: (message: string) => void;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly listener: OutboxListener,
    private readonly pool: WorkerPool,
    private readonly handlers: Handlers,
    log: Log,
  ) {
    this.warn = repeatedWarning(log);
  }

  async open(): Promise<void> {
    await this.listener.open();
    this.subscription = this.listener.announcements.subscribe(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS).unref();
    this.wake();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearInterval(this.timer);
    this.subscription?.unsubscribe();
    await this.running;
  }

  /** Runs one pass at a time; a call during a pass starts another pass after it. */
  private wake(): void {
    this.isWanted = true;
    if (this.running || this.closed) return;
    this.running = this.dispatchAll().finally(() => {
      this.running = null;
      if (this.isWanted) this.wake();
    });
  }

  private async dispatchAll(): Promise<void> {
    this.isWanted = false;
    try {
      while (!this.closed && (await this.dispatchEvents()) === batch);
      while (!this.closed && (await this.dispatchRequests()) === batch);
    } catch (error) {
      // Rows that were not moved are still in the table; the next pass takes them.
      this.warn(`The outbox could not be dispatched: ${String(error)}`);
    }
  }

  /**
   * Fans out events in one transaction. The subscribers are those announced by any running version of the product, so that during an
   * update none misses an event that an older process dispatches.
   */
  private async dispatchEvents(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await this.claim(manager, OutboxEvent, 'dispatched_at IS NULL');
      const subscribers = events.length ? await manager.find(EventSubscriber) : [];
      const requests: Partial<JobRequest>[] = [];
      for (const subscriber of subscribers)
        for (const { id } of await this.eventsWithAudience(manager, subscriber, events))
          requests.push(this.delivery(id, subscriber.name));
      if (requests.length) await manager.insert(JobRequest, requests);
      if (events.length)
        await manager.update(OutboxEvent, { id: In(events.map(({ id }) => id)) }, { dispatchedAt: new Date() });
      return events.length;
    });
  }

  /** Keeps the events that have listeners, because a job for each event of each group would be too many. */
  private async eventsWithAudience(
    manager: EntityManager,
    subscriber: EventSubscriber,
    events: OutboxEvent[],
  ): Promise<OutboxEvent[]> {
    const matching = events.filter(({ type }) => isSubscribed(subscriber, type));
    const audience = this.handlers.audienceOf(subscriber.name);
    if (!audience) return matching;
    const groups = [...new Set(matching.flatMap(({ groupId }) => groupId ?? []))];
    const listening = new Set(groups.length ? await audience(groups, manager) : []);
    return matching.filter(({ groupId }) => groupId && listening.has(groupId));
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

  /**
   * Adds requests to the queue, then deletes their rows. After a crash in between they are added again, and the queue ignores known ids.
   */
  private async dispatchRequests(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const requests = await this.claim(manager, JobRequest, 'job = ANY(:jobNames)', { jobNames: this.pool.jobNames });
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
