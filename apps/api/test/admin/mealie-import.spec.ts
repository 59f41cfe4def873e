import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { MEALIE_GROUP, MEALIE_PASSWORD, mealieBackup, newerTables, OTHER_GROUP } from '#testing/mealie-backup';
import { pngPicture } from '../support/site.ts';
import { zipOf } from '#testing/zip';
import { endOfTask } from '../support/server-task.ts';

const GROUP_OF_3 = '0c6a2b1e-52d7-4a49-8d3e-3d0b3c2f6a11';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const waitForTask = (taskId: number) => endOfTask(ada, taskId);

/** Uploads a file and waits until the server has examined it. */
async function upload(archive: File) {
  const { data } = await ada.api.POST('/admin/backups/upload', { body: { archive } as never, ...asMultipart });
  await waitForTask(data.taskId);
  const { data: list } = await ada.api.GET('/admin/backups');
  return list.imports.find(({ kind }) => kind === 'otherProgram')!;
}

const at = (file: string) => ({ params: { path: { file } } });

async function importGroups(file: string, groups: { id: string; into?: string | null }[]) {
  const { data, error } = await ada.api.POST('/admin/backups/{file}/bring-in', { ...at(file), body: { groups } });
  if (error) throw new Error(JSON.stringify(error));
  const task = await waitForTask(data.taskId);
  expect([task.status, task.log]).toEqual(['finished', expect.any(String)]);
  return task.log;
}

const recipesOf = async ({ api }: Person) =>
  (await api.GET('/recipes', { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } })).data
    .items;

it('imports a Mealie server with its users and all their data, and imports nothing twice', async () => {
  const archive = mealieBackup(new Uint8Array(await pngPicture()));
  const { name: file, ...backup } = await upload(archive);
  expect(backup).toMatchObject({ kind: 'otherProgram', state: 'good' });
  const { data: found } = await ada.api.GET('/admin/backups/{file}/other-server', at(file));
  expect(found).toMatchObject({
    isReady: true,
    schemaVersion: 'bcfdad6b7355',
    groups: [
      {
        ...{ id: MEALIE_GROUP, name: 'The Millers', here: null, households: 1, people: 3, recipes: 3, pictures: 1 },
        ...{ lists: 1, items: 2, meals: 2, rules: 1, cookbooks: 1, comments: 2, foods: 1, webhooks: 1 },
      },
      { id: OTHER_GROUP, recipes: 0 },
    ],
  });
  expect(found.people.map(({ username, accountIn }) => [username, accountIn])).toEqual([
    ['ada', ada.groupId],
    ['bob', null],
    ['carl', null],
  ]);
  expect(found.left).toEqual(
    expect.arrayContaining([
      { table: 'invite_tokens', rows: 1, reason: 'secret' },
      { table: 'report_entries', rows: 2, reason: 'past' },
      { table: 'robots', rows: 1, reason: 'unknown' },
      { table: 'group_meal_plans', rows: 1, reason: 'unfit' },
      { table: 'recipes', rows: 2, reason: 'unfit' },
    ]),
  );
  expect(JSON.stringify(found)).not.toMatch(/\$2b\$|secret"?:/);
  // a Mealie backup cannot be restored like our own
  const restoring = await ada.api.POST('/admin/backups/{file}/restore', at(file));
  expect(restoring.response.status).toBe(400);

  const log = await importGroups(file, [{ id: MEALIE_GROUP }]);
  expect(log).toContain('The Millers became the group The Millers.');
  expect(log).toContain('Recipes: 3 new, 0 already here, 0 left out');
  expect(log).toContain('Comments: 1 new, 0 already here, 1 left out');
  expect(log).toMatch(/stay in it\. What’s theirs was imported under their name: ada/);
  expect(log).toMatch(/password doesn’t work here.*: carl/);
  expect(log).toMatch(/administrators there\. Here they aren’t.*: carl/);
  expect(log).toContain('Left out of robots: 1');
  expect(log).toContain('Not chosen: Empty');
  expect(log).toMatch(/restore the backup tureen_before_/);

  await expect(signIn(test.url, 'carl', 'LDAP')).rejects.toThrow();
  await signIn(test.url, 'bob', MEALIE_PASSWORD);
  // the first sign-in has replaced the imported hash
  const bob = await signIn(test.url, 'bob', MEALIE_PASSWORD);
  const { data: self } = await bob.api.GET('/users/self');
  expect(self).toMatchObject({ fullName: 'Bob Miller', admin: false, canInvite: true, canManage: true });
  expect(self.cacheKey).not.toBe('1234');
  expect((await recipesOf(bob)).map(({ name }) => name)).toEqual(['Leek soup', 'Pie', 'Salad']);
  const { data: soup } = await bob.api.GET('/recipes/{slug}', { params: { path: { slug: 'leek-soup' } } });
  expect(soup).toMatchObject({
    userId: bob.id,
    rating: 4,
    recipeYield: '4 servings',
    dateAdded: '2023-02-04',
    lastMade: '2023-05-01T18:00:00.000Z',
    createdAt: '2023-02-04T13:36:33.413Z',
    settings: { locked: true, public: true, disableAmount: false },
    extras: { shelf: '3' },
    notes: [{ title: 'Tip', text: 'Better the next day.' }],
    nutrition: { calories: '120' },
    recipeIngredient: [
      { title: 'Seasoning', note: 'salt' },
      { quantity: 200, note: 'chopped', food: { name: 'leek', pluralName: 'leeks' }, unit: { name: 'gram' } },
    ],
    tags: [{ name: 'Quick' }],
    recipeCategory: [{ name: 'Dinner' }],
    tools: [{ name: 'Pot' }],
    assets: [{ name: 'Sheet' }],
  });
  expect(soup.image).toBeTruthy();
  expect(existsSync(join(test.folder, 'recipes', soup.id, 'images', 'original.webp'))).toBe(true);
  const { data: pie } = await bob.api.GET('/recipes/{slug}', { params: { path: { slug: 'pie' } } });
  expect(pie.image).toBeNull();
  expect(pie.userId).toBe(ada.id);
  expect(pie.recipeIngredient).toMatchObject([{ note: '3 apples' }]);
  expect(pie.recipeInstructions[0]!.ingredientReferences).toEqual([
    { referenceId: pie.recipeIngredient[0]!.referenceId },
  ]);
  const { data: comments } = await bob.api.GET('/recipes/{slug}/comments', { params: { path: { slug: soup.slug } } });
  expect(comments).toMatchObject([{ text: 'Ours is thicker.', userId: ada.id }]);
  const { data: events } = await bob.api.GET('/recipes/timeline/events', {
    params: { query: { queryFilter: `recipeId = "${soup.id}"`, orderBy: 'timestamp', orderDirection: 'asc' } },
  });
  expect(events.items).toMatchObject([
    { eventType: 'system', timestamp: '2023-02-04T13:36:33.413Z' },
    { subject: 'Bob made this', eventMessage: 'With cream', userId: bob.id, image: 'has image' },
  ]);
  const { data: favorites } = await bob.api.GET('/users/self/favorites');
  expect(favorites.ratings.map(({ recipeId }) => recipeId)).toEqual([soup.id]);
  const { data: foods } = await bob.api.GET('/foods');
  expect(foods.items).toMatchObject([{ name: 'leek', description: 'Green', label: { name: 'Produce' } }]);
  const { data: lists } = await bob.api.GET('/groups/shopping/lists');
  const { data: list } = await bob.api.GET('/groups/shopping/lists/{id}', {
    params: { path: { id: lists.items[0]!.id } },
  });
  expect(list).toMatchObject({
    name: 'Saturday',
    listItems: [
      {
        ...{ quantity: 400, checked: false, food: { name: 'leek' }, unit: { name: 'gram' } },
        recipeReferences: [{ recipeId: soup.id, recipeQuantity: 200, recipeScale: 2 }],
      },
      { note: 'candles', checked: true },
    ],
  });
  const meals = async () =>
    (await bob.api.GET('/households/mealplans', { params: { query: { perPage: -1, orderBy: 'date' } } })).data.items;
  expect((await meals()).toSorted((a, b) => (a.date < b.date ? -1 : 1))).toMatchObject([
    { date: '2023-05-01', entryType: 'lunch', recipeId: soup.id, userId: bob.id },
    { date: '2023-05-02', entryType: 'dinner', title: 'Leftovers', text: 'Pie' },
  ]);
  const { data: rules } = await bob.api.GET('/households/mealplans/rules');
  expect(rules.items).toMatchObject([{ day: 'monday', entryType: 'dinner', tags: [{ name: 'Quick' }] }]);
  const { data: cookbook } = await bob.api.GET('/groups/cookbooks/{id}', { params: { path: { id: 'fast' } } });
  expect(cookbook.recipes.map(({ name }) => name)).toEqual(['Leek soup']);
  const { data: webhooks } = await bob.api.GET('/groups/webhooks');
  expect(webhooks.items).toMatchObject([{ url: 'https://display.example/', enabled: false }]);

  // the same file again
  const again = await upload(archive);
  const { data: known } = await ada.api.GET('/admin/backups/{file}/other-server', at(again.name));
  expect(known.groups[0]!.here).toBe(bob.groupId);
  const second = await importGroups(again.name, [{ id: MEALIE_GROUP }]);
  for (const what of ['Recipes: 0 new, 3', 'Shopping lists: 0 new, 1', 'Planned meals: 0 new, 2', 'People: 0 new, 3'])
    expect(second).toContain(`${what} already here`);
  expect((await recipesOf(bob)).length).toBe(3);
  expect((await meals()).length).toBe(2);
  const { data: same } = await bob.api.GET('/recipes/{slug}/comments', { params: { path: { slug: soup.slug } } });
  expect(same.length).toBe(1);
});

it('merges a group into one of this server: rows with the same name become one row', async () => {
  const { api } = ada;
  await api.POST('/organizers/tags', { body: { name: 'quick' } });
  await api.POST('/recipes', { body: { name: 'Pie' } });
  const { name: file } = await upload(mealieBackup(new Uint8Array(await pngPicture())));
  const unknown = await api.POST('/admin/backups/{file}/bring-in', {
    ...at(file),
    body: { groups: [{ id: MEALIE_GROUP, into: OTHER_GROUP }] },
  });
  expect([unknown.response.status, unknown.error]).toMatchObject([
    422,
    { detail: { errors: { 'groups.0.into': expect.anything() } } },
  ]);
  const log = await importGroups(file, [{ id: MEALIE_GROUP, into: ada.groupId }]);
  expect(log).toContain('Tags: 0 new, 1 already here');
  expect((await recipesOf(ada)).map(({ name }) => name)).toEqual(['Leek soup', 'Pie', 'Pie (1)', 'Salad']);
  const { data: soup } = await api.GET('/recipes/{slug}', { params: { path: { slug: 'leek-soup' } } });
  expect(soup.tags.map(({ name }) => name)).toEqual(['quick']);
  // she has an account here, and stays an administrator
  expect((await api.GET('/users/self')).data).toMatchObject({ admin: true, username: 'ada' });
});

it('imports a newer server: merges its households into one group, and keeps recipes that are used in lines of others', async () => {
  const people = newerTables().users.map((user) => ({
    ...{ ...user, username: `${user.username}-3`, email: `${user.username}-3@example.com` },
  }));
  const groups = [{ id: GROUP_OF_3, name: 'Version 3', slug: 'version-3' }];
  // a server of its own: none of its ids is on the other one
  const tables = JSON.stringify({ ...newerTables(), users: people, groups })
    .replaceAll(MEALIE_GROUP, GROUP_OF_3)
    .replaceAll('0000-4000-8000-', '0000-4000-8003-')
    .replaceAll('000040008000', '000040008003');
  const { name: file } = await upload(mealieBackup(new Uint8Array(await pngPicture()), JSON.parse(tables) as object));
  const { data: found } = await ada.api.GET('/admin/backups/{file}/other-server', at(file));
  expect(found.groups).toMatchObject([{ households: 2, people: 3, recipes: 3, rules: 3, cookbooks: 3 }]);
  expect(found.left.toSorted((a, b) => a.table.localeCompare(b.table))).toEqual([
    { table: 'ai_providers', rows: 1, reason: 'secret' },
    { table: 'group_meal_plans', rows: 1, reason: 'unfit' },
    { table: 'invite_tokens', rows: 1, reason: 'secret' },
    { table: 'report_entries', rows: 2, reason: 'past' },
  ]);
  const log = await importGroups(file, [{ id: GROUP_OF_3 }]);
  expect(log).toMatch(/Home, Attic/);
  expect(log).toContain('Recipes: 3 new, 0 already here, 0 left out');
  // household-only conditions do not exist here
  for (const name of ['unset lunch', 'Of the attic'])
    expect(log).toContain(`${name}: Its filter can’t be read here and was left out.`);
  expect(log.match(/filter can’t be read/g)).toHaveLength(2);

  const bob = await signIn(test.url, 'bob-3', MEALIE_PASSWORD);
  const { data: actions } = await bob.api.GET('/groups/recipe-actions');
  expect(actions.items).toMatchObject([
    { title: 'Print', url: 'https://printer.example/?of=${slug}', actionType: 'link' },
  ]);
  const recipe = async (slug: string) => (await bob.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
  const [soup, pie, salad] = await Promise.all([recipe('leek-soup'), recipe('pie'), recipe('salad')]);
  expect(soup).toMatchObject({
    recipeServings: 4,
    lastMade: '2025-07-02T18:00:00.000Z',
    // amounts are always shown in that version, whatever its settings say
    settings: { disableAmount: false },
    recipeIngredient: [
      { quantity: null, note: 'salt to taste', food: null },
      { quantity: 200, food: { name: 'leek', onHand: true }, unit: { name: 'gram' }, originalText: '200 g leeks' },
    ],
    recipeInstructions: [{ text: '**The boiling**\n\nBoil it.' }],
  });
  expect(pie).toMatchObject({
    recipeYield: '12 slices',
    recipeIngredient: [
      { quantity: 2, note: 'cold', referencedRecipe: { id: salad.id, slug: 'salad' } },
      { quantity: null, note: '', referencedRecipe: { id: soup.id } },
    ],
  });
  expect(salad).toMatchObject({
    recipeServings: 3,
    recipeIngredient: [{ quantity: 1, note: 'on top', referencedRecipe: { id: soup.id } }],
  });
  const { data: opinions } = await bob.api.GET('/users/self/ratings');
  expect(opinions.ratings).toMatchObject([{ recipeId: soup.id, rating: 3, isFavorite: true }]);
  const { data: preferences } = await bob.api.GET('/groups/preferences');
  expect(preferences).toMatchObject({
    ...{ privateGroup: false, firstDayOfWeek: 6, recipePublic: true, recipeShowNutrition: true },
    recipeDisableAmount: false,
  });
  const { data: foods } = await bob.api.GET('/foods', {
    params: { query: { orderBy: 'name', orderDirection: 'asc' } },
  });
  expect(foods.items).toMatchObject([
    { name: 'leek', onHand: true, aliases: [{ name: 'porree' }] },
    { name: 'salt', onHand: false },
  ]);
  const { data: tools } = await bob.api.GET('/organizers/tools');
  expect(tools.items).toMatchObject([{ name: 'Pot', onHand: false }]);
  const { data: rules } = await bob.api.GET('/households/mealplans/rules', { params: { query: { perPage: -1 } } });
  expect(rules.items.toSorted((a, b) => b.day.localeCompare(a.day))).toMatchObject([
    { day: 'unset', entryType: 'lunch', tags: [], categories: [] },
    { day: 'monday', entryType: 'dinner', tags: [{ name: 'Quick' }], categories: [{ name: 'Dinner' }] },
    { day: 'friday', entryType: 'unset', tags: [], categories: [] },
  ]);
  const { data: cookbooks } = await bob.api.GET('/groups/cookbooks', { params: { query: { perPage: -1 } } });
  const filters = cookbooks.items.map(({ name, tags, categories, queryFilterString }) => [
    name,
    tags.map((tag) => tag.name),
    categories.length,
    queryFilterString.replace(pie.userId, 'ada'),
  ]);
  expect(filters.toSorted()).toEqual([
    ['Fast', [], 0, 'user_id = "ada" OR rating > 5'],
    ['Fast', ['Quick'], 0, ''],
    ['Of the attic', [], 0, ''],
  ]);
});

it('recognizes a Mealie backup that is fetched from the copies', async () => {
  const { name: file } = await upload(mealieBackup(new Uint8Array(await pngPicture())));
  const { data: copying } = await ada.api.POST('/admin/backups/{file}/copy', at(file));
  await waitForTask(copying.taskId);
  await ada.api.DELETE('/admin/backups/{file}', at(file));
  const { data: fetching } = await ada.api.POST('/admin/backups/copies/{file}/fetch', at(file));
  expect(await waitForTask(fetching.taskId)).toMatchObject({ status: 'finished' });
  const { data: list } = await ada.api.GET('/admin/backups');
  expect(list.imports.find(({ name }) => name === file)).toMatchObject({
    ...{ kind: 'otherProgram', state: 'good', reason: null, copy: 'done' },
  });
  const { data: found } = await ada.api.GET('/admin/backups/{file}/other-server', at(file));
  expect(found).toMatchObject({ isReady: true, groups: [{ name: 'The Millers' }, { name: 'Empty' }] });
});

it('lists a file as unreadable if it is no backup or is too large when unpacked', async () => {
  for (const [database, reason] of [
    ['{"people":[]}', 'This is not a Mealie backup we can read.'],
    [`{"recipes":[${' '.repeat(3_000_000)}]}`, 'The archive is too large when it is unpacked.'],
  ]) {
    const { name, state, reason: said } = await upload(zipOf({ 'database.json': database!, 'data/x': '' }));
    expect([state, said]).toEqual(['bad', reason]);
    const { data } = await ada.api.GET('/admin/backups/{file}/other-server', at(name));
    expect(data).toMatchObject({ isReady: false });
    const bringing = await ada.api.POST('/admin/backups/{file}/bring-in', {
      ...at(name),
      body: { groups: [{ id: MEALIE_GROUP }] },
    });
    expect(bringing.response.status).toBe(400);
  }
});
