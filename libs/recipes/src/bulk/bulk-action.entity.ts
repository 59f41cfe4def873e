import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Answer } from '#contract';
import { GroupOwned } from '#groups';
import { LeftBehind } from '#persistence';
import type { RecipeSettings } from '../recipes/recipe.entity.ts';
import type { FixedField } from '../clean-up/suspicious-amounts.ts';
import type { AcceptedSuggestion } from './fix-amounts.ts';
import type { ReparsedLine } from './reparse-lines.ts';

type BulkActionResponse = Answer<'BulkAct'>;

/** What an act does with each recipe. */
export interface BulkPayload {
  /** Of categories or tags. */
  organizers?: string[];
  settings?: Partial<RecipeSettings>;
  amounts?: AcceptedSuggestion[];
}

/** Something that is done to many recipes, one after another. */
@LeftBehind()
@Entity('bulk_acts')
export class BulkAction extends GroupOwned {
  @Column({ type: 'text' })
  kind!: BulkActionResponse['kind'];

  @Column({ type: 'text', default: 'running' })
  status!: BulkActionResponse['status'];

  /** The chosen recipes: ids, or what was sent where the group has no such recipe. */
  @Column({ type: 'jsonb', select: false })
  recipes!: string[];

  @Column({ type: 'jsonb', default: {}, select: false })
  payload!: BulkPayload;

  @Column({ type: 'int' })
  total!: number;

  @Column({ type: 'int', default: 0 })
  done!: number;

  @Column({ type: 'int', default: 0 })
  failed!: number;

  @Column({ type: 'text', default: '' })
  startedBy!: string;

  /** What became of each recipe. It may have been deleted since. */
  @Column({ type: 'uuid' })
  reportId!: string;
}

/** What an act did to one recipe, for as long as it is not undone. */
@LeftBehind()
@Entity('bulk_changes')
export class BulkChange {
  @PrimaryColumn({ type: 'uuid' })
  actId!: string;

  @ManyToOne(() => BulkAction, { onDelete: 'CASCADE' })
  act!: Relation<BulkAction>;

  /** Its number among the chosen recipes. */
  @PrimaryColumn({ type: 'int' })
  item!: number;

  @Column({ type: 'uuid' })
  recipeId!: string;

  /** Ids of the organizers that it got. */
  @Column({ type: 'jsonb', default: [] })
  added!: string[];

  /** Settings as they were. */
  @Column({ type: 'jsonb', default: {} })
  before!: Partial<RecipeSettings>;

  /** Lines that were read again. */
  @Column({ type: 'jsonb', default: [] })
  lines!: ReparsedLine[];

  /** Servings and times that were mended. */
  @Column({ type: 'jsonb', default: [] })
  fields!: FixedField[];
}
