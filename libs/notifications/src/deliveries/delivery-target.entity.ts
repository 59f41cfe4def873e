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

  /** User who created the target; null if unknown. */
  @Column({ type: 'uuid', nullable: true })
  creatorId: string | null;
}
