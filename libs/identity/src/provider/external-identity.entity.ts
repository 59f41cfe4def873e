import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from '../user.entity.ts';

/** Whom a provider means by a subject. */
@Entity('external_identities')
@Index(['issuer', 'subject'], { unique: true })
export class ExternalIdentity extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column({ type: 'text' })
  issuer: string;

  @Column({ type: 'text' })
  subject: string;

  /** What the provider called them last, to be recognized by. */
  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
