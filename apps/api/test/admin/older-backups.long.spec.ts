import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataSource } from 'typeorm';
import { writeBackup } from '#admin';
import { dataSourceOptions, migrateSchema, migrations } from '#persistence';
import { testDatabase, type TestDatabase } from '#testing';
import { eventually } from '#testing/eventually';
import { type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { endOfTask } from '../support/server-task.ts';

/** The schema of the first version that people could use: what came later is made while restoring. */
const LAST_OF_FIRST_VERSION = 'ImportReview1700000500000';
const GROUP = '0b6ffa0c-3c1f-4d39-9a43-51a1a1a1a1a1';
const RECIPE = '5d8a2f5e-51de-4be1-8f0e-52b2b2b2b2b2';

let test: TestApp;
let ada: Person;
let old: TestDatabase;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  old = await testDatabase();
});
afterAll(async () => {
  await test.stop();
  await old.drop();
});

const FIXTURES = 'apps/api/test/fixtures';

const done = (taskId: number, who: Person) => endOfTask(who, taskId);

/** A database as the first version left it, with a row that refers to nothing. */
async function fillOldDatabase(): Promise<DataSource> {
  const database = await new DataSource(dataSourceOptions({ url: old.url })).initialize();
  await database.query('DROP SCHEMA public CASCADE');
  await database.query('CREATE SCHEMA public');
  const first = migrations.slice(0, migrations.findIndex(({ name }) => name === LAST_OF_FIRST_VERSION) + 1);
  await migrateSchema(database, 'public', new Set(first.map(({ name }) => name)));
  const ofAda = await test.app.get(DataSource).query<{ hash: string }[]>('SELECT password_hash AS hash FROM users');
  await database.query("INSERT INTO groups (id, name, slug) VALUES ($1, 'Long ago', 'long-ago')", [GROUP]);
  await database.query('INSERT INTO group_preferences (group_id) VALUES ($1)', [GROUP]);
  await database.query(
    `INSERT INTO users (username, full_name, email, password_hash, admin, group_id)
     VALUES ('olga', 'Olga Old', 'olga@example.com', $1, true, $2)`,
    [ofAda[0]!.hash, GROUP],
  );
  await database.query(
    `INSERT INTO recipes (id, group_id, name, slug, total_time, settings) VALUES ($1, $2, 'Old stew', 'old-stew', '1 h 20 min', '{}')`,
    [RECIPE, GROUP],
  );
  await database.query('ALTER TABLE recipes ADD COLUMN mood text DEFAULT $$warm$$');
  await database.query('CREATE TABLE forgotten (id int PRIMARY KEY)');
  await database.query('INSERT INTO forgotten VALUES (1)');
  await database.query('ALTER TABLE tags DROP CONSTRAINT tags_group_id_fkey');
  await database.query("INSERT INTO tags (group_id, name, slug) VALUES (gen_random_uuid(), 'Nobody’s', 'nobodys')");
  return database;
}

it('restores a backup of an older version, brings it up to date, and lists what does not fit', async () => {
  const database = await fillOldDatabase();
  const root = join(test.folder, 'old');
  const picture = join(root, 'recipes', RECIPE, 'images', 'original.webp');
  mkdirSync(dirname(picture), { recursive: true });
  copyFileSync('apps/e2e/support/settings.ts', picture);
  const path = join(test.folder, 'uploads', 'old.zip');
  mkdirSync(dirname(path), { recursive: true });
  const watcher = { signal: new AbortController().signal, progress: async () => undefined };
  await writeBackup({ databaseUrl: old.url, root, version: 'v1', without: ['sessions'] }, path, 'manual', watcher);
  await database.destroy();

  const archive = new File([new Uint8Array(readFileSync(path))], 'backup.zip');
  const { data: uploaded } = await ada.api.POST('/admin/backups/upload', { body: { archive }, ...asMultipart });
  await done(uploaded.taskId, ada);
  const backup = (await ada.api.GET('/admin/backups')).data.imports.find(({ kind }) => kind === 'uploaded')!;
  // not everything of it can be restored, and the list says so
  expect(backup).toMatchObject({ state: 'bad', reason: expect.stringContaining('tags'), version: 'v1' });
  await ada.api.POST('/admin/backups/{file}/restore', { params: { path: { file: backup.name } } });

  const olga = await eventually(() => signIn(test.url, 'olga').catch(() => undefined), 'Olga of the backup signs in');
  const { data: tasks } = await olga.api.GET('/admin/server-tasks', { params: { query: { perPage: 100 } } });
  const task = await done(tasks.items[0]!.id, olga);
  expect(task.status).toBe('finished');
  for (const line of ['unknown: forgotten', 'unknown: recipes.mood', 'left out: tags.group_id, 1'])
    expect(task.log).toContain(line);
  const { data: recipe } = await olga.api.GET('/recipes/{slug}', { params: { path: { slug: 'old-stew' } } });
  expect(recipe).toMatchObject({ id: RECIPE, name: 'Old stew', version: expect.any(Number) });
  expect(readFileSync(join(test.folder, 'recipes', RECIPE, 'images', 'original.webp'), 'utf8')).toContain('export');
  // people of the former state are gone, and their sessions with them
  expect((await ada.api.GET('/users/self')).response.status).toBe(401);
  // all that has been added since works on the restored rows
  const list = await olga.api.POST('/groups/shopping/lists', { body: { name: 'Market' } });
  expect(list.response.status).toBe(201);
}, 120_000);

/**
 * Backups made by version 0.1.0: Ada (correct horse), the recipe "Soup of yesterday" and bread on the list "Market";
 * the second with BACKUP_PASSPHRASE. A new format adds a file; old files stay.
 */
describe.each(['backup-of-0.1.0.zip', 'backup-of-0.1.0.zip.age'])('%s', (name) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  it('is restored', async () => {
    const admin = await setUp(server.url);
    const archive = new File([new Uint8Array(readFileSync(join(FIXTURES, name)))], name);
    const body = { archive, ...(name.endsWith('.age') && { passphrase: 'correct horse battery' }) };
    const { data: uploaded } = await admin.api.POST('/admin/backups/upload', { body, ...asMultipart });
    await done(uploaded.taskId, admin);
    const [backup] = (await admin.api.GET('/admin/backups')).data.imports;
    expect(backup).toMatchObject({ state: 'good', encrypted: name.endsWith('.age') });
    const params = { path: { file: backup!.name } };
    const { data: restoring } = await admin.api.POST('/admin/backups/{file}/restore', { params });
    // sessions from before the restoration have ended
    const restored = await eventually(async () => {
      const ada = await signIn(server.url, 'ada').catch(() => undefined);
      return ada?.id && ada.id !== admin.id ? ada : undefined;
    }, 'Ada of the backup signs in');
    expect(await done(restoring.taskId, restored)).toMatchObject({ status: 'finished' });
    const { data: soup } = await restored.api.GET('/recipes/{slug}', {
      params: { path: { slug: 'soup-of-yesterday' } },
    });
    expect(soup).toMatchObject({ description: 'Still warm', recipeYield: '4 bowls' });
    expect(soup.recipeIngredient.map(({ display }) => display)).toEqual(['2 carrots', '1 l water']);
    const picture = { path: { recipeId: soup.id, fileName: 'original.webp' as const } };
    const image = await restored.api.GET('/media/recipes/{recipeId}/images/{fileName}', {
      params: picture,
      parseAs: 'blob',
    });
    expect(image.response.headers.get('content-type')).toBe('image/webp');
    const { data: lists } = await restored.api.GET('/groups/shopping/lists');
    expect(lists.items.map((list) => list.name)).toEqual(['Market']);
  }, 120_000);
});
