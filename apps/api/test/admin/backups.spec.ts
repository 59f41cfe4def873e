import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { openPromise } from 'yauzl';
import { proveBackup } from '#admin';
import { Jobs } from '#jobs';
import { Context, tablesWithLocalRows, serverOnlyTables } from '#persistence';
import { zipOf } from '#testing/zip';
import { eventually } from '#testing/eventually';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { mailTo } from '../support/mail.ts';
import { pngPicture } from '../support/site.ts';
import { endOfTask } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const done = (taskId: number, who = ada) => endOfTask(who, taskId);

async function newRecipe(name: string) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
  await ada.api.PUT('/recipes/{slug}/image', {
    params: { path: { slug: slug } },
    body: { image: new File([new Uint8Array(await pngPicture())], 'x.png'), extension: 'png' },
    ...asMultipart,
  });
  return slug;
}

/** Every row of what people keep, by table. */
async function rows() {
  const database = test.app.get(DataSource);
  const skipped = [...serverOnlyTables(database), ...tablesWithLocalRows(database)];
  const tables = new Map<string, unknown>();
  for (const { tableName } of database.entityMetadatas)
    if (!skipped.includes(tableName))
      tables.set(tableName, await database.query(`SELECT to_json(t) AS row FROM "${tableName}" t ORDER BY t::text`));
  return tables;
}

/** The hash of every file that people keep, by its path. */
function files() {
  const found = new Map<string, string>();
  for (const folder of ['recipes', 'users'])
    for (const name of readdirSync(join(test.folder, folder), { recursive: true }) as string[]) {
      const path = join(test.folder, folder, name);
      if (statSync(path).isFile())
        found.set(`${folder}/${name}`, createHash('sha256').update(readFileSync(path)).digest('hex'));
    }
  return found;
}

const backups = async () => (await ada.api.GET('/admin/backups')).data.imports;
const pathOf = (name: string) => join(test.folder, 'backups', name);

async function backUp() {
  const before = new Set((await backups()).map(({ name }) => name));
  const { data } = await ada.api.POST('/admin/backups');
  expect((await done(data.taskId)).status).toBe('finished');
  return (await backups()).find(({ name }) => !before.has(name))!;
}

async function upload(path: string) {
  const archive = new File([new Uint8Array(readFileSync(path))], 'backup.zip');
  return ada.api.POST('/admin/backups/upload', { body: { archive }, ...asMultipart });
}

it('brings every row and every file back, and keeps who is signed in', async () => {
  const kept = await newRecipe('Kept soup');
  const removed = await newRecipe('Removed soup');
  // a character that ends lines in some programs, and one that JSON writes in another way
  const description = 'One\u2028two\nthree "four" \\ five\t\u{1F372}';
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: kept } }, body: { description } });
  const picture = { profile: new File([new Uint8Array(await pngPicture())], 'x.png') };
  await ada.api.POST('/users/{id}/image', { params: { path: { id: ada.id } }, body: picture, ...asMultipart });
  const backup = await backUp();
  expect(backup).toMatchObject({ state: 'good', reason: null, kind: 'manual' });
  expect(backup.files).toBeGreaterThan(5);
  const was = { rows: await rows(), files: files() };

  await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: removed } } });
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: kept } }, body: { description: 'Changed' } });
  const later = await newRecipe('Later soup');
  const laterId = (await ada.api.GET('/recipes/{slug}', { params: { path: { slug: later } } })).data.id;
  const { data } = await ada.api.POST('/admin/backups/{file}/restore', { params: { path: { file: backup.name } } });
  const task = await done(data.taskId);
  expect([task.status, task.log]).toEqual(['finished', expect.stringContaining('tureen_before_')]);

  expect(await rows()).toEqual(was.rows);
  expect(files()).toEqual(was.files);
  expect([...files().keys()].some((key) => key.includes(laterId))).toBe(false);
  const search = await ada.api.GET('/recipes', { params: { query: { search: 'remved soup' } } });
  expect(search.data.items.map(({ name }) => name)).toContain('Removed soup');
  const { data: log } = await ada.api.GET('/admin/audit-log');
  expect(log.items.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['restoreBackup', 'createBackup', 'createBackup']),
  );
  // numbers go on, and constraints are those of the migrations
  const again = await ada.api.POST('/recipes', { body: { name: 'Kept soup' } });
  expect(again.data).toBe('kept-soup-1');
  const taken = await ada.api.POST('/users', {
    body: { username: 'ADA', email: 'other@example.com', password: 'correct horse' },
  });
  expect(taken.response.status).toBe(409);
  const { length } = await test.app
    .get(DataSource)
    .query<unknown[]>("SELECT 1 FROM pg_namespace WHERE nspname LIKE 'tureen\\_%'");
  expect(length).toBe(0);
  expect((await backups())[0]).toMatchObject({ kind: 'beforeRestore' });
}, 120_000);

/** Collects the backup alerts that a group's notifier receives. */
async function alertsTo({ api, username }: Person) {
  const heard: string[] = [];
  test.site.route(`/alerts-${username}`, (request, response) => {
    request.on('data', (text) => heard.push(String(text)));
    request.on('end', () => response.end('{}'));
  });
  const appriseUrl = `json://${test.site.host}/alerts-${username}`;
  const body = { name: 'Phone', appriseUrl, options: { dataExport: true } };
  expect((await api.POST('/groups/events/notifications', { body })).response.status).toBe(201);
  return heard;
}

it('lets only the account of the server into its folders', () => {
  const folders = readdirSync(test.folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['backups', 'recipes', 'restored', 'uploads']),
  );
  const open = folders.filter(({ name }) => statSync(join(test.folder, name)).mode & 0o077);
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('finds out that a backup is damaged, tells the administrator, and leaves everything as it is', async () => {
  await newRecipe('Painted soup');
  const [told, others] = [await alertsTo(ada), await alertsTo(await addStranger(test.url, 'sam'))];
  const { name } = await backUp();
  const content = readFileSync(pathOf(name));
  // a byte of a picture, which is stored as it is
  content[content.indexOf('WEBPVP8') + 20]! ^= 0xff;
  writeFileSync(pathOf(name), content);
  const path = { params: { path: { file: name } } };
  await done((await ada.api.POST('/admin/backups/{file}/rehearsal', path)).data.taskId);
  expect((await backups()).find((backup) => backup.name === name)).toMatchObject({
    state: 'bad',
    reason: expect.stringContaining('damaged'),
  });
  expect(await mailTo(test, 'ada@example.com', name)).toContain('needs your attention');
  await eventually(() => told.length, 'the notification');
  expect(told.join('')).toMatch(new RegExp(`A backup needs attention.*${name}.*damaged`));
  expect(others).toEqual([]);
  const was = { rows: await rows(), files: files() };
  const restored = await done((await ada.api.POST('/admin/backups/{file}/restore', path)).data.taskId);
  expect([restored.status, restored.log]).toEqual(['failed', expect.stringContaining('damaged')]);
  expect({ rows: await rows(), files: files() }).toEqual(was);
}, 120_000);

it('lists a backup that could not be made, with the reason, and tells the administrator', async () => {
  const folder = join(test.folder, 'backups');
  renameSync(folder, `${folder}-away`);
  // a file in the place of the folder stands for a disk that takes no files
  writeFileSync(folder, '');
  const told = await alertsTo(ada);
  const { data } = await ada.api.POST('/admin/backups');
  expect((await done(data.taskId)).status).toBe('failed');
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  const isFailed = ({ bytes }: { bytes: number }) => bytes === 0;
  await eventually(async () => (await backups()).some(isFailed), 'the row of the failed backup');
  const { name, ...failed } = (await backups()).find(isFailed)!;
  expect(failed).toMatchObject({ kind: 'manual', state: 'bad', reason: expect.any(String) });
  expect(await mailTo(test, 'ada@example.com', name)).toContain('needs your attention');
  await eventually(() => told.join('').includes(name), 'the notification');
  const path = { params: { path: { file: name } } };
  expect((await ada.api.POST('/admin/backups/{file}/restore', path)).response.status).toBe(404);
  await ada.api.DELETE('/admin/backups/{file}', path);
  expect((await backups()).some(isFailed)).toBe(false);
}, 120_000);

it('takes back what was downloaded, and nothing else', async () => {
  const { name, bytes } = await backUp();
  const { data: token } = await ada.api.GET('/admin/backups/{file}', { params: { path: { file: name } } });
  const mallory = await addStranger(test.url, 'mallory');
  const stolen = await fetch(`${test.url}/api/utils/download?token=${token.fileToken}`, {
    headers: { authorization: `Bearer ${mallory.token}` },
  });
  expect(stolen.status).toBe(401);
  const saved = await fetch(`${test.url}/api/utils/download?token=${token.fileToken}`);
  const copy = join(test.folder, 'uploads', 'saved.zip');
  writeFileSync(copy, Buffer.from(await saved.arrayBuffer()));
  expect(statSync(copy).size).toBe(bytes);
  await ada.api.DELETE('/admin/backups/{file}', { params: { path: { file: name } } });
  expect((await ada.api.GET('/admin/backups/{file}', { params: { path: { file: name } } })).response.status).toBe(404);
  const { data } = await upload(copy);
  await done(data.taskId);
  const [newest] = await backups();
  expect(newest).toMatchObject({ kind: 'uploaded', state: 'good' });
  const { data: contents } = await ada.api.GET('/admin/backups/{file}/contents', {
    params: { path: { file: newest!.name } },
  });
  expect(contents.problems).toEqual([]);
  expect(contents.tables.find((table) => table.name === 'recipes')!.rows).toBeGreaterThan(1);
  expect(contents.tables.map((table) => table.name)).not.toContain('sessions');
  writeFileSync(copy, 'no zip at all');
  expect((await upload(copy)).response.status).toBe(422);
}, 120_000);

it('refuses a backup of a newer version, before anything is touched', async () => {
  const database = test.app.get(DataSource);
  const unknown = 'OfALaterVersion9999999999999';
  await database.query('INSERT INTO migration (timestamp, name) VALUES (9999999999999, $1)', [unknown]);
  const { name } = await backUp();
  await database.query('DELETE FROM migration WHERE name = $1', [unknown]);
  const newer = { format: 'tureen-backup', formatVersion: 2, tables: [], migrations: [] };
  const archive = zipOf({ 'manifest.json': JSON.stringify(newer) }, 'newer.zip');
  const recipes = async () => (await rows()).get('recipes');
  const before = await recipes();
  const uploaded = await ada.api.POST('/admin/backups/upload', { body: { archive }, ...asMultipart });
  expect(uploaded.response.status).toBe(422);
  expect(JSON.stringify(uploaded.error)).toContain('made by a newer version');
  // as somebody copies it into the folder
  writeFileSync(pathOf('newer.zip'), Buffer.from(await archive.arrayBuffer()));
  for (const file of ['newer.zip', name]) {
    const path = { params: { path: { file } } };
    for (const { response, error } of [
      await ada.api.GET('/admin/backups/{file}/contents', path),
      await ada.api.POST('/admin/backups/{file}/restore', path),
    ]) {
      expect(response.status).toBe(400);
      expect(JSON.stringify(error)).toContain('made by a newer version');
    }
    await ada.api.DELETE('/admin/backups/{file}', path);
  }
  expect(await recipes()).toEqual(before);
});

/** The entries of a stored backup by name. */
async function entriesIn(path: string): Promise<Record<string, Buffer>> {
  const zip = await openPromise(path, { lazyEntries: true });
  const entries: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    entries[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return entries;
}

it('refuses a backup with files outside the folders of users, so that it changes no settings of the server', async () => {
  const { name } = await backUp();
  const genuine = await entriesIn(pathOf(name));
  const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
  /** Adds a file to the list, the manifest and, if wanted, the archive of the genuine backup. */
  const forge = (key: string, change: object = {}, entry = `media/${key}`) => {
    const content = "archive_mode = on\narchive_command = 'id > /tmp/proof'\n";
    const manifest = JSON.parse(genuine['manifest.json']!.toString()) as { files: { count: number } };
    const list = `${genuine['files.ndjson']!.toString()}${JSON.stringify({ key, size: content.length, sha256: sha256(content) })}\n`;
    const files = { ...manifest.files, count: manifest.files.count + 1, sha256: sha256(list) };
    return zipOf({
      ...genuine,
      [entry]: content,
      'files.ndjson': list,
      'manifest.json': JSON.stringify({ ...manifest, files, ...change }),
    });
  };
  const keys = [
    'postgres/postgresql.auto.conf',
    'backups/evil.zip',
    'logs/x',
    'mail/x',
    'plugins/evil.js',
    'uploads/x',
    'restored/x',
    'recipes',
    '.secret',
    'recipes/../postgres/x',
    'Users/x',
    'recipes.old/x',
  ];
  const refused = async (archive: File) => {
    const { response, error } = await ada.api.POST('/admin/backups/upload', { body: { archive }, ...asMultipart });
    expect(response.status).toBe(422);
    return JSON.stringify(error);
  };
  for (const key of keys) expect(await refused(forge(key))).toMatch(/damaged/);
  expect(await refused(forge('postgres/postgresql.auto.conf'))).toContain('media/postgres/postgresql.auto.conf');
  expect(await refused(forge('x/y', {}, 'extra.sh'))).toContain('extra.sh');
  for (const change of [
    { formatVersion: '0' },
    { formatVersion: '1' },
    { formatVersion: 0 },
    { formatVersion: 0.5 },
    { tables: [{ name: 1 }] },
    { rowBytes: -1 },
  ])
    expect(await refused(forge('recipes/x', change))).toMatch(/damaged/);
  expect(await refused(forge('recipes/x', { migrations: ['Unknown1700000000000'] }))).toContain('newer version');
  // the name of the entry is fine, but the list names another file
  const archive = forge('postgres/x', {}, 'media/recipes/x');
  const { data } = await ada.api.POST('/admin/backups/upload', { body: { archive }, ...asMultipart });
  await done(data.taskId);
  const uploaded = (await backups()).find(({ kind, state }) => kind === 'uploaded' && state === 'bad');
  expect(uploaded?.reason).toContain('postgres/x');
  const path = { params: { path: { file: uploaded!.name } } };
  const restored = await done((await ada.api.POST('/admin/backups/{file}/restore', path)).data.taskId);
  expect([restored.status, restored.log]).toEqual(['failed', expect.stringContaining('postgres/x')]);
}, 120_000);

it('is one moment of a server on which people go on writing', async () => {
  const countIn = (tables: { name: string; rows: number }[], name: string) =>
    tables.find((table) => table.name === name)!.rows;
  // each new recipe is a row of both in one transaction
  const between = async (file: string) => {
    const { data } = await ada.api.GET('/admin/backups/{file}/contents', { params: { path: { file } } });
    return countIn(data.tables, 'timeline_events') - countIn(data.tables, 'recipes');
  };
  const before = await backUp();
  const end = new AbortController();
  const written: number[] = [];
  const write = async () => {
    while (!end.signal.aborted) {
      const { response } = await ada.api.POST('/recipes', { body: { name: `Soup ${randomUUID()}` } });
      written.push(response.status);
    }
  };
  const writing = Promise.all([write(), write()]);
  const backup = await backUp().finally(() => end.abort());
  await writing;
  expect(written.length).toBeGreaterThan(5);
  expect(new Set(written)).toEqual(new Set([201]));
  expect(backup.state).toBe('good');
  expect(await between(backup.name)).toBe(await between(before.name));
}, 120_000);

it('keeps its settings, one version after another', async () => {
  const { data, response } = await ada.api.GET('/admin/backups/settings');
  expect(data).toMatchObject({ enabled: true, hour: 2, keepDaily: 7, keepWeekly: 4, keepMonthly: 6 });
  const header = { 'if-match': response.headers.get('etag')! };
  const change = (hour: number) => ada.api.PUT('/admin/backups/settings', { params: { header }, body: { hour } });
  expect((await change(5)).data.hour).toBe(5);
  expect((await change(6)).response.status).toBe(412);
});

it('raises no alarm about a backup that is deleted before its check', async () => {
  const alerts = await alertsTo(ada);
  const { name } = await backUp();
  const task = await test.app.get(DataSource).transaction(async (manager) => {
    const context = new Context({ locale: 'en-US' }, manager);
    await ada.api.DELETE('/admin/backups/{file}', { params: { path: { file: name } } });
    return test.app.get(Jobs).enqueueTask(context, proveBackup, { name });
  });
  expect(await done(task.id)).toMatchObject({
    status: 'finished',
    log: expect.stringContaining('This backup was deleted before it was checked.'),
  });
  expect(alerts).toEqual([]);
});
