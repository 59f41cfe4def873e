import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity, ServerOnly } from '#persistence';
import { ApiToken } from '../tokens/api-token.entity.ts';
import { User } from '../accounts/user.entity.ts';

/** A sign-in. Each token refers to a session, so deleting the row revokes its tokens at once. */
@ServerOnly()
@Entity('sessions')
export class Session extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** API token that was exchanged for this session; revoking the token ends the session. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  apiTokenId: number | null;

  @ManyToOne(() => ApiToken, { onDelete: 'CASCADE' })
  apiToken: Relation<ApiToken> | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Browser and system, for display. */
  @Column({ type: 'text', default: '' })
  device: string;

  /** Language of the most recent use; empty if unknown. */
  @Column({ type: 'text', default: '' })
  locale: string;

  /** Rounded to the hour. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;

  /** True if the user asked to stay signed in: the session then lives 14 days instead of 7. */
  @Column({ default: false })
  remembered: boolean;

  /** Encrypted ID token of the sign-in with the provider, which ends the session there. */
  @Column({ type: 'text', nullable: true })
  idToken: string | null;
}
