import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import type { QueryParams } from '#contract';
import { defineJob, Jobs } from '#jobs';
import { type Context, matchesText, type Page } from '#persistence';
import { Clock, translate } from '#platform';
import { Delivery } from './delivery.entity.ts';

export const deliver = defineJob<{ id: string; round: number }>('notifications.deliver', {
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
    const page = await context.repository(Delivery).page(query, {
      search: (rows, text) => matchesText(rows, text, ['row.targetName', 'row.event']),
    });
    return { ...page, items: page.items.map((delivery) => shown(context, delivery)) };
  }

  /** Queues deliveries; ignores those that were queued before. */
  async add(context: Context, news: NewDelivery[]): Promise<void> {
    if (!news.length) return;
    await context.transaction(async (inner) => {
      const since = { groupId: inner.groupId, roundSince: this.clock.now() };
      const rows = news.map((one) => ({ ...since, source: randomUUID(), ...one }));
      const added = await inner.manager
        .createQueryBuilder()
        .insert()
        .into(Delivery)
        .values(rows as never)
        .orIgnore()
        .returning('id')
        .execute();
      for (const { id } of added.raw as { id: string }[]) await this.enqueue(inner, id, 1);
    });
  }

  async replay(context: Context, id: string): Promise<Delivery> {
    return context.transaction(async (inner) => {
      const { round } = await inner.repository(Delivery).lock(id);
      const again = { status: 'waiting', attempts: 0, round: round + 1, roundSince: this.clock.now() } as const;
      const delivery = await inner.repository(Delivery).patch(id, { ...again, nextAttemptAt: null, failure: null });
      await this.enqueue(inner, id, delivery.round);
      return shown(inner, delivery);
    });
  }

  async prune({ manager }: Context): Promise<void> {
    const createdAt = LessThan(new Date(this.clock.now().getTime() - KEPT));
    await manager.delete(Delivery, { createdAt, status: In(['delivered', 'failed']) });
  }

  private async enqueue(context: Context, id: string, round: number): Promise<void> {
    await this.jobs.enqueue(context, deliver, { id, round }, { jobId: `${id}.${round}` });
  }
}

const shown = ({ locale }: Context, delivery: Delivery): Delivery =>
  Object.assign(delivery, {
    error: delivery.failure ? translate(locale, delivery.failure.key, delivery.failure.params) : '',
  });
