import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { FORMATS } from '#contract/formats';
import { GroupsService } from '#groups';
import { type Context, DomainEvents } from '#persistence';
import { BadRequest, Forbidden, NotFound } from '#platform';
import { Authenticator } from '../sessions/authenticator.ts';
import { DemoAccount } from './demo-account.ts';
import { InvitationsService } from '../invitations/invitations.service.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { OWNER_PERMISSIONS } from './registration.service.ts';
import { User } from './user.entity.ts';
import { findUser, type UserView } from './user-view.ts';

const NO_PERMISSIONS = { canInvite: false, canManage: false, canOrganize: false };

/** Published when a user has moved to another group; other areas then remove what the user had in the former group. */
export class MemberLeft {
  constructor(
    readonly userId: string,
    /** The former group. */
    readonly groupId: string,
  ) {}
}

/** Manages the members of a group: their permissions and how they move to another group. */
@Injectable()
export class MembersService {
  constructor(
    private readonly groups: GroupsService,
    private readonly invitations: InvitationsService,
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly demo: DemoAccount,
    private readonly events: DomainEvents,
  ) {}

  /** Finds a member by id or username. */
  async get(context: Context, idOrName: string): Promise<User> {
    const condition = FORMATS.uuid.test(idOrName) ? 'row.id = :it' : 'lower(row.username) = lower(:it)';
    const user = await context
      .repository(User)
      .select()
      .andWhere(condition, { it: idOrName.replaceAll('\0', '') })
      .getOne();
    if (!user) throw new NotFound();
    return user;
  }

  async setPermissions(context: Context, { userId, ...permissions }: RequestSchema<'Permissions'>): Promise<User> {
    if (userId === context.userId) throw new BadRequest('users.cannotChangeOwnPermissions');
    return context.transaction(async (tx) => {
      await assertStillManager(tx);
      const user = await tx.repository(User).get(userId);
      this.demo.assertMayChange(user);
      if (user.admin) throw new BadRequest('groups.administratorMayAll');
      const changed = await tx.repository(User).patch(userId, permissions);
      tx.record({ type: 'user.updated', data: { id: userId, version: changed.version } });
      return changed;
    });
  }

  /** Moves the caller into a new group, which they own. */
  async leave(context: Context, name: string): Promise<UserView> {
    return context.transaction(async (tx) => {
      const { id } = await this.groups.create(tx, name);
      return this.move(tx, id, OWNER_PERMISSIONS);
    });
  }

  async accept(context: Context, token: string): Promise<UserView> {
    await this.limiter.hit('register', context.origin.address ?? '');
    return context.transaction(async (tx) => {
      const groupId = await this.invitations.groupOf(tx, token);
      if (groupId === context.groupId) return findUser(tx, this.events, context.userId);
      await this.invitations.use(tx, token, 'token');
      return this.move(tx, groupId, NO_PERMISSIONS);
    });
  }

  private async move(context: Context, groupId: string, permissions: typeof OWNER_PERMISSIONS): Promise<UserView> {
    const { userId, groupId: former, caller } = context;
    await assertMayLeave(context);
    const user = await context.repository(User).lock(userId);
    this.demo.assertMayChange(user);
    await context.repository(User).write(user, { groupId, ...(!user.admin && permissions) });
    // tokens and other sessions were created for the former group and must not continue in the new one
    await this.authenticator.revokeAll(context, userId, caller.sessionId);
    await this.events.publish(context, new MemberLeft(userId, former));
    for (const one of [former, groupId]) context.record({ type: 'user.updated', groupId: one, data: { id: userId } });
    return findUser(context, this.events, userId);
  }
}

/**
 * Returns the ids of all managers of the group, locked in a fixed order, so that two of them cannot demote each other or leave at the
 * same time.
 */
async function managersOf(context: Context): Promise<string[]> {
  const managers = context.repository(User).select('u').andWhere('(u.can_manage OR u.admin)').orderBy('u.id');
  return (await managers.setLock('pessimistic_write').getMany()).map(({ id }) => id);
}

async function assertStillManager(context: Context): Promise<void> {
  if (!(await managersOf(context)).includes(context.userId)) throw new Forbidden();
}

/** Throws 400 if the caller is the last manager of a group that has other members. */
async function assertMayLeave(context: Context): Promise<void> {
  const managers = await managersOf(context);
  const isNeeded = managers.includes(context.userId) && managers.length === 1;
  if (isNeeded && (await context.repository(User).select().getCount()) > 1) throw new BadRequest('groups.lastManager');
}
