import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Answer } from '#contract';
import { GroupOwned } from '#groups';
import { LeftBehind } from '#persistence';
import type { RecipeSettings } from '../recipes/recipe.entity.ts';
import type { MendedField } from '../clean-up/doubtful-amounts.ts';
import type { TakenOffer } from './mend-amounts.ts';
import type { RereadLine } from './reread-lines.ts';

type Shown = Answer<'BulkAct'>;

/** What an act does with each recipe. */
export interface BulkPayload {
  /** Of categories or tags. */
  organizers?: string[];
  settings?: Partial<RecipeSettings>;
  amounts?: TakenOffer[];
}

/** Something that is done to many recipes, one after another. */
@LeftBehind()
@Entity('bulk_acts')
export class BulkAct extends GroupOwned {
  @Column({ type: 'text' })
  kind!: Shown['kind'];

  @Column({ type: 'text', default: 'running' })
  status!: Shown['status'];

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

  @ManyToOne(() => BulkAct, { onDelete: 'CASCADE' })
  act!: Relation<BulkAct>;

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
  lines!: RereadLine[];

  /** Servings and times that were mended. */
  @Column({ type: 'jsonb', default: [] })
  fields!: MendedField[];
}
