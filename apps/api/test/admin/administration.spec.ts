import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Log } from '#platform';
import { eventually } from '#testing/eventually';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';

const statusOf = async (answer: Promise<{ response: Response }>) => (await answer).response.status;

/** Settings that the server's report must not show. */
const SECRETS = {
  SECRET: 'a-key-of-sessions-that-nobody-else-may-have',
  METRICS_TOKEN: 'token-of-metrics-for-tests',
  BACKUP_PASSPHRASE: 'passphrase of backups',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret-key-of-the-bucket',
  OIDC_CLIENT_SECRET: 'secret-of-the-provider',
};

let test: TestApp;
let ada: Person;
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  test = await startApp({ PROCESS: 'api', LOG_LEVEL: 'info', ...mailServer.variables, ...SECRETS });
  ada = await setUp(test.url);
});
afterAll(async () => {
  await test.stop();
  mailServer.stop();
});

describe('what is told about the server', () => {
  it('counts recipes, people and groups of all', async () => {
    const before = (await ada.api.GET('/admin/about/statistics')).data;
    const { data: tag } = await ada.api.POST('/organizers/tags', { body: { name: 'Quick' } });
    const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Counted' } });
    await ada.api.POST('/recipes', { body: { name: 'Counted, too' } });
    const body = { tags: [{ id: tag.id, name: 'Quick', slug: tag.slug }] };
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: slug } }, body });
    const { data } = await ada.api.GET('/admin/about/statistics');
    expect(data).toEqual({
      ...before,
      totalRecipes: before.totalRecipes + 2,
      uncategorizedRecipes: before.uncategorizedRecipes + 2,
      untaggedRecipes: before.untaggedRecipes + 1,
    });
    expect((await ada.api.GET('/admin/analytics')).data).toMatchObject({
      recipes: data.totalRecipes,
      usingEmail: true,
    });
  });

  it('hides the password of the database', async () => {
    const { data } = await ada.api.GET('/admin/about');
    expect(data.dbUrl).not.toMatch(/:(?!\*\*\*)[^/@:]+@/);
    expect(data).toMatchObject({ dbType: 'postgres', defaultGroup: 'Home', queue: 'postgres' });
    expect(data.schemaVersion).toMatch(/\d{13}$/);
  });

  it('has no secrets in what its report is made of', async () => {
    const answers = [
      await ada.api.GET('/admin/about'),
      await ada.api.GET('/admin/about/check'),
      await ada.api.GET('/admin/about/statistics'),
      await ada.api.GET('/app/about'),
    ];
    for (const { response } of answers) expect(response.status).toBe(200);
    const told = JSON.stringify(answers.map(({ data }) => data));
    for (const secret of Object.values(SECRETS)) expect(told).not.toContain(secret);
  });

  it('checks address, mail, disk and background work', async () => {
    const { data } = await ada.api.GET('/admin/about/check');
    const states = Object.fromEntries(data.checks.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ baseUrl: 'warning', https: 'warning', email: 'good', storage: 'good' });
    expect(data).toMatchObject({ emailReady: true, ldapReady: false, baseUrlSet: false });
  });

  it('shows the text for containers for a minute', async () => {
    const ask = () => ada.api.GET('/admin/about/docker/validate');
    const [{ data }, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(data.text).toHaveLength(100);
    // concurrent callers must not get each other's file
    for (const other of others) expect(other.data).toEqual(data);
    const read = () => fetch(`${test.url}/api/media/docker/validate.txt`);
    expect(await (await read()).text()).toBe(data.text);
    const old = new Date(Date.now() - 61_000);
    utimesSync(join(test.folder, 'docker-validation/validate.txt'), old, old);
    expect((await read()).status).toBe(404);
  });
});

describe('the test mail', () => {
  it('is really sent', async () => {
    const { data } = await ada.api.POST('/admin/email', { body: { email: 'bo@example.com' } });
    expect(data).toEqual({ success: true, error: null });
    expect(mailServer.mails.join('')).toContain('To: bo@example.com');
  });

  it('says when the server does not take it', async () => {
    mailServer.stop();
    await new Promise((resolve) => setImmediate(resolve));
    const { data } = await ada.api.POST('/admin/email', { body: { email: 'bo@example.com' } });
    expect(data.success).toBe(false);
    expect(data.error).toMatch(/mail server/);
  });
});

describe('groups', () => {
  const create = async (name: string) => (await ada.api.POST('/admin/groups', { body: { name } })).data;
  const at = (id: string) => ({ params: { path: { id } } });

  it('are created, renamed with their slug, and told apart by name', async () => {
    const { id, slug } = await create('Bistro');
    expect(slug).toBe('bistro');
    const { data } = await ada.api.PUT('/admin/groups/{id}', {
      ...at(id),
      body: { name: 'Trattoria', preferences: { firstDayOfWeek: 1 } },
    });
    expect(data).toMatchObject({ name: 'Trattoria', slug: 'trattoria', users: [] });
    expect(data.preferences.firstDayOfWeek).toBe(1);
    expect(await statusOf(ada.api.PUT('/admin/groups/{id}', { ...at(id), body: { name: 'home' } }))).toBe(409);
    expect(await statusOf(ada.api.POST('/admin/groups', { body: { name: 'TRATTORIA' } }))).toBe(409);
  });

  it('are not overwritten by somebody who has seen an older version', async () => {
    const { id } = await create('Versions');
    const { response } = await ada.api.GET('/admin/groups/{id}', at(id));
    const header = { 'if-match': response.headers.get('etag')! };
    const rename = (name: string) =>
      ada.api.PUT('/admin/groups/{id}', { params: { path: { id }, header }, body: { name } });
    await rename('Versions 2');
    expect(await statusOf(rename('Versions 3'))).toBe(412);
  });

  it('are deleted only when nobody belongs to them', async () => {
    const group = await create('Full');
    const body = { username: 'cy', email: 'cy@example.com', password: 'correct horse', group: 'Full' };
    const { data: cy } = await ada.api.POST('/users', { body });
    expect(await statusOf(ada.api.DELETE('/admin/groups/{id}', at(group.id)))).toBe(400);
    const { data } = await ada.api.GET('/admin/groups', { params: { query: { search: 'full' } } });
    expect(data.items.map(({ name, users }) => [name, users.map(({ username }) => username)])).toEqual([
      ['Full', ['cy']],
    ]);
    await ada.api.DELETE('/admin/users/{id}', at(cy.id));
    await ada.api.DELETE('/admin/groups/{id}', at(group.id));
    expect(await statusOf(ada.api.GET('/admin/groups/{id}', at(group.id)))).toBe(404);
  });

  it('are not deleted while new accounts would belong to them', async () => {
    const { groupId } = (await ada.api.GET('/users/self')).data;
    const rename = (name: string) => ada.api.PUT('/admin/groups/{id}', { ...at(groupId), body: { name } });
    await rename('Not the default');
    const empty = await create('Home');
    const { error } = await ada.api.DELETE('/admin/groups/{id}', at(empty.id));
    expect(JSON.stringify(error)).toContain('The default group can’t be deleted.');
    await ada.api.PUT('/admin/groups/{id}', { ...at(empty.id), body: { name: 'Empty' } });
    expect(await statusOf(ada.api.DELETE('/admin/groups/{id}', at(empty.id)))).toBe(200);
    await rename('Home');
  });
});

describe('people', () => {
  it('who have administered the server longest are not deleted by other administrators', async () => {
    const eve = await addMember(test.url, ada, 'eve');
    const by = (id: string) => ({ params: { path: { id } } });
    await ada.api.PUT('/admin/users/{id}', { ...by(eve.id), body: { admin: true } });
    const { error } = await eve.api.DELETE('/admin/users/{id}', by(ada.id));
    expect(JSON.stringify(error)).toContain('The first administrator can’t be deleted.');
    expect(await statusOf(ada.api.DELETE('/admin/users/{id}', by(eve.id)))).toBe(200);
  });

  it('who are locked are signed out everywhere, and in again when they are unlocked', async () => {
    const dan = await addMember(test.url, ada, 'dan');
    const { data: key } = await dan.api.POST('/users/api-tokens', { body: { name: 'display' } });
    const path = { params: { path: { id: dan.id } } };
    expect((await ada.api.POST('/admin/users/{id}/lock', path)).data.locked).toBe(true);
    expect(await statusOf(dan.api.GET('/users/self'))).toBe(401);
    expect(await statusOf(contractClient(test.url, key.token).GET('/users/self'))).toBe(401);
    await expect(signIn(test.url, 'dan')).rejects.toThrow('An administrator has locked');
    // this is about failed attempts, not about what an administrator decided
    await ada.api.POST('/admin/users/unlock', { params: { query: { force: true } } });
    await expect(signIn(test.url, 'dan')).rejects.toThrow('An administrator has locked');
    expect((await ada.api.POST('/admin/users/{id}/unlock', path)).data.locked).toBe(false);
    expect((await signIn(test.url, 'dan')).id).toBe(dan.id);
  });

  it('do not lock themselves', async () => {
    const lock = ada.api.POST('/admin/users/{id}/lock', { params: { path: { id: ada.id } } });
    expect(await statusOf(lock)).toBe(400);
  });

  it('get a link for a new password from an administrator', async () => {
    await addMember(test.url, ada, 'eve');
    const { data } = await ada.api.POST('/admin/users/password-reset-token', { body: { email: 'EVE@example.com' } });
    expect(data.url).toContain(`/reset-password?token=${data.token}`);
    const body = { token: data.token, password: 'battery staple', passwordConfirm: 'battery staple' };
    await contractClient(test.url).POST('/users/reset-password', { body });
    expect((await signIn(test.url, 'eve', 'battery staple')).username).toBe('eve');
    const unknown = ada.api.POST('/admin/users/password-reset-token', { body: { email: 'nobody@example.com' } });
    expect(await statusOf(unknown)).toBe(404);
  });
});

function leave(key: string, ageHours = 0): string {
  const path = join(test.folder, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'left over');
  const time = new Date(Date.now() - ageHours * 3600 * 1000);
  utimesSync(path, time, time);
  return path;
}

describe('cleaning up', () => {
  it('shows what would go, and then removes just that', async () => {
    const recipe = '4cf4ae6d-9a4c-4b6d-8d1c-6f3f4e1f5a10';
    const picture = leave(`recipes/${recipe}/images/original.webp`);
    const image = leave(`recipes/${recipe}/images/old.jpg`);
    leave(`recipes/${recipe.toUpperCase()}/assets/notes.pdf`);
    const folder = leave('recipes/not-an-id/images/original.webp');
    const old = leave('uploads/forgotten', 3);
    const fresh = leave('uploads/arriving');
    const { data: summary } = await ada.api.GET('/admin/maintenance');
    expect(summary).toMatchObject({ cleanableImages: 1, cleanableDirs: 1 });
    const preview = { params: { query: { preview: true } } };
    const { data: seen } = await ada.api.POST('/admin/maintenance/clean/images', preview);
    expect(seen).toMatchObject({ count: 1, bytes: 9, names: [`recipes/${recipe}/images/old.jpg`] });
    expect(existsSync(image)).toBe(true);
    await ada.api.POST('/admin/maintenance/clean/images');
    const { data: folders } = await ada.api.POST('/admin/maintenance/clean/recipe-folders', preview);
    expect(folders).toMatchObject({ count: 1, bytes: 9, names: ['recipes/not-an-id'] });
    await ada.api.POST('/admin/maintenance/clean/recipe-folders');
    await ada.api.POST('/admin/maintenance/clean/temp');
    expect([image, folder, old].filter(existsSync)).toEqual([]);
    expect([picture, fresh].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('adds up what is stored', async () => {
    leave('users/somebody/profile.webp');
    const { data } = await ada.api.GET('/admin/maintenance/storage');
    const bytes = new Map(data.parts.map((part) => [part.name, part.bytes]));
    expect(bytes.get('users')).toBe(9);
    expect(data.userDirSize).toBe('9 bytes');
    expect(bytes.get('database')).toBeGreaterThan(1_000_000);
    expect(data.free).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  const read = async (query: { level?: 'error'; text?: string; lines?: number }) =>
    (await ada.api.GET('/admin/maintenance/logs', { params: { query } })).data;

  const logged = (text: string) =>
    eventually(async () => {
      const found = await read({ text });
      return found.entries.length > 0 && found;
    }, `a log entry with "${text}"`);

  it('is kept, filtered by level and words, and holds no secrets', async () => {
    test.app.get(Log).error('The oven is cold', { password: 'hunter2', degrees: 20 });
    test.app.get(Log).log('The oven is warm');
    const { entries, logs } = await logged('oven is warm');
    expect(entries).toMatchObject([{ level: 'info', message: 'The oven is warm' }]);
    expect(logs[0]).toMatch(/INFO .*The oven is warm/);
    const errors = await read({ level: 'error', text: 'oven' });
    expect(errors.entries.map(({ message }) => message)).toEqual(['The oven is cold']);
    expect(errors.entries[0]!.details).toContain('"degrees":20');
    expect(JSON.stringify(errors)).not.toContain('hunter2');
    const { data: text } = await ada.api.GET('/admin/logs/{lines}', { params: { path: { lines: 1 } } });
    expect(text).not.toContain('\n');
  });

  it('is downloaded by a token that works once', async () => {
    const { data } = await ada.api.GET('/admin/logs');
    const get = () => fetch(`${test.url}/api/utils/download?token=${data.fileToken}`);
    const first = await get();
    expect(first.headers.get('content-disposition')).toContain('tureen.log');
    expect(await first.text()).toContain('The oven is cold');
    expect((await get()).status).toBe(401);
    expect((await fetch(`${test.url}/api/utils/download?token=${'x'.repeat(32)}`)).status).toBe(401);
  });
});
