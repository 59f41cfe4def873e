import { DataSource } from 'typeorm';
import { addMember, addStranger, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asForm } from '../support/form.ts';
import { mailTo, tokenIn } from '../support/mail.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const PASSWORD = 'correct horse';
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  contractClient(test.url, undefined, headers).POST('/auth/token', { body: { username, password }, ...asForm });
const statusOf = async (...parameters: Parameters<typeof login>) => (await login(...parameters)).response.status;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describe('guessing a password', () => {
  it('five guesses at the same moment are all that is looked at', async () => {
    await addMember(test.url, ada, 'bo');
    const guesses = times(60, (n) => statusOf('bo', n === 40 ? PASSWORD : `guess ${n}`));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 423).length).toBeGreaterThanOrEqual(55);
    expect(await statusOf('bo', PASSWORD)).toBe(423);
  });

  it('a name that nobody has is locked in the same way', async () => {
    await addMember(test.url, ada, 'cleo');
    const known = [];
    const unknown = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      known.push(await login('cleo', 'wrong'));
      unknown.push(await login('nobody', 'wrong'));
    }
    expect(known.map(({ response }) => response.status)).toEqual([401, 401, 401, 401, 401, 423, 423]);
    expect(unknown.map(({ response }) => response.status)).toEqual(known.map(({ response }) => response.status));
    expect(unknown.map(({ error }) => error)).toEqual(known.map(({ error }) => error));
  });

  it('strangers cannot lock somebody out of a device that has signed in before', async () => {
    await addMember(test.url, ada, 'dora');
    const { response } = await login('dora', PASSWORD);
    const cookie = response.headers
      .getSetCookie()
      .find((text) => text.startsWith('tureen_device='))!
      .split(';')[0]!;
    for (let attempt = 0; attempt < 6; attempt++) await login('dora', 'wrong');
    expect(await statusOf('dora', PASSWORD)).toBe(423);
    expect(await statusOf('dora', PASSWORD, { cookie })).toBe(200);
    // it is worth nothing for other accounts, and has a lock of its own
    expect(await statusOf('cleo', PASSWORD, { cookie })).toBe(423);
    for (let attempt = 0; attempt < 5; attempt++) expect(await statusOf('dora', 'wrong', { cookie })).toBe(401);
    expect(await statusOf('dora', PASSWORD, { cookie })).toBe(423);
  });

  it('all guesses are free again once a lock has run out', async () => {
    await addMember(test.url, ada, 'ivy');
    for (let attempt = 0; attempt < 5; attempt++) await login('ivy', 'wrong');
    expect(await statusOf('ivy', PASSWORD)).toBe(423);
    await test.app
      .get(DataSource)
      .query("UPDATE login_attempts SET locked_until = now() - interval '1 second' WHERE locked_until IS NOT NULL");
    for (let attempt = 0; attempt < 4; attempt++) expect(await statusOf('ivy', 'wrong')).toBe(401);
    expect(await statusOf('ivy', PASSWORD)).toBe(200);
  });

  it('whoever is locked out gets a link that unlocks', async () => {
    await addMember(test.url, ada, 'eve');
    for (let attempt = 0; attempt < 5; attempt++) await login('eve', 'wrong');
    const token = tokenIn(await mailTo(test, 'eve@example.com'));
    const body = { token, password: 'battery staple', passwordConfirm: 'battery staple' };
    expect((await contractClient(test.url).POST('/users/reset-password', { body })).response.status).toBe(200);
    expect(await statusOf('eve', 'battery staple')).toBe(200);
  });
});

describe('a page of another site', () => {
  it.each(['/auth/token', '/app/setup', '/users/register', '/users/forgot-password', '/users/reset-password'])(
    'cannot send a form to %s',
    async (path) => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const body = new URLSearchParams({ username: 'ada', password: PASSWORD });
      expect((await fetch(`${test.url}/api${path}`, { method: 'POST', headers, body })).status).toBe(403);
    },
  );
});

describe('what lets somebody in without the password', () => {
  async function equipped(name: string) {
    const person = await addMember(test.url, ada, name);
    const { data } = await person.api.POST('/users/api-tokens', { body: { name: 'Kitchen display' } });
    await contractClient(test.url).POST('/users/forgot-password', { body: { email: `${name}@example.com` } });
    const link = tokenIn(await mailTo(test, `${name}@example.com`, 'asked for a new password'));
    const program = contractClient(test.url, data.token);
    expect((await program.GET('/users/self')).response.status).toBe(200);
    const isOver = async () => {
      const body = { token: link, password: 'battery staple', passwordConfirm: 'battery staple' };
      expect((await program.GET('/users/self')).response.status).toBe(401);
      expect((await contractClient(test.url).POST('/users/reset-password', { body })).response.status).toBe(400);
    };
    return { person, isOver };
  }

  it('ends with the password', async () => {
    const { person, isOver } = await equipped('fay');
    const body = { currentPassword: PASSWORD, newPassword: 'battery staple' };
    await person.api.PUT('/users/password', { body });
    await isOver();
  });

  it('ends with the e-mail address, which needs the password; the old address is told', async () => {
    const { person, isOver } = await equipped('gil');
    const elsewhere = await signIn(test.url, 'gil');
    const change = (currentPassword?: string) =>
      person.api.PATCH('/users/{id}', {
        params: { path: { id: person.id } },
        body: { email: 'gilbert@example.com', ...(currentPassword && { currentPassword }) },
      });
    for (const refused of [await change(), await change('wrong')]) {
      expect(refused.response.status).toBe(422);
      expect(Object.keys(refused.error!.detail.errors!)).toEqual(['currentPassword']);
    }
    expect((await change(PASSWORD)).data).toMatchObject({
      email: 'gil@example.com',
      pendingEmail: 'gilbert@example.com',
    });
    const { data: status } = await person.api.GET('/users/self');
    expect(status.pendingEmail).toBe('gilbert@example.com');
    expect((await elsewhere.api.GET('/users/self')).response.status).toBe(200);

    const token = tokenIn(await mailTo(test, 'gilbert@example.com', 'Is this your new address?'));
    const confirm = () => contractClient(test.url).POST('/users/confirm-address', { body: { token } });
    expect((await confirm()).response.status).toBe(200);
    expect((await confirm()).response.status).toBe(400);
    await isOver();
    const { data: self } = await person.api.GET('/users/self');
    expect(self).toMatchObject({ email: 'gilbert@example.com', pendingEmail: null });
    expect((await elsewhere.api.GET('/users/self')).response.status).toBe(401);
    expect((await person.api.GET('/users/self')).response.status).toBe(200);
    await expect(mailTo(test, 'gil@example.com', 'different e-mail address')).resolves.toContain('gil');
  });

  it('an address that was taken before it was confirmed, or replaced by another, does not count', async () => {
    const kim = await addMember(test.url, ada, 'kim');
    const change = (email: string) =>
      kim.api.PATCH('/users/{id}', { params: { path: { id: kim.id } }, body: { email, currentPassword: PASSWORD } });
    expect((await change('ada@example.com')).response.status).toBe(409);
    await change('kimberly@example.com');
    const replaced = tokenIn(await mailTo(test, 'kimberly@example.com'));
    await change('kimono@example.com');
    const late = tokenIn(await mailTo(test, 'kimono@example.com'));
    await addMember(test.url, ada, 'leo', { email: 'kimono@example.com' });
    const confirm = (token: string) => contractClient(test.url).POST('/users/confirm-address', { body: { token } });
    expect((await confirm(replaced)).response.status).toBe(400);
    expect((await confirm(late)).response.status).toBe(409);
    expect((await kim.api.GET('/users/self')).data.email).toBe('kim@example.com');
  });

  it('an address that stays needs no password', async () => {
    const hal = await addMember(test.url, ada, 'hal');
    const params = { path: { id: hal.id } };
    const { data } = await hal.api.PUT('/users/{id}', { params, body: { email: 'HAL@example.com', fullName: 'Hal' } });
    expect(data).toMatchObject({ email: 'hal@example.com', fullName: 'Hal' });
  });
});

describe('at the same moment', () => {
  it('two administrators cannot demote each other', async () => {
    const ida = await addMember(test.url, ada, 'ida', { admin: true });
    const jon = await addMember(test.url, ada, 'jon', { admin: true });
    const demote = (by: Person, whom: Person) =>
      by.api.PATCH('/users/{id}', { params: { path: { id: whom.id } }, body: { admin: false } });
    await Promise.all([demote(ida, jon), demote(jon, ida)]);
    const { data } = await ada.api.GET('/users', { params: { query: { perPage: -1 } } });
    const left = data.items.filter(({ id, admin }) => admin && [ida.id, jon.id].includes(id));
    expect(left).toHaveLength(1);
  });

  it('one of two groups of one name is founded', async () => {
    const account = (n: number) => ({ username: `kim${n}`, email: `kim${n}@example.com` });
    const secret = { password: PASSWORD, passwordConfirm: PASSWORD };
    const answers = await Promise.all(
      times(4, (n) =>
        contractClient(test.url).POST('/users/register', { body: { ...account(n), ...secret, group: 'The Kims' } }),
      ),
    );
    expect(answers.map(({ response }) => response.status).sort()).toEqual([201, 409, 409, 409]);
  });
});

it('nobody takes the address of somebody else as name', async () => {
  const lea = await addStranger(test.url, 'lea');
  const rename = (username: string) =>
    lea.api.PATCH('/users/{id}', { params: { path: { id: lea.id } }, body: { username } });
  const { response, error } = await rename('ada@example.com');
  expect(response.status).toBe(422);
  expect(Object.keys(error!.detail.errors!)).toEqual(['username']);
  expect((await rename('lea@example.com')).response.status).toBe(200);
});
