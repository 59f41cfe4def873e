import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { MEALIE_GROUP, MEALIE_PASSWORD, mealieBackup, OTHER_GROUP } from '#testing/mealie-backup';
import { pngPicture } from '../support/site.ts';
import { zipOf } from '#testing/zip';
import { endOfTask } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const done = (taskId: number) => endOfTask(ada, taskId);

/** Sends a file, and waits until it was looked through. */
async function upload(archive: File) {
  const { data } = await ada.api.POST('/admin/backups/upload', { body: { archive } as never, ...asMultipart });
  await done(data!.taskId);
  const { data: list } = await ada.api.GET('/admin/backups');
  return list!.imports.find(({ kind }) => kind === 'otherProgram')!;
}

const at = (file: string) => ({ params: { path: { file } } });

async function bringIn(file: string, groups: { id: string; into?: string | null }[]) {
  const { data, error } = await ada.api.POST('/admin/backups/{file}/bring-in', { ...at(file), body: { groups } });
  if (error) throw new Error(JSON.stringify(error));
  const task = await done(data.taskId);
  expect([task.status, task.log]).toEqual(['finished', expect.any(String)]);
  return task.log!;
}

const recipesOf = async ({ api }: Person) =>
  (await api.GET('/recipes', { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } })).data!
    .items;

it('a Mealie server comes in with its people and all that is theirs, and not twice', async () => {
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
  expect(found!.people.map(({ username, accountIn }) => [username, accountIn])).toEqual([
    ['ada', ada.groupId],
    ['bob', null],
    ['carl', null],
  ]);
  expect(found!.left).toEqual(
    expect.arrayContaining([
      { table: 'invite_tokens', rows: 1, reason: 'secret' },
      { table: 'report_entries', rows: 2, reason: 'past' },
      { table: 'robots', rows: 1, reason: 'unknown' },
      { table: 'group_meal_plans', rows: 1, reason: 'unfit' },
      { table: 'recipes', rows: 2, reason: 'unfit' },
    ]),
  );
  expect(JSON.stringify(found)).not.toMatch(/\$2b\$|secret"?:/);
  // it is none of ours
  const restoring = await ada.api.POST('/admin/backups/{file}/restore', at(file));
  expect(restoring.response.status).toBe(400);

  const log = await bringIn(file, [{ id: MEALIE_GROUP }]);
  expect(log).toContain('The Millers: now the group The Millers');
  expect(log).toContain('Recipes: 3 new, 0 here before, 0 left out');
  expect(log).toContain('Comments: 1 new, 0 here before, 1 left out');
  expect(log).toMatch(/stay there; what is theirs is in their name: ada/);
  expect(log).toMatch(/cannot be used here.*: carl/);
  expect(log).toMatch(/administrators\. Here they are not.*: carl/);
  expect(log).toContain('Left out of robots: 1');
  expect(log).toContain('Not chosen: Empty');
  expect(log).toMatch(/restore the backup tureen_before_/);

  await expect(signIn(test.url, 'carl', 'LDAP')).rejects.toThrow();
  await signIn(test.url, 'bob', MEALIE_PASSWORD);
  // its hash is one of ours by now
  const bob = await signIn(test.url, 'bob', MEALIE_PASSWORD);
  const { data: self } = await bob.api.GET('/users/self');
  expect(self).toMatchObject({ fullName: 'Bob Miller', admin: false, canInvite: true, canManage: true });
  expect(self!.cacheKey).not.toBe('1234');
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
  expect(soup!.image).toBeTruthy();
  expect(existsSync(join(test.folder, 'recipes', soup!.id, 'images', 'original.webp'))).toBe(true);
  const { data: pie } = await bob.api.GET('/recipes/{slug}', { params: { path: { slug: 'pie' } } });
  expect(pie!.image).toBeNull();
  expect(pie!.userId).toBe(ada.id);
  expect(pie!.recipeIngredient).toMatchObject([{ note: '3 apples' }]);
  expect(pie!.recipeInstructions![0]!.ingredientReferences).toEqual([
    { referenceId: pie!.recipeIngredient[0]!.referenceId },
  ]);
  const { data: comments } = await bob.api.GET('/recipes/{slug}/comments', { params: { path: { slug: soup!.slug } } });
  expect(comments).toMatchObject([{ text: 'Ours is thicker.', userId: ada.id }]);
  const { data: events } = await bob.api.GET('/recipes/timeline/events', {
    params: { query: { queryFilter: `recipeId = "${soup!.id}"`, orderBy: 'timestamp', orderDirection: 'asc' } },
  });
  expect(events!.items).toMatchObject([
    { eventType: 'system', timestamp: '2023-02-04T13:36:33.413Z' },
    { subject: 'Bob made this', eventMessage: 'With cream', userId: bob.id, image: 'has image' },
  ]);
  const { data: favorites } = await bob.api.GET('/users/self/favorites');
  expect(favorites!.ratings.map(({ recipeId }) => recipeId)).toEqual([soup!.id]);
  const { data: foods } = await bob.api.GET('/foods');
  expect(foods!.items).toMatchObject([{ name: 'leek', description: 'Green', label: { name: 'Produce' } }]);
  const { data: lists } = await bob.api.GET('/groups/shopping/lists');
  const { data: list } = await bob.api.GET('/groups/shopping/lists/{id}', {
    params: { path: { id: lists!.items[0]!.id } },
  });
  expect(list).toMatchObject({
    name: 'Saturday',
    listItems: [
      {
        ...{ quantity: 400, checked: false, food: { name: 'leek' }, unit: { name: 'gram' } },
        recipeReferences: [{ recipeId: soup!.id, recipeQuantity: 200, recipeScale: 2 }],
      },
      { note: 'candles', checked: true },
    ],
  });
  const meals = async () =>
    (await bob.api.GET('/households/mealplans', { params: { query: { perPage: -1, orderBy: 'date' } } })).data!.items;
  expect((await meals()).toSorted((a, b) => (a.date < b.date ? -1 : 1))).toMatchObject([
    { date: '2023-05-01', entryType: 'lunch', recipeId: soup!.id, userId: bob.id },
    { date: '2023-05-02', entryType: 'dinner', title: 'Leftovers', text: 'Pie' },
  ]);
  const { data: rules } = await bob.api.GET('/households/mealplans/rules');
  expect(rules!.items).toMatchObject([{ day: 'monday', entryType: 'dinner', tags: [{ name: 'Quick' }] }]);
  const { data: cookbook } = await bob.api.GET('/groups/cookbooks/{id}', { params: { path: { id: 'fast' } } });
  expect(cookbook!.recipes.map(({ name }) => name)).toEqual(['Leek soup']);
  const { data: webhooks } = await bob.api.GET('/groups/webhooks');
  expect(webhooks!.items).toMatchObject([{ url: 'https://display.example/', enabled: false }]);

  // the file again, with one recipe more
  const again = await upload(archive);
  const { data: known } = await ada.api.GET('/admin/backups/{file}/other-server', at(again.name));
  expect(known!.groups[0]!.here).toBe(bob.groupId);
  const second = await bringIn(again.name, [{ id: MEALIE_GROUP }]);
  for (const what of ['Recipes: 0 new, 3', 'Shopping lists: 0 new, 1', 'Planned meals: 0 new, 2', 'People: 0 new, 3'])
    expect(second).toContain(`${what} here before`);
  expect((await recipesOf(bob)).length).toBe(3);
  expect((await meals()).length).toBe(2);
  const { data: same } = await bob.api.GET('/recipes/{slug}/comments', { params: { path: { slug: soup!.slug } } });
  expect(same!.length).toBe(1);
});

it('a group comes into one of this server: what has the same name is the same', async () => {
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
  const log = await bringIn(file, [{ id: MEALIE_GROUP, into: ada.groupId }]);
  expect(log).toContain('Tags: 0 new, 1 here before');
  expect((await recipesOf(ada)).map(({ name }) => name)).toEqual(['Leek soup', 'Pie', 'Pie (1)', 'Salad']);
  const { data: soup } = await api.GET('/recipes/{slug}', { params: { path: { slug: 'leek-soup' } } });
  expect(soup!.tags.map(({ name }) => name)).toEqual(['quick']);
  // she has an account here, and stays an administrator
  expect((await api.GET('/users/self')).data).toMatchObject({ admin: true, username: 'ada' });
});

it('a file that is none, or costs too much, is kept as unreadable', async () => {
  for (const [database, reason] of [
    ['{"people":[]}', 'This is no backup of Mealie that we can read.'],
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
