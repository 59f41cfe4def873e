import { Column, DeleteDateColumn, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { GroupOwned } from '#groups';
import { User } from '#identity';
import { instant, Listed } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

@Entity('recipe_comments')
@Index(['recipeId', 'createdAt'])
export class RecipeComment extends GroupOwned {
  @Listed()
  @Column({ type: 'uuid' })
  recipeId!: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe!: Relation<Recipe>;

  @Listed()
  @Column({ type: 'uuid' })
  @Index()
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Listed()
  @Column({ type: 'text' })
  text!: string;

  /** It can be taken back until it is pruned. */
  @DeleteDateColumn({ ...instant, select: false })
  deletedAt!: Date | null;

  /** Of comments that are shown. */
  textHtml = '';
}
