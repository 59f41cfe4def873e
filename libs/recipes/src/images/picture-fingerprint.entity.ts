import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Recipe } from '../recipes/recipe.entity.ts';

/** Perceptual hash of a recipe's picture. */
@Entity('recipe_pictures')
export class PictureFingerprint {
  @PrimaryColumn({ type: 'uuid' })
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  /** Value of the column `image` of the recipe, which changes with each picture. */
  @Column({ type: 'text' })
  image: string;

  /** Null for a picture without visible content or one that cannot be read. */
  @Column({ type: 'text', nullable: true })
  fingerprint: string | null;
}
