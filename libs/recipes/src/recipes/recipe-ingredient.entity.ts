import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { batchesOf, displayIngredient, type LineWords } from '#ingredients';
import { Food, Unit } from '#organizers';
import { Recipe } from './recipe.entity.ts';

@Entity('recipe_ingredients')
@Index(['foodId', 'recipeId'])
export class RecipeIngredient {
  @PrimaryColumn({ type: 'uuid' })
  recipeId: string;

  @PrimaryColumn({ type: 'int' })
  position: number;

  @ManyToOne(() => Recipe, (recipe) => recipe.recipeIngredient, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  /** Id by which steps refer to the line. */
  @Column({ type: 'uuid' })
  referenceId: string;

  /** Heading of the section that starts here. */
  @Column({ type: 'text', default: '' })
  title: string;

  @Column({ type: 'text', default: '' })
  note: string;

  @Column({ type: 'double precision', nullable: true })
  quantity: number | null;

  /** Upper end of a range. */
  @Column({ type: 'double precision', nullable: true })
  quantityMax: number | null;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  unitId: string | null;

  @ManyToOne(() => Unit, { onDelete: 'SET NULL' })
  unit: Relation<Unit> | null;

  @Column({ type: 'uuid', nullable: true })
  foodId: string | null;

  @ManyToOne(() => Food, { onDelete: 'SET NULL' })
  food: Relation<Food> | null;

  /** Sub-recipe that the line stands for. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  referencedRecipeId: string | null;

  /** Loaded with the columns of SUB_RECIPE only. */
  @ManyToOne(() => Recipe, { onDelete: 'SET NULL' })
  referencedRecipe: Relation<Recipe> | null;

  /** Text of the line as imported. */
  @Column({ type: 'text', nullable: true })
  originalText: string | null;

  /** Wording of amount, unit and food in the text. */
  @Column({ type: 'jsonb', nullable: true })
  words: LineWords | null;

  /** Copied from the settings of the recipe. */
  disableAmount = false;

  get isFood() {
    return !this.disableAmount;
  }

  /** Number of batches of the sub-recipe that the line needs; null if unknown or without a sub-recipe. */
  get batches(): number | null {
    return this.referencedRecipe ? batchesOf(this, this.referencedRecipe) : null;
  }

  get display() {
    return displayIngredient(this).text;
  }
}
