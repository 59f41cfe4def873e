import { NIL_UUID } from '#contract/formats';
import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';
import { User } from '#identity';
import { Filterable } from '#persistence';
import { Store } from '../stores/store.entity.ts';

/** Each change of an item raises the version of its list too. */
@Entity('shopping_lists')
export class ShoppingList extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'jsonb', default: {} })
  extras: Record<string, string>;

  @Filterable()
  @Column({ default: false })
  archived: boolean;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  storeId: string | null;

  @ManyToOne(() => Store, { onDelete: 'SET NULL' })
  store: Relation<Store> | null;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  ownerId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  owner: Relation<User> | null;

  /** Ids of labels in the order of a user; labels that are missing here come last. */
  @Column({ type: 'jsonb', default: [] })
  labelOrder: string[];

  // not stored: added to answers
  openItems: number;
  doneItems: number;
  recipeReferences: ResponseSchema<'ShoppingListRecipe'>[];
  labelSettings: ResponseSchema<'LabelSetting'>[];
  /** Only in the answer for a single list. */
  listItems: ResponseSchema<'ShoppingItem'>[];

  get userId(): string {
    return this.ownerId ?? NIL_UUID;
  }
}
