import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instant } from '../rows/base.entity.ts';
import { ServerOnly } from '../backup-scope.ts';

/** An event, written in the transaction of its cause. */
@ServerOnly()
@Entity()
@Index('outbox_event_by_group', ['groupId', 'createdAt'])
@Index('outbox_event_waiting', ['id'], { where: 'dispatched_at IS NULL' })
export class OutboxEvent {
  /** Ascending in the order of writing. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Such as `recipe.created`. */
  @Column('text')
  type: string;

  @Column('uuid', { nullable: true })
  groupId: string | null;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('jsonb', { default: {} })
  data: Record<string, unknown>;

  @CreateDateColumn(instant)
  createdAt: Date;

  @Column({ ...instant, nullable: true })
  dispatchedAt: Date | null;
}
