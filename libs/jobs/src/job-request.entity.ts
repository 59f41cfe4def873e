import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';
import type { Actor } from '#platform';

/** A job that was asked for and is not yet in the queue. The row goes when the queue has it. */
@ServerOnly()
@Entity()
export class JobRequest {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  job: string;

  /** Identity in the queue: handing the same request over twice adds one job. */
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
