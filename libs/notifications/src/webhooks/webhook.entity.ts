import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned, householdIdOf } from '#groups';
import { Filterable } from '#persistence';

/** Sends the meals of the day to an address, at a time of day. */
@Entity('webhooks')
export class Webhook extends GroupOwned {
  @Filterable()
  @Column({ type: 'text', default: '' })
  name: string;

  @Filterable()
  @Column({ default: true })
  enabled: boolean;

  @Column({ type: 'text', default: '' })
  url: string;

  @Column({ type: 'text', default: 'mealplan' })
  webhookType: ResponseSchema<'Webhook'>['webhookType'];

  /** In the time zone of the group, as `18:30`. */
  @Column({ type: 'text', default: '00:00' })
  time: string;

  /** The last day for which it was called, or for which it was too late when it was made. */
  @Column({ type: 'date' })
  calledFor: string;

  /** The same time in UTC, as it is today. */
  scheduledTime: string;

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
