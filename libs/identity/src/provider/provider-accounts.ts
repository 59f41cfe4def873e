import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { GroupsService } from '#groups';
import type { Context } from '#persistence';
import { Clock, Conflict, Environment, Forbidden, Log } from '#platform';
import { Authenticator } from '../sessions/authenticator.ts';
import { DemoAccount } from '../accounts/demo-account.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { RecoveryCode } from '../two-factor/recovery-code.entity.ts';
import { TwoFactor } from '../two-factor/two-factor.entity.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { User } from '../accounts/user.entity.ts';
import { UsersService } from '../accounts/users.service.ts';
import { ExternalIdentity } from './external-identity.entity.ts';
import { claimIn, type Claims, groupsIn, isEmailVerified, nameIn, textIn } from './claims.ts';

const MAX_LOGGED_LENGTH = 500;

/** Finds or creates the account that belongs to an identity of the provider. */
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
    return context.transaction(async (tx) => {
      const { iss: issuer, sub: subject } = claims;
      // serializes two sign-ins of the same person at the same time
      await tx.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
      const existing = await tx.manager.findOneBy(ExternalIdentity, { issuer, subject });
      const userId = existing?.userId ?? (await this.createAccount(tx, claims));
      await this.saveIdentity(tx, userId, claims, this.clock.now());
      if (isAdmin !== undefined) await this.setAdmin(tx, userId, isAdmin, claims);
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
      await this.saveIdentity(tx, userId, claims, existing?.lastUsedAt ?? null);
      if (!existing) await this.securityMails.notify(tx, userId, 'providerLinked', nameIn(claims));
    });
  }

  private async createAccount(context: Context, claims: Claims): Promise<string> {
    const email = this.verifiedEmail(claims);
    if (!email) this.refuse(claims, 'auth.providerEmail', ['email', 'email_verified']);
    const user = await context.manager
      .createQueryBuilder(User, 'u')
      .where('lower(u.email) = lower(:email)', { email })
      .getOne();
    if (user) return this.takeOverAccount(context, user, claims);
    if (!this.environment.OIDC_SIGNUP_ENABLED) throw new Forbidden('auth.providerUnknown');
    return this.create(context, claims, email);
  }

  /**
   * Ends all other access to the account: its address was never verified here, so a stranger may have registered it in advance. Linking
   * in the profile keeps other access.
   */
  private async takeOverAccount(context: Context, user: User, claims: Claims): Promise<string> {
    this.demo.assertMayChange(user);
    if (await this.isProtected(context, user)) throw new Forbidden('auth.providerLinkFirst');
    const { id: userId } = user;
    await this.authenticator.revokeAll(context, userId);
    for (const entity of [TwoFactor, RecoveryCode, Passkey, ExternalIdentity])
      await context.manager.delete(entity, { userId });
    await context.manager.update(User, userId, { passwordHash: null });
    await this.securityMails.notify(context, userId, 'providerOnly', nameIn(claims));
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

  private async create(context: Context, claims: Claims, email: string): Promise<string> {
    const group = await this.groups.findDefault(context);
    if (!group) throw new Forbidden('errors.setUpFirst');
    const user = await this.users.insert(context, {
      username: await this.freeName(context, claims, email),
      fullName: textIn(claims, this.environment.OIDC_NAME_CLAIM) ?? '',
      email,
      passwordHash: null,
      authMethod: 'OIDC',
      groupId: group.id,
    });
    return user.id;
  }

  private async freeName(context: Context, claims: Claims, email: string): Promise<string> {
    const preferred = textIn(claims, this.environment.OIDC_USER_CLAIM) ?? email;
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
    claims: Claims,
    lastUsedAt: Date | null,
  ): Promise<void> {
    const row = { userId, issuer: claims.iss, subject: claims.sub, name: nameIn(claims), lastUsedAt };
    await manager.upsert(ExternalIdentity, row, ['issuer', 'subject']);
  }

  /** Keeps the last administrator, even if the provider says otherwise. */
  private async setAdmin(context: Context, id: string, admin: boolean, claims: Claims): Promise<void> {
    const { manager } = context;
    const admins = await manager.query<{ id: string }[]>('SELECT id FROM users WHERE admin ORDER BY id FOR UPDATE');
    const wasAdmin = admins.some((one) => one.id === id);
    if (wasAdmin === admin || (wasAdmin && admins.length === 1)) return;
    const all = { canInvite: true, canManage: true, canOrganize: true, advanced: true };
    const named = this.held(claims, [this.environment.OIDC_GROUPS_CLAIM]);
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
    return email && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
  }
}
