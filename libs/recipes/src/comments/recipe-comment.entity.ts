import { Column, DeleteDateColumn, Entity, Index } from 'typeorm';
import { instant, Filterable } from '#persistence';
import { RecipeChild } from '../recipe-child.entity.ts';

@Entity('recipe_comments')
@Index(['recipeId', 'createdAt'])
export class RecipeComment extends RecipeChild {
  @Filterable()
  @Column({ type: 'text' })
  text: string;

  /** A deleted comment can be restored until it is purged. */
  @DeleteDateColumn({ ...instant, select: false })
  deletedAt: Date | null;

  /** Set by CommentsService; not a column. */
  textHtml = '';
}
