import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from './base.entity.ts';
import { LeftBehind } from './of-server.ts';

/** What a request under an idempotency key was answered, written in the transaction that did what it asked for. */
@LeftBehind()
@Entity()
@Index(['createdAt'])
export class KeptAnswer {
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
