import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned, householdIdOf } from '#groups';
import { Filterable } from '#persistence';

/** Posts signed events of a group to an address. */
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

  /** Empty means all events. */
  @Column({ type: 'text', array: true, default: '{}' })
  events: ResponseSchema<'EventWebhook'>['events'];

  @Column({ type: 'text' })
  secret: string;

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
