import { Injectable } from '@nestjs/common';
import type { Input } from '#contract';
import { Group } from '#groups';
import { type Context, DomainEvents, listPage, type ListQuery, type Page, type Rows } from '#persistence';
import { BadRequest, Environment, Forbidden, Images, Invalid } from '#platform';
import { Authenticator } from './authenticator.ts';
import { DemoAccount } from './demo-account.ts';
import { hashPassword, newCacheKey, verifyPassword } from './secrets.ts';
import { RateLimiter } from './rate-limiter.ts';
import { findUser, selectUsers, type UserView, viewsOf } from './user-view.ts';
import { User } from './user.entity.ts';

/** What only an administrator decides about a user. */
const ROLE_FIELDS = ['admin', 'group', 'canInvite', 'canManage', 'canOrganize'] as const;

/** The key of users without a picture. Clients know it and do not ask for the picture. */
const NO_PICTURE = '1234';

type UserFields = Input<'UserChanges'>;

@Injectable()
export class UsersService {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly images: Images,
    private readonly environment: Environment,
    private readonly demo: DemoAccount,
    private readonly events: DomainEvents,
  ) {}

  /** Of all groups. */
  async list(context: Context, query: ListQuery): Promise<Page<UserView>> {
    const page = await listPage(selectUsers(context), query);
    return { ...page, items: await viewsOf(context, this.events, page.items) };
  }

  /** The caller; administrators may read anybody. */
  async get(context: Context, id: string): Promise<UserView> {
    assertMayEdit(context, id);
    return findUser(context, this.events, id);
  }

  /** For administrators, who may add users to any group. */
  async create(context: Context, { group, ...input }: Input<'UserCreate'>): Promise<UserView> {
    const groupId = await groupIdOf(context, group ?? this.environment.DEFAULT_GROUP);
    const user = await this.insert(context, { ...input, groupId });
    return findUser(context, this.events, user.id);
  }

  /** All users are made here, whoever asks for it. */
  async insert(context: Context, { password, ...fields }: Partial<User> & { password: string }): Promise<User> {
    const user = { ...normalize(fields), passwordHash: await hashPassword(password), cacheKey: NO_PICTURE };
    return context.allRows(User).create({ ...user, fullName: user.fullName || user.username });
  }

  async update(context: Context, id: string, changes: UserFields): Promise<UserView> {
    assertMayEdit(context, id);
    return context.transaction(async (inner) => {
      const user = await this.findChangeable(inner, id);
      const { group, ...fields } = context.caller.admin ? changes : withoutRoles(changes);
      if (id === context.userId && fields.admin === false && user.admin)
        throw new BadRequest('users.cannotChangeOwnPermissions');
      const changed: Partial<User> = normalize(fields);
      if (changed.fullName === '') changed.fullName = changed.username ?? user.username;
      if (group && group !== user.group) changed.groupId = await groupIdOf(inner, group);
      const { version } = await rowsFor(inner).patch(id, changed);
      inner.record({ type: 'user.updated', data: { id, version } });
      return findUser(inner, this.events, id);
    });
  }

  /** Recipes of the user stay in the group, without an owner. */
  async delete(context: Context, id: string): Promise<UserView> {
    if (id === context.userId) throw new BadRequest('users.cannotDeleteSelf');
    return context.transaction(async (inner) => {
      const user = await this.findChangeable(inner, id);
      await rowsFor(inner).remove(id);
      inner.record({ type: 'user.deleted', groupId: user.groupId, data: { id } });
      return user;
    });
  }

  async changePassword(context: Context, current: string, next: string): Promise<void> {
    const { userId, sessionId } = context.caller;
    await this.limiter.hit('changePassword', userId);
    const user = await context.manager.findOneOrFail(User, {
      where: { id: userId },
      select: { id: true, passwordHash: true },
    });
    if (!(await verifyPassword(user.passwordHash, current))) {
      throw new BadRequest('auth.wrongPassword', {}, { errors: { currentPassword: ['auth.wrongPassword'] } });
    }
    await this.setPassword(context, { userId, password: next, exceptSession: sessionId });
  }

  /** Ends all other sessions of the user, too. */
  async setPassword(
    context: Context,
    { userId, password, exceptSession }: { userId: string; password: string; exceptSession?: string },
  ): Promise<void> {
    await this.findChangeable(context, userId);
    const passwordHash = await hashPassword(password);
    await context.transaction(async (inner) => {
      await inner.manager.update(User, userId, { passwordHash, failedLogins: 0, lockedAt: null });
      await this.authenticator.endAll(inner, userId, exceptSession);
    });
  }

  async setPicture(context: Context, id: string, picture: Buffer): Promise<void> {
    assertMayEdit(context, id);
    await this.findChangeable(context, id);
    await this.images.writeAvatar(`users/${id}`, picture);
    await context.transaction(async (inner) => {
      const { version } = await rowsFor(inner).patch(id, { cacheKey: newCacheKey() });
      inner.record({ type: 'user.updated', data: { id, version } });
    });
  }

  async isFree({ manager }: Context, field: 'username' | 'email', value: string): Promise<boolean> {
    const taken = await manager
      .createQueryBuilder(User, 'u')
      .where(`lower(u.${field}) = lower(:value)`, { value: value.trim() })
      .getExists();
    return !taken;
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

/** Administrators change users of all groups. */
const rowsFor = (context: Context): Rows<User> => (context.caller.admin ? context.allRows(User) : context.rows(User));

function assertMayEdit({ caller }: Context, id: string): void {
  if (!caller.admin && id !== caller.userId) throw new Forbidden();
}

async function groupIdOf({ manager }: Context, name: string): Promise<string> {
  const group = await manager.findOneBy(Group, { name });
  if (!group) throw new Invalid({ group: ['validation.unknownValue'] });
  return group.id;
}

function withoutRoles(changes: UserFields): UserFields {
  const rest = { ...changes };
  for (const field of ROLE_FIELDS) delete rest[field];
  return rest;
}

/** Names are compared without case; an administrator has every permission. */
function normalize<T extends Partial<User>>(fields: T): T {
  const result = { ...fields };
  if (result.username !== undefined) result.username = result.username.trim();
  if (result.fullName !== undefined) result.fullName = result.fullName.trim();
  if (result.email !== undefined) result.email = result.email.trim().toLowerCase();
  if (result.admin) Object.assign(result, { canInvite: true, canManage: true, canOrganize: true, advanced: true });
  return result;
}
