import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Group, HOUSEHOLD_NAME, HOUSEHOLD_SLUG, householdIdOf } from '#groups';
import { instant, Filterable, VersionedEntity } from '#persistence';

@Entity('users')
@Index('users_username_key', { synchronize: false })
@Index('users_email_key', { synchronize: false })
export class User extends VersionedEntity {
  @Filterable()
  @Column({ type: 'text' })
  username: string;

  @Filterable()
  @Column({ type: 'text', default: '' })
  fullName: string;

  @Filterable()
  @Column({ type: 'text' })
  email: string;

  /** argon2id hash in PHC string format; null for users who sign in only through a provider. */
  @Column({ type: 'text', select: false, nullable: true })
  passwordHash: string | null;

  @Column({ type: 'text', default: 'Mealie' })
  authMethod: 'Mealie' | 'LDAP' | 'OIDC';

  @Filterable()
  @Column({ default: false })
  admin: boolean;

  @Column({ default: false })
  advanced: boolean;

  @Column({ default: false })
  canInvite: boolean;

  @Column({ default: false })
  canManage: boolean;

  @Column({ default: false })
  canOrganize: boolean;

  /** Time at which an administrator locked the account. */
  @Column({ ...instant, nullable: true })
  lockedAt: Date | null;

  /** Day (UTC) of the last request, so that administrators find accounts that nobody uses. */
  @Filterable()
  @Column({ type: 'date', nullable: true })
  lastSeenOn: string | null;

  @Column({ type: 'text', default: '' })
  cacheKey: string;

  @Filterable()
  @Column({ type: 'uuid' })
  @Index()
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'group_id' })
  groupRow: Relation<Group>;

  get group() {
    return this.groupRow.name;
  }

  get groupSlug() {
    return this.groupRow.slug;
  }

  get householdId() {
    return householdIdOf(this.groupId);
  }

  get household() {
    return HOUSEHOLD_NAME;
  }

  get householdSlug() {
    return HOUSEHOLD_SLUG;
  }

  get canManageHousehold() {
    return this.canManage;
  }
}
