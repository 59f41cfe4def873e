import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { firstOf } from '#contract/objects';
import { Group, GroupsService } from '#groups';
import type { Context, ListQuery, Page } from '#persistence';
import { BadRequest, PreconditionFailed } from '#platform';
import { User } from './user.entity.ts';

/** A group with its members. */
export type GroupView = Group & { users: User[]; categories: []; webhooks: [] };

/** Lists that existing clients expect and that only a group's own members get. */
const NOT_LISTED: Pick<GroupView, 'categories' | 'webhooks'> = { categories: [], webhooks: [] };

/** Lets administrators manage the groups of the server. */
@Injectable()
export class GroupsAdministration {
  constructor(private readonly groups: GroupsService) {}

  async list(context: Context, query: ListQuery): Promise<Page<GroupView>> {
    const page = await this.groups.listAll(context, query);
    return { ...page, items: await this.viewsOf(context, page.items) };
  }

  async get(context: Context, id: string): Promise<GroupView> {
    return this.viewOf(context, await this.groups.get(context, id));
  }

  async create(context: Context, { name }: RequestSchema<'GroupCreate'>): Promise<GroupView> {
    return context.transaction(async (tx) => {
      const { id } = await this.groups.create(tx, name);
      return this.get(tx, id);
    });
  }

  async update(context: Context, id: string, changes: RequestSchema<'AdminGroupChanges'>): Promise<GroupView> {
    try {
      return await context.transaction(async (tx) => this.viewOf(tx, await this.groups.update(tx, id, changes)));
    } catch (error) {
      if (error instanceof PreconditionFailed) error.current = await this.get(context, id);
      throw error;
    }
  }

  /** Throws 400 if the group has members. */
  async delete(context: Context, id: string): Promise<GroupView> {
    return context.transaction(async (tx) => {
      const group = await this.get(tx, id);
      if (group.users.length) throw new BadRequest('groups.notEmpty');
      await this.groups.delete(tx, id);
      return group;
    });
  }

  private async viewOf(context: Context, group: Group): Promise<GroupView> {
    return firstOf(await this.viewsOf(context, [group]));
  }

  private async viewsOf(context: Context, groups: Group[]): Promise<GroupView[]> {
    if (!groups.length) return [];
    const ids = groups.map(({ id }) => id);
    const users = await context
      .unscopedRepository(User)
      .select('u')
      .where('u.groupRow IN (:...ids)', { ids })
      .orderBy('fold(u.username)')
      .getMany();
    const byGroup = Map.groupBy(users, ({ groupId }) => groupId);
    return groups.map((group) => Object.assign(group, { users: byGroup.get(group.id) ?? [], ...NOT_LISTED }));
  }
}
