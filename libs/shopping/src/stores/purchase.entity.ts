import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { Food, Label } from '#organizers';
import { instant } from '#persistence';
import { Store } from './store.entity.ts';

/** Something that was ticked off. It teaches what a group buys most, and in which order the aisles of a store are passed. */
@Entity('purchases')
@Index(['groupId', 'boughtAt'])
@Index(['storeId', 'boughtAt'])
export class Purchase {
  @PrimaryColumn({ type: 'uuid' })
  groupId: string;

  /** The item, which may be gone. */
  @PrimaryColumn({ type: 'uuid' })
  itemId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  @Column({ type: 'uuid', nullable: true })
  storeId: string | null;

  @ManyToOne(() => Store, { onDelete: 'SET NULL' })
  store: Relation<Store> | null;

  @Column({ type: 'uuid' })
  listId: string;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  foodId: string | null;

  @ManyToOne(() => Food, { onDelete: 'CASCADE' })
  food: Relation<Food> | null;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  labelId: string | null;

  @ManyToOne(() => Label, { onDelete: 'SET NULL' })
  label: Relation<Label> | null;

  /** Name of something that is no food of the group. */
  @Column({ type: 'text', default: '' })
  name: string;

  @Column(instant)
  boughtAt: Date;
}
