import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { fromBufferPromise } from 'yauzl';
import { AuditLogService } from '#admin';
import { Context } from '#persistence';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asMultipart } from '../support/form.ts';
import { endOfTask } from '../support/server-task.ts';
import { pngPicture } from '../support/site.ts';

let test: TestApp;
let ada: Person;
const body = { currentPassword: 'correct horse' };

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const query = async (sql: string, parameters: unknown[] = []) =>
  test.app.get(DataSource).query<Record<string, unknown>[]>(sql, parameters);

/** Files of an archive by name. */
async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(content);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

/** Lets a member leave traces on a recipe and returns where they are. */
async function leaveTraces(who: Person, name: string) {
  const { api } = who;
  const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
  const recipe = (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
  await api.POST('/comments', { body: { recipeId: recipe.id, text: 'Too salty for me.' } });
  await api.POST('/users/{id}/ratings/{slug}', { params: { path: { id: who.id, slug } }, body: { rating: 5 } });
  const made = { recipeId: recipe.id, subject: 'Cooked', eventType: 'comment' as const };
  const event = (await api.POST('/recipes/timeline/events', { body: made })).data;
  const image = new File([new Uint8Array(await pngPicture())], 'x.png');
  await api.PUT('/recipes/timeline/events/{id}/image', {
    params: { path: { id: event.id } },
    body: { image, extension: 'png' },
    ...asMultipart,
  });
  const folder = join(test.folder, 'recipes', recipe.id, 'timeline', event.id);
  expect(existsSync(folder)).toBe(true);
  const share = (await api.POST('/shared/recipes', { body: { recipeId: recipe.id } })).data;
  const invitation = (await api.POST('/groups/invitations', { body: { uses: 1 } })).data;
  return { slug, recipe, event, folder, share, invitation };
}

const rating = async (slug: string) =>
  (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data.rating;
const restore = async (name: string) => {
  const { data } = await ada.api.POST('/admin/backups/{file}/restore', { params: { path: { file: name } } });
  return endOfTask(ada, data.taskId);
};

it('deletes the own account with everything that only concerns the person, also after a backup is restored', async () => {
  const vera = await addMember(test.url, ada, 'vera', { canManage: true, canInvite: true });
  const traces = await leaveTraces(vera, 'Soup of Vera');
  const trashed = await leaveTraces(vera, 'Deleted soup');
  await vera.api.DELETE('/recipes/{slug}', { params: { path: { slug: trashed.slug } } });
  const notifier = { name: 'Mine', appriseUrl: 'json://example.org/vera' };
  await vera.api.POST('/groups/events/notifications', { body: notifier });
  await vera.api.POST('/groups/webhooks', { body: { name: 'Mine', url: 'https://example.org/vera' } });
  expect(await rating(traces.slug)).toBe(5);
  const { data: backup } = await ada.api.POST('/admin/backups');
  await endOfTask(ada, backup.taskId);
  const { name } = (await ada.api.GET('/admin/backups')).data.imports[0]!;

  const preview = (await vera.api.GET('/users/self/deletion')).data;
  expect(preview).toEqual({ obstacle: null, deletesGroup: false, remainingMembers: ['Ada Cook'] });
  const wrong = await vera.api.POST('/users/self/deletion', { body: { currentPassword: 'wrong' } });
  expect(wrong.response.status).toBe(422);
  expect((await vera.api.POST('/users/self/deletion', { body })).response.status).toBe(200);
  expect((await vera.api.GET('/users/self')).response.status).toBe(401);

  const assertErased = async () => {
    expect(await rating(traces.slug)).toBeNull();
    const open = contractClient(test.url);
    const shared = await open.GET('/recipes/shared/{id}', { params: { path: { id: traces.share.id } } });
    expect(shared.response.status).toBe(404);
    expect((await ada.api.GET('/groups/invitations')).data).toEqual([]);
    const comments = await ada.api.GET('/recipes/{slug}/comments', { params: { path: { slug: traces.slug } } });
    expect(comments.data).toEqual([]);
    for (const { folder } of [traces, trashed]) expect(existsSync(folder)).toBe(false);
    expect((await ada.api.GET('/groups/trash')).data.items).toMatchObject([{ name: 'Deleted soup', deletedBy: '' }]);
    for (const table of ['notifiers', 'webhooks', 'share_links', 'invitations', 'recipe_ratings', 'kept_answer'])
      expect({
        table,
        rows: await query(`SELECT 1 FROM ${table} WHERE to_json(${table})::text LIKE $1`, [`%${vera.id}%`]),
      }).toEqual({ table, rows: [] });
  };
  await assertErased();
  await ada.api.POST('/groups/trash/restore', { body: { ids: [trashed.recipe.id] } });
  expect(await rating(trashed.slug)).toBeNull();

  const { log } = await restore(name);
  expect(log).toContain('deleted since this backup: 1');
  ada = { ...ada, api: contractClient(test.url, ada.token) };
  expect((await ada.api.GET('/groups/members')).data.map(({ username }) => username)).toEqual(['ada']);
  await assertErased();
});

it('hands out everything that is stored about a person, without secrets', async () => {
  const nora = await addMember(test.url, ada, 'nora', { canManage: true, canInvite: true });
  const { event } = await leaveTraces(nora, 'Soup of Nora');
  const { data: token } = await nora.api.POST('/users/api-tokens', { body: { name: 'Kitchen display' } });
  await nora.api.POST('/groups/shopping/lists', { body: { name: 'Market' } });
  await nora.api.POST('/households/mealplans', { body: { date: '2026-11-02', title: 'Noodles' } });
  const refused = await nora.api.POST('/users/self/data', { body: { currentPassword: 'wrong' } });
  expect(refused.response.status).toBe(422);
  const { data } = await nora.api.POST('/users/self/data', { body });
  const response = await fetch(`${test.url}/api/utils/download?token=${data.fileToken}`);
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  const rowsOf = (name: string) => JSON.parse(files.get(`${name}.json`)!.toString()) as object[];
  expect(rowsOf('account')).toMatchObject([{ username: 'nora', email: 'nora@example.com' }]);
  expect(rowsOf('group')).toMatchObject([{ name: 'Home' }]);
  expect(rowsOf('sessions')).toHaveLength(1);
  expect(rowsOf('api-tokens')).toMatchObject([{ name: 'Kitchen display', scope: 'write' }]);
  expect(rowsOf('comments')).toMatchObject([{ recipe: 'Soup of Nora', text: 'Too salty for me.' }]);
  expect(rowsOf('ratings')).toMatchObject([{ recipe: 'Soup of Nora', rating: 5 }]);
  expect(rowsOf('timeline')).toMatchObject([{ id: event.id, subject: 'Cooked' }]);
  expect(rowsOf('meal-plan')).toMatchObject([{ title: 'Noodles', date: '2026-11-02' }]);
  expect(rowsOf('shopping-lists')).toMatchObject([{ name: 'Market' }]);
  expect(files.get(`timeline/${event.id}.webp`)!.length).toBeGreaterThan(50);
  const everything = [...files.values()].join();
  for (const secret of [token.token, nora.token, '$argon2']) expect(everything).not.toContain(secret);
});

it('forgets the name of a deleted person in the audit log after a month', async () => {
  const mia = await addMember(test.url, ada, 'mia', { canManage: true });
  await mia.api.PUT('/groups/preferences', { body: { recipePublic: false } });
  await ada.api.DELETE('/admin/users/{id}', { params: { path: { id: mia.id } } });
  const entries = async () => (await ada.api.GET('/groups/audit-log')).data.items;
  expect(JSON.stringify(await entries())).toContain('mia');
  const prune = async () =>
    test.app.get(AuditLogService).prune(new Context({ locale: '' }, test.app.get(DataSource).manager));
  await prune();
  expect(JSON.stringify(await entries())).toContain('mia');
  await query(`UPDATE erased_accounts SET erased_at = now() - interval '31 days'`);
  await prune();
  expect(JSON.stringify(await ada.api.GET('/admin/audit-log'))).not.toContain('mia');
});

it('is refused to the last administrator and to the last manager of others', async () => {
  const refused = await ada.api.POST('/users/self/deletion', { body });
  expect(refused.response.status).toBe(400);
  expect((await ada.api.GET('/users/self/deletion')).data.obstacle).toBe('lastAdministrator');
  const founder = await addStranger(test.url, 'founder');
  const { data: invitation } = await founder.api.POST('/groups/invitations', { body: { uses: 1 } });
  const guest = await addStranger(test.url, 'guest');
  await guest.api.POST('/groups/invitations/accept', { body: { token: invitation.token, deleteGroup: true } });
  expect(await query('SELECT 1 FROM groups WHERE id = $1', [guest.groupId])).toEqual([]);
  expect((await founder.api.GET('/users/self/deletion')).data.obstacle).toBe('lastManager');
  expect((await founder.api.POST('/users/self/deletion', { body })).response.status).toBe(400);
  await guest.api.POST('/users/self/deletion', { body });
  expect((await founder.api.GET('/users/self/deletion')).data).toMatchObject({ obstacle: null, deletesGroup: true });
  await founder.api.POST('/recipes', { body: { name: 'Last supper' } });
  expect((await founder.api.POST('/users/self/deletion', { body })).response.status).toBe(200);
  expect(await query('SELECT 1 FROM groups WHERE id = $1', [founder.groupId])).toEqual([]);
});

it('ends links of somebody who leaves or is moved, and takes comments and ratings along if wanted', async () => {
  const hans = await addMember(test.url, ada, 'hans', { canManage: true, canInvite: true });
  const traces = await leaveTraces(hans, 'Soup of Hans');
  const stays = await hans.api.POST('/groups/leave', { body: { group: 'Mine', deleteGroup: true } });
  expect(stays.response.status).toBe(400);
  await hans.api.POST('/groups/leave', { body: { group: 'Mine', removeContributions: true } });
  const back = await hans.api.POST('/groups/invitations/accept', { body: { token: traces.invitation.token } });
  expect(back.response.status).toBe(400);
  expect(await rating(traces.slug)).toBeNull();
  expect(existsSync(traces.folder)).toBe(false);

  const otto = await addMember(test.url, ada, 'otto', { canInvite: true });
  const left = await leaveTraces(otto, 'Soup of Otto');
  await ada.api.PATCH('/admin/users/{id}', { params: { path: { id: otto.id } }, body: { group: 'Mine' } });
  expect(JSON.stringify((await ada.api.GET('/groups/invitations')).data)).not.toContain(left.invitation.id);
  expect(await rating(left.slug)).toBe(5);
  const moved = await contractClient(test.url).POST('/auth/token', {
    body: { username: 'otto', password: 'correct horse' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    bodySerializer: (form) => new URLSearchParams(form as unknown as Record<string, string>),
  });
  const api = contractClient(test.url, moved.data!.access_token);
  expect((await api.GET('/users/self/ratings')).data).toMatchObject({ ratings: [] });
});
