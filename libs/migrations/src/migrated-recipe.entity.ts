import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { Recipe } from '#recipes';

/** Origin of a recipe, so that it is not imported twice. */
@Entity('migrated_recipes')
export class MigratedRecipe {
  @Column({ type: 'uuid' })
  @Index()
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  @PrimaryColumn({ type: 'uuid' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  /** Id of the migration, whose report may be deleted. Null if a merge replaced the imported recipe by this one. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  migrationId: string | null;

  /** Digest that identifies the recipe in the other program: of its id, otherwise its address, otherwise its content. */
  @PrimaryColumn({ type: 'text' })
  key: string;
}
