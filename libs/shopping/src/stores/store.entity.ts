import { Column, Entity } from 'typeorm';
import { GroupOwned } from '#groups';
import { Filterable } from '#persistence';

@Entity('stores')
export class Store extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  /** Ids of labels in the order of the aisles. */
  @Column({ type: 'jsonb', default: [] })
  labelOrder: string[];
}
