import { Column, Entity, Index } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';
import { instant, ExcludedFromGroupRestore, Filterable } from '#persistence';
import type { MessageParams } from '#platform';

export type TargetKind = ResponseSchema<'Delivery'>['targetKind'];

/** Something that another system is told, and how that went. It outlives its target, so that people can see what became of it. */
@ExcludedFromGroupRestore()
@Entity('deliveries')
@Index(['targetId', 'source'], { unique: true })
@Index(['groupId', 'createdAt'])
export class Delivery extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  targetKind: TargetKind;

  @Filterable()
  @Column({ type: 'uuid' })
  targetId: string;

  @Column({ type: 'text' })
  targetName: string;

  /** What happened, such as `recipe.created`. */
  @Filterable()
  @Column({ type: 'text' })
  event: string;

  /** What asked for it. The same target is told once of it, however often its job runs. */
  @Column({ type: 'text' })
  source: string;

  @Column({ type: 'jsonb' })
  payload: Record<string, unknown>;

  @Filterable()
  @Column({ type: 'text', default: 'waiting' })
  status: ResponseSchema<'Delivery'>['status'];

  /** Of this round; a person who has it sent again begins another one. */
  @Column({ default: 0 })
  attempts: number;

  @Column({ default: 1 })
  round: number;

  @Column({ ...instant })
  roundSince: Date;

  @Column({ type: 'integer', nullable: true })
  httpStatus: number | null;

  @Column({ type: 'jsonb', nullable: true })
  failure: { key: string; params: MessageParams } | null;

  @Column({ ...instant, nullable: true })
  nextAttemptAt: Date | null;

  /** In the language of who reads it. */
  error: string;
}
