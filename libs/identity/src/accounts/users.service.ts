import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { Group } from '#groups';
import {
  assertVersion,
  type Context,
  DomainEvents,
  listPage,
  type ListQuery,
  MemberLeft,
  type Page,
  type Repository,
} from '#persistence';
import { BadRequest, Environment, Forbidden, Images, ValidationFailed, NotFound, type PictureSource } from '#platform';
import { Authenticator } from '../sessions/authenticator.ts';
import { AccountErasureService } from './account-erasure.service.ts';
import { AddressConfirmationService } from './address-confirmation.service.ts';
import { DemoAccount } from './demo-account.ts';
import { LoginAttempts } from '../sessions/login-attempts.ts';
import { ReauthenticationService } from '../sessions/reauthentication.service.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { initialPasswordHash } from './initial-password.ts';
import { hashPassword, newCacheKey } from '../tokens/secrets.ts';
import { findUser, selectUsers, type UserView, viewsOf } from './user-view.ts';
import { User } from './user.entity.ts';

/** Fields that only administrators may change. */
const ROLE_FIELDS = ['admin', 'group', 'canInvite', 'canManage', 'canOrganize'] as const;

/** Cache key of users without a picture. Clients compare with it and do not request the picture. */
const NO_PICTURE = '1234';

type UserFields = RequestSchema<'UserChanges'>;

@Injectable()
export class UsersService {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly authenticator: Authenticator,
    private readonly reauthentication: ReauthenticationService,
    private readonly images: Images,
    private readonly environment: Environment,
    private readonly demo: DemoAccount,
    private readonly events: DomainEvents,
    private readonly securityMails: SecurityMails,
    private readonly erasure: AccountErasureService,
    private readonly confirmation: AddressConfirmationService,
  ) {}

  /** Lists the users of all groups. */
  async list(context: Context, query: ListQuery): Promise<Page<UserView>> {
    const page = await listPage(selectUsers(context), query);
    return { ...page, items: await viewsOf(context, this.events, page.items) };
  }

  /** Lists the members of the caller's group by name. */
  async members(context: Context): Promise<User[]> {
    return context.repository(User).select().innerJoinAndSelect('row.groupRow', 'g').orderBy('row.username').getMany();
  }

  /** Returns the display names of members in the order of the ids, without former members. */
  async displayNames(context: Context, ids: readonly string[]): Promise<string[]> {
    const people = new Map((await this.members(context)).map((user) => [user.id, user.fullName || user.username]));
    return ids.flatMap((id) => people.get(id) ?? []);
  }

  /** Returns the caller; administrators may read any user. */
  async get(context: Context, id: string): Promise<UserView> {
    assertMayEdit(context, id);
    return findUser(context, this.events, id);
  }

  /** Creates a user in any group; for administrators. */
  async create(context: Context, { group, password, ...input }: RequestSchema<'UserCreate'>): Promise<UserView> {
    const groupId = await groupIdOf(context, group ?? this.environment.DEFAULT_GROUP);
    const passwordHash = await initialPasswordHash(this.environment, password);
    const user = await this.insert(context, { ...input, groupId, passwordHash });
    return findUser(context, this.events, user.id);
  }

  /** The only place that creates users. */
  async insert(context: Context, fields: Partial<User> & { passwordHash: string | null }): Promise<User> {
    const user = { ...normalize(fields), cacheKey: NO_PICTURE };
    assertNoAddressOfOthers(user);
    return context.transaction(async (tx) => {
      const created = await tx.unscopedRepository(User).create({ ...user, fullName: user.fullName || user.username });
      const { id, version, groupId, fullName: name } = created;
      tx.record({ type: 'user.created', groupId, userId: id, data: { id, version, name } });
      return created;
    });
  }

  async update(context: Context, id: string, changes: UserFields): Promise<UserView> {
    assertMayEdit(context, id);
    const { currentPassword, ...wanted } = changes;
    const proven =
      currentPassword !== undefined && (await this.reauthentication.isOwnPassword(context, currentPassword));
    return context.transaction(async (tx) => {
      const user = await this.findChangeable(tx, id);
      if (!context.caller.admin) assertNoRoles(user, wanted);
      const { group, ...fields } = wanted;
      if (id === context.userId && fields.admin === false && user.admin)
        throw new Forbidden('users.cannotChangeOwnPermissions');
      const changed: Partial<User> = normalize(fields);
      if (changed.fullName === '') changed.fullName = changed.username ?? user.username;
      if (group && group !== user.group) changed.groupId = await groupIdOf(tx, group);
      assertNoAddressOfOthers({ username: changed.username ?? user.username, email: changed.email ?? user.email });
      if (user.admin && fields.admin === false) await assertStillAdministrator(tx);
      const oldAddress = user.email;
      const wantsMove = changed.email !== undefined && changed.email !== oldAddress;
      const isOwn = id === context.userId;
      if (wantsMove && isOwn && !proven) await this.assertMayChangeAddress(tx, currentPassword);
      const isPending = wantsMove && isOwn && this.confirmation.isNeeded;
      if (isPending && changed.email) await this.confirmation.request(tx, changed.email);
      if (isPending) delete changed.email;
      const isMoved = wantsMove && !isPending;
      const { version } = await rowsFor(tx).patch(id, changed);
      if (changed.groupId) await this.events.publish(tx, new MemberLeft(id, user.groupId));
      if (isMoved) await this.endAccess(tx, user, oldAddress, changed.email ?? '');
      for (const groupId of new Set([user.groupId, changed.groupId ?? user.groupId]))
        tx.record({ type: 'user.updated', groupId, data: { id, version } });
      return findUser(tx, this.events, id);
    });
  }

  /** Without a password, an address may be set only if there is none and the sign-in is recent. */
  private async assertMayChangeAddress(context: Context, currentPassword: string | undefined): Promise<void> {
    if (!(await this.reauthentication.hasPassword(context))) return this.reauthentication.assert(context, undefined);
    throw new ValidationFailed({ currentPassword: [currentPassword ? 'auth.wrongPassword' : 'users.passwordNeeded'] });
  }

  /** The user's recipes stay in the group without an owner. Throws 400 for the first administrator of the server. */
  async delete(context: Context, id: string): Promise<UserView> {
    if (id === context.userId) throw new BadRequest('users.cannotDeleteSelf');
    return context.transaction(async (tx) => {
      const user = await this.findChangeable(tx, id);
      if (user.admin) await assertStillAdministrator(tx);
      if (user.admin && (await isFirstAdministrator(tx, id))) throw new BadRequest('users.firstAdministrator');
      const row = await rowsFor(tx).lock(id);
      assertVersion(row, tx.origin.ifMatch);
      await this.erasure.erase(tx, row);
      return user;
    });
  }

  /** Ends all sessions of a user and refuses further sign-ins. */
  async lock(context: Context, id: string): Promise<UserView> {
    if (id === context.userId) throw new BadRequest('users.cannotLockSelf');
    return context.transaction(async (tx) => {
      const { groupId } = await this.findChangeable(tx, id);
      const { version } = await tx.unscopedRepository(User).patch(id, { lockedAt: new Date() });
      await this.authenticator.revokeAll(tx, id);
      tx.record({ type: 'user.updated', groupId, data: { id, version } });
      return findUser(tx, this.events, id);
    });
  }

  /** Ends a lock of any cause. */
  async unlock(context: Context, id: string): Promise<UserView> {
    return context.transaction(async (tx) => {
      const { version } = await tx.unscopedRepository(User).patch(id, { lockedAt: null });
      await this.attempts.forgetAccount(tx, id);
      tx.record({ type: 'user.updated', data: { id, version } });
      return findUser(tx, this.events, id);
    });
  }

  async changePassword(context: Context, current: string, next: string): Promise<void> {
    if (!this.environment.ALLOW_PASSWORD_LOGIN) throw new Forbidden('auth.passwordsOff');
    const { userId, sessionId } = context.caller;
    if (!(await this.reauthentication.isOwnPassword(context, current)))
      throw new BadRequest('auth.wrongPassword', {}, { errors: { currentPassword: ['auth.wrongPassword'] } });
    await this.setPassword(context, { userId, passwordHash: await hashPassword(next), exceptSession: sessionId });
  }

  /** Ends all other sessions, API tokens and mailed links of the user. */
  async setPassword(
    context: Context,
    { userId, passwordHash, exceptSession }: { userId: string; passwordHash: string; exceptSession?: string },
  ): Promise<void> {
    const { authMethod } = await this.findChangeable(context, userId);
    const { LDAP_AUTH_ENABLED, LDAP_ALLOW_LOCAL_PASSWORD } = this.environment;
    const isOfDirectory = LDAP_AUTH_ENABLED && authMethod === 'LDAP';
    if (isOfDirectory && !LDAP_ALLOW_LOCAL_PASSWORD) throw new BadRequest('auth.directoryPassword');
    await context.transaction(async (tx) => {
      await tx.manager.update(User, userId, { passwordHash, ...(!isOfDirectory && { authMethod: 'Mealie' }) });
      await this.attempts.forgetAccount(tx, userId);
      await this.authenticator.revokeAll(tx, userId, exceptSession);
      await this.securityMails.notify(tx, userId, 'passwordChanged');
    });
  }

  /** Notifies the old address and revokes the one-time links that were mailed to it. */
  private async endAccess(context: Context, { id }: User, oldAddress: string, newAddress: string): Promise<void> {
    await this.authenticator.revokeAll(context, id, id === context.userId ? context.caller.sessionId : undefined);
    await this.securityMails.notify(context, id, 'addressChanged', newAddress, oldAddress);
  }

  /** Throws 404 for members of other groups, unless the caller is an administrator. */
  async assertKnown(context: Context, id: string): Promise<void> {
    await rowsFor(context).get(id);
  }

  /** Returns a picture of the user's initials, for users without a picture. */
  async drawInitials({ manager }: Context, id: string): Promise<Buffer> {
    const user = await manager.findOne(User, { where: { id }, select: { id: true, fullName: true, username: true } });
    if (!user) throw new NotFound();
    const words = (user.fullName || user.username).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const firstAndLast = words.filter((_, index) => index === 0 || index === words.length - 1);
    const initials = firstAndLast.map((word) => /^./u.exec(word)?.[0].toUpperCase()).join('');
    return this.images.drawInitials(initials, id);
  }

  async setPicture(context: Context, id: string, picture: PictureSource): Promise<void> {
    assertMayEdit(context, id);
    await this.findChangeable(context, id);
    await this.images.writeAvatar(`users/${id}`, picture);
    await context.transaction(async (tx) => {
      const { version } = await rowsFor(tx).patch(id, { cacheKey: newCacheKey() });
      tx.record({ type: 'user.updated', data: { id, version } });
    });
  }

  async isFree({ manager }: Context, field: 'username' | 'email', value: string): Promise<boolean> {
    const existing = await manager
      .createQueryBuilder(User, 'u')
      .where(`lower(u.${field}) = lower(:value)`, { value: value.trim() })
      .getExists();
    return !existing;
  }

  async count({ manager }: Context): Promise<number> {
    return manager.count(User);
  }

  private async findChangeable(context: Context, id: string): Promise<UserView> {
    const user = await findUser(context, this.events, id);
    this.demo.assertMayChange(user);
    return user;
  }
}

/** Administrators may change users of all groups. */
const rowsFor = (context: Context): Repository<User> =>
  context.caller.admin ? context.unscopedRepository(User) : context.repository(User);

function assertMayEdit({ caller }: Context, id: string): void {
  if (!caller.admin && id !== caller.userId) throw new Forbidden();
}

async function groupIdOf({ manager }: Context, name: string): Promise<string> {
  const group = await manager.findOneBy(Group, { name });
  if (!group) throw new ValidationFailed({ group: ['validation.unknownValue'] });
  return group.id;
}

/** A username may not be another user's address, because people sign in with either. */
function assertNoAddressOfOthers({ username, email }: Partial<User>): void {
  if (username?.includes('@') && username.toLowerCase() !== email)
    throw new ValidationFailed({ username: ['users.nameIsAddress'] });
}

/** Locks the rows of all administrators, so that two of them cannot remove each other's rights at once. */
async function assertStillAdministrator({ manager, userId }: Context): Promise<void> {
  const rows = await manager.query<{ id: string }[]>('SELECT id FROM users WHERE admin ORDER BY id FOR UPDATE');
  if (!rows.some(({ id }) => id === userId)) throw new Forbidden();
}

/** The administrator who has been here longest keeps the server from being taken over by later ones. */
async function isFirstAdministrator({ manager }: Context, id: string): Promise<boolean> {
  const first = await manager.findOne(User, { where: { admin: true }, order: { createdAt: 'ASC', id: 'ASC' } });
  return first?.id === id;
}

/** Refuses role changes by others than administrators, who may send the current values back. */
function assertNoRoles(user: User, changes: UserFields): void {
  const isChange = (field: (typeof ROLE_FIELDS)[number]) =>
    changes[field] !== undefined && changes[field] !== user[field];
  if (ROLE_FIELDS.some(isChange)) throw new Forbidden();
}

/** Lower-cases names, which are compared without case, and gives administrators every permission. */
function normalize<T extends Partial<User>>(fields: T): T {
  const result = { ...fields };
  if (result.username !== undefined) result.username = result.username.trim();
  if (result.fullName !== undefined) result.fullName = result.fullName.trim();
  if (result.email !== undefined) result.email = result.email.trim().toLowerCase();
  if (result.admin) Object.assign(result, { canInvite: true, canManage: true, canOrganize: true, advanced: true });
  return result;
}
