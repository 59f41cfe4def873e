import { DataSource } from 'typeorm';
import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, SoftAuthenticator } from '../support/passkeys.ts';
import { challengeOf, turnOn } from '../support/two-factor.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Body = { challenge: string; credential: object };
const signIn = async ({ challenge, credential }: Body) =>
  contractClient(test.url).POST('/auth/passkeys', { body: { challenge, credential: { ...credential } } });
const statusOf = async (body: Body) => (await signIn(body)).response.status;
const begin = (device: SoftAuthenticator, forged?: Parameters<typeof beginPasskeyLogin>[2], step?: string) =>
  beginPasskeyLogin(test.url, device, forged, step);

it('is added with the password and signs in without one; it is listed with its last use', async () => {
  const bo = await addMember(test.url, ada, 'bo');
  const { response } = await bo.api.POST('/users/self/passkeys/options', { body: { currentPassword: 'wrong' } });
  expect(response.status).toBe(422);
  const { device } = await addPasskey(bo, 'Bo’s phone');
  await addPasskey(bo, 'Key');
  const { data } = await signIn(await begin(device));
  expect((await contractClient(test.url, data.access_token).GET('/users/self')).data.username).toBe('bo');
  const { data: listed } = await bo.api.GET('/users/self/passkeys');
  expect(listed.map(({ name, lastUsedAt }) => [name, lastUsedAt !== null])).toEqual([
    ['Bo’s phone', true],
    ['Key', false],
  ]);
});

it('takes no answer twice, not even at the same moment', async () => {
  const { device } = await addPasskey(await addMember(test.url, ada, 'cleo'));
  const body = await begin(device);
  const statuses = await Promise.all([1, 2, 3].map(() => statusOf(body)));
  expect(statuses.sort()).toEqual([200, 401, 401]);
});

it.each<[string, { origin?: string; rpId?: string; flags?: number }]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['of a device that was not unlocked', { flags: 0x01 }],
  ['of a device that nobody touched', { flags: 0x04 }],
])('refuses an answer %s', async (_, forged) => {
  const { device } = await addPasskey(ada);
  expect(await statusOf(await begin(device, forged))).toBe(401);
  const { challenge, credential } = await beginPasskey(ada, new SoftAuthenticator(), {
    ...forged,
    ...(forged.flags !== undefined && { flags: forged.flags | 0x40 }),
  });
  const { response } = await ada.api.POST('/users/self/passkeys', { body: { challenge, name: 'Forged', credential } });
  expect(response.status).toBe(400);
});

it('refuses an answer to another challenge, of an unknown key, and one that is too old', async () => {
  const { device } = await addPasskey(ada);
  const [one, other] = [await begin(device), await begin(device)];
  expect(await statusOf({ challenge: one.challenge, credential: other.credential })).toBe(401);
  expect(await statusOf(await begin(new SoftAuthenticator()))).toBe(401);
  const old = await begin(device);
  await test.app.get(DataSource).query("UPDATE challenges SET expires_at = now() - interval '1 second'");
  expect(await statusOf(old)).toBe(401);
});

it('refuses a copy, which counts from where it was copied', async () => {
  const { device } = await addPasskey(ada);
  expect(await statusOf(await begin(device, { counter: 50 }))).toBe(200);
  expect(await statusOf(await begin(device, { counter: 50 }))).toBe(401);
  expect(await statusOf(await begin(device, { counter: 7 }))).toBe(401);
  expect(await statusOf(await begin(device, { counter: 51 }))).toBe(200);
});

it('is the second step as well, only of whoever has taken the first', async () => {
  const [dora, eve] = [await addMember(test.url, ada, 'dora'), await addMember(test.url, ada, 'eve')];
  const [hers, another] = [await addPasskey(dora), await addPasskey(eve)];
  await turnOn(test, dora);
  const step = await challengeOf(test, 'dora');
  expect((await begin(hers.device, {}, step)).options.allowCredentials).toHaveLength(1);
  expect(await statusOf(await begin(another.device, {}, step))).toBe(401);
  expect(await statusOf(await begin(hers.device, {}, step))).toBe(200);
});

it('is added by nobody else, and once', async () => {
  const fay = await addMember(test.url, ada, 'fay');
  const { challenge, credential } = await beginPasskey(fay);
  const body = { challenge, credential, name: 'Phone' };
  expect((await ada.api.POST('/users/self/passkeys', { body })).response.status).toBe(400);
  const { device, id } = await addPasskey(fay);
  const again = await beginPasskey(fay, device);
  const { response } = await fay.api.POST('/users/self/passkeys', {
    body: { challenge: again.challenge, credential: again.credential, name: 'Twice' },
  });
  expect(response.status).toBe(409);
  const params = { path: { id } };
  expect((await ada.api.DELETE('/users/self/passkeys/{id}', { params })).response.status).toBe(404);
  expect((await fay.api.DELETE('/users/self/passkeys/{id}', { params })).response.status).toBe(200);
  expect(await statusOf(await begin(device))).toBe(401);
});

it('is renamed by its owner, and by nobody else', async () => {
  const hal = await addMember(test.url, ada, 'hal');
  const { device, id } = await addPasskey(hal, 'Phone');
  const rename = ({ api }: Person, name: string) =>
    api.PUT('/users/self/passkeys/{id}', { params: { path: { id } }, body: { name } });
  expect((await rename(ada, 'Stolen')).response.status).toBe(404);
  expect((await rename(hal, '   ')).response.status).toBe(422);
  expect((await rename(hal, '  Old phone ')).data).toMatchObject({ id, name: 'Old phone' });
  expect((await hal.api.GET('/users/self/passkeys')).data.map(({ name }) => name)).toEqual(['Old phone']);
  expect(await statusOf(await begin(device))).toBe(200);
});

it('lets nobody in whom an administrator has locked', async () => {
  const gil = await addMember(test.url, ada, 'gil');
  const { device } = await addPasskey(gil);
  await ada.api.POST('/admin/users/{id}/lock', { params: { path: { id: gil.id } } });
  expect(await statusOf(await begin(device))).toBe(423);
});
