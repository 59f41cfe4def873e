import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ProviderPerson } from '#testing/openid-provider';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asForm } from '../support/form.ts';
import { startProvider, TestBrowser, type TestProvider } from '../support/provider.ts';
import { addPasskey } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/two-factor.ts';

const BASE = 'http://localhost:9000';
let provider: TestProvider;
let settings: Record<string, string>;
let test: TestApp;
let ada: Person;
beforeAll(async () => {
  provider = await startProvider();
  provider.open(`${BASE}/api/auth/oauth/callback`);
  settings = {
    // all of them are processes of one product
    SECRET: randomBytes(32).toString('hex'),
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CONFIGURATION_URL: `${provider.url}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: 'tureen',
    OIDC_CLIENT_SECRET: 'tureen-secret',
    OIDC_USER_GROUP: 'cooks',
    OIDC_ADMIN_GROUP: 'chefs',
  };
  test = await startApp(settings);
  ada = await setUp(test.url);
});
afterAll(async () => {
  await test.stop();
  await provider.stop();
});

/** The sign-in page of somebody who wanted to see the members. */
const refusedPage = (problem: string) => `/login?problem=${problem}&redirect=%2Fgroup%2Fmembers`;
const newBrowser = ({ url } = test) => new TestBrowser(url, BASE);
const person = (name: string, more: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: `subject-${name}`,
  email: `${name}@example.com`,
  email_verified: true,
  name: `${name} of the Provider`,
  preferred_username: name,
  groups: ['cooks'],
  ...more,
});
async function arrive(who: ProviderPerson, app = test) {
  provider.setPerson(who);
  const browser = newBrowser(app);
  const page = await browser.signIn('/api/auth/oauth?redirect=/group/members');
  return { browser, page, self: await browser.self() };
}
const login = (username: string, password = 'correct horse') =>
  contractClient(test.url).POST('/auth/token', { body: { username, password }, ...asForm });

/** Links an identity in the profile of a user. */
async function link(username: string, identity: ProviderPerson): Promise<void> {
  provider.setPerson(identity);
  const browser = newBrowser();
  const form = new URLSearchParams({ username, password: 'correct horse' });
  await browser.step('/api/auth/token', { method: 'POST', body: form });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const begin = (currentPassword: string) =>
    browser.step('/api/users/self/identities', {
      method: 'POST',
      headers,
      body: JSON.stringify({ currentPassword }),
    });
  expect((await begin('wrong')).status).toBe(422);
  const { url } = (await (await begin('correct horse')).response.json()) as { url: string };
  expect(await browser.signIn(url)).toBe('/user/profile/edit');
}

describe('somebody who is new', () => {
  it('gets an account in the default group, and the same one again, whatever the address is by then', async () => {
    const { page, self } = await arrive(person('bo'));
    expect(page).toBe('/group/members');
    expect(self).toMatchObject({ username: 'bo', email: 'bo@example.com', admin: false, group: 'Home' });
    const again = await arrive(person('bo', { email: 'elsewhere@example.com', preferred_username: 'bobo' }));
    expect(again.self!.id).toBe(self!.id);
    expect((await login('bo', 'null')).response.status).toBe(401);
  });

  it('gets another name where theirs is taken', async () => {
    expect((await arrive(person('ada', { email: 'other-ada@example.com' }))).self!.username).toBe('ada-2');
  });

  it.each([
    ['whose address is not verified', { email_verified: false }, 'providerEmail'],
    ['of whose address nothing is said', { email_verified: undefined }, 'providerEmail'],
    ['without an address', { email: undefined }, 'providerEmail'],
    ['of another group', { groups: ['guests'] }, 'providerGroup'],
    ['of no group', { groups: undefined }, 'providerGroup'],
  ])('is refused: %s', async (_, claims, problem) => {
    const { page, self } = await arrive(person(`cleo-${problem}`, claims as Partial<ProviderPerson>));
    expect([page, self]).toEqual([refusedPage(problem), undefined]);
  });

  it('is refused where the operator makes all accounts', async () => {
    const closed = await startApp({ ...settings, OIDC_SIGNUP_ENABLED: 'false' }, test);
    try {
      expect((await arrive(person('dora'), closed)).page).toBe(refusedPage('providerUnknown'));
    } finally {
      await closed.stop();
    }
  });
});

describe('groups of the provider', () => {
  it('make administrators and take it from them at the next sign-in; the last one stays', async () => {
    const chef = person('eve', { groups: ['chefs'] });
    expect((await arrive(chef)).self!.admin).toBe(true);
    expect((await arrive({ ...chef, groups: ['cooks'] })).self!.admin).toBe(false);
    const { page, self } = await arrive({ ...chef, groups: [] });
    expect([page, self]).toEqual([refusedPage('providerGroup'), undefined]);
    await link('ada', person('ada-herself', { email: 'ada@example.com' }));
    expect((await arrive(person('ada-herself'))).self).toMatchObject({ id: ada.id, admin: true });
  });
});

describe('a provider with ways of its own', () => {
  afterEach(() => provider.open(`${BASE}/api/auth/oauth/callback`));

  it.each<[string, Partial<ProviderPerson>]>([
    ['paths of groups', { groups: ['/chefs'] }],
    ['groups with commas', { groups: 'users,chefs' }],
    ['roles by name', { groups: { chefs: { 1: 'home.example' } } }],
    ['a verified address as text', { groups: ['chefs'], email_verified: 'true' }],
  ])('is understood: %s', async (form, claims) => {
    const { self } = await arrive(person(`form-${form.replaceAll(' ', '-')}`, claims));
    expect(self).toMatchObject({ admin: true });
  });

  it('is not asked for a scope that it does not list', async () => {
    provider.open(`${BASE}/api/auth/oauth/callback`, { hasNoGroupsScope: true });
    const app = await startApp(settings, test);
    try {
      const { location } = await newBrowser(app).step('/api/auth/oauth');
      expect(new URL(location).searchParams.get('scope')).toBe('openid profile email');
      expect((await arrive(person('noscope', { groups: ['chefs'] }), app)).self).toMatchObject({ admin: true });
    } finally {
      await app.stop();
    }
  });

  it('is believed by its ID token where its userinfo endpoint fails', async () => {
    provider.open(`${BASE}/api/auth/oauth/callback`, { userInfoFails: true });
    const app = await startApp(settings, test);
    try {
      expect((await arrive(person('tokenonly'), app)).self).toMatchObject({ email: 'tokenonly@example.com' });
    } finally {
      await app.stop();
    }
  });
});

describe('an account that is here already', () => {
  it('is found by a verified address only, and whoever else could get in cannot any more', async () => {
    const admin = await administrator();
    const fay = await addMember(test.url, admin, 'fay');
    const { data: token } = await fay.api.POST('/users/api-tokens', { body: { name: 'Left behind' } });
    const unverified = await arrive(person('thief', { email: 'fay@example.com', email_verified: false }));
    expect(unverified.page).toBe(refusedPage('providerEmail'));
    const { self } = await arrive(person('fay'));
    expect(self!.id).toBe(fay.id);
    expect((await login('fay')).response.status).toBe(401);
    expect((await fay.api.GET('/users/self')).response.status).toBe(401);
    expect((await contractClient(test.url, token.token).GET('/users/self')).response.status).toBe(401);
  });

  it('is linked in the profile with the password, keeps it, and is unlinked again', async () => {
    const gil = await linkedPerson('gil');
    expect((await login('gil')).response.status).toBe(200);
    expect((await arrive(person('gil-elsewhere', { email: undefined }))).self!.id).toBe(gil.id);
    const { data } = await (await signIn(test.url, 'gil')).api.GET('/users/self/identities');
    expect(data).toMatchObject([{ issuer: provider.url, name: 'gil-elsewhere' }]);
    const params = { path: { id: data[0]!.id } };
    const { response } = await gil.api.DELETE('/users/self/identities/{id}', { params });
    expect(response.status).toBe(200);
    expect((await arrive(person('gil-elsewhere', { email: undefined }))).page).toBe(refusedPage('providerEmail'));
  });

  it('is asked for its second step, and then gets the page that it wanted', async () => {
    const hal = await linkedPerson('hal');
    const { secret } = await turnOn(test, hal);
    const { page, self } = await arrive(person('hal-elsewhere', { email: undefined }));
    expect(self).toBeUndefined();
    const challenge = /^\/login\?redirect=%2Fgroup%2Fmembers#challenge=(.+)$/.exec(page)![1]!;
    const body = { challenge, code: codeOf(secret) };
    expect((await contractClient(test.url).POST('/auth/second-step', { body })).response.status).toBe(200);
  });

  it('cannot lose the only way in', async () => {
    const { browser } = await arrive(person('ida'));
    const { response } = await browser.step('/api/users/self/identities');
    const [{ id }] = (await response.json()) as [{ id: string }];
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await browser.step(`/api/users/self/identities/${id}`, { method: 'DELETE', headers })).status).toBe(400);
    expect((await arrive(person('ida'))).self!.username).toBe('ida');
  });

  it('is not handed over by its address if it has rights over others, a second step or a passkey', async () => {
    const admin = await administrator();
    await addMember(test.url, admin, 'max', { canManage: true });
    await addMember(test.url, admin, 'nina', { admin: true });
    await turnOn(test, await addMember(test.url, admin, 'otto'));
    await addPasskey(await addMember(test.url, admin, 'zoe'));
    for (const name of ['max', 'nina', 'otto', 'zoe']) {
      for (const groups of [['cooks'], ['chefs']]) {
        const { page, self } = await arrive(person(name, { groups }));
        expect([name, page, self]).toEqual([name, refusedPage('providerLinkFirst'), undefined]);
      }
      // an account with a second step is only asked for it
      const { response } = await login(name);
      expect([name, response.status]).toEqual([name, name === 'otto' ? 401 : 200]);
    }
    await link('max', person('max'));
    expect((await arrive(person('max'))).self).toMatchObject({ username: 'max', canManage: true });
  });

  async function administrator() {
    const { browser } = await arrive(person('eve', { groups: ['chefs'] }));
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { response } = await browser.step('/api/auth/refresh', { method: 'POST', headers });
    const { access_token: token } = (await response.json()) as { access_token: string };
    return { ...ada, token, api: contractClient(test.url, token) };
  }

  async function linkedPerson(name: string) {
    const member = await addMember(test.url, await administrator(), name);
    await link(name, person(`${name}-elsewhere`, { email: undefined }));
    return member;
  }
});

describe('a way back that is not the one that was gone', () => {
  const failed = '/login?problem=providerFailed';
  const finish = async (browser: TestBrowser, address: string) =>
    (await browser.step(address)).location.replace(test.url, '');

  it('is refused: another state', async () => {
    provider.setPerson(person('jon'));
    const browser = newBrowser();
    const address = await browser.toCallback('/api/auth/oauth');
    expect(await finish(browser, address.replace(/state=[^&]+/, 'state=forged'))).toBe(failed);
    expect(await browser.self()).toBeUndefined();
    // it was the only try
    expect(await finish(browser, address)).toBe('/login?problem=challengeOver');
  });

  it('is refused: in another browser, twice, and too late', async () => {
    provider.setPerson(person('kim'));
    const browser = newBrowser();
    const address = await browser.toCallback('/api/auth/oauth');
    expect(await finish(newBrowser(), address)).toBe('/login?problem=challengeOver');
    expect(await finish(browser, address)).toBe('/');
    const stranger = newBrowser();
    await stranger.step('/api/auth/oauth');
    expect(await finish(stranger, address)).toBe(failed);
    const late = newBrowser();
    const lateAddress = await late.toCallback('/api/auth/oauth');
    await test.app.get(DataSource).query("UPDATE challenges SET expires_at = now() - interval '1 second'");
    expect(await finish(late, lateAddress)).toBe('/login?problem=challengeOver');
  });

  it('is refused: a code of somebody else, which their browser has not asked for', async () => {
    provider.setPerson(person('lea'));
    const victim = newBrowser();
    await victim.step('/api/auth/oauth');
    const thief = await newBrowser().toCallback('/api/auth/oauth');
    expect(await finish(victim, thief)).toBe(failed);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads to no page of another site: %s',
    async (target) => {
      provider.setPerson(person('mia'));
      const browser = newBrowser();
      expect(await browser.signIn(`/api/auth/oauth?redirect=${encodeURIComponent(target)}`)).toBe('/');
    },
  );
});

describe('without passwords', () => {
  it('refuses all that needs one, and lets people in by the provider', async () => {
    const bare = await startApp({ ...settings, ALLOW_PASSWORD_LOGIN: 'false', OIDC_AUTO_REDIRECT: 'true' }, test);
    try {
      const api = contractClient(bare.url);
      const password = 'correct horse';
      const account = { username: 'nora', email: 'nora@example.com', password, passwordConfirm: password, group: 'N' };
      const refused = [
        await api.POST('/auth/token', { body: { username: 'gil', password }, ...asForm }),
        await api.POST('/users/register', { body: account }),
        await api.POST('/users/forgot-password', { body: { email: 'gil@example.com' } }),
        await api.POST('/users/reset-password', { body: { token: 'x', password } }),
      ];
      expect(refused.map(({ response }) => response.status)).toEqual([403, 403, 403, 403]);
      const about = (await api.GET('/app/about')).data;
      expect(about).toMatchObject({ allowPasswordLogin: false, enableOidc: true, oidcRedirect: true });
      expect((await arrive(person('olga'), bare)).self!.username).toBe('olga');
    } finally {
      await bare.stop();
    }
  });
});

describe('without passwords, for those who are in', () => {
  it('a recent sign-in stands for the password, and an old one does not', async () => {
    const bare = await startApp({ ...settings, ALLOW_PASSWORD_LOGIN: 'false' }, test);
    try {
      const { browser } = await arrive(person('pia'), bare);
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const self = (await browser.self())!;
      const send = async (method: string, path: string, body: object) =>
        (await browser.step(path, { method, headers, body: JSON.stringify(body) })).status;
      const move = (email: string) => send('PATCH', `/api/users/${self.id}`, { email });
      const begin = () => send('POST', '/api/users/self/passkeys/options', {});
      expect([await begin(), await move('pia@new.example')]).toEqual([201, 200]);
      await test.app
        .get(DataSource)
        .query("UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1", [self.id]);
      expect([await begin(), await move('pia@newer.example')]).toEqual([403, 403]);
      // an old password no longer counts, since it could not be reset
      const kept = contractClient(bare.url, (await signIn(test.url, 'gil')).token);
      expect((await kept.GET('/users/self/two-factor')).data).toMatchObject({ hasPassword: false });
      // new accounts need none here, and one everywhere else
      const create = async (app: TestApp) => {
        const { browser: admins } = await arrive(person('rosa', { groups: ['cooks', 'chefs'] }), app);
        const body = JSON.stringify({ username: 'quinn', email: 'quinn@example.com' });
        return (await admins.step('/api/users', { method: 'POST', headers, body })).status;
      };
      expect([await create(test), await create(bare)]).toEqual([422, 201]);
      expect((await arrive(person('quinn'), bare)).self!.username).toBe('quinn');
    } finally {
      await bare.stop();
    }
  });

  it('does not start where nobody could sign in', async () => {
    await expect(startApp({ ALLOW_PASSWORD_LOGIN: 'false' }, test)).rejects.toThrow(
      'ALLOW_PASSWORD_LOGIN: false needs OIDC_AUTH_ENABLED',
    );
    const half = { ALLOW_PASSWORD_LOGIN: 'false', OIDC_AUTH_ENABLED: 'true', OIDC_CLIENT_ID: 'tureen' };
    await expect(startApp(half, test)).rejects.toThrow('OIDC_AUTH_ENABLED: needs OIDC_CONFIGURATION_URL');
  });
});

describe('signing out', () => {
  const signOut = async (browser: TestBrowser) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { response } = await browser.step('/api/auth/logout', { method: 'POST', headers });
    return (await response.json()) as { providerUrl?: string };
  };

  it('leads to the provider, which ends its session and leads back', async () => {
    const { browser, self } = await arrive(person('quinn'));
    const [stored] = await test.app
      .get(DataSource)
      .query<{ id_token: string }[]>('SELECT id_token FROM sessions WHERE user_id = $1', [self!.id]);
    const { providerUrl = '' } = await signOut(browser);
    const { origin, searchParams } = new URL(providerUrl);
    expect([origin, searchParams.get('client_id')]).toEqual([provider.url, 'tureen']);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${BASE}/login`);
    expect(searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(stored?.id_token).not.toContain(searchParams.get('id_token_hint'));
    expect((await browser.step(providerUrl)).status).toBe(200);
    expect(await browser.self()).toBeUndefined();
    expect(await signOut(browser)).not.toHaveProperty('providerUrl');
  });

  it('stays here for people who came with a password, and where the operator wants it', async () => {
    const { data } = await login('ada');
    const { data: answer } = await contractClient(test.url, data.access_token).POST('/auth/logout');
    expect(answer).not.toHaveProperty('providerUrl');
    const other = await startApp({ ...settings, OIDC_LOGOUT_ENABLED: 'false' }, test);
    try {
      const { browser } = await arrive(person('quinn'), other);
      expect(await signOut(browser)).not.toHaveProperty('providerUrl');
    } finally {
      await other.app.close();
    }
  });

  it('does not wait for a provider that cannot be reached', async () => {
    const { browser } = await arrive(person('rosa'));
    const alone = await startApp({ ...settings, OIDC_CONFIGURATION_URL: 'http://127.0.0.1:9/' }, test);
    try {
      browser.moveTo(alone.url);
      expect(await signOut(browser)).not.toHaveProperty('providerUrl');
      expect(await browser.self()).toBeUndefined();
    } finally {
      await alone.app.close();
    }
  });
});

it('says that the provider cannot be reached', async () => {
  const alone = await startApp(
    { ...settings, OIDC_CONFIGURATION_URL: 'http://127.0.0.1:9/.well-known/openid-configuration' },
    test,
  );
  try {
    const { location } = await newBrowser(alone).step('/api/auth/oauth');
    expect(location.replace(alone.url, '')).toBe('/login?problem=providerFailed');
  } finally {
    await alone.stop();
  }
});
