import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '#platform';
import { Handlers, Handles } from './handlers.ts';
import { defineJob } from './job-definition.ts';
import { JobRequest } from './job-request.entity.ts';
import { OutboxEvent } from './outbox-event.entity.ts';
import { ServerTask } from './server-task.entity.ts';

/** One subscriber's share of an event: retried without bothering the other subscribers. */
export const deliverEvent = defineJob<{ eventId: number; subscriber: string }>('events.deliver', { attempts: 5 });

export const pruneOutbox = defineJob<object>('outbox.prune', { schedule: '17 3 * * *' });

const day = 24 * 3600 * 1000;
const keepEvents = 7 * day;
const keepTasks = 90 * day;

@Injectable()
export class EventDelivery {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly handlers: Handlers,
    private readonly clock: Clock,
  ) {}

  @Handles(deliverEvent)
  async deliver({ eventId, subscriber }: { eventId: number; subscriber: string }): Promise<void> {
    const event = await this.dataSource.getRepository(OutboxEvent).findOneBy({ id: eventId });
    if (event) await this.handlers.subscriber(subscriber)?.(event);
  }

  @Handles(pruneOutbox)
  async prune(): Promise<void> {
    const before = (age: number) => LessThan(new Date(this.clock.now().getTime() - age));
    await this.dataSource.getRepository(OutboxEvent).delete({ dispatchedAt: before(keepEvents) });
    await this.dataSource.getRepository(JobRequest).delete({ createdAt: before(keepEvents) });
    await this.dataSource.getRepository(ServerTask).delete({ completedAt: before(keepTasks) });
  }
}
