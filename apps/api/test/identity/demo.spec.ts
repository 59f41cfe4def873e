import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { DemoResetService } from '#admin';
import { Context } from '#persistence';
import { eventually } from '#testing/eventually';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asForm, asMultipart } from '../support/form.ts';
import { mailTo, tokenIn } from '../support/mail.ts';
import { pngPicture } from '../support/site.ts';

const newPassword = 'battery staple';
const path = (id: string) => ({ params: { path: { id } } });

describe('in a demo', () => {
  let test: TestApp;
  let ada: Person;
  let guest: Person;
  beforeAll(async () => {
    test = await startApp({ IS_DEMO: 'true', DEMO_USERNAME: 'Guest@example.com' });
    ada = await setUp(test.url);
    guest = await addMember(test.url, ada, 'guest');
  });
  afterAll(() => test.stop());

  const self = async () => (await guest.api.GET('/users/self')).data;
  const isRefused = ({ response, error }: { response: Response; error?: unknown }) => {
    expect(response.status).toBe(403);
    expect(JSON.stringify(error)).toContain('This cannot be changed in the demo.');
  };

  it('nobody changes the account of the demo, neither its guests nor an administrator', async () => {
    const before = await self();
    const body = { username: 'mine', email: 'mine@example.com', fullName: 'Mine' };
    for (const { api } of [guest, ada]) {
      isRefused(await api.PUT('/users/{id}', { ...path(guest.id), body }));
      isRefused(await api.PATCH('/users/{id}', { ...path(guest.id), body: { fullName: 'Mine' } }));
    }
    const profile = new File([new Uint8Array(await pngPicture())], 'x.png');
    isRefused(await guest.api.POST('/users/{id}/image', { ...path(guest.id), body: { profile }, ...asMultipart }));
    isRefused(await ada.api.DELETE('/users/{id}', path(guest.id)));
    expect(await self()).toEqual(before);
  });

  it('its password stays, by whichever way', async () => {
    const body = { currentPassword: 'correct horse', newPassword };
    isRefused(await guest.api.PUT('/users/password', { body }));
    const email = 'guest@example.com';
    await contractClient(test.url).POST('/users/forgot-password', { body: { email } });
    const token = tokenIn(await mailTo(test, email));
    const reset = { token, email, password: newPassword, passwordConfirm: newPassword };
    isRefused(await contractClient(test.url).POST('/users/reset-password', { body: reset }));
    await expect(signIn(test.url, 'guest')).resolves.toMatchObject({ id: guest.id });
  });

  it('no wrong password shuts it for everybody', async () => {
    const attempt = () =>
      contractClient(test.url).POST('/auth/token', { body: { username: 'guest', password: 'wrong' }, ...asForm });
    for (let i = 0; i < 6; i++) expect((await attempt()).response.status).toBe(401);
    await expect(signIn(test.url, 'guest')).resolves.toMatchObject({ id: guest.id });
  });

  it('everybody else is as free as ever', async () => {
    const { response } = await ada.api.PATCH('/users/{id}', { ...path(ada.id), body: { fullName: 'Ada L.' } });
    expect(response.status).toBe(200);
    const bo = await addMember(test.url, ada, 'bo');
    expect(
      (await bo.api.PUT('/users/password', { body: { currentPassword: 'correct horse', newPassword } })).response
        .status,
    ).toBe(200);
    expect((await ada.api.DELETE('/users/{id}', path(bo.id))).response.status).toBe(200);
  });
});

it('its account reaches nobody outside and does not change the server, even that of an administrator', async () => {
  const test = await startApp({ PROCESS: 'api', IS_DEMO: 'true', DEMO_USERNAME: 'ada' });
  const { api } = await setUp(test.url);
  const token = (await api.POST('/groups/invitations', { body: { uses: 1 } })).data.token;
  const refused = [
    await api.POST('/groups/invitations/email', { body: { email: 'x@example.com', token } }),
    await api.POST('/users/api-tokens', { body: { name: 'mine' } }),
    await api.POST('/groups/webhooks', { body: { name: 'x', url: 'https://example.com' } }),
    await api.POST('/admin/email', { body: { email: 'x@example.com' } }),
    await api.POST('/admin/backups'),
    await api.POST('/admin/groups', { body: { name: 'Mine' } }),
    await api.GET('/admin/backups/{file}', { params: { path: { file: 'demo.zip' } } }),
  ];
  for (const { response, error } of refused) {
    expect(response.status).toBe(403);
    expect(JSON.stringify(error)).toContain('This is switched off in the demo.');
  }
  expect((await api.GET('/admin/backups')).response.status).toBe(200);
  expect((await api.POST('/recipes', { body: { name: 'Soup' } })).response.status).toBe(201);
  await test.stop();
});

it('without IS_DEMO the account of a banner that is not shown is one like any other', async () => {
  const test = await startApp({ PROCESS: 'api', DEMO_USERNAME: 'ada' });
  const ada = await setUp(test.url);
  const { response } = await ada.api.PATCH('/users/{id}', { ...path(ada.id), body: { fullName: 'Ada L.' } });
  expect(response.status).toBe(200);
  await test.stop();
});

it('becomes again what it was when its time has come, and not before', async () => {
  const variables = { IS_DEMO: 'true', DEMO_USERNAME: 'guest', DEMO_BACKUP: 'demo.zip', DEMO_RESET_HOURS: '2' };
  const test = await startApp(variables);
  const { api } = await setUp(test.url);
  await api.POST('/recipes', { body: { name: 'Kept' } });
  await api.POST('/admin/backups');
  const made = async () => (await api.GET('/admin/backups')).data.imports.find(({ state }) => state === 'good');
  await eventually(made, 'the demo recipes');
  copyFileSync(join(test.folder, 'backups', (await made())!.name), join(test.folder, 'backups', 'demo.zip'));
  const about = await api.GET('/app/about');
  expect(about.data).toMatchObject({ demoStatus: true, demoResetHours: 2 });
  const names = async () => (await api.GET('/recipes')).data.items.map(({ name }) => name).sort();
  const resets = async () => {
    const tasks = await api.GET('/admin/server-tasks', { params: { query: { perPage: 100 } } });
    // the server responds 503 while the backup is restored
    return tasks.response.ok ? tasks.data.items.filter(({ name }) => name === 'Restoring a backup') : [];
  };
  const run = () => api.POST('/admin/schedules/{name}/run', { params: { path: { name: 'backups.reset-demo' } } });

  await api.POST('/recipes', { body: { name: 'Written by a visitor' } });
  await run();
  await eventually(async () => (await resets()).some(({ status }) => status === 'finished'), 'the reset');
  expect(await names()).toEqual(['Kept']);
  await api.POST('/recipes', { body: { name: 'Written by another' } });
  await run();
  const reset = test.app.get(DemoResetService, { strict: false });
  await reset.reset(new Context({ locale: 'en-US' }, test.app.get(DataSource).manager));
  expect(await resets()).toHaveLength(1);
  expect(await names()).toEqual(['Kept', 'Written by another']);
  await test.stop();
}, 120_000);
