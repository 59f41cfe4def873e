import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity, ServerOnly } from '#persistence';
import { User } from '../accounts/user.entity.ts';

/** A short-lived secret for one purpose, which works once. */
@ServerOnly()
@Entity('one_time_tokens')
export class OneTimeToken extends BaseEntity {
  @Column({ type: 'text' })
  purpose: 'reset-password' | 'download' | 'undo' | 'confirm-address';

  /** Object that the token gives access to, if the purpose does not say it. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column({ type: 'text', unique: true })
  tokenHash: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
