import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Input } from '#contract';
import { Conflict, type Actor, NotFound, slugify } from '#platform';
import { Group } from './group.entity.ts';
import { GroupPreferences } from './group-preferences.entity.ts';

@Injectable()
export class GroupsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One's own group; any group as administrator. */
  async get(actor: Actor, id: string): Promise<Group> {
    const visible = actor.admin || id === actor.groupId;
    const group =
      visible && (await this.database.manager.findOne(Group, { where: { id }, relations: { preferences: true } }));
    if (!group) throw new NotFound();
    return group;
  }

  async preferences(actor: Actor): Promise<GroupPreferences> {
    return this.database.manager.findOneByOrFail(GroupPreferences, { groupId: actor.groupId });
  }

  async updatePreferences(actor: Actor, changes: Input<'GroupPreferencesChanges'>): Promise<GroupPreferences> {
    return this.database.manager.save(Object.assign(await this.preferences(actor), changes));
  }

  async isNameFree(name: string): Promise<boolean> {
    const taken = await this.database.manager
      .createQueryBuilder(Group, 'g')
      .where('lower(g.name) = lower(:name)', { name: name.trim() })
      .getExists();
    return !taken;
  }

  async findByName(name: string): Promise<Group | null> {
    return this.database.manager.findOneBy(Group, { name });
  }

  /** Creates a group with its preferences; 409 where the name, or the slug it gives, is taken. */
  async create(
    name: string,
    preferences: Partial<GroupPreferences> = {},
    manager = this.database.manager,
  ): Promise<Group> {
    const group = manager.create(Group, { name: name.trim(), slug: slugify(name) });
    await this.assertFree(group, manager);
    await manager.insert(Group, group);
    group.preferences = await manager.save(manager.create(GroupPreferences, { ...preferences, groupId: group.id }));
    return group;
  }

  private async assertFree({ name, slug }: Group, manager: EntityManager) {
    const taken = await manager
      .createQueryBuilder(Group, 'g')
      .where('lower(g.name) = lower(:name) OR g.slug = :slug', { name, slug })
      .getExists();
    if (taken) throw new Conflict('errors.groupTaken', {}, { errors: { group: ['errors.groupTaken'] } });
  }
}
