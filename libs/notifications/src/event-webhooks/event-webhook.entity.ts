import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { DeliveryTarget } from '../deliveries/delivery-target.entity.ts';

/** Posts signed events of a group to an address. */
@Entity('event_webhooks')
export class EventWebhook extends DeliveryTarget {
  @Column({ type: 'text' })
  url: string;

  /** Empty means all events. */
  @Column({ type: 'text', array: true, default: '{}' })
  events: ResponseSchema<'EventWebhook'>['events'];

  @Column({ type: 'text' })
  secret: string;
}
