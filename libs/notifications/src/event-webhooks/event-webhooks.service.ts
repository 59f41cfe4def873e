import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { CrudService } from '#groups';
import { type Context, DomainEvents, type OutboxEvent } from '#persistence';
import { detailsOfEvent } from '#shopping';
import { Clock, GuardedFetch } from '#platform';
import { DeliveriesService } from '../deliveries/deliveries.service.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import { assertAccepted, assertReachable, PROGRAM_RETRIES, type Target } from '../deliveries/targets.ts';
import { DeliverySecretsService } from '../secrets/delivery-secrets.service.ts';
import { EventWebhook } from './event-webhook.entity.ts';
import { sign, standardHeaders } from './signature.ts';

type Body = RequestSchema<'EventWebhookChanges'> & { sealedSecret?: string; creatorId?: string };

/** Plain base64, because libraries of standardwebhooks.com do not read the letters of URLs. */
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

@Injectable()
export class EventWebhooksService extends CrudService<EventWebhook, Body> implements Target {
  readonly retryPolicy = PROGRAM_RETRIES;

  constructor(
    domainEvents: DomainEvents,
    private readonly deliveries: DeliveriesService,
    private readonly fetch: GuardedFetch,
    private readonly clock: Clock,
    private readonly secrets: DeliverySecretsService,
  ) {
    super(domainEvents, {
      entity: EventWebhook,
      event: 'event-webhook',
      search: ['row.name', 'row.url'],
    });
  }

  override async create(context: Context, body: Body): Promise<EventWebhook> {
    if (body.url) assertReachable(this.fetch, body.url);
    const secret = newSecret();
    const sealedSecret = this.secrets.seal(context.groupId, secret);
    const webhook = await super.create(context, { ...body, sealedSecret, creatorId: context.userId });
    return Object.assign(webhook, { secret });
  }

  override async update(context: Context, id: string, body: Body): Promise<EventWebhook> {
    if (body.url && body.url !== (await this.get(context, id)).url) assertReachable(this.fetch, body.url);
    return super.update(context, id, body);
  }

  async renewSecret(context: Context, id: string): Promise<EventWebhook> {
    const secret = newSecret();
    const webhook = await super.update(context, id, { sealedSecret: this.secrets.seal(context.groupId, secret) });
    return Object.assign(webhook, { secret });
  }

  async tell(context: Context, event: OutboxEvent): Promise<void> {
    const rows = context.repository(EventWebhook).select().andWhere('row.enabled');
    rows.andWhere(`(row.events = '{}' OR :kind = ANY(row.events))`, { kind: event.type.split('.')[0] });
    const targets = await rows.getMany();
    if (!targets.length) return;
    const details = await detailsOfEvent(context, event);
    await this.addDeliveries(context, targets, { ...event, data: { ...event.data, ...details } });
  }

  async test(context: Context, id: string): Promise<void> {
    const event = { id: randomUUID(), type: 'test.message', createdAt: this.clock.now(), data: {} };
    await this.addDeliveries(context, [await this.get(context, id)], event);
  }

  async send(context: Context, { id, targetId, event, payload }: Delivery): Promise<number> {
    const { url, groupId, sealedSecret } = await context.repository(EventWebhook).get(targetId);
    const secret = this.secrets.open(groupId, sealedSecret);
    const body = JSON.stringify({ id, ...payload });
    const now = this.clock.now();
    const { status } = await this.fetch.send(url, {
      body,
      headers: {
        'content-type': 'application/json',
        'tureen-event': event,
        'tureen-delivery': id,
        'tureen-signature': sign(secret, body, now),
        ...standardHeaders(secret, id, body, now),
      },
    });
    return assertAccepted(status);
  }

  private async addDeliveries(
    context: Context,
    targets: EventWebhook[],
    { id: source, type, createdAt, data }: Pick<OutboxEvent, 'type' | 'createdAt' | 'data'> & { id: number | string },
  ): Promise<void> {
    const payload = { type, timestamp: createdAt.toISOString(), groupId: context.groupId, data };
    await this.deliveries.add(
      context,
      targets.map(({ id, name }) => ({
        targetKind: 'event-webhook' as const,
        targetId: id,
        targetName: name,
        event: type,
        source: `event ${source}`,
        payload,
      })),
    );
  }
}
