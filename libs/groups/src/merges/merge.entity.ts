import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import type { MergedRow } from '#persistence';
import { GroupOwned } from '../group-owned.entity.ts';

export type MergeKind = ResponseSchema<'Merge'>['kind'];

/** Two things that were made one, and what is needed to take them apart again. */
@Entity('merges')
export class Merge extends GroupOwned {
  /** What they are, by the name that events have for it. */
  @Column({ type: 'text' })
  kind: MergeKind;

  /** What is gone. */
  @Column({ type: 'uuid' })
  fromId: string;

  @Column({ type: 'text' })
  fromName: string;

  /** What stays. */
  @Column({ type: 'uuid' })
  toId: string;

  @Column({ type: 'text' })
  toName: string;

  /** The name of who did it: it outlives the account. */
  @Column({ type: 'text', default: '' })
  mergedBy: string;

  /** Names that the one that stays got from the other. */
  @Column({ type: 'jsonb', default: [] })
  addedAliases: string[];

  @Column({ type: 'jsonb', select: false })
  merged: MergedRow;
}
