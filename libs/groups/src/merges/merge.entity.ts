import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import type { MergedRow } from '#persistence';
import { GroupOwned } from '../group-owned.entity.ts';

export type MergeKind = ResponseSchema<'Merge'>['kind'];

/** A merge of two rows, with the data to undo it. */
@Entity('merges')
export class Merge extends GroupOwned {
  /** Kind of both rows, as in event types. */
  @Column({ type: 'text' })
  kind: MergeKind;

  /** Id of the removed row. */
  @Column({ type: 'uuid' })
  fromId: string;

  @Column({ type: 'text' })
  fromName: string;

  /** Id of the remaining row. */
  @Column({ type: 'uuid' })
  toId: string;

  @Column({ type: 'text' })
  toName: string;

  /** Name of the user at that time; empty after the account was deleted. */
  @Column({ type: 'text', default: '' })
  mergedBy: string;

  @Column({ type: 'uuid', nullable: true })
  mergedById: string | null;

  /** Aliases that the remaining row got from the removed one. */
  @Column({ type: 'jsonb', default: [] })
  addedAliases: string[];

  @Column({ type: 'jsonb', select: false })
  merged: MergedRow;
}
