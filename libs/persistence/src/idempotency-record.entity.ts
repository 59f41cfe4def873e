import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from './rows/base.entity.ts';
import { ExcludedFromGroupRestore } from './backup-scope.ts';

/** Response to a request with an idempotency key, written in the transaction of the request. */
@ExcludedFromGroupRestore()
@Entity('kept_answer')
@Index(['createdAt'])
export class IdempotencyRecord {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  key: string;

  /** HMAC of operation, parameters and body under the server's key, since bodies contain passwords. */
  @Column('text')
  digest: string;

  @Column('text', { nullable: true })
  body: string | null;

  @Column('text', { nullable: true })
  etag: string | null;

  @CreateDateColumn(instant)
  createdAt: Date;
}
