import { NIL_UUID } from '#contract/formats';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { Group, householdIdOf } from '#groups';
import { User } from '#identity';
import { instant, Filterable } from '#persistence';
import { Recipe } from '#recipes';
import type { MealType } from '../solver/problem.ts';
import type { MealEaters } from './meal-eaters.ts';

/** A recipe or note for a meal of a day. Existing clients expect the numeric id; browsers generate the uuid. */
@Entity('mealplans')
@Unique('mealplans_uuid_key', ['groupId', 'uuid'])
@Index(['groupId', 'date'])
export class Mealplan {
  @Filterable()
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'uuid' })
  uuid: string;

  @Column({ type: 'uuid' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  /** User who planned the entry, which outlives the account. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  plannerId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  planner: Relation<User> | null;

  /** `yyyy-MM-dd`. */
  @Filterable()
  @Column({ type: 'date' })
  date: string;

  @Filterable()
  @Column({ type: 'text', default: 'breakfast' })
  entryType: MealType;

  @Filterable()
  @Column({ type: 'text', default: '' })
  title: string;

  @Filterable()
  @Column({ type: 'text', default: '' })
  text: string;

  @Filterable()
  @Column({ type: 'uuid', nullable: true })
  @Index()
  recipeId: string | null;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe> | null;

  /** Null means the servings of the recipe. */
  @Column({ type: 'double precision', nullable: true })
  servings: number | null;

  /** Day on which leftovers were cooked; null for a meal that is cooked. */
  @Column({ type: 'date', nullable: true })
  leftoversOf: string | null;

  /** Those who eat; null means all persons of the household. Ids of former persons mean nobody. */
  @Column({ type: 'jsonb', nullable: true })
  eaters: MealEaters | null;

  /** Place within its day and meal, from 0. */
  @Filterable()
  @Column({ type: 'int' })
  position: number;

  @VersionColumn({ default: 1 })
  version: number;

  @Filterable()
  @CreateDateColumn(instant)
  createdAt: Date;

  @Filterable()
  @UpdateDateColumn(instant)
  updateAt: Date;

  get updatedAt(): Date {
    return this.updateAt;
  }

  get userId(): string {
    return this.plannerId ?? NIL_UUID;
  }

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
