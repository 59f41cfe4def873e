import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { Food, Label } from '#organizers';
import { instant } from '#persistence';
import { Store } from './store.entity.ts';

/** A checked item. Purchases are the data for suggestions and for the learned order of a store. */
@Entity('purchases')
@Index(['groupId', 'boughtAt'])
@Index(['storeId', 'boughtAt'])
export class Purchase {
  @PrimaryColumn({ type: 'uuid' })
  groupId: string;

  /** No foreign key: the item may be deleted. */
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

  /** Name of the item if it has no food. */
  @Column({ type: 'text', default: '' })
  name: string;

  @Column(instant)
  boughtAt: Date;
}
