import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity, ServerOnly } from '#persistence';
import { User } from '../user.entity.ts';

/** A sign-in that has begun: what was asked of a browser, for some minutes, to be answered once. */
@ServerOnly()
@Entity('challenges')
export class Challenge extends BaseEntity {
  @Column({ type: 'text' })
  purpose: 'second-step' | 'passkey' | 'new-passkey' | 'provider';

  @Column({ type: 'text', unique: true })
  tokenHash: string;

  /** Who it is about, where that is known before it is answered. */
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
