import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';

export type DuplicateKind = ResponseSchema<'DuplicateSet'>['kind'];

/** A set of similar rows that somebody has marked as different. */
@Entity('kept_apart')
export class NotDuplicates extends GroupOwned {
  @Column({ type: 'text' })
  kind: DuplicateKind;

  @Column({ type: 'jsonb' })
  ids: string[];
}
