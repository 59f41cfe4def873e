import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { StepFacts } from '#ingredients';
import { Recipe } from './recipe.entity.ts';

@Entity('recipe_instructions')
export class RecipeInstruction {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  @Index()
  recipeId: string;

  @ManyToOne(() => Recipe, (recipe) => recipe.recipeInstructions, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  @Column({ type: 'int' })
  position: number;

  /** Heading of the section that starts here. */
  @Column({ type: 'text', default: '' })
  title: string;

  /** Markdown. */
  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'jsonb', default: [] })
  ingredientReferences: { referenceId: string | null }[];

  /** Facts that a person mended; others are read from the text. */
  @Column({ type: 'jsonb', nullable: true })
  facts: Partial<StepFacts> | null;

  readonly summary = '';
}
