import { Column, Entity, Index, JoinTable, ManyToMany, type Relation } from 'typeorm';
import { GroupOwned } from '#groups';
import { Category, Food, Tag, Tool } from '#organizers';
import { Filterable, formerSlugsColumn } from '#persistence';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** A saved filter for recipes. All of its conditions must match. */
@Entity('cookbooks')
@Index('cookbooks_former_slugs_idx', { synchronize: false })
export class Cookbook extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  /** Unique in the group: a trigger adds a number to a slug that is taken. */
  @Filterable()
  @Column({ type: 'text' })
  slug: string;

  @Column(formerSlugsColumn)
  formerSlugs: string[];

  @Filterable()
  @Column({ type: 'text', default: '' })
  description: string;

  /** Display order, from 1. */
  @Filterable()
  @Column({ type: 'int' })
  position: number;

  @Filterable()
  @Column({ default: false })
  public: boolean;

  @Column({ default: true })
  requireAllCategories: boolean;

  @Column({ default: true })
  requireAllTags: boolean;

  @Column({ default: true })
  requireAllTools: boolean;

  @ManyToMany(() => Category)
  @JoinTable({ joinColumn: { name: 'cookbook_id' }, inverseJoinColumn: { name: 'category_id' } })
  categories: Relation<Category>[];

  @ManyToMany(() => Tag)
  @JoinTable({ joinColumn: { name: 'cookbook_id' }, inverseJoinColumn: { name: 'tag_id' } })
  tags: Relation<Tag>[];

  @ManyToMany(() => Tool)
  @JoinTable({ joinColumn: { name: 'cookbook_id' }, inverseJoinColumn: { name: 'tool_id' } })
  tools: Relation<Tool>[];

  @Column({ default: true })
  requireAllFoods: boolean;

  @ManyToMany(() => Food)
  @JoinTable({ joinColumn: { name: 'cookbook_id' }, inverseJoinColumn: { name: 'food_id' } })
  foods: Relation<Food>[];

  /** Additional condition in the syntax of `queryFilter` of the list of recipes. */
  @Column({ type: 'text', default: '' })
  queryFilterString: string;

  /** Not a column; loaded only for a single cookbook. */
  recipes: Recipe[];

  // Mealie's clients also read this field
  readonly queryFilter = null;
}
