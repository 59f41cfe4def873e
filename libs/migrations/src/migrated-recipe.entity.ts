import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { Recipe } from '#recipes';

/** Where a recipe came from, so that the same one does not come twice. */
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

  /** Of the migration that brought it; its report may be gone. Null where it brought another one, which this one has replaced. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  migrationId: string | null;

  /** Digest of what tells it from others: its id in the other program, else its address, else what it says. */
  @PrimaryColumn({ type: 'text' })
  key: string;
}
