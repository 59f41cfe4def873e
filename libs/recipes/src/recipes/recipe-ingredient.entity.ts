import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { displayIngredient, type LineWords } from '#ingredients';
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

  /** As it was imported. */
  @Column({ type: 'text', nullable: true })
  originalText!: string | null;

  /** As it is read. */
  @Column({ type: 'jsonb', nullable: true })
  words!: LineWords | null;

  /** Copied from the settings of the recipe. */
  disableAmount = false;

  readonly referencedRecipe = null;

  get isFood() {
    return !this.disableAmount;
  }

  get display() {
    return displayIngredient(this).text;
  }
}
