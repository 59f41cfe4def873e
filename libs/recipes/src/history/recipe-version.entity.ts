import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import type { RequestSchema } from '#contract';
import type { recipeFields } from '#contract/recipe-fields';
import { Group } from '#groups';
import { User } from '#identity';
import { instant } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

/** Content of a recipe in a version, in the form of the API. */
export type RecipeContent = Pick<RequestSchema<'RecipeChanges'>, (typeof recipeFields)[number]>;

/** Immutable snapshot of a recipe after a save. */
@Entity('recipe_versions')
@Unique(['recipeId', 'number'])
export class RecipeVersion {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column({ type: 'uuid' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  @Column({ type: 'uuid' })
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  /** Value of the recipe's version column. */
  @Column({ type: 'int' })
  number: number;

  @Column(instant)
  savedAt: Date;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  editorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  editor: Relation<User> | null;

  @Column({ type: 'jsonb', select: false })
  content: RecipeContent;
}
