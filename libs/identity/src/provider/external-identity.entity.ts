import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '#persistence';
import { User } from '../accounts/user.entity.ts';

/** Issuer of identities of the LDAP directory; those of providers are addresses. */
export const DIRECTORY_ISSUER = 'ldap';

/** Links an OpenID Connect subject to a user. */
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

  /** Most recent name at the provider, for display. */
  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
