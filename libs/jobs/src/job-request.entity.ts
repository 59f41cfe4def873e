import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';
import type { Actor } from '#platform';

/** A requested job that is not yet in the queue. The row is deleted when the queue has accepted it. */
@ServerOnly()
@Entity()
export class JobRequest {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  job: string;

  /** Job id in the queue, so that adding the same request twice adds one job. */
  @Column('text')
  queueId: string;

  @Column('jsonb')
  payload: object;

  @Column('jsonb', { nullable: true })
  actor: Actor | null;

  @Column('int', { nullable: true })
  taskId: number | null;

  @CreateDateColumn(instant)
  createdAt: Date;
}
