import { Column, Entity, Index } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';
import { instant, ExcludedFromGroupRestore, Filterable } from '#persistence';
import type { MessageParams } from '#platform';

export type TargetKind = ResponseSchema<'Delivery'>['targetKind'];

/** A message to another system and its outcome. Deliveries outlive their target, so that users can still see them. */
@ExcludedFromGroupRestore()
@Entity('deliveries')
@Index(['targetId', 'source'], { unique: true })
export class Delivery extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  targetKind: TargetKind;

  @Filterable()
  @Column({ type: 'uuid' })
  targetId: string;

  @Column({ type: 'text' })
  targetName: string;

  /** Event type, such as `recipe.created`. */
  @Filterable()
  @Column({ type: 'text' })
  event: string;

  /** Cause of the delivery. Each target gets one delivery per source, however often the job runs. */
  @Column({ type: 'text' })
  source: string;

  @Column({ type: 'jsonb' })
  payload: Record<string, unknown>;

  @Filterable()
  @Column({ type: 'text', default: 'waiting' })
  status: ResponseSchema<'Delivery'>['status'];

  /** Attempts in this round; resending starts a new round. */
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

  /** Localized when read. */
  error: string;
}
