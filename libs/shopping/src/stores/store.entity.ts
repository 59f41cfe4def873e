import { Column, Entity } from 'typeorm';
import { GroupOwned, householdIdOf } from '#groups';
import { Filterable } from '#persistence';

@Entity('stores')
export class Store extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  /** Ids of labels in the order in which their aisles are passed. */
  @Column({ type: 'jsonb', default: [] })
  labelOrder: string[];

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
