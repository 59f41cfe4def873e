import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { LineLink } from '#food';
import { Recipe } from '../recipes/recipe.entity.ts';

/** A food of the food tables that an ingredient line names, beside the author's words. */
@Entity('recipe_line_foods')
export class RecipeLineFood {
  @PrimaryColumn({ type: 'uuid' })
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  /** Id of the line within the recipe. */
  @PrimaryColumn({ type: 'uuid' })
  referenceId: string;

  /** Id in the food tables, such as `cheddar-cheese`. */
  @PrimaryColumn({ type: 'text' })
  food: string;

  /** Foods that it is a kind of, which the search finds as well. */
  @Column({ type: 'text', array: true })
  kinds: string[];

  /** A guess is used until a member confirms or refuses it. */
  @Column({ type: 'text' })
  state: LineLink['state'];

  /** Probability that the guess is right, from 0 to 1. */
  @Column({ type: 'real' })
  confidence: number;

  /** The words of the line that were read. */
  @Column({ type: 'text' })
  words: string;
}

export type RecipeLink = Omit<RecipeLineFood, 'recipe'>;
