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

  /** Key that signs the events, encrypted with the server's key. */
  @Column({ type: 'text' })
  sealedSecret: string;

  /** Present right after the key was created. */
  secret: string;
}
