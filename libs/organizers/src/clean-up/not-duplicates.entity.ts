import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';

export type DuplicateKind = ResponseSchema<'DuplicateSet'>['kind'];

/** Things that look alike and are not the same, as somebody has said. */
@Entity('kept_apart')
export class NotDuplicates extends GroupOwned {
  @Column({ type: 'text' })
  kind: DuplicateKind;

  @Column({ type: 'jsonb' })
  ids: string[];
}
