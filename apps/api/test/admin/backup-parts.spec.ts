import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { tablesExcludedFromGroupRestore } from '#persistence';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { pngPicture } from '../support/site.ts';
import { endOfTask } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp({ BACKUP_PASSPHRASE: 'correct horse battery' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const done = (taskId: number) => endOfTask(ada, taskId);

const bySlug = (slug: string) => ({ params: { path: { slug } } });
const recipe = async (who: Person, slug: string) => (await who.api.GET('/recipes/{slug}', bySlug(slug))).data;

async function backUp() {
  const { data } = await ada.api.POST('/admin/backups');
  expect((await done(data.taskId)).status).toBe('finished');
  const { data: list } = await ada.api.GET('/admin/backups');
  return { file: list.imports.find(({ kind }) => kind === 'manual')!.name };
}

async function bring(
  path: { file: string },
  body: { groupId: string; whole?: boolean; recipes?: string[]; shoppingLists?: string[] },
) {
  const { data } = await ada.api.POST('/admin/backups/{file}/restore-parts', { params: { path }, body });
  return done(data.taskId);
}

/** As the queue does where a process was killed when its work was done, but before anybody knew. */
async function onceMore(taskId: number) {
  const database = test.app.get(DataSource);
  await database.query("UPDATE server_task SET status = 'running' WHERE id = $1", [taskId]);
  await database.query(
    `INSERT INTO job_request (job, queue_id, payload, actor, task_id)
     SELECT request->>'job', gen_random_uuid(), request->'payload', request->'actor', id FROM server_task WHERE id = $1`,
    [taskId],
  );
  return done(taskId);
}

async function withPicture(who: Person, slug: string, width = 80) {
  const image = new File([new Uint8Array(await pngPicture(width))], 'x.png');
  await who.api.PUT('/recipes/{slug}/image', { ...bySlug(slug), body: { image, extension: 'png' }, ...asMultipart });
}

/** A recipe with a food, a unit, a tag, a comment, a rating and a picture. */
async function stew(who: Person, name: string) {
  const { data: slug } = await who.api.POST('/recipes', { body: { name } });
  await who.api.PATCH('/recipes/{slug}', {
    ...bySlug(slug),
    body: {
      description: 'As it was',
      recipeIngredient: [{ quantity: 2, unit: { name: 'mug' }, food: { name: 'lentils' }, note: 'red' }],
      recipeInstructions: [{ text: 'Boil.' }],
      tags: [{ name: 'Winter' }],
      rating: 4,
    },
  });
  await withPicture(who, slug);
  const found = await recipe(who, slug);
  await who.api.POST('/comments', { body: { recipeId: found.id, text: 'Lovely' } });
  return found;
}

const hashOf = (...names: string[]) => {
  const path = join(test.folder, ...names);
  return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex');
};
const pictureOf = (id: string) => hashOf('recipes', id, 'images', 'original.webp');

it('shows what a backup holds, and brings single recipes and lists back', async () => {
  const gone = await stew(ada, 'Gone stew');
  const changed = await stew(ada, 'Changed stew');
  const lists = '/groups/shopping/lists';
  const { data: list } = await ada.api.POST(lists, { body: { name: 'Saturday' } });
  await ada.api.POST('/groups/shopping/items', { body: { shoppingListId: list.id, note: 'candles', quantity: 3 } });
  const [was, picture] = [await recipe(ada, gone.slug), pictureOf(gone.id)];
  const path = await backUp();
  expect(path.file).toMatch(/\.age$/);

  const before = await ada.api.GET('/admin/backups/{file}/groups', { params: { path } });
  expect(before.data).toEqual({ isReady: false, groups: [] });
  const { data: preparing } = await ada.api.POST('/admin/backups/{file}/groups', { params: { path } });
  expect((await done(preparing.taskId)).status).toBe('finished');
  const { data: held } = await ada.api.GET('/admin/backups/{file}/groups', { params: { path } });
  const [group] = held.groups;
  expect(held).toMatchObject({ isReady: true, groups: [{ recipes: 2, shoppingLists: 1, isHere: true }] });

  await ada.api.DELETE('/recipes/{slug}', bySlug(gone.slug));
  await ada.api.DELETE(`${lists}/{id}`, { params: { path: { id: list.id } } });
  // the rows that the recipe refers to are deleted, and its slug is taken
  for (const [kind, id] of [
    ['/foods/{id}', was.recipeIngredient[0]!.food!.id],
    ['/units/{id}', was.recipeIngredient[0]!.unit!.id],
    ['/organizers/tags/{id}', was.tags[0]!.id],
  ] as const)
    await ada.api.DELETE(kind, { params: { path: { id: id } } });
  const { data: mug } = await ada.api.POST('/units', { body: { name: 'Mug' } });
  await ada.api.POST('/recipes', { body: { name: 'Gone stew' } });
  await ada.api.PATCH('/recipes/{slug}', {
    ...bySlug(changed.slug),
    body: { name: 'Other stew', description: 'As it is now', tags: [] },
  });
  await withPicture(ada, changed.id, 120);
  const replaced = pictureOf(changed.id);
  const parts = await ada.api.GET('/admin/backups/{file}/parts', {
    params: {
      path,
      query: { groupId: group!.id, kind: 'recipe', search: 'stéw', orderBy: 'name', orderDirection: 'asc' },
    },
  });
  expect(parts.data.items.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { id: changed.id, name: 'Changed stew', isHere: true },
    { id: gone.id, name: 'Gone stew', isHere: false },
  ]);

  const choice = { groupId: group!.id, recipes: [gone.id, changed.id, ada.id], shoppingLists: [list.id] };
  const task = await bring(path, choice);
  expect([task.status, task.log]).toEqual(['finished', expect.stringContaining('Restored: 3. Not restored: 1.')]);
  const back = await recipe(ada, gone.id);
  expect(back).toMatchObject({ name: 'Gone stew (1)', description: 'As it was', rating: 4, image: was.image });
  expect(back.recipeIngredient[0]).toMatchObject({
    quantity: 2,
    note: 'red',
    food: { name: 'lentils' },
    unit: { id: mug.id },
  });
  expect(back.tags.map(({ name }) => name)).toEqual(['Winter']);
  expect(pictureOf(gone.id)).toBe(picture);
  const { data: comments } = await ada.api.GET('/recipes/{slug}/comments', bySlug(back.slug));
  expect(comments.map(({ text }) => text)).toEqual(['Lovely']);
  const found = await ada.api.GET('/recipes', { params: { query: { search: 'lentils' } } });
  expect(found.data.items.map(({ id }) => id).sort()).toEqual([changed.id, gone.id].sort());
  expect(await recipe(ada, changed.id)).toMatchObject({ name: 'Changed stew', description: 'As it was' });
  // the picture of now is a file of the recipe
  const { assets } = await recipe(ada, changed.id);
  expect(pictureOf(changed.id)).toBe(picture);
  expect(assets).toMatchObject([{ name: 'Picture before restoring', icon: 'mdi-file-image' }]);
  expect(hashOf('recipes', changed.id, 'assets', assets[0]!.fileName!)).toBe(replaced);
  const { data: versions } = await ada.api.GET('/recipes/{slug}/versions', bySlug(changed.id));
  const { data: former } = await ada.api.GET('/recipes/{slug}/versions/{number}', {
    params: { path: { slug: changed.id, number: versions[1]!.number } },
  });
  expect(former.content).toMatchObject({ name: 'Other stew', description: 'As it is now' });
  const { data: shopping } = await ada.api.GET(`${lists}/{id}`, { params: { path: { id: list.id } } });
  expect(shopping.listItems).toMatchObject([{ note: 'candles', quantity: 3 }]);
  const { data: trash } = await ada.api.GET('/groups/trash');
  expect(trash.items.map(({ id }) => id)).not.toContain(gone.id);

  // once more changes nothing
  const state = await recipe(ada, gone.id);
  expect((await bring(path, { groupId: group!.id, whole: true })).status).toBe('finished');
  expect((await recipe(ada, gone.id)).name).toBe('Gone stew (1)');
  expect((await recipe(ada, gone.id)).recipeIngredient).toEqual(state.recipeIngredient);
  const all = await ada.api.GET(lists, { params: { query: { perPage: -1 } } });
  expect(all.data.items).toHaveLength(1);
}, 120_000);

it('brings a group back with its people, and touches no other', async () => {
  const { data: group } = await ada.api.POST('/admin/groups', {
    body: { name: `Mill ${randomBytes(3).toString('hex')}` },
  });
  const miller = await addMember(test.url, ada, 'miller');
  await ada.api.PUT('/admin/users/{id}', {
    params: { path: { id: miller.id } },
    body: { id: miller.id, username: 'miller', email: 'miller@example.com', group: group.name } as never,
  });
  const inMill = await signIn(test.url, 'miller');
  expect((await inMill.api.GET('/users/self')).data.groupId).toBe(group.id);
  const bread = await stew(inMill, 'Mill bread');
  await inMill.api.POST('/groups/mealplans', { body: { date: '2026-11-24', entryType: 'dinner', recipeId: bread.id } });
  const path = await backUp();
  const own = (await ada.api.GET('/recipes', { params: { query: { perPage: -1 } } })).data.items;

  await ada.api.DELETE('/admin/users/{id}', { params: { path: { id: miller.id } } });
  const { response } = await ada.api.DELETE('/admin/groups/{id}', { params: { path: { id: group.id } } });
  expect(response.status).toBe(200);
  const refused = await bring(path, { groupId: group.id, recipes: [bread.id] });
  expect([refused.status, refused.log]).toEqual(['failed', expect.stringContaining('Restore all of it')]);
  const task = await bring(path, { groupId: group.id, whole: true });
  expect([task.status, task.log]).toEqual(['finished', expect.stringContaining('is back')]);

  // sessions from before the restoration have ended
  expect((await inMill.api.GET('/users/self')).response.status).toBe(401);
  const again = await signIn(test.url, 'miller');
  expect(await recipe(again, bread.slug)).toMatchObject({
    id: bread.id,
    rating: 4,
    recipeIngredient: [{ food: { name: 'lentils' }, unit: { name: 'mug' } }],
  });
  expect(pictureOf(bread.id)).toBeTruthy();
  const { data: plan } = await again.api.GET('/groups/mealplans');
  expect(plan.items).toMatchObject([{ date: '2026-11-24', recipeId: bread.id }]);
  // a slip, which the search understands where it knows the words of the group
  const { data: found } = await again.api.GET('/recipes', { params: { query: { search: 'lentlis' } } });
  expect(found.items).toHaveLength(1);
  await again.api.PATCH('/recipes/{slug}', { ...bySlug(bread.slug), body: { description: 'As it is by now' } });
  const changed = await recipe(again, bread.slug);
  const repeated = await onceMore(task.id);
  expect([repeated.status, repeated.log]).toEqual(['finished', expect.stringContaining('is back')]);
  expect(await recipe(again, bread.slug)).toEqual(changed);
  expect((await ada.api.GET('/recipes', { params: { query: { perPage: -1 } } })).data.items).toEqual(own);
}, 120_000);

it('knows of every table whether a group comes back with its rows', () => {
  const database = test.app.get(DataSource);
  const left = tablesExcludedFromGroupRestore(database);
  const brought = database.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !left.includes(name));
  // a new table belongs here, or is marked with `ExcludedFromGroupRestore` or `ServerOnly`
  expect(brought.sort()).toEqual([
    'audit_entries',
    'categories',
    'cookbooks',
    'cookbooks_categories',
    'cookbooks_foods',
    'cookbooks_tags',
    'cookbooks_tools',
    'cooking_plans',
    'event_webhooks',
    'external_identities',
    'food_substitutes',
    'foods',
    'group_preferences',
    'groups',
    'ingredient_corrections',
    'kept_apart',
    'labels',
    'mealplan_rules',
    'mealplan_rules_to_categories',
    'mealplan_rules_to_tags',
    'mealplans',
    'merges',
    'migrated_recipes',
    'notifiers',
    'passkeys',
    'persons',
    'persons_dislikes',
    'purchases',
    'recipe_actions',
    'recipe_comments',
    'recipe_ingredients',
    'recipe_instructions',
    'recipe_line_foods',
    'recipe_pictures',
    'recipe_ratings',
    'recipe_sources',
    'recipe_versions',
    'recipes',
    'recipes_to_categories',
    'recipes_to_tags',
    'recipes_to_tools',
    'recovery_codes',
    'report_entries',
    'reports',
    'shopping_items',
    'shopping_lists',
    'stores',
    'tags',
    'timeline_events',
    'timers',
    'tools',
    'trash',
    'two_factors',
    'units',
    'users',
    'webhooks',
  ]);
});

it('wants to be told what', async () => {
  const path = await backUp();
  const body = { groupId: ada.id };
  const { response, error } = await ada.api.POST('/admin/backups/{file}/restore-parts', { params: { path }, body });
  expect([response.status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('recipes')]);
  const unknown = await bring(path, { groupId: ada.id, whole: true });
  expect([unknown.status, unknown.log]).toEqual(['failed', expect.stringContaining('not in the backup')]);
}, 60_000);
