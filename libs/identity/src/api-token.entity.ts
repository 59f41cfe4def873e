import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { TokenScope } from '#platform';
import { ExcludedFromGroupRestore } from '#persistence';
import { User } from './user.entity.ts';

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

  /** SHA-256 of the token, which has 256 random bits and needs no slow hash. */
  @Column({ type: 'text', unique: true })
  tokenHash: string;

  @Column({ type: 'text', default: 'write' })
  scope: TokenScope;

  /** From then on it lets nobody in; null is never. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
