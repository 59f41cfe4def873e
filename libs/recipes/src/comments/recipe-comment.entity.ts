import { Column, DeleteDateColumn, Entity, Index } from 'typeorm';
import { instant, Listed } from '#persistence';
import { OnRecipe } from '../on-recipe.entity.ts';

@Entity('recipe_comments')
@Index(['recipeId', 'createdAt'])
export class RecipeComment extends OnRecipe {
  @Listed()
  @Column({ type: 'text' })
  text!: string;

  /** It can be taken back until it is pruned. */
  @DeleteDateColumn({ ...instant, select: false })
  deletedAt!: Date | null;

  /** Of comments that are shown. */
  textHtml = '';
}
