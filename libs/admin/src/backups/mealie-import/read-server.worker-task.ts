import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '#platform/private-folder';
import { BadArchive, type MealieGroup, type MealiePerson, type MealieServer, openMealieBackup } from '#recipe-files';

export interface ServerRequest {
  path: string;
  /** Target folder of the extracted content. */
  folder: string;
}

/** Content of a file before the import, without password hashes. */
export interface ServerSummary {
  schemaVersion: string;
  groups: GroupSummary[];
  people: Pick<MealiePerson, 'id' | 'groupId' | 'username' | 'email' | 'isAdmin'>[];
  left: MealieServer['left'];
}

export interface GroupSummary {
  id: string;
  name: string;
  households: number;
  people: number;
  recipes: number;
  pictures: number;
  comments: number;
  events: number;
  lists: number;
  items: number;
  meals: number;
  rules: number;
  cookbooks: number;
  foods: number;
  units: number;
  labels: number;
  organizers: number;
  webhooks: number;
}

export const SUMMARY = 'server.json';
export const PEOPLE = 'people.json';
export const groupFile = (id: string): string => `group-${id}.json`;
export const avatarFile = (id: string): string => `avatar-${id}`;
export const eventPicture = (id: string): string => `event-${id}`;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Extracts a backup of another server into a folder, one file per group. Returns the key of the problem if the backup is unreadable.
 * Runs in a process of its own; see `runInProcess`.
 */
export async function task({ path, folder }: ServerRequest): Promise<ServerSummary | { failure: string }> {
  try {
    return await readServer(path, folder);
  } catch (error) {
    if (error instanceof BadArchive) return { failure: error.message };
    // a full disk does not mean that the file is bad
    const { errno, code }: { errno?: unknown; code?: string } = Object(error);
    if (typeof errno === 'number' && !code?.startsWith('Z_')) throw error;
    return { failure: 'migrations.unreadable' };
  }
}

async function readServer(path: string, folder: string): Promise<ServerSummary> {
  await rm(folder, { recursive: true, force: true });
  await makePrivateFolder(folder);
  const { server, hasPicture, read, close } = await openMealieBackup(path);
  try {
    const groups = server.groups.filter(({ id }) => UUID.test(id));
    const people = server.people.filter(({ id }) => UUID.test(id));
    const keep = async (from: string, name: string) => {
      const bytes = await read(from).catch(() => null);
      if (bytes) await writeFile(join(folder, name), bytes);
    };
    for (const group of groups) {
      await writeFile(join(folder, groupFile(group.id)), JSON.stringify(group));
      for (const { id: recipe, events } of group.recipes)
        for (const { id } of events)
          if (UUID.test(id)) await keep(`recipes/${recipe}/images/timeline/${id}/original.webp`, eventPicture(id));
    }
    for (const { id } of people) await keep(`users/${id}/profile.webp`, avatarFile(id));
    await writeFile(join(folder, PEOPLE), JSON.stringify(people), { mode: 0o600 });
    const summary: ServerSummary = {
      schemaVersion: server.schemaVersion,
      groups: groups.map((group) => ({
        ...countsOf(group, hasPicture),
        people: people.filter(({ groupId }) => groupId === group.id).length,
      })),
      people: people.map(({ id, groupId, username, email, isAdmin }) => ({ id, groupId, username, email, isAdmin })),
      left: server.left,
    };
    // the rename makes the summary appear complete or not at all
    await writeFile(join(folder, `${SUMMARY}.part`), JSON.stringify(summary));
    await rename(join(folder, `${SUMMARY}.part`), join(folder, SUMMARY));
    return summary;
  } finally {
    close();
  }
}

const sum = <T>(list: T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0);

const countsOf = (group: MealieGroup, hasPicture: (id: string) => boolean): Omit<GroupSummary, 'people'> => ({
  id: group.id,
  name: group.name,
  households: group.households.length,
  recipes: group.recipes.length,
  pictures: group.recipes.filter(({ id }) => hasPicture(id)).length,
  comments: sum(group.recipes, ({ comments }) => comments.length),
  events: sum(group.recipes, ({ events }) => events.length),
  lists: group.lists.length,
  items: sum(group.lists, ({ items }) => items.length),
  meals: group.meals.length,
  rules: group.rules.length,
  cookbooks: group.cookbooks.length,
  foods: group.foods.length,
  units: group.units.length,
  labels: group.labels.length,
  organizers: group.categories.length + group.tags.length + group.tools.length,
  webhooks: group.webhooks.length,
});
