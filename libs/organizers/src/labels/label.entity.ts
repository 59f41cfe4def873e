import { Column, Entity, Index } from 'typeorm';
import { GroupOwned } from '#groups';
import { Filterable } from '#persistence';

/** An aisle of a shop. Names are unique within a group, without regard to case. */
@Entity('labels')
@Index('labels_name_order_idx', { synchronize: false })
@Index('labels_name_key', { synchronize: false })
export class Label extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ type: 'text', default: '#E0E0E0' })
  color: string;
}
