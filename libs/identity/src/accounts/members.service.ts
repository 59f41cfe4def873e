import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { FORMATS } from '#contract/formats';
import { GroupsService } from '#groups';
import { type Context, ContributionsRemoved, DomainEvents, MemberLeft } from '#persistence';
import { BadRequest, Forbidden, NotFound } from '#platform';
import { Authenticator } from '../sessions/authenticator.ts';
import { DemoAccount } from './demo-account.ts';
import { isLastManager, managersOf, otherMembers } from './group-membership.ts';
import { InvitationsService } from '../invitations/invitations.service.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { OWNER_PERMISSIONS } from './registration.service.ts';
import { User } from './user.entity.ts';
import { findUser, type UserView } from './user-view.ts';

const NO_PERMISSIONS = { canInvite: false, canManage: false, canOrganize: false };

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
    if (userId === context.userId) throw new Forbidden('users.cannotChangeOwnPermissions');
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
  async leave(context: Context, { group, ...leaving }: RequestSchema<'Leaving'>): Promise<UserView> {
    return context.transaction(async (tx) => {
      const { id } = await this.groups.create(tx, group);
      return this.move(tx, id, OWNER_PERMISSIONS, leaving);
    });
  }

  async accept(context: Context, { token, ...leaving }: RequestSchema<'InvitationToken'>): Promise<UserView> {
    await this.limiter.hit('register', context.origin.address ?? '');
    return context.transaction(async (tx) => {
      const groupId = await this.invitations.groupOf(tx, token);
      if (groupId === context.groupId) return findUser(tx, this.events, context.userId);
      await this.invitations.use(tx, token, 'token');
      return this.move(tx, groupId, NO_PERMISSIONS, leaving);
    });
  }

  private async move(
    context: Context,
    groupId: string,
    permissions: typeof OWNER_PERMISSIONS,
    { removeContributions, deleteGroup }: Omit<RequestSchema<'Leaving'>, 'group'>,
  ): Promise<UserView> {
    const { userId, groupId: former, caller } = context;
    if (deleteGroup && (await otherMembers(context)).length) throw new BadRequest('groups.notEmpty');
    if (await isLastManager(context)) throw new BadRequest('groups.lastManager');
    const user = await context.repository(User).lock(userId);
    this.demo.assertMayChange(user);
    await context.repository(User).write(user, { groupId, ...(!user.admin && permissions) });
    // tokens and other sessions were created for the former group and must not continue in the new one
    await this.authenticator.revokeAll(context, userId, caller.sessionId);
    await this.events.publish(context, new MemberLeft(userId, former));
    if (removeContributions) await this.events.publish(context, new ContributionsRemoved(userId, former));
    if (deleteGroup) await this.groups.deleteLeft(context, former);
    for (const one of deleteGroup ? [groupId] : [former, groupId])
      context.record({ type: 'user.updated', groupId: one, data: { id: userId } });
    return findUser(context, this.events, userId);
  }
}

async function assertStillManager(context: Context): Promise<void> {
  if (!(await managersOf(context)).includes(context.userId)) throw new Forbidden();
}
