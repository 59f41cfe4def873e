import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';
import { ExcludedFromGroupRestore } from '#persistence';
import type { RecipeSettings } from '../recipes/recipe.entity.ts';
import type { FixedField } from '../clean-up/suspicious-amounts.ts';
import type { AcceptedSuggestion } from './fix-amounts.ts';
import type { ReparsedLine } from './reparse-lines.ts';

type BulkActionResponse = ResponseSchema<'BulkAct'>;

/** Parameters of a bulk action. */
export interface BulkPayload {
  /** Ids of categories or tags. */
  organizers?: string[];
  settings?: Partial<RecipeSettings>;
  amounts?: AcceptedSuggestion[];
  /** Line of the correction that is applied. */
  line?: string;
}

/** An action on many recipes that runs as a job. */
@ExcludedFromGroupRestore()
@Entity('bulk_acts')
export class BulkAction extends GroupOwned {
  @Column({ type: 'text' })
  kind: BulkActionResponse['kind'];

  @Column({ type: 'text', default: 'running' })
  status: BulkActionResponse['status'];

  /** Ids of the chosen recipes; a reference that the group does not have is stored as it was sent. */
  @Column({ type: 'jsonb', select: false })
  recipes: string[];

  @Column({ type: 'jsonb', default: {}, select: false })
  payload: BulkPayload;

  @Column({ type: 'int' })
  total: number;

  @Column({ type: 'int', default: 0 })
  done: number;

  @Column({ type: 'int', default: 0 })
  failed: number;

  /** Name of the user at that time; empty after the account was deleted. */
  @Column({ type: 'text', default: '' })
  startedBy: string;

  @Column({ type: 'uuid', nullable: true })
  startedById: string | null;

  /** Report with an entry per recipe; the report may be deleted earlier than the action. */
  @Column({ type: 'uuid' })
  reportId: string;
}

/** Change that a bulk action made to one recipe; deleted when the action is undone. */
@ExcludedFromGroupRestore()
@Entity('bulk_changes')
export class BulkChange {
  @PrimaryColumn({ type: 'uuid' })
  actId: string;

  @ManyToOne(() => BulkAction, { onDelete: 'CASCADE' })
  act: Relation<BulkAction>;

  /** Index of the recipe among the chosen recipes. */
  @PrimaryColumn({ type: 'int' })
  item: number;

  @Column({ type: 'uuid' })
  recipeId: string;

  /** Ids of the organizers that the action added. */
  @Column({ type: 'jsonb', default: [] })
  added: string[];

  /** Previous values of the changed settings. */
  @Column({ type: 'jsonb', default: {} })
  before: Partial<RecipeSettings>;

  /** Ingredient lines that were parsed again or corrected. */
  @Column({ type: 'jsonb', default: [] })
  lines: ReparsedLine[];

  /** Corrected servings and times. */
  @Column({ type: 'jsonb', default: [] })
  fields: FixedField[];
}
