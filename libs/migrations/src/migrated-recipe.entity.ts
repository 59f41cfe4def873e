import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Group } from '#groups';
import { Recipe } from '#recipes';

/** Where a recipe came from, so that the same one does not come twice. */
@Entity('migrated_recipes')
@Unique('migrated_recipes_key', ['groupId', 'key'])
export class MigratedRecipe {
  @PrimaryColumn({ type: 'uuid' })
  recipeId!: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe!: Relation<Recipe>;

  @Column({ type: 'uuid' })
  groupId!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group!: Relation<Group>;

  /** Of the migration that brought it; its report may be gone. */
  @Column({ type: 'uuid' })
  @Index()
  migrationId!: string;

  /** Digest of what tells it from others: its id in the other program, else its address, else what it says. */
  @Column({ type: 'text' })
  key!: string;
}
