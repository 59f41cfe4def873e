import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from '#groups';
import { instant } from '#persistence';
import { Recipe } from '../recipes/recipe.entity.ts';

/** The page or text that a recipe was imported from, without scripts and styles. */
@Entity('recipe_sources')
export class RecipeSource {
  @PrimaryColumn({ type: 'uuid' })
  recipeId: string;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  recipe: Relation<Recipe>;

  @Index()
  @Column({ type: 'uuid' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  /** Address that relative links of the page refer to. */
  @Column({ type: 'text' })
  url: string;

  /** True for text that somebody pasted or that was recognized in a picture. */
  @Column()
  isPasted: boolean;

  /** UTF-8, compressed with gzip. */
  @Column({ type: 'bytea', select: false })
  content: Buffer;

  @Column({ ...instant, default: () => 'now()' })
  savedAt: Date;
}
