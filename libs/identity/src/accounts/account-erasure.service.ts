import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Not } from 'typeorm';
import type { RequestSchema, ResponseSchema } from '#contract';
import { GroupsService } from '#groups';
import { fallbackLocale } from '#locales';
import { AccountErased, Context, ContributionsRemoved, DomainEvents, insertNew, MemberLeft } from '#persistence';
import { BadRequest, Storage } from '#platform';
import { ReauthenticationService } from '../sessions/reauthentication.service.ts';
import { DemoAccount } from './demo-account.ts';
import { ErasedAccount } from './erased-account.entity.ts';
import { otherMembers, isLastManager } from './group-membership.ts';
import { User } from './user.entity.ts';

/** Deletes accounts for good, and again after a restored backup has brought them back. */
@Injectable()
export class AccountErasureService {
  constructor(
    private readonly groups: GroupsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly demo: DemoAccount,
    private readonly events: DomainEvents,
    private readonly storage: Storage,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Describes what the deletion of the caller's account would mean for the group, and what forbids it. */
  async preview(context: Context): Promise<ResponseSchema<'AccountDeletion'>> {
    const others = await otherMembers(context);
    return {
      obstacle: await this.obstacle(context),
      deletesGroup: others.length === 0,
      remainingMembers: others.map(({ fullName, username }) => fullName || username),
    };
  }

  /** Deletes the caller's account, and the group if nobody else belongs to it. */
  async eraseSelf(context: Context, { currentPassword }: RequestSchema<'OwnProof'>): Promise<void> {
    this.demo.assertMayChange(await context.manager.findOneByOrFail(User, { id: context.userId }));
    await this.reauthentication.assert(context, currentPassword);
    await context.transaction(async (tx) => {
      const obstacle = await this.obstacle(tx, { isLocking: true });
      if (obstacle)
        throw new BadRequest(obstacle === 'lastAdministrator' ? 'users.lastAdministrator' : 'groups.lastManager');
      const others = await otherMembers(tx);
      await this.erase(tx, await tx.repository(User).lock(tx.userId), { isOwnWish: true });
      if (!others.length) await this.groups.deleteLeft(tx, tx.groupId);
    });
  }

  /** Deletes a locked user with everything that only concerns the user. Recipes, plans and lists stay in the group. */
  async erase(context: Context, { id, groupId }: User, { isOwnWish = false } = {}): Promise<void> {
    await insertNew(context.manager, ErasedAccount, [{ id, isOwnWish }], ['id']);
    await this.events.publish(context, new MemberLeft(id, groupId));
    await this.events.publish(context, new ContributionsRemoved(id, null));
    await this.events.publish(context, new AccountErased(id));
    await context.manager.delete(User, id);
    context.record({ type: 'user.deleted', groupId, data: { id } });
    await context.afterCommit(() => this.storage.remove(`users/${id}`));
  }

  /** Locks restored accounts in the transaction that restores them, because they are deleted only after the files are in place. */
  async lockRestored(query: (sql: string) => Promise<unknown>): Promise<void> {
    await query('UPDATE public.users SET locked_at = now() WHERE id IN (SELECT id FROM public.erased_accounts)');
  }

  /** Lets people of a restored group stay if an administrator has deleted them: whoever restores a group asks for its people. */
  async welcomeBack(groupId: string): Promise<void> {
    await this.database.query(
      `DELETE FROM erased_accounts e USING users u WHERE u.id = e.id AND u.group_id = $1 AND NOT e.is_own_wish`,
      [groupId],
    );
  }

  /**
   * Deletes the accounts again that a restored backup has brought back, except if no administrator would remain. Returns the number of
   * deleted accounts.
   */
  async eraseRestored(): Promise<number> {
    const restored = () =>
      this.database.manager
        .createQueryBuilder(User, 'u')
        .where((query) => `u.id IN ${query.subQuery().select('e.id').from(ErasedAccount, 'e').getQuery()}`);
    const { manager } = this.database;
    const users = await restored().getMany();
    const administrators = users.filter(({ admin }) => admin).map(({ id }) => id);
    const isAdministratorLeft = await manager.existsBy(User, { admin: true, id: Not(In(administrators)) });
    if (!isAdministratorLeft) {
      await manager.update(User, { id: In(administrators) }, { lockedAt: null });
      await manager.delete(ErasedAccount, { id: In(administrators) });
    }
    const erased = users.filter(({ admin }) => isAdministratorLeft || !admin);
    const context = new Context({ locale: fallbackLocale }, manager);
    for (const user of erased) await context.transaction((tx) => this.erase(tx, user));
    return erased.length;
  }

  async idsErasedBefore({ manager }: Context, before: Date): Promise<string[]> {
    return (await manager.findBy(ErasedAccount, { erasedAt: LessThan(before) })).map(({ id }) => id);
  }

  private async obstacle(
    context: Context,
    { isLocking = false } = {},
  ): Promise<ResponseSchema<'AccountDeletion'>['obstacle']> {
    if (context.caller.admin && (await this.isLastAdministrator(context, isLocking))) return 'lastAdministrator';
    return (await isLastManager(context, isLocking)) ? 'lastManager' : null;
  }

  /** Locks the rows of all administrators, so that the last two cannot delete themselves at once. */
  private async isLastAdministrator({ manager, userId }: Context, isLocking: boolean): Promise<boolean> {
    const lock = isLocking ? 'FOR UPDATE' : '';
    const rows = await manager.query<{ id: string }[]>(`SELECT id FROM users WHERE admin ORDER BY id ${lock}`);
    return rows.every(({ id }) => id === userId);
  }
}
