import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { GroupOwned } from '#groups';
import { User } from '#identity';
import { Food, Label, Unit } from '#organizers';
import { instant, Filterable } from '#persistence';
import { ShoppingList } from '../lists/shopping-list.entity.ts';
import type { ListItem } from '../merging/list-rules.ts';
import type { ItemSource } from '../merging/item-sources.ts';

@Entity('shopping_items')
export class ShoppingItem extends GroupOwned implements ListItem {
  @Filterable()
  @Column({ type: 'uuid' })
  @Index()
  shoppingListId: string;

  @ManyToOne(() => ShoppingList, { onDelete: 'CASCADE' })
  shoppingList: Relation<ShoppingList>;

  @Filterable()
  @Column({ default: false })
  checked: boolean;

  @Filterable()
  @Column({ ...instant, nullable: true })
  checkedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  checkedById: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  checkedBy: Relation<User> | null;

  @Filterable()
  @Column({ type: 'int' })
  position: number;

  /** Computed from the parts, like unit and note. */
  @Filterable()
  @Column({ type: 'double precision', default: 0 })
  quantity: number;

  @Filterable()
  @Column({ type: 'uuid', nullable: true })
  @Index()
  unitId: string | null;

  @ManyToOne(() => Unit, { onDelete: 'SET NULL' })
  unit: Relation<Unit> | null;

  @Filterable()
  @Column({ type: 'text', default: '' })
  note: string;

  @Filterable()
  @Column({ type: 'uuid', nullable: true })
  @Index()
  foodId: string | null;

  @ManyToOne(() => Food, { onDelete: 'SET NULL' })
  food: Relation<Food> | null;

  /** Overrides the label of the food. */
  @Filterable()
  @Column({ type: 'uuid', nullable: true })
  @Index()
  labelId: string | null;

  @ManyToOne(() => Label, { onDelete: 'SET NULL' })
  label: Relation<Label> | null;

  @Filterable()
  @Column({ default: false })
  isFood: boolean;

  @Column({ default: false })
  apart: boolean;

  @Column({ type: 'jsonb', default: {} })
  extras: Record<string, string>;

  @Column({ type: 'jsonb', default: [] })
  parts: ItemSource[];
}
