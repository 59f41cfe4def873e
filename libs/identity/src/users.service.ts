import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Input } from '#contract';
import { Group } from '#groups';
import { columns, listPage, type ListQuery } from '#persistence';
import { type Actor, BadRequest, Conflict, Environment, Forbidden, Images, Invalid } from '#platform';
import { Authenticator } from './authenticator.ts';
import { DemoAccount } from './demo-account.ts';
import { hashPassword, newCacheKey, verifyPassword } from './secrets.ts';
import { RateLimiter } from './rate-limiter.ts';
import { User } from './user.entity.ts';
import { addDetails, findUser, selectUsers, type UserView } from './users.query.ts';

const { order, filter } = columns('u', {
  username: 'text',
  full_name: 'text',
  email: 'text',
  admin: 'boolean',
  created_at: 'datetime',
  update_at: 'datetime',
  group_id: 'uuid',
});
/** What only an administrator decides about a user. */
const ROLE_FIELDS = ['admin', 'group', 'canInvite', 'canManage', 'canOrganize'] as const;

/** The key of everybody without a picture: clients know it, and do not ask for one. */
const NO_PICTURE = '1234';

type UserFields = Input<'UserChanges'>;

@Injectable()
export class UsersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly images: Images,
    private readonly environment: Environment,
    private readonly demo: DemoAccount,
  ) {}

  async list(query: ListQuery) {
    const page = await listPage(selectUsers(this.database.manager), query, { path: '/users', order, filter });
    return { ...page, items: await addDetails(this.database.manager, page.items) };
  }

  /** Oneself, or anybody as administrator. */
  async get(actor: Actor, id: string): Promise<UserView> {
    this.assertMayEdit(actor, id);
    return findUser(this.database.manager, id);
  }

  /** By an administrator, into any group. */
  async create({ group, ...input }: Input<'UserCreate'>): Promise<UserView> {
    const groupId = await this.groupIdOf(group ?? this.environment.DEFAULT_GROUP);
    const user = await this.insert({ ...input, groupId });
    return findUser(this.database.manager, user.id);
  }

  /** The one way in which users come to be. */
  async insert(fields: Partial<User> & { password: string }, manager = this.database.manager): Promise<User> {
    const { password, ...rest } = fields;
    const user = manager.create(User, normalize(rest));
    Object.assign(user, { passwordHash: await hashPassword(password), cacheKey: NO_PICTURE });
    user.fullName ||= user.username;
    return uniquely(() => manager.save(user));
  }

  async update(actor: Actor, id: string, changes: UserFields): Promise<UserView> {
    this.assertMayEdit(actor, id);
    const user = await this.findChangeable(id);
    const { group, ...fields } = actor.admin ? changes : withoutRoles(changes);
    if (id === actor.userId && fields.admin === false && user.admin)
      throw new BadRequest('users.cannotChangeOwnPermissions');
    const groupId = group && group !== user.group ? await this.groupIdOf(group) : user.groupId;
    const changed = normalize(fields);
    if (changed.fullName === '') changed.fullName = changed.username ?? user.username;
    await uniquely(() => this.database.manager.update(User, id, { ...changed, groupId }));
    return findUser(this.database.manager, id);
  }

  /** Recipes of the user stay in the group, without an owner. */
  async delete(actor: Actor, id: string): Promise<UserView> {
    if (id === actor.userId) throw new BadRequest('users.cannotDeleteSelf');
    const user = await this.findChangeable(id);
    await this.database.manager.delete(User, id);
    return user;
  }

  async changePassword(actor: Actor, current: string, next: string): Promise<void> {
    await this.limiter.hit('changePassword', actor.userId);
    const user = await this.database.manager.findOneOrFail(User, {
      where: { id: actor.userId },
      select: { id: true, passwordHash: true },
    });
    if (!(await verifyPassword(user.passwordHash, current))) {
      throw new BadRequest('auth.wrongPassword', {}, { errors: { currentPassword: ['auth.wrongPassword'] } });
    }
    await this.setPassword(actor.userId, next, actor.sessionId);
  }

  /** Ends the sessions of the user as well, but for one. */
  async setPassword(
    userId: string,
    password: string,
    exceptSession?: string,
    manager = this.database.manager,
  ): Promise<void> {
    await this.findChangeable(userId, manager);
    const passwordHash = await hashPassword(password);
    await manager.update(User, userId, { passwordHash, failedLogins: 0, lockedAt: null });
    await this.authenticator.endAll(userId, exceptSession, manager);
  }

  async setPicture(actor: Actor, id: string, picture: Buffer): Promise<void> {
    this.assertMayEdit(actor, id);
    await this.findChangeable(id);
    await this.images.writeAvatar(`users/${id}`, picture);
    await this.database.manager.update(User, id, { cacheKey: newCacheKey() });
  }

  async isFree(field: 'username' | 'email', value: string): Promise<boolean> {
    const taken = await this.database.manager
      .createQueryBuilder(User, 'u')
      .where(`lower(u.${field}) = lower(:value)`, { value: value.trim() })
      .getExists();
    return !taken;
  }

  async count(manager: EntityManager = this.database.manager): Promise<number> {
    return manager.count(User);
  }

  private async findChangeable(id: string, manager = this.database.manager): Promise<UserView> {
    const user = await findUser(manager, id);
    this.demo.assertMayChange(user);
    return user;
  }

  private assertMayEdit(actor: Actor, id: string) {
    if (!actor.admin && id !== actor.userId) throw new Forbidden();
  }

  private async groupIdOf(name: string): Promise<string> {
    const group = await this.database.manager.findOneBy(Group, { name });
    if (!group) throw new Invalid({ group: ['validation.unknownValue'] });
    return group.id;
  }
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

/** The database decides who was first; its refusal names the field. */
async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint =
      error instanceof QueryFailedError ? (error.driverError as { constraint?: string }).constraint : undefined;
    if (constraint === 'users_username_key') throw taken('username');
    if (constraint === 'users_email_key') throw taken('email');
    throw error;
  }
}

const taken = (field: 'username' | 'email') =>
  new Conflict(`errors.${field}Taken`, {}, { errors: { [field]: [`errors.${field}Taken`] } });
