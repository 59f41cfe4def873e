import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { batchesOf, displayIngredient, type LineWords } from '#ingredients';
import { Food, Unit } from '#organizers';
import { Recipe } from './recipe.entity.ts';

@Entity('recipe_ingredients')
export class RecipeIngredient {
  @PrimaryColumn({ type: 'uuid' })
  recipeId!: string;

  @PrimaryColumn({ type: 'int' })
  position!: number;

  @ManyToOne(() => Recipe, (recipe) => recipe.recipeIngredient, { onDelete: 'CASCADE' })
  recipe!: Relation<Recipe>;

  /** What steps refer to. */
  @Column({ type: 'uuid' })
  referenceId!: string;

  /** Heading of the section that starts here. */
  @Column({ type: 'text', default: '' })
  title!: string;

  @Column({ type: 'text', default: '' })
  note!: string;

  @Column({ type: 'double precision', nullable: true })
  quantity!: number | null;

  /** The upper end of a range. */
  @Column({ type: 'double precision', nullable: true })
  quantityMax!: number | null;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  unitId!: string | null;

  @ManyToOne(() => Unit, { onDelete: 'SET NULL' })
  unit!: Relation<Unit> | null;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  foodId!: string | null;

  @ManyToOne(() => Food, { onDelete: 'SET NULL' })
  food!: Relation<Food> | null;

  /** The line stands for another recipe, or some of it. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  referencedRecipeId!: string | null;

  /** Of it, what the line shows. */
  @ManyToOne(() => Recipe, { onDelete: 'SET NULL' })
  referencedRecipe!: Relation<Recipe> | null;

  /** As it was imported. */
  @Column({ type: 'text', nullable: true })
  originalText!: string | null;

  /** As it is read. */
  @Column({ type: 'jsonb', nullable: true })
  words!: LineWords | null;

  /** Copied from the settings of the recipe. */
  disableAmount = false;

  get isFood() {
    return !this.disableAmount;
  }

  /** How many times the other recipe is made for the line; null where that cannot be said, or the line is its own. */
  get batches(): number | null {
    return this.referencedRecipe ? batchesOf(this, this.referencedRecipe) : null;
  }

  get display() {
    return displayIngredient(this).text;
  }
}
