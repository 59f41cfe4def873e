import { Column, Entity } from 'typeorm';
import type { Answer } from '#contract';
import { GroupOwned, householdIdOf } from '#groups';
import { Listed } from '#persistence';

/** Sends what happens in a group to an address, signed. */
@Entity('event_webhooks')
export class EventWebhook extends GroupOwned {
  @Listed()
  @Column({ type: 'text' })
  name: string;

  @Listed()
  @Column({ default: true })
  enabled: boolean;

  @Column({ type: 'text' })
  url: string;

  /** Empty means all. */
  @Column({ type: 'text', array: true, default: '{}' })
  events: Answer<'EventWebhook'>['events'];

  @Column({ type: 'text' })
  secret: string;

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
