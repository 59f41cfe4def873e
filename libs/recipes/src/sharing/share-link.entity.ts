import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { instant, ExcludedFromGroupRestore } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

/**
 * Grants read access to one recipe to everyone who knows the id (122 random bits). The id is stored in plain text, because members can
 * look up links that they created.
 */
@ExcludedFromGroupRestore()
@Entity('share_links')
export class ShareLink {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  @Index()
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  @Column({ type: 'uuid' })
  @Index()
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  @Column(instant)
  @Index()
  expiresAt: Date;

  /** User who created the link; null if unknown. */
  @Column({ type: 'uuid', nullable: true })
  creatorId: string | null;

  /** Number of visits. */
  @Column({ type: 'int', default: 0 })
  views: number;

  @CreateDateColumn(instant)
  createdAt: Date;
}
