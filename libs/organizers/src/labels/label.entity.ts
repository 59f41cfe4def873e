import { Column, Entity, Index } from 'typeorm';
import { GroupOwned } from '#groups';
import { Listed } from '#persistence';

/** An aisle of a shop. Names are unique within a group, without regard to case. */
@Entity('labels')
@Index('labels_name_key', { synchronize: false })
export class Label extends GroupOwned {
  @Listed()
  @Column({ type: 'text' })
  name: string;

  @Listed()
  @Column({ type: 'text', default: '#E0E0E0' })
  color: string;
}
