import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import type { QueryParams } from '#contract';
import { defineJob, Jobs } from '#jobs';
import { type Context, insertNew, type Page } from '#persistence';
import { Clock, translate } from '#platform';
import { Delivery } from './delivery.entity.ts';

export const deliver = defineJob<{ id: string; round: number }>('notifications.deliver', {
  // attempts mostly wait for the other side, up to 15 s; a queue of their own keeps them from holding up other jobs
  concurrency: 16,
  kills: 20,
  isPrivate: true,
});
export const pruneDeliveries = defineJob<object>('notifications.prune', { schedule: '37 3 * * *' });

const KEPT = 30 * 24 * 3600 * 1000;

export type NewDelivery = Pick<Delivery, 'targetKind' | 'targetId' | 'targetName' | 'event' | 'payload'> & {
  source?: string;
};

/** Deliveries to other systems: stored with their outcome, retried, and listed for users. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async list(context: Context, query: QueryParams<'listDeliveries'>): Promise<Page<Delivery>> {
    const page = await context.repository(Delivery).page(query, { search: ['row.targetName', 'row.event'] });
    return { ...page, items: page.items.map((delivery) => localized(context, delivery)) };
  }

  /** Queues deliveries; ignores those that were queued before. */
  async add(context: Context, news: NewDelivery[]): Promise<void> {
    if (!news.length) return;
    await context.transaction(async (tx) => {
      const since = { groupId: tx.groupId, roundSince: this.clock.now() };
      const rows = news.map((one) => ({ ...since, source: randomUUID(), ...one }));
      const added = await insertNew(tx.manager, Delivery, rows, ['id']);
      await this.jobs.enqueueAll(
        tx,
        deliver,
        added.map(({ id }) => requestOf(id, 1)),
      );
    });
  }

  async replay(context: Context, id: string): Promise<Delivery> {
    return context.transaction(async (tx) => {
      const { round } = await tx.repository(Delivery).lock(id);
      const nextRound = { status: 'waiting', attempts: 0, round: round + 1, roundSince: this.clock.now() } as const;
      const delivery = await tx.repository(Delivery).patch(id, { ...nextRound, nextAttemptAt: null, failure: null });
      await this.jobs.enqueueAll(tx, deliver, [requestOf(id, delivery.round)]);
      return localized(tx, delivery);
    });
  }

  async prune({ manager }: Context): Promise<void> {
    const createdAt = LessThan(new Date(this.clock.now().getTime() - KEPT));
    await manager.delete(Delivery, { createdAt });
  }
}

const requestOf = (id: string, round: number) => ({ payload: { id, round }, jobId: `${id}.${round}` });

const localized = ({ locale }: Context, delivery: Delivery): Delivery =>
  Object.assign(delivery, {
    error: delivery.failure ? translate(locale, delivery.failure.key, delivery.failure.params) : '',
  });
