import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Recipe } from '../recipes/recipe.entity.ts';

/** What the picture of a recipe looks like. */
@Entity('recipe_pictures')
export class PictureFingerprint {
  @PrimaryColumn({ type: 'uuid' })
  recipeId!: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe!: Relation<Recipe>;

  /** Which of its pictures: the value of the column `image` of the recipe. */
  @Column({ type: 'text' })
  image!: string;

  /** Null where there is nothing to be seen on it. */
  @Column({ type: 'text', nullable: true })
  fingerprint!: string | null;
}
