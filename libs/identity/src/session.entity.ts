import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity, ServerOnly } from '#persistence';
import { ApiToken } from './api-token.entity.ts';
import { User } from './user.entity.ts';

/** A sign-in: each token names one, so deleting the row revokes them at once. */
@ServerOnly()
@Entity('sessions')
export class Session extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** The API token that was exchanged for it, if one was: revoking that ends this. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  apiTokenId: number | null;

  @ManyToOne(() => ApiToken, { onDelete: 'CASCADE' })
  apiToken: Relation<ApiToken> | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** The browser and the system, as people call them. */
  @Column({ type: 'text', default: '' })
  device: string;

  /** The language in which it was used last; empty where that is not known. */
  @Column({ type: 'text', default: '' })
  locale: string;

  /** To the hour. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;

  /** Asked to be remembered, so it lives 14 days instead of 7. */
  @Column({ default: false })
  remembered: boolean;
}
