import { DataSource } from 'typeorm';
import { AuditLogService } from '#admin';
import { OPERATIONS } from '#contract';
import { Context } from '#persistence';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';

let test: TestApp;
let ada: Person;
let manager: Person;
let member: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  manager = await addMember(test.url, ada, 'mia', { canManage: true });
  member = await addMember(test.url, ada, 'ben');
});
afterAll(() => test.stop());

const entries = async (queryFilter = '', who = ada) =>
  (await who.api.GET('/admin/audit-log', { params: { query: { queryFilter, perPage: 100 } } })).data.items;
const ofGroup = async (who: Person) => (await who.api.GET('/groups/audit-log')).data.items;
const idempotent = (key: string) => ({ params: { header: { 'idempotency-key': key } } });

it('says who did what to whom, and keeps no secrets', async () => {
  const body = { username: 'cleo', fullName: 'Cleo', email: 'cleo@example.com', password: 'correct horse' };
  const { data: cleo } = await ada.api.POST('/users', { body });
  const [created] = await entries('operation = "createUser" AND subjectName = "Cleo"');
  expect(created).toMatchObject({
    userId: ada.id,
    username: 'ada',
    tokenName: null,
    area: 'users',
    subjectId: cleo.id,
    groupId: cleo.groupId,
  });
  expect(created!.address).toMatch(/127\.0\.0\.1|::1/);
  expect(created!.details).toContainEqual({ name: 'password', value: null });
  expect(JSON.stringify(await entries())).not.toContain('correct horse');

  await manager.api.PUT('/groups/permissions', { body: { userId: cleo.id, canInvite: true } });
  const [allowed] = await entries('operation = "setPermissions"');
  expect(allowed).toMatchObject({ username: 'mia', subjectId: cleo.id, subjectName: 'Cleo' });
  expect(allowed!.details).toContainEqual({ name: 'canInvite', value: 'true' });
  await ada.api.DELETE('/admin/users/{id}', { params: { path: { id: cleo.id } } });
  expect((await entries('operation = "deleteAdminUser"'))[0]).toMatchObject({ subjectName: 'Cleo' });
});

it('names the token that something was done with', async () => {
  const { data: key } = await manager.api.POST('/users/api-tokens', { body: { name: 'Kitchen script' } });
  await contractClient(test.url, key.token).PUT('/groups/preferences', { body: { recipePublic: false } });
  const [entry] = await entries('operation = "updateGroupPreferences"');
  expect(entry).toMatchObject({ username: 'mia', tokenName: 'Kitchen script', groupId: manager.groupId });
});

it('holds what was done once, and nothing that was refused', async () => {
  const before = (await entries()).length;
  for (let n = 0; n < 2; n++)
    await ada.api.POST('/admin/groups', { body: { name: 'Canteen' }, ...idempotent('canteen') });
  expect((await ada.api.POST('/admin/groups', { body: { name: 'Canteen' } })).response.status).toBe(409);
  expect((await member.api.PUT('/groups/preferences', { body: { recipePublic: true } })).response.status).toBe(403);
  await member.api.POST('/recipes', { body: { name: 'Soup' } });
  expect((await entries()).length).toBe(before + 1);
});

it('shows those who manage a group their own, and nobody else anything', async () => {
  const stranger = await addStranger(test.url, 'mallory');
  await stranger.api.PUT('/groups/preferences', { body: { recipePublic: false } });
  expect(new Set((await ofGroup(manager)).map(({ groupId }) => groupId))).toEqual(new Set([manager.groupId]));
  expect((await ofGroup(stranger)).map(({ username }) => username)).toEqual(['mallory']);
  expect((await member.api.GET('/groups/audit-log')).response.status).toBe(403);
  expect((await manager.api.GET('/admin/audit-log')).response.status).toBe(403);
});

it('is searched, filtered and paged', async () => {
  const { data: found } = await ada.api.GET('/admin/audit-log', { params: { query: { search: 'MALLORY' } } });
  expect(found.items.map(({ operation }) => operation)).toEqual(['updateGroupPreferences']);
  const { data: byPart } = await ada.api.GET('/admin/audit-log', {
    params: { query: { search: 'lory updategroup%' } },
  });
  expect(byPart.items).toEqual([]);
  const { data: first } = await ada.api.GET('/admin/audit-log', { params: { query: { perPage: 2 } } });
  expect([first.items.length, first.total > 2, first.next]).toEqual([2, true, expect.stringContaining('page=2')]);
  expect(await entries('createdAt > "2999-01-01"')).toEqual([]);
});

it('counts the entries with a word up to 10,000', async () => {
  const database = test.app.get(DataSource);
  await database.query(
    `INSERT INTO audit_entries (group_id, user_id, username, operation, area, subject_name)
       SELECT $1, $2, 'Éva', 'updateFood', 'foods', 'Parsnip ' || n FROM generate_series(1, 12000) n`,
    [manager.groupId, manager.id],
  );
  await database.query('ANALYZE audit_entries');
  const search = async (text: string) =>
    (await ada.api.GET('/admin/audit-log', { params: { query: { search: text } } })).data;
  expect(await search('eva')).toMatchObject({ total: 10_000, total_is_minimum: true });
  const rare = await search('parsnip 11999');
  expect([rare.total, rare.total_is_minimum, rare.items[0]?.subjectName]).toEqual([1, undefined, 'Parsnip 11999']);
  await database.query(`DELETE FROM audit_entries WHERE username = 'Éva'`);
});

it('forgets after the days that are set', async () => {
  const database = test.app.get(DataSource);
  await database.query(
    "UPDATE audit_entries SET created_at = now() - interval '366 days' WHERE operation = 'createGroup'",
  );
  const before = (await entries()).length;
  await test.app.get(AuditLogService).prune(new Context({ locale: 'en-US' }, database.manager));
  expect(await entries('operation = "createGroup"')).toEqual([]);
  expect((await entries()).length).toBe(before - 1);
});

it('is about everything that is changed with special rights', () => {
  const silent = Object.entries(OPERATIONS)
    .filter(([, { method, access, audited }]) => method !== 'get' && /^(admin|manager)$/.test(access) && !audited)
    .map(([id]) => id);
  expect(silent).toEqual([]);
  expect(OPERATIONS.downloadBackup.audited).toBe(true);
  expect(OPERATIONS.createRecipe.audited).toBe(false);
});
