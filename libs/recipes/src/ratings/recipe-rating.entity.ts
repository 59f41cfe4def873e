import { Column, Entity, Index, ManyToOne, type Relation, Unique } from 'typeorm';
import { User } from '#identity';
import { BaseEntity } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

/** Rating and favorite mark of one member. */
@Entity('recipe_ratings')
@Unique(['userId', 'recipeId'])
export class RecipeRating extends BaseEntity {
  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column({ type: 'uuid' })
  @Index()
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  @Column({ type: 'double precision', nullable: true })
  rating: number | null;

  @Column({ default: false })
  isFavorite: boolean;
}
