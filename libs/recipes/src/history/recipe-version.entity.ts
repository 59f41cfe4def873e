import { Column, Entity, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { Group } from '#groups';
import { User } from '#identity';
import { instant } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeContent } from './recipe-content.ts';

/** Immutable snapshot of a recipe after a save. */
@Entity('recipe_versions')
@Unique(['recipeId', 'number'])
export class RecipeVersion {
  @PrimaryGeneratedColumn('uuid')
  id: string;

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

  @Column({ type: 'uuid', nullable: true })
  editorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  editor: Relation<User> | null;

  @Column({ type: 'jsonb', select: false })
  content: RecipeContent;
}
