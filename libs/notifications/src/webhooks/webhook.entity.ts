import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';
import { Filterable } from '#persistence';

/** Posts the meals of the day to an address at a time of day. */
@Entity('webhooks')
export class Webhook extends GroupOwned {
  @Filterable()
  @Column({ type: 'text', default: '' })
  name: string;

  @Filterable()
  @Column({ default: true })
  enabled: boolean;

  /** User who created the webhook; null if unknown. */
  @Column({ type: 'uuid', nullable: true })
  creatorId: string | null;

  @Column({ type: 'text', default: '' })
  url: string;

  @Column({ type: 'text', default: 'mealplan' })
  webhookType: ResponseSchema<'Webhook'>['webhookType'];

  /** Time of day in the group's time zone, as `18:30`. */
  @Column({ type: 'text', default: '00:00' })
  time: string;

  /** UTC time that a client sent in place of `time`, with its seconds. */
  @Column({ type: 'text', nullable: true })
  sentTime: string | null;

  /** Last day that was called for, or whose time had passed when the webhook was created. */
  @Column({ type: 'date' })
  calledFor: string;

  /** The same time in UTC, as of today. */
  scheduledTime: string;
}
