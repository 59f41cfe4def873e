import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { instant, LeftBehind } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

/**
 * Whoever knows its id reads one recipe until it expires. The id has 122 random bits and is kept as it is, since members look
 * up and pass on links that they made before.
 */
@LeftBehind()
@Entity('share_links')
export class ShareLink {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid' })
  @Index()
  groupId!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group!: Relation<Group>;

  @Column({ type: 'uuid' })
  @Index()
  recipeId!: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe!: Relation<Recipe>;

  @Column(instant)
  @Index()
  expiresAt!: Date;

  /** How often it has been opened. */
  @Column({ type: 'int', default: 0 })
  views!: number;

  @CreateDateColumn(instant)
  createdAt!: Date;
}
