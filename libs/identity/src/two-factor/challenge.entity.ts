import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity, ServerOnly } from '#persistence';
import { User } from '../accounts/user.entity.ts';

/** A pending sign-in step, which a browser must answer once within minutes. */
@ServerOnly()
@Entity('challenges')
export class Challenge extends BaseEntity {
  @Column({ type: 'text' })
  purpose: 'second-step' | 'passkey' | 'new-passkey' | 'provider';

  @Column({ type: 'text', unique: true })
  tokenHash: string;

  /** User who signs in, if known before the answer. */
  @Column({ type: 'uuid', nullable: true })
  @Index()
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User> | null;

  @Column({ type: 'jsonb', default: {} })
  data: Record<string, unknown>;

  @Column({ type: 'timestamptz' })
  @Index()
  expiresAt: Date;
}
