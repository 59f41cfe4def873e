import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned, householdIdOf } from '#groups';
import { Filterable } from '#persistence';

/** Sends what happens in a group to an address, signed. */
@Entity('event_webhooks')
export class EventWebhook extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ default: true })
  enabled: boolean;

  @Column({ type: 'text' })
  url: string;

  /** Empty means all. */
  @Column({ type: 'text', array: true, default: '{}' })
  events: ResponseSchema<'EventWebhook'>['events'];

  @Column({ type: 'text' })
  secret: string;

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
