import { Column, Entity, Index, JoinTable, ManyToMany, ManyToOne, type Relation } from 'typeorm';
import type { RequestSchema } from '#contract';
import { GroupOwned } from '#groups';
import { User } from '#identity';
import { Food } from '#organizers';

type Changes = Required<RequestSchema<'PersonChanges'>>;
export type Allergen = Changes['allergies'][number];
export type Diet = Changes['diets'][number];

/** Somebody who eats with the household, with or without an account. */
@Entity('persons')
export class Person extends GroupOwned {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User> | null;

  @Column({ type: 'text', array: true, default: [] })
  allergies: Allergen[];

  @Column({ type: 'text', array: true, default: [] })
  intolerances: Allergen[];

  @Column({ type: 'text', array: true, default: [] })
  diets: Diet[];

  /** Foods of the group. */
  @ManyToMany(() => Food)
  @JoinTable({ joinColumn: { name: 'person_id' }, inverseJoinColumn: { name: 'food_id' } })
  dislikes: Relation<Food>[];

  /** Ids of the food tables. */
  @Column({ type: 'text', array: true, default: [] })
  knownDislikeIds: string[];

  /** Not a column: the names of the foods for the caller. */
  knownDislikes: { food: string; name: string }[];
}
