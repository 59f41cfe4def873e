import { Injectable } from '@nestjs/common';
import { Group, GroupsService } from '#groups';
import { isKnownHash, User, UsersService } from '#identity';
import { type Context, derivedId } from '#persistence';
import { Problem, Storage, translate } from '#platform';
import type { MealieGroup, MealiePerson } from '#recipe-files';
import { avatarFile } from './read-server.worker-task.ts';
import type { ImportCounts } from './import-counts.ts';
import type { JobProgress } from '../progress.ts';

/** Namespace of derived ids: rows of another server always get the same ids here, so that a second import does not duplicate them. */
const OTHER_SERVER = '6f9b0c52-33c1-4a0e-9f0d-8a8f4f3f0b71';
export const groupIdOf = (id: string): string => derivedId(`group ${id}`, OTHER_SERVER);
const userIdOf = (id: string): string => derivedId(`person ${id}`, OTHER_SERVER);

interface Accounts {
  group: { id: string; isNew: boolean };
  people: MealiePerson[];
  /** Folder of the profile pictures. */
  folder: string;
  tally: ImportCounts;
  watch: JobProgress;
}

/** Imports the groups of another server and their users. */
@Injectable()
export class GroupImport {
  constructor(
    private readonly groups: GroupsService,
    private readonly storage: Storage,
    private readonly users: UsersService,
  ) {}

  /** Returns the group that an earlier import created, or creates it. */
  async findOrCreate(context: Context, { id, name, preferences }: MealieGroup): Promise<Group> {
    return context.transaction(async (tx) => {
      const own = groupIdOf(id);
      const existing = await tx.unscopedRepository(Group).find(own);
      if (existing) return existing;
      const free = await this.freeName(tx, name);
      const visibility = { visibilityNotice: preferences?.privateGroup === false };
      return this.groups.create(tx, free, { ...preferences, ...visibility }, { id: own });
    });
  }

  /** Finds or creates an account for each user. Returns the account ids by user id. */
  async importUsers(context: Context, { group, people, folder, tally, watch }: Accounts): Promise<Map<string, string>> {
    const { locale } = watch.context;
    const accounts = new Map<string, string>();
    /** Names to report, by key of `moving`. */
    const noted: Record<'elsewhere' | 'renamed' | 'noPassword' | 'noAdmin', string[]> = {
      elsewhere: [],
      renamed: [],
      noPassword: [],
      noAdmin: [],
    };
    for (const person of people) {
      watch.signal.throwIfAborted();
      const existing = await accountOf(context, person);
      if (existing) {
        accounts.set(person.id, existing.id);
        tally.countExisting('people');
        if (existing.groupId !== group.id) noted.elsewhere.push(person.username);
        // a process may have been killed between creating the account and its picture
        if (existing.id === userIdOf(person.id) && !(await this.storage.list(`users/${existing.id}`)).length)
          await this.takePicture(context, existing.id, `${folder}/${avatarFile(person.id)}`);
        continue;
      }
      try {
        const created = await this.create(context, person, group);
        accounts.set(person.id, created.id);
        tally.countImported('people');
        if (created.username !== person.username) noted.renamed.push(`${person.username} → ${created.username}`);
        if (!isKnownHash(person.password)) noted.noPassword.push(created.username);
        if (person.isAdmin) noted.noAdmin.push(created.username);
        await this.takePicture(context, created.id, `${folder}/${avatarFile(person.id)}`);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        tally.countFailed('people');
        tally.note(`${person.username}: ${translate(locale, error.key, error.params)}`);
      }
    }
    for (const [key, names] of Object.entries(noted))
      if (names.length) tally.note(translate(locale, `moving.${key}`, { names: names.join(', ') }));
    return accounts;
  }

  /** In an existing group, imported users get no rights from the other server. Nobody becomes an administrator. */
  private async create(context: Context, person: MealiePerson, group: Accounts['group']): Promise<User> {
    const { isNew } = group;
    return this.users.insert(context, {
      id: userIdOf(person.id),
      groupId: group.id,
      username: await this.freeUsername(context, person),
      fullName: person.fullName,
      email: person.email,
      passwordHash: isKnownHash(person.password) ? person.password : null,
      advanced: person.advanced,
      canInvite: isNew && person.canInvite,
      canManage: isNew && person.canManage,
      canOrganize: isNew && person.canOrganize,
      ...(person.createdAt && { createdAt: new Date(person.createdAt) }),
    });
  }

  private async freeUsername(context: Context, { username, email }: MealiePerson): Promise<string> {
    const preferred = username.toLowerCase() === email ? username : username.replaceAll('@', '.');
    return firstFree(preferred, (name) => this.users.isFree(context, 'username', name));
  }

  private async freeName(context: Context, wanted: string): Promise<string> {
    return firstFree(wanted, (name) => this.groups.isFree(context, name));
  }

  private async takePicture(context: Context, id: string, key: string): Promise<void> {
    if (!(await this.storage.info(key))) return;
    await this.users.setPicture(context, id, this.storage.path(key)).catch((error: unknown) => {
      // an unreadable picture
      if (!(error instanceof Problem)) throw error;
    });
  }
}

/** Returns the account that an earlier import created, otherwise the one with the same address. */
async function accountOf(context: Context, { id, email }: MealiePerson): Promise<User | null> {
  const users = context.unscopedRepository(User);
  return (await users.find(userIdOf(id))) ?? users.select().where('lower(row.email) = :email', { email }).getOne();
}

/** Appends a number if the name is taken. */
async function firstFree(wanted: string, isFree: (name: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted.slice(0, 245)} ${number}`;
    if (await isFree(name)) return name;
  }
}
