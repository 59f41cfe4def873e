import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { firstOf } from '#contract/objects';
import { Filterable, type DeletionSnapshot } from '#persistence';
import { GroupOwned } from '../group-owned.entity.ts';

export type TrashKind = ResponseSchema<'Trashed'>['kind'];

/** A deleted row that can be restored for some time. Has the id of that row. */
@Entity('trash')
export class Trashed extends GroupOwned {
  /** Kind as in event types: `recipe`, `shopping-list`. */
  @Filterable()
  @Column({ type: 'text' })
  kind: TrashKind;

  @Filterable()
  @Column({ type: 'text' })
  name: string;

  /** Name of the user at that time; empty after the account was deleted. */
  @Column({ type: 'text', default: '' })
  deletedBy: string;

  @Column({ type: 'uuid', nullable: true })
  deletedById: string | null;

  /** Snapshot of all rows that were deleted along. */
  @Column({ type: 'jsonb', select: false })
  removal: DeletionSnapshot;

  /** Returns the deleted row as stored, by column name. */
  get columns(): Record<string, unknown> {
    return firstOf(firstOf(this.removal.removed).rows);
  }

  /** Date of final deletion. */
  expiresAt: Date;
}
