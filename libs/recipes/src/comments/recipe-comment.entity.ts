import { Column, DeleteDateColumn, Entity, Index } from 'typeorm';
import { instant, Listed } from '#persistence';
import { RecipeChild } from '../recipe-child.entity.ts';

@Entity('recipe_comments')
@Index(['recipeId', 'createdAt'])
export class RecipeComment extends RecipeChild {
  @Listed()
  @Column({ type: 'text' })
  text!: string;

  /** It can be taken back until it is pruned. */
  @DeleteDateColumn({ ...instant, select: false })
  deletedAt!: Date | null;

  /** Of comments that are shown. */
  textHtml = '';
}
