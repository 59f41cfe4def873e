import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from './user.entity.ts';

/** A secret that was mailed to somebody: bound to one purpose, used once, short-lived. */
@Entity('one_time_tokens')
export class OneTimeToken extends BaseEntity {
  @Column({ type: 'text' })
  purpose!: 'reset-password';

  @Column({ type: 'uuid' })
  @Index()
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Column({ type: 'text', unique: true })
  tokenHash!: string;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
