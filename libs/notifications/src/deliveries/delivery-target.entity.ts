import { Column } from 'typeorm';
import { GroupOwned } from '#groups';
import { Filterable } from '#persistence';

/** A receiver of deliveries that a group has configured. */
export abstract class DeliveryTarget extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ default: true })
  enabled: boolean;
}
