import { Column, Entity, JoinTable, ManyToMany, type Relation } from 'typeorm';
import type { Weekday } from '#contract/plain-dates';
import { GroupOwned } from '#groups';
import { Category, Tag } from '#organizers';
import { Filterable } from '#persistence';
import type { Effect, Match, MealType } from '../solver/problem.ts';

/** Rule for the recipes of a day and meal: required, excluded or limited. */
@Entity('mealplan_rules')
export class MealplanRule extends GroupOwned {
  @Filterable()
  @Column({ type: 'text', default: 'unset' })
  day: Weekday | 'unset';

  @Filterable()
  @Column({ type: 'text', default: 'unset' })
  entryType: MealType | 'unset';

  @Filterable()
  @Column({ type: 'text', default: 'require' })
  effect: Effect;

  /** Days of a pause or recipes per week of a limit; null for other effects. */
  @Column({ type: 'int', nullable: true })
  amount: number | null;

  /** Whether a recipe needs one of the organizers or all of them. */
  @Filterable()
  @Column({ type: 'text', default: 'any' })
  match: Match;

  @ManyToMany(() => Category)
  @JoinTable({
    name: 'mealplan_rules_to_categories',
    joinColumn: { name: 'rule_id' },
    inverseJoinColumn: { name: 'category_id' },
  })
  categories: Relation<Category>[];

  @ManyToMany(() => Tag)
  @JoinTable({ name: 'mealplan_rules_to_tags', joinColumn: { name: 'rule_id' }, inverseJoinColumn: { name: 'tag_id' } })
  tags: Relation<Tag>[];
}
