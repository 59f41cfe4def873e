import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { TokenScope } from '#contract/token-scopes';
import { ExcludedFromGroupRestore } from '#persistence';
import { User } from '../accounts/user.entity.ts';

@ExcludedFromGroupRestore()
@Entity('api_tokens')
export class ApiToken {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: 'generic' })
  integrationId: string;

  /** SHA-256; the token has 256 random bits, so a slow hash is not needed. */
  @Column({ type: 'text', unique: true })
  tokenHash: string;

  @Column({ type: 'text', default: 'write' })
  scope: TokenScope;

  /** The token is not accepted after this time; null never expires. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
