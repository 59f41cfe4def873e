import { eventually } from '#testing/eventually';
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { BackupsService, BackupStore } from '#admin';
import { Context } from '#persistence';
import { addMember, copiesOf, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { BUCKET_KEY, startBucket } from '../support/bucket.ts';
import { asMultipart } from '../support/form.ts';
import { mailTo } from '../support/mail.ts';
import { endOfTask } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;

async function start(variables: Record<string, string>) {
  test = await startApp(variables);
  ada = await setUp(test.url);
}

const at = (file: string) => ({ params: { path: { file } } });
const backups = async () => (await ada.api.GET('/admin/backups')).data.imports;
const copies = async () => (await ada.api.GET('/admin/backups/copies')).data;

const ended = (id: number) => endOfTask(ada, id);

async function backUp() {
  const before = new Set((await backups()).map(({ name }) => name));
  await ended((await ada.api.POST('/admin/backups')).data.taskId);
  return (await backups()).find(({ name }) => !before.has(name))!;
}

async function restoredFrom(name: string) {
  const { data } = await ada.api.POST('/admin/backups/{file}/restore', at(name));
  return ended(data.taskId);
}

describe('encrypted backups in a folder', () => {
  beforeAll(() => start({ BACKUP_PASSPHRASE: 'correct horse battery' }));
  afterAll(() => test.stop());

  it('are proved, copied, and come back after the loss of all others', async () => {
    await ada.api.POST('/recipes', { body: { name: 'Secret soup' } });
    const backup = await backUp();
    expect(backup).toMatchObject({ state: 'good', encrypted: true, copy: 'done', copyReason: null });
    const path = join(test.folder, 'backups', backup.name);
    expect(readFileSync(path).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(readFileSync(path).includes('tables/')).toBe(false);
    expect(readdirSync(copiesOf(test.folder))).toEqual([backup.name]);
    const { data: contents } = await ada.api.GET('/admin/backups/{file}/contents', at(backup.name));
    expect(contents.rows).toBe(backup.rows);

    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: 'secret-soup' } } });
    await ada.api.DELETE('/admin/backups/{file}', at(backup.name));
    expect(await copies()).toMatchObject([{ name: backup.name, isHere: false, bytes: backup.bytes }]);
    const { data: fetching } = await ada.api.POST('/admin/backups/copies/{file}/fetch', at(backup.name));
    expect(await ended(fetching.taskId)).toMatchObject({ status: 'finished' });
    expect((await copies())[0]).toMatchObject({ isHere: true });
    await ada.api.DELETE('/admin/backups/copies/{file}', at(backup.name));
    expect((await backups()).find(({ name }) => name === backup.name)).toMatchObject({ copy: 'none' });
    expect(await restoredFrom(backup.name)).toMatchObject({ status: 'finished' });
    expect((await ada.api.GET('/recipes/{slug}', { params: { path: { slug: 'secret-soup' } } })).data.name).toBe(
      'Secret soup',
    );
    // decrypted files are removed
    expect(existsSync(join(test.folder, 'restored')) ? readdirSync(join(test.folder, 'restored')) : []).toEqual([]);
  }, 120_000);

  it('need room for what is decrypted, too', async () => {
    mkdirSync(join(test.folder, 'recipes/large'), { recursive: true });
    writeFileSync(join(test.folder, 'recipes/large/file.bin'), randomBytes(200_000));
    const { name } = await backUp();
    const store = test.app.get(BackupStore);
    const large = 'tureen_large.zip.age';
    copyFileSync(store.path(name), store.path(large));
    const { manifest } = await store.get(name);
    await store.note(large, { manifest });
    const { bavail, bsize } = statfsSync(test.folder);
    // it takes no room itself: it has a hole
    truncateSync(store.path(large), Math.floor(bavail * bsize * 0.6));
    const { data } = await ada.api.GET('/admin/backups/{file}/contents', at(large));
    expect(data.problems).toMatchObject([{ name: 'noSpace', isFatal: true }]);
    truncateSync(store.path(large), Math.floor(bavail * bsize * 1.2));
    await ended((await ada.api.POST('/admin/backups/{file}/rehearsal', at(large))).data.taskId);
    expect(await store.get(large)).toMatchObject({ state: 'bad', reason: expect.stringContaining('not enough space') });
    await ada.api.DELETE('/admin/backups/{file}', at(large));
    rmSync(join(test.folder, 'recipes/large'), { recursive: true });
  }, 60_000);

  it('are opened elsewhere with the right passphrase only', async () => {
    const [backup] = (await backups()).filter(({ kind }) => kind !== 'beforeRestore');
    const bytes = new Uint8Array(readFileSync(join(test.folder, 'backups', backup!.name)));
    const other = test;
    await start({ BACKUP_PASSPHRASE: 'another one' });
    const upload = (passphrase?: string) =>
      ada.api.POST('/admin/backups/upload', {
        body: { archive: new File([bytes], 'backup.zip.age'), ...(passphrase && { passphrase }) },
        ...asMultipart,
      });
    for (const wrong of [undefined, 'wrong'])
      expect((await upload(wrong)).error).toMatchObject({ detail: { errors: { passphrase: expect.any(Array) } } });
    const { data } = await upload('correct horse battery');
    await ended(data.taskId);
    const [uploaded] = await backups();
    expect(uploaded).toMatchObject({ state: 'good', encrypted: true, kind: 'uploaded' });

    const store = test.app.get(BackupStore);
    await store.note(uploaded!.name, { passphrase: null });
    expect((await ada.api.GET('/admin/backups/{file}/contents', at(uploaded!.name))).response.status).toBe(400);
    const unlock = (passphrase: string) =>
      ada.api.POST('/admin/backups/{file}/passphrase', { ...at(uploaded!.name), body: { passphrase } });
    expect((await unlock('wrong')).response.status).toBe(422);
    expect((await unlock('correct horse battery')).response.status).toBe(200);
    const notes = readFileSync(join(test.folder, 'backups', `${uploaded!.name}.json`), 'utf8');
    expect(notes).not.toContain('correct horse');
    expect((await ada.api.GET('/admin/backups/{file}/contents', at(uploaded!.name))).response.status).toBe(200);

    // restored without a check before
    await store.note(uploaded!.name, { manifest: null, state: 'unproved' });
    const restored = await ada.api.POST('/admin/backups/{file}/restore', at(uploaded!.name));
    expect(restored.response.status).toBe(200);
    await eventually(async () => {
      const { response } = await ada.api.GET('/users/self');
      return response.status === 401;
    }, 'the restoration has ended the session');
    await test.stop();
    test = other;
  }, 120_000);
});

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  beforeAll(async () => {
    bucket = await startBucket();
    await start({
      BACKUP_S3_BUCKET: 'kitchen',
      BACKUP_S3_ENDPOINT: bucket.url,
      BACKUP_S3_PREFIX: 'tureen/',
      BACKUP_S3_ACCESS_KEY_ID: BUCKET_KEY.id,
      BACKUP_S3_SECRET_ACCESS_KEY: BUCKET_KEY.secret,
    });
  });
  afterAll(async () => {
    await test.stop();
    bucket.stop();
  });

  it('gets each backup in parts, signed, and gives it back', async () => {
    mkdirSync(join(test.folder, 'recipes/large'), { recursive: true });
    writeFileSync(join(test.folder, 'recipes/large/file.bin'), randomBytes(20_000_000));
    const backup = await backUp();
    expect(backup).toMatchObject({ state: 'good', encrypted: false, copy: 'done' });
    expect(bucket.state).toMatchObject({ parts: 3, refused: 0 });
    const bytes = readFileSync(join(test.folder, 'backups', backup.name));
    expect(bucket.objects.get(`tureen/${backup.name}`)!.equals(bytes)).toBe(true);
    rmSync(join(test.folder, 'backups', backup.name));
    const { data } = await ada.api.POST('/admin/backups/copies/{file}/fetch', at(backup.name));
    await ended(data.taskId);
    expect(readFileSync(join(test.folder, 'backups', backup.name)).equals(bytes)).toBe(true);
    expect((await ada.api.POST('/admin/backups/copies/{file}/fetch', at('tureen_no.zip'))).response.status).toBe(404);
    await ada.api.DELETE('/admin/backups/copies/{file}', at(backup.name));
    expect(await copies()).toEqual([]);
  }, 60_000);

  it('that refuses makes a warning and a mail, and the backup stays good', async () => {
    bucket.state.isBroken = true;
    const backup = await backUp();
    expect(backup).toMatchObject({ state: 'good', copy: 'failed', copyReason: expect.stringContaining('kitchen') });
    expect(await mailTo(test, 'ada@example.com')).toContain('could not be copied');
    expect((await ada.api.GET('/admin/backups/copies')).response.status).toBe(503);
    bucket.state.isBroken = false;
    const { data: copying } = await ada.api.POST('/admin/backups/{file}/copy', at(backup.name));
    await ended(copying.taskId);
    const copied = (await backups()).find(({ name }) => name === backup.name);
    expect(copied).toMatchObject({ copy: 'done', copyReason: null });
    expect(bucket.objects.has(`tureen/${backup.name}`)).toBe(true);
    await ada.api.DELETE('/admin/backups/copies/{file}', at(backup.name));
  }, 60_000);

  it('that refuses is told to each administrator in the language in which they use the product', async () => {
    await addMember(test.url, ada, 'greta', { admin: true });
    const headers = { 'accept-language': 'de-DE', 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ username: 'greta', password: 'correct horse' });
    await fetch(`${test.url}/api/auth/token`, { method: 'POST', headers, body });
    bucket.state.isBroken = true;
    const { name } = await backUp();
    bucket.state.isBroken = false;
    const mail = await mailTo(test, 'greta@example.com', name);
    expect(mail).toContain('Mit einer Sicherung stimmt etwas nicht');
    expect(mail).toContain('nicht nach');
    expect(await mailTo(test, 'ada@example.com', name)).toContain('could not be copied');
  }, 60_000);

  it('keeps as many daily ones as the settings say', async () => {
    for (const day of ['18', '19', '20', '21', '22'])
      bucket.objects.set(`tureen/tureen_daily_2026.11.${day}.02.00.00_abcdef.zip`, Buffer.from('x'));
    bucket.objects.set('tureen/tureen_2020.01.01.02.00.00_abcdef.zip', Buffer.from('made by hand'));
    bucket.objects.set('tureen/holiday.jpg', Buffer.from('somebody else’s'));
    const body = { enabled: false, keepDaily: 2, keepWeekly: 0, keepMonthly: 0 };
    await ada.api.PUT('/admin/backups/settings', { body });
    const context = new Context({ locale: 'en-US' }, test.app.get(DataSource).manager);
    await test.app.get(BackupsService).daily(context);
    expect([...bucket.objects.keys()].map((key) => key.slice(7)).sort()).toEqual([
      'holiday.jpg',
      'tureen_2020.01.01.02.00.00_abcdef.zip',
      'tureen_daily_2026.11.21.02.00.00_abcdef.zip',
      'tureen_daily_2026.11.22.02.00.00_abcdef.zip',
    ]);
  });
});
