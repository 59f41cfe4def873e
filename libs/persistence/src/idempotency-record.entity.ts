import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from './rows/base.entity.ts';
import { ExcludedFromGroupRestore } from './backup-scope.ts';

/** What a request under an idempotency key was answered, written in the transaction that did what it asked for. */
@ExcludedFromGroupRestore()
@Entity('kept_answer')
@Index(['createdAt'])
export class IdempotencyRecord {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  key: string;

  /** Of operation, parameters and body, under the key of the server: bodies have passwords in them. */
  @Column('text')
  digest: string;

  @Column('text', { nullable: true })
  body: string | null;

  @Column('text', { nullable: true })
  etag: string | null;

  @CreateDateColumn(instant)
  createdAt: Date;
}
