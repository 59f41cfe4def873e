import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { IdempotencyRecord, OutboxEvent } from '#persistence';
import { Clock, Log } from '#platform';
import { EventSubscriber } from './event-subscriber.entity.ts';
import { Handlers, Handles } from './handlers.ts';
import { defineJob } from './job-definition.ts';
import { JobRequest } from './job-request.entity.ts';
import { RetryLater } from './retry-later.ts';
import { ServerTask } from './server-task.entity.ts';

/** Delivers an event to one subscriber, so that retries do not affect other subscribers. */
export const deliverEvent = defineJob<{ eventId: number; subscriber: string }>('events.deliver', {
  attempts: 5,
  kills: 20,
});

export const pruneOutbox = defineJob<object>('outbox.prune', { schedule: '17 3 * * *' });

const day = 24 * 3600 * 1000;
/** Milliseconds. */
export const EVENT_RETENTION_MS = 7 * day;
const RESPONSE_RETENTION_MS = 30 * day;
const keepTasks = 90 * day;
/** A subscriber that no process has announced for this long is deleted. */
const SUBSCRIBER_RETENTION_MS = 30 * day;
const tryAgainMs = 30_000;

@Injectable()
export class EventDelivery {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly handlers: Handlers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Announces the subscribers of this process to all dispatchers. */
  async announce(): Promise<void> {
    const seenAt = this.clock.now();
    const subscribers = this.handlers.subscribers().map((subscriber) => ({ ...subscriber, seenAt }));
    if (subscribers.length) await this.dataSource.manager.upsert(EventSubscriber, subscribers, ['name']);
  }

  /** A subscriber that this process does not have belongs to another version of the product, whose worker will take the job. */
  @Handles(deliverEvent)
  async deliver({ eventId, subscriber }: { eventId: number; subscriber: string }): Promise<void> {
    const event = await this.dataSource.getRepository(OutboxEvent).findOneBy({ id: eventId });
    if (!event) return this.log.warn('An event was given up: nobody took it in time.', { eventId, subscriber });
    const run = this.handlers.subscriber(subscriber);
    if (!run) throw new RetryLater(tryAgainMs);
    await run(event);
  }

  @Handles(pruneOutbox)
  async prune(): Promise<void> {
    await this.announce();
    const before = (age: number) => LessThan(new Date(this.clock.now().getTime() - age));
    await this.dataSource.getRepository(OutboxEvent).delete({ dispatchedAt: before(EVENT_RETENTION_MS) });
    await this.dataSource.getRepository(IdempotencyRecord).delete({ createdAt: before(RESPONSE_RETENTION_MS) });
    await this.dataSource.getRepository(JobRequest).delete({ createdAt: before(EVENT_RETENTION_MS) });
    await this.dataSource.getRepository(ServerTask).delete({ completedAt: before(keepTasks) });
    await this.dataSource.getRepository(EventSubscriber).delete({ seenAt: before(SUBSCRIBER_RETENTION_MS) });
  }
}
