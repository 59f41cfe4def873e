import { NIL_UUID } from '#contract/formats';
import {
  AfterLoad,
  Column,
  Entity,
  Index,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  type Relation,
  Unique,
} from 'typeorm';
import type { ResponseSchema } from '#contract';
import { withZone } from '#contract/dates';
import { Group, householdIdOf } from '#groups';
import { User } from '#identity';
import { Category, Tag, Tool } from '#organizers';
import { formerSlugsColumn, instant, Filterable, VersionedEntity } from '#persistence';
import type { ImportReview } from '../imports/import-review.types.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';

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
}
/** A file of a recipe. */
export interface RecipeAsset {
  name: string;
  icon: string;
  fileName: string;
  type: string;
  size: number;
}
/** Maps a timestamp to ISO text in UTC. */
const instantAsText = {
  from: (stored: Date | null) => stored?.toISOString() ?? null,
  to: (text: string | null | undefined) => (text ? new Date(withZone(text)) : text),
};

/** Options of a join table; other code gets the table name from the relation's metadata. */
const link = (name: string, column: string) => ({
  name,
  joinColumn: { name: 'recipe_id' },
  inverseJoinColumn: { name: column },
});

@Entity('recipes')
@Unique('recipes_slug_key', ['groupId', 'slug'])
@Index(['groupId', 'id'])
@Index(['groupId', 'createdAt', 'id'])
@Index('recipes_food_known_idx', { synchronize: false })
@Index('recipes_pictured_idx', { synchronize: false })
@Index('recipes_rating_idx', { synchronize: false })
@Index('recipes_last_made_idx', { synchronize: false })
@Index('recipes_document_idx', { synchronize: false })
@Index('recipes_notes_document_idx', { synchronize: false })
@Index('recipes_former_slugs_idx', { synchronize: false })
@Index('recipes_name_idx', { synchronize: false })
@Index('recipes_name_words_idx', { synchronize: false })
export class Recipe extends VersionedEntity {
  @Filterable()
  @Column({ type: 'uuid' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group: Relation<Group>;

  /** User who created the recipe; null after the user was deleted. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  ownerId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  owner: Relation<User> | null;

  /** User who saved the recipe last. */
  @Index()
  @Column({ type: 'uuid', nullable: true })
  editorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  editor: Relation<User> | null;

  /** True if the recipe has saved versions; set by lockRecipe only. */
  hasHistory?: boolean;

  /** Name of the last editor; set for 412 responses only. */
  updatedBy?: string | null;

  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ type: 'text' })
  slug: string;

  @Column(formerSlugsColumn)
  formerSlugs: string[];

  @Filterable()
  @Column({ type: 'text', default: '' })
  description: string;

  /** Random key that changes with each picture; null without one. */
  @Column({ type: 'text', nullable: true })
  image: string | null;

  /** Alternative text of the picture. */
  @Column({ type: 'text', nullable: true })
  imageDescription: string | null;

  /** BCP 47. */
  @Filterable()
  @Column({ type: 'text', nullable: true })
  language: string | null;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  recipeYield: string | null;

  @Filterable()
  @Column({ type: 'double precision', default: 0 })
  recipeServings: number;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  totalTime: string | null;

  @Filterable()
  @Column({ type: 'int', nullable: true })
  totalTimeMinutes: number | null;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  prepTime: string | null;

  @Filterable()
  @Column({ type: 'int', nullable: true })
  prepTimeMinutes: number | null;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  cookTime: string | null;

  @Filterable()
  @Column({ type: 'int', nullable: true })
  cookTimeMinutes: number | null;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  performTime: string | null;

  @Filterable()
  @Column({ type: 'int', nullable: true })
  performTimeMinutes: number | null;

  /** Average rating; loadRecipe replaces it by the caller's own rating if there is one. */
  @Filterable()
  @Column({ type: 'double precision', nullable: true })
  rating: number | null;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  orgURL: string | null;

  @Filterable()
  @Column({ type: 'date', default: () => 'CURRENT_DATE' })
  dateAdded: string;

  @Filterable()
  @Column({ ...instant, default: () => 'now()' })
  dateUpdated: Date;

  @Filterable()
  @Column({ ...instant, nullable: true, transformer: instantAsText })
  lastMade: string | null;

  /** Value as sent if it has no time zone, so that it reads back unchanged. */
  @Column({ type: 'text', nullable: true })
  lastMadeAsSent: string | null;

  @Column({ type: 'jsonb', default: {} })
  nutrition: Record<string, string | null>;

  @Column({ type: 'jsonb' })
  settings: RecipeSettings;

  @Column({ type: 'jsonb', default: [] })
  notes: RecipeNote[];

  @Column({ type: 'jsonb', default: [] })
  assets: RecipeAsset[];

  @Column({ type: 'jsonb', default: {} })
  extras: Record<string, string>;

  /** Search index; updated by refresh_recipe_search(). */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  document?: string;

  /** Search index of what members noted when they made the recipe; updated by a trigger. Visitors do not search it. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  notesDocument?: string;

  /** Hashes of the addresses whose pictures were fetched from other servers; null until the texts were searched for any. */
  @Column({ type: 'text', array: true, nullable: true, insert: false, update: false })
  textPictures: string[] | null;

  /** False for recipes stored before parsed wording and minutes existed; RecipeBackfillService completes them. */
  @Column({ default: true, select: false, insert: false, update: false })
  isRead?: boolean;

  /** Version of the food tables that the lines were linked with; a trigger clears it when a line changes. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  foodTables?: string | null;

  /** Facts of the recipe's own lines, see storeFoodFacts; they only hold while `foodTables` is the present version. */
  @Column({ type: 'text', array: true, nullable: true, select: false, insert: false, update: false })
  foodContains?: string[] | null;

  @Column({ type: 'text', array: true, nullable: true, select: false, insert: false, update: false })
  foodMayContain?: string[] | null;

  /** Recipes that lines of this one are. */
  @Column({ type: 'uuid', array: true, nullable: true, select: false, insert: false, update: false })
  foodParts?: string[] | null;

  /** True if each line that is no recipe is certain. */
  @Column({ type: 'boolean', nullable: true, select: false, insert: false, update: false })
  isFoodKnown?: boolean | null;

  /** True if the recipe was read from pictures, which are its first assets. */
  @Column({ default: false })
  isOcrRecipe: boolean;

  /** Low-confidence results of the import, until a member dismisses them. */
  @Column({ type: 'jsonb', nullable: true, select: false })
  review?: ImportReview | null;

  /** Set by loadRecipe; not columns. */
  hasReview = false;
  hasSource = false;
  descriptionHtml = '';
  stepsHtml: string[] = [];
  notesHtml: string[] = [];

  @OneToMany(() => RecipeIngredient, (ingredient) => ingredient.recipe)
  recipeIngredient: Relation<RecipeIngredient>[];

  @OneToMany(() => RecipeInstruction, (instruction) => instruction.recipe)
  recipeInstructions: Relation<RecipeInstruction>[];

  @ManyToMany(() => Category)
  @JoinTable(link('recipes_to_categories', 'category_id'))
  recipeCategory: Relation<Category>[];

  @ManyToMany(() => Tag)
  @JoinTable(link('recipes_to_tags', 'tag_id'))
  tags: Relation<Tag>[];

  @ManyToMany(() => Tool)
  @JoinTable(link('recipes_to_tools', 'tool_id'))
  tools: Relation<Tool>[];

  /** Set by loadRecipe and RecipesService.get; not columns. */
  hasComments = false;
  comments: ResponseSchema<'Comment'>[] = [];

  @AfterLoad()
  protected showLastMade() {
    if (this.lastMade && this.lastMadeAsSent) this.lastMade = this.lastMadeAsSent;
  }

  get userId() {
    return this.ownerId ?? NIL_UUID;
  }

  get householdId() {
    return householdIdOf(this.groupId);
  }

  /** Rounded servings for clients that expect an integer. */
  get recipeYieldQuantity() {
    return Math.round(this.recipeServings);
  }
}
