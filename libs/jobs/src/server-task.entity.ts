import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { instant, Filterable, ServerOnly } from '#persistence';
import type { Actor } from '#platform';

export type TaskStatus = 'running' | 'finished' | 'failed' | 'cancelled';

/** A job that users can watch. */
@ServerOnly()
@Entity()
@Index(['groupId', 'createdAt'])
export class ServerTask {
  @Filterable()
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Null for tasks of the whole server. */
  @Filterable()
  @Column('uuid', { nullable: true })
  groupId: string | null;

  @Filterable()
  @Column('text')
  name: string;

  @Filterable()
  @Column('text', { default: 'running' })
  status: TaskStatus;

  /** Progress from 0 to 1. */
  @Column('double precision', { default: 0 })
  progress: number;

  /** Log lines, each with a timestamp. */
  @Column('text', { default: '' })
  log: string;

  /** Key chosen by the caller; a second request with the same key does not create a second job. */
  @Column('text', { nullable: true, unique: true, select: false })
  jobId: string | null;

  @Filterable()
  @Index()
  @CreateDateColumn(instant)
  createdAt: Date;

  @Filterable()
  @UpdateDateColumn(instant)
  updateAt: Date;

  @Filterable()
  @Column({ ...instant, nullable: true })
  completedAt: Date | null;

  /** Time at which cancellation was requested. */
  @Column({ ...instant, nullable: true })
  cancelRequestedAt: Date | null;

  /** The request, for retries; null for private jobs. */
  @Column('jsonb', { nullable: true, select: false })
  request: { job: string; payload: object; actor: Actor | null } | null;

  /** True if the request is stored. */
  @Column({ default: false })
  repeatable: boolean;

  get canRetry(): boolean {
    return this.repeatable && (this.status === 'failed' || this.status === 'cancelled');
  }

  get updatedAt(): Date {
    return this.updateAt;
  }
}
