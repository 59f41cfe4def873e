import { Column, Entity, Index, JoinTable, ManyToMany, ManyToOne, OneToMany, type Relation, Unique } from 'typeorm';
import { Group, householdIdOf } from '#groups';
import { User } from '#identity';
import { Category, Tag, Tool } from '#organizers';
import { instant, Listed, VersionedEntity } from '#persistence';
import type { ImportReview } from '../imports/import-review.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { renderMarkdown } from './rich-text.ts';

export interface RecipeSettings {
  public: boolean;
  showNutrition: boolean;
  showAssets: boolean;
  landscapeView: boolean;
  disableComments: boolean;
  disableAmount: boolean;
  locked: boolean;
}
export interface RecipeNote {
  title: string;
  text: string;
  /** Of recipes that were loaded as a whole. */
  html?: string;
}
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The name of the table is written here only; linksOf finds it by the relation. */
const link = (name: string, column: string) => ({
  name,
  joinColumn: { name: 'recipe_id' },
  inverseJoinColumn: { name: column },
});

@Entity('recipes')
@Unique('recipes_slug_key', ['groupId', 'slug'])
@Index(['groupId', 'createdAt'])
@Index('recipes_document_idx', { synchronize: false })
@Index('recipes_name_idx', { synchronize: false })
export class Recipe extends VersionedEntity {
  @Listed()
  @Column({ type: 'uuid' })
  groupId!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group!: Relation<Group>;

  /** Who created it. The recipe stays when that user is deleted. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  ownerId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  owner!: Relation<User> | null;

  @Listed()
  @Column({ type: 'text' })
  name!: string;

  @Listed()
  @Column({ type: 'text' })
  slug!: string;

  @Listed()
  @Column({ type: 'text', default: '' })
  description!: string;

  /** A new value with each picture, null without one. */
  @Column({ type: 'text', nullable: true })
  image!: string | null;

  @Listed()
  @Column({ type: 'text', nullable: true })
  recipeYield!: string | null;

  @Listed()
  @Column({ type: 'double precision', default: 0 })
  recipeServings!: number;

  @Listed()
  @Column({ type: 'text', nullable: true })
  totalTime!: string | null;

  @Listed()
  @Column({ type: 'text', nullable: true })
  prepTime!: string | null;

  @Listed()
  @Column({ type: 'text', nullable: true })
  cookTime!: string | null;

  @Listed()
  @Column({ type: 'text', nullable: true })
  performTime!: string | null;

  /** The mean of the ratings that members gave. */
  @Listed()
  @Column({ type: 'double precision', nullable: true })
  rating!: number | null;

  @Listed()
  @Column({ type: 'text', nullable: true })
  orgURL!: string | null;

  @Listed()
  @Column({ type: 'date', default: () => 'CURRENT_DATE' })
  dateAdded!: string;

  @Listed()
  @Column({ ...instant, default: () => 'now()' })
  dateUpdated!: Date;

  @Listed()
  @Column({ ...instant, nullable: true })
  lastMade!: Date | null;

  @Column({ type: 'jsonb', default: {} })
  nutrition!: Record<string, string | null>;

  @Column({ type: 'jsonb' })
  settings!: RecipeSettings;

  @Column({ type: 'jsonb', default: [] })
  notes!: RecipeNote[];

  @Column({ type: 'jsonb', default: {} })
  extras!: Record<string, string>;

  /** What is searched; kept up to date by refresh_recipe_search(). */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  document?: string;

  /** How sure the import was, until somebody says that it is right. */
  @Column({ type: 'jsonb', nullable: true, select: false })
  review?: ImportReview | null;

  /** Of recipes that were loaded as a whole. */
  hasReview = false;

  @OneToMany(() => RecipeIngredient, (ingredient) => ingredient.recipe)
  recipeIngredient!: Relation<RecipeIngredient>[];

  @OneToMany(() => RecipeInstruction, (instruction) => instruction.recipe)
  recipeInstructions!: Relation<RecipeInstruction>[];

  @ManyToMany(() => Category)
  @JoinTable(link('recipes_to_categories', 'category_id'))
  recipeCategory!: Relation<Category>[];

  @ManyToMany(() => Tag)
  @JoinTable(link('recipes_to_tags', 'tag_id'))
  tags!: Relation<Tag>[];

  @ManyToMany(() => Tool)
  @JoinTable(link('recipes_to_tools', 'tool_id'))
  tools!: Relation<Tool>[];

  get userId() {
    return this.ownerId ?? NOBODY;
  }

  get householdId() {
    return householdIdOf(this.groupId);
  }

  /** For clients that only read whole numbers. */
  get recipeYieldQuantity() {
    return Math.round(this.recipeServings);
  }

  get descriptionHtml() {
    return renderMarkdown(this.description);
  }
}
