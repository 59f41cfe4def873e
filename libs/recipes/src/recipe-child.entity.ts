import { Column, Index, ManyToOne, type Relation } from 'typeorm';
import { GroupOwned } from '#groups';
import { User } from '#identity';
import { Filterable } from '#persistence';
import { Recipe } from './recipes/recipe.entity.ts';

/** Base of rows that a user adds to a recipe; deleted with the recipe or the user. */
export abstract class RecipeChild extends GroupOwned {
  @Filterable()
  @Column({ type: 'uuid' })
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  @Filterable()
  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;
}
