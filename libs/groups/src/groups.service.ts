import { Injectable } from '@nestjs/common';
import type { Input } from '#contract';
import type { Context } from '#persistence';
import { Conflict, NotFound, slugify } from '#platform';
import { Group } from './group.entity.ts';
import { GroupPreferences } from './group-preferences.entity.ts';

@Injectable()
export class GroupsService {
  /** The caller's own group; administrators may read any group. */
  async get(context: Context, id: string): Promise<Group> {
    const isVisible = context.caller.admin || id === context.groupId;
    const group =
      isVisible && (await context.manager.findOne(Group, { where: { id }, relations: { preferences: true } }));
    if (!group) throw new NotFound();
    return group;
  }

  async preferences(context: Context): Promise<GroupPreferences> {
    return context.rows(GroupPreferences).select().getOneOrFail();
  }

  async updatePreferences(context: Context, changes: Input<'GroupPreferencesChanges'>): Promise<GroupPreferences> {
    return context.transaction(async (inner) => {
      const { id } = await this.preferences(inner);
      const preferences = await inner.rows(GroupPreferences).patch(id, changes);
      inner.record({ type: 'preferences.updated', data: { id, version: preferences.version } });
      return preferences;
    });
  }

  async isNameFree(context: Context, name: string): Promise<boolean> {
    const taken = await context.manager
      .createQueryBuilder(Group, 'g')
      .where('lower(g.name) = lower(:name)', { name: name.trim() })
      .getExists();
    return !taken;
  }

  async findByName(context: Context, name: string): Promise<Group | null> {
    return context.manager.findOneBy(Group, { name });
  }

  /** Creates a group with its preferences; 409 where the name, or the slug it gives, is taken. */
  async create(context: Context, name: string, preferences: Partial<GroupPreferences> = {}): Promise<Group> {
    const { manager } = context;
    const group = manager.create(Group, { name: name.trim(), slug: slugify(name) });
    await assertFree(context, group);
    await manager.insert(Group, group);
    group.preferences = manager.create(GroupPreferences, { ...preferences, groupId: group.id });
    await manager.insert(GroupPreferences, group.preferences);
    return group;
  }
}

async function assertFree({ manager }: Context, { name, slug }: Group): Promise<void> {
  const taken = await manager
    .createQueryBuilder(Group, 'g')
    .where('lower(g.name) = lower(:name) OR g.slug = :slug', { name, slug })
    .getExists();
  if (taken) throw new Conflict('errors.groupTaken', {}, { errors: { group: ['errors.groupTaken'] } });
}
