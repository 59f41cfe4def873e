import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { GroupsService } from '#groups';
import type { Context } from '#persistence';
import { Clock, Conflict, type DirectoryPerson, Environment, Forbidden, Log } from '#platform';
import { Authenticator } from '../sessions/authenticator.ts';
import { DemoAccount } from '../accounts/demo-account.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { RecoveryCode } from '../two-factor/recovery-code.entity.ts';
import { TwoFactor } from '../two-factor/two-factor.entity.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { User } from '../accounts/user.entity.ts';
import { UsersService } from '../accounts/users.service.ts';
import { DIRECTORY_ISSUER, ExternalIdentity } from './external-identity.entity.ts';
import { claimIn, type Claims, groupsIn, isEmailVerified, nameIn, textIn } from './claims.ts';

const MAX_LOGGED_LENGTH = 500;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Somebody whom a provider or the directory has identified. */
interface Identity {
  method: 'OIDC' | 'LDAP';
  issuer: string;
  subject: string;
  /** Name of the identity in the profile. */
  label: string;
  /** Undefined if there is no address, or nobody has verified it. */
  email: string | undefined;
  username: string | undefined;
  fullName: string | undefined;
  /** Missing if the provider does not decide about administrators. */
  isAdmin?: boolean;
  maySignUp: boolean;
  /** Details for the log. */
  facts: (names: string[]) => Record<string, unknown>;
}

/** Message keys of an identity that cannot sign in. */
const REFUSALS = {
  OIDC: { address: 'auth.providerEmail', protected: 'auth.providerLinkFirst' },
  LDAP: { address: 'auth.directoryEmail', protected: 'auth.directoryProtected' },
};

/** Finds or creates the account that belongs to an identity of the provider or of the directory. */
@Injectable()
export class ProviderAccounts {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly clock: Clock,
    private readonly demo: DemoAccount,
    private readonly environment: Environment,
    private readonly groups: GroupsService,
    private readonly log: Log,
    private readonly securityMails: SecurityMails,
    private readonly users: UsersService,
  ) {}

  /**
   * Returns the account of an identity: the linked one, one with the same verified address, or a new one. Throws 403 if the identity may
   * not sign in, or has to be linked by the account's owner first.
   */
  async accountOf(context: Context, claims: Claims): Promise<string> {
    const { isUser, isAdmin } = this.rolesOf(claims);
    if (!isUser) this.refuse(claims, 'auth.providerGroup', [this.environment.OIDC_GROUPS_CLAIM]);
    return this.findOrCreate(context, {
      method: 'OIDC',
      issuer: claims.iss,
      subject: claims.sub,
      label: nameIn(claims),
      email: this.verifiedEmail(claims),
      username: textIn(claims, this.environment.OIDC_USER_CLAIM),
      fullName: textIn(claims, this.environment.OIDC_NAME_CLAIM),
      maySignUp: this.environment.OIDC_SIGNUP_ENABLED,
      facts: (names) => this.held(claims, names),
      ...(isAdmin !== undefined && { isAdmin }),
    });
  }

  /** Returns the account of a person of the directory, by the same rules; an account of the directory is also found by its name. */
  async accountOfPerson(
    context: Context,
    { id, email, username, fullName, isAdmin }: DirectoryPerson,
  ): Promise<string> {
    return this.findOrCreate(context, {
      method: 'LDAP',
      issuer: DIRECTORY_ISSUER,
      subject: id,
      label: email ?? username,
      email: email && ADDRESS.test(email) ? email : undefined,
      username,
      fullName,
      maySignUp: true,
      facts: () => ({ subject: id }),
      ...(isAdmin !== undefined && { isAdmin }),
    });
  }

  private async findOrCreate(context: Context, identity: Identity): Promise<string> {
    const { issuer, subject, isAdmin } = identity;
    return context.transaction(async (tx) => {
      // serializes two sign-ins of the same person at the same time
      await tx.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
      const existing = await tx.manager.findOneBy(ExternalIdentity, { issuer, subject });
      const userId = existing?.userId ?? (await this.createAccount(tx, identity));
      await this.saveIdentity(tx, userId, identity, this.clock.now());
      if (isAdmin !== undefined) await this.setAdmin(tx, userId, isAdmin, identity);
      return userId;
    });
  }

  /** Links an identity to a signed-in user. Throws 409 if it belongs to another account. */
  async link(context: Context, userId: string, claims: Claims): Promise<void> {
    if (!this.rolesOf(claims).isUser) this.refuse(claims, 'auth.providerGroup', [this.environment.OIDC_GROUPS_CLAIM]);
    await context.transaction(async (tx) => {
      const { iss: issuer, sub: subject } = claims;
      this.demo.assertMayChange(await tx.manager.findOneByOrFail(User, { id: userId }));
      const existing = await tx.manager.findOneBy(ExternalIdentity, { issuer, subject });
      if (existing && existing.userId !== userId) throw new Conflict('auth.providerTaken');
      const identity = { issuer, subject, label: nameIn(claims) };
      await this.saveIdentity(tx, userId, identity, existing?.lastUsedAt ?? null);
      if (!existing) await this.securityMails.notify(tx, userId, 'providerLinked', nameIn(claims));
    });
  }

  private async createAccount(context: Context, identity: Identity): Promise<string> {
    const { method, email, username, maySignUp } = identity;
    const own = method === 'LDAP' && (await this.findDirectoryAccount(context, identity));
    if (own) return own.id;
    if (!email) {
      const problem = REFUSALS[method].address;
      this.log.warn('A sign-in was refused', { problem, username, ...identity.facts(['email', 'email_verified']) });
      throw new Forbidden(problem);
    }
    const user = await context.manager
      .createQueryBuilder(User, 'u')
      .where('lower(u.email) = lower(:email)', { email })
      .getOne();
    if (user) return this.takeOverAccount(context, user, identity);
    if (!maySignUp) throw new Forbidden('auth.providerUnknown');
    return this.create(context, { ...identity, email });
  }

  /** Finds an account of the directory that has been unlinked from its entry, by its address and then its name. */
  private async findDirectoryAccount({ manager }: Context, { email = '', username = '' }: Identity) {
    return manager
      .createQueryBuilder(User, 'u')
      .where("u.authMethod = 'LDAP'")
      .andWhere('(lower(u.email) = lower(:email) OR lower(u.username) = lower(:username))', { email, username })
      .andWhere(`NOT EXISTS (SELECT FROM external_identities e WHERE e.user_id = u.id AND e.issuer = :issuer)`, {
        issuer: DIRECTORY_ISSUER,
      })
      .orderBy('(lower(u.email) = lower(:email))', 'DESC')
      .getOne();
  }

  /**
   * Ends all other access to the account: its address was never verified here, so a stranger may have registered it in advance. Linking
   * in the profile keeps other access.
   */
  private async takeOverAccount(context: Context, user: User, { method, label }: Identity): Promise<string> {
    this.demo.assertMayChange(user);
    if (await this.isProtected(context, user)) throw new Forbidden(REFUSALS[method].protected);
    const { id: userId } = user;
    await this.authenticator.revokeAll(context, userId);
    for (const entity of [TwoFactor, RecoveryCode, Passkey, ExternalIdentity])
      await context.manager.delete(entity, { userId });
    await context.manager.update(User, userId, {
      passwordHash: null,
      ...(method === 'LDAP' && { authMethod: method }),
    });
    await this.securityMails.notify(context, userId, 'providerOnly', label);
    return userId;
  }

  /** An address said by the provider is too little for accounts with rights over others or with a second step. */
  private async isProtected({ manager }: Context, { id: userId, admin, canManage }: User): Promise<boolean> {
    return (
      admin ||
      canManage ||
      (await manager.existsBy(TwoFactor, { userId, confirmedAt: Not(IsNull()) })) ||
      (await manager.existsBy(Passkey, { userId }))
    );
  }

  private async create(context: Context, identity: Identity & { email: string }): Promise<string> {
    const { email, fullName = '', method: authMethod } = identity;
    const group = await this.groups.findDefault(context);
    if (!group) throw new Forbidden('errors.setUpFirst');
    const user = await this.users.insert(context, {
      username: await this.freeName(context, identity),
      fullName,
      email,
      passwordHash: null,
      authMethod,
      groupId: group.id,
    });
    return user.id;
  }

  private async freeName(context: Context, { email, username }: Identity & { email: string }): Promise<string> {
    const preferred = username ?? email;
    // an address of another user must not become the username
    const short = preferred.toLowerCase() === email.toLowerCase() ? preferred : (preferred.split('@')[0] ?? '');
    const base = short.replace(/[\s\p{C}]+/gu, '') || 'cook';
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base.replaceAll('@', '-')}-${number}`;
      if (await this.users.isFree(context, 'username', name)) return name;
    }
  }

  private async saveIdentity(
    { manager }: Context,
    userId: string,
    { issuer, subject, label: name }: Pick<Identity, 'issuer' | 'subject' | 'label'>,
    lastUsedAt: Date | null,
  ): Promise<void> {
    const row = { userId, issuer, subject, name, lastUsedAt };
    await manager.upsert(ExternalIdentity, row, ['issuer', 'subject']);
  }

  /** Keeps the last administrator, even if the provider says otherwise. */
  private async setAdmin(context: Context, id: string, admin: boolean, { facts }: Identity): Promise<void> {
    const { manager } = context;
    const admins = await manager.query<{ id: string }[]>('SELECT id FROM users WHERE admin ORDER BY id FOR UPDATE');
    const wasAdmin = admins.some((one) => one.id === id);
    if (wasAdmin === admin || (wasAdmin && admins.length === 1)) return;
    const all = { canInvite: true, canManage: true, canOrganize: true, advanced: true };
    const named = facts([this.environment.OIDC_GROUPS_CLAIM]);
    this.log.log(`The provider ${admin ? 'makes' : 'no longer makes'} somebody an administrator`, named);
    const { version, groupId } = await context.unscopedRepository(User).patch(id, { admin, ...(admin && all) });
    context.record({ type: 'user.updated', groupId, userId: id, data: { id, version } });
  }

  /** Returns whether the identity may sign in and, if the provider decides about administrators, whether it is one. */
  private rolesOf(claims: Claims): { isUser: boolean; isAdmin?: boolean } {
    const { OIDC_USER_GROUP: users, OIDC_ADMIN_GROUP: admins, OIDC_GROUPS_CLAIM } = this.environment;
    const groups = groupsIn(claims, OIDC_GROUPS_CLAIM);
    const isAdmin = admins !== undefined && groups.has(admins);
    const isUser = users === undefined || groups.has(users) || isAdmin;
    return { isUser, ...(admins !== undefined && { isAdmin }) };
  }

  /** Logs for administrators which claims were read and what they held. */
  private refuse(claims: Claims, problem: string, names: string[]): never {
    this.log.warn('A sign-in by the provider was refused', { problem, ...this.held(claims, names) });
    throw new Forbidden(problem);
  }

  private held(claims: Claims, names: string[]): Record<string, unknown> {
    const read = names.map((name) => [
      name,
      JSON.stringify(claimIn(claims, name))?.slice(0, MAX_LOGGED_LENGTH) ?? null,
    ]);
    return { subject: claims.sub, claims: Object.fromEntries(read) };
  }

  private verifiedEmail(claims: Claims): string | undefined {
    const isVerified = isEmailVerified(claims) || this.environment.OIDC_TRUST_EMAIL;
    const email = isVerified ? textIn(claims, 'email') : undefined;
    return email && ADDRESS.test(email) ? email : undefined;
  }
}
