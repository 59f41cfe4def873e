import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { Filterable, type DeletionSnapshot } from '#persistence';
import { GroupOwned } from '../group-owned.entity.ts';

export type TrashKind = ResponseSchema<'Trashed'>['kind'];

/** Something that was deleted and can be put back for a while. It has the id of what was deleted. */
@Entity('trash')
export class Trashed extends GroupOwned {
  /** What it was, by the name that events have for it: `recipe`, `shopping-list`. */
  @Filterable()
  @Column({ type: 'text' })
  kind: TrashKind;

  @Filterable()
  @Column({ type: 'text' })
  name: string;

  /** The name of who deleted it: it outlives the account. */
  @Column({ type: 'text', default: '' })
  deletedBy: string;

  /** Everything that the deletion took along. */
  @Column({ type: 'jsonb', select: false })
  removal: DeletionSnapshot;

  /** The row itself as its table will have it, by the names of its columns. */
  get columns(): Record<string, unknown> {
    return this.removal.removed[0]!.rows[0]!;
  }

  /** The day on which it goes for good. */
  expiresAt: Date;
}
