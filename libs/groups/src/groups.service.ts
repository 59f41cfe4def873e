import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { FORMATS } from '#contract/formats';
import { isTimeZone } from '#contract/plain-dates';
import { firstDayOfWeek } from '#locales';
import {
  assertVersion,
  type Context,
  DomainEvents,
  compiledQuery,
  hasOrHadSlug,
  likePattern,
  listPage,
  type ListQuery,
  type Page,
  withConflictOnDuplicate,
} from '#persistence';
import { BadRequest, Conflict, Environment, ValidationFailed, NotFound, slugify } from '#platform';
import type { SelectQueryBuilder } from 'typeorm';
import { Group } from './group.entity.ts';
import { GroupPreferences } from './group-preferences.entity.ts';

/** Published when an empty group has been created. */
export class GroupCreated {
  constructor(
    readonly group: Group,
    /** Language of the initial foods, units and labels. */
    readonly seed?: string,
  ) {}
}

const preferencesOf = compiledQuery((context: Context) => context.repository(GroupPreferences).select());

@Injectable()
export class GroupsService {
  constructor(
    private readonly events: DomainEvents,
    private readonly environment: Environment,
  ) {}

  /** Returns the caller's group; administrators may read any group. */
  async get(context: Context, id: string): Promise<Group> {
    const isVisible = FORMATS.uuid.test(id) && (context.caller.admin || id === context.groupId);
    const group =
      isVisible && (await context.manager.findOne(Group, { where: { id }, relations: { preferences: true } }));
    if (!group) throw new NotFound();
    return group;
  }

  /** Lists all groups with their preferences; for administrators. */
  async listAll(context: Context, query: ListQuery): Promise<Page<Group>> {
    const builder = context.unscopedRepository(Group).select().innerJoinAndSelect('row.preferences', 'preferences');
    const search = (rows: SelectQueryBuilder<Group>, text: string) =>
      void rows.andWhere('fold(row.name) LIKE fold(:pattern)', { pattern: likePattern(text) });
    return listPage(builder, query, { search });
  }

  /** Lists the groups that are not private, by name. */
  async listPublic(context: Context): Promise<Group[]> {
    return publicGroups(context).orderBy('fold(g.name)').getMany();
  }

  /** Finds a public group by slug or id. Throws 404 for private and unknown groups. */
  async getPublic(context: Context, slugOrId: string): Promise<Group> {
    const group = await publicGroups(context)
      .andWhere(`(${hasOrHadSlug('g', ':slugOrId')} OR g.id::text = :slugOrId)`, {
        slugOrId: slugOrId.replaceAll('\0', ''),
      })
      .getOne();
    if (!group) throw new NotFound('groups.notFound');
    return group;
  }

  async preferences(context: Context): Promise<GroupPreferences> {
    return preferencesOf(context).getOneOrFail();
  }

  async updatePreferences(
    context: Context,
    changes: RequestSchema<'GroupPreferencesChanges'>,
  ): Promise<GroupPreferences> {
    return context.transaction(async (tx) => {
      const { id } = await this.preferences(tx);
      const preferences = await tx.repository(GroupPreferences).patch(id, columnsOf(changes));
      tx.record({ type: 'preferences.updated', data: { id, version: preferences.version } });
      return preferences;
    });
  }

  /** Updates a group; for administrators. A new name changes the slug. Throws 409 if either is taken. */
  async update(
    context: Context,
    id: string,
    { name, preferences }: RequestSchema<'AdminGroupChanges'>,
  ): Promise<Group> {
    return context.transaction(async (tx) => {
      const group = await tx.unscopedRepository(Group).lock(id);
      assertVersion(group, context.origin.ifMatch);
      const newName = name?.trim();
      if (newName !== undefined && newName !== group.name) {
        const renamed = tx.manager.create(Group, { id, name: newName, slug: slugify(newName) });
        await assertFree(tx, renamed);
        await withConflictOnDuplicate(
          () => tx.unscopedRepository(Group).write(group, { name: renamed.name, slug: renamed.slug }),
          'group',
        );
      }
      if (preferences) await this.writePreferences(tx, await this.get(tx, id), preferences);
      return this.get(tx, id);
    });
  }

  private async writePreferences(
    context: Context,
    group: Group,
    changes: RequestSchema<'GroupPreferencesChanges'>,
  ): Promise<void> {
    const rows = context.unscopedRepository(GroupPreferences);
    const { id, version } = await rows.write(
      await rows.lock(group.preferences.id),
      columnsOf(changes, 'preferences.timeZone'),
    );
    context.record({ type: 'preferences.updated', groupId: group.id, data: { id, version } });
  }

  /** Deletes a group with all its rows, except the default group. Nightly cleanup jobs delete the files. */
  async delete(context: Context, id: string): Promise<void> {
    await context.transaction(async (tx) => {
      if ((await this.findDefault(tx))?.id === id) throw new BadRequest('groups.isDefault');
      await tx.unscopedRepository(Group).remove(id);
    });
  }

  /** Deletes a group that the caller was the last to leave. Its members, if there are any, make the database refuse. */
  async deleteLeft({ manager }: Context, id: string): Promise<void> {
    await manager.delete(Group, id);
  }

  /** Returns true if the name and its slug are free. */
  async isFree({ manager }: Context, name: string): Promise<boolean> {
    return !(await isTaken(manager, { name: name.trim(), slug: slugify(name) }));
  }

  async isNameFree(context: Context, name: string): Promise<boolean> {
    const existing = await context.manager
      .createQueryBuilder(Group, 'g')
      .where('lower(g.name) = lower(:name)', { name: name.trim() })
      .getExists();
    return !existing;
  }

  /** Returns the group for accounts that name none: DEFAULT_GROUP or, if it was renamed, the oldest. Null before the set-up. */
  async findDefault({ manager }: Context): Promise<Group | null> {
    const groups = manager
      .createQueryBuilder(Group, 'g')
      .orderBy('(g.name = :name)', 'DESC')
      .addOrderBy('g.created_at');
    return groups.setParameter('name', this.environment.DEFAULT_GROUP).getOne();
  }

  async findByName(context: Context, name: string): Promise<Group | null> {
    return context.manager.findOneBy(Group, { name });
  }

  /**
   * Creates a group with its preferences. Throws 409 if the name or its slug is taken.
   *
   * @param seed language of the initial foods, units and labels; none are created without it
   */
  async create(
    context: Context,
    name: string,
    preferences: Partial<GroupPreferences> = {},
    { seed, id }: { seed?: string | undefined; id?: string } = {},
  ): Promise<Group> {
    const { manager } = context;
    const group = manager.create(Group, { ...(id && { id }), name: name.trim(), slug: slugify(name) });
    await assertFree(context, group);
    await withConflictOnDuplicate(() => manager.insert(Group, group), 'group');
    group.preferences = manager.create(GroupPreferences, { ...preferences, groupId: group.id });
    await manager.insert(GroupPreferences, group.preferences);
    await this.events.publish(context, new GroupCreated(group, seed));
    return group;
  }
}

/** Returns the initial preferences for the founder's time zone and language. Throws 422 for an unknown time zone. */
export const initialPreferences = ({
  timeZone,
  locale,
  isPrivate = true,
}: {
  timeZone?: string | undefined;
  locale?: string | undefined;
  isPrivate?: boolean | undefined;
}): Partial<GroupPreferences> =>
  columnsOf({
    timeZone,
    firstDayOfWeek: locale === undefined ? undefined : firstDayOfWeek(locale),
    privateGroup: isPrivate,
    recipePublic: !isPrivate,
  });

/** Throws 422 for an unknown time zone, with the path of its field. */
function columnsOf(
  { timeZone, mealTimes, ...changes }: RequestSchema<'GroupPreferencesChanges'>,
  field = 'timeZone',
): Partial<GroupPreferences> {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new ValidationFailed({ [field]: ['groups.unknownTimeZone'] });
  return {
    ...(changes.privateGroup !== undefined && { visibilityNotice: false }),
    ...changes,
    chosenTimeZone: timeZone,
    chosenMealTimes: mealTimes,
  };
}

const publicGroups = ({ manager }: Context) =>
  manager.createQueryBuilder(Group, 'g').innerJoin('g.preferences', 'p').where('NOT p.private_group');

async function assertFree({ manager }: Context, group: Partial<Group>): Promise<void> {
  if (await isTaken(manager, group))
    throw new Conflict('errors.groupTaken', {}, { errors: { group: ['errors.groupTaken'] } });
}

const isTaken = (manager: Context['manager'], { id, name, slug }: Partial<Group>): Promise<boolean> =>
  manager
    .createQueryBuilder(Group, 'g')
    .where('(lower(g.name) = lower(:name) OR g.slug = :slug)', { name, slug })
    .andWhere('g.id IS DISTINCT FROM :id::uuid', { id: id ?? null })
    .getExists();
