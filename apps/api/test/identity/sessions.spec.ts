import { DataSource } from 'typeorm';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asForm } from '../support/form.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const login = (username: string, password: string) =>
  contractClient(test.url).POST('/auth/token', { body: { username, password }, ...asForm });

const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';')[0]!;

describe('set-up', () => {
  it('works once', async () => {
    const body = { email: 'eve@example.com', username: 'eve', password: 'correct horse' };
    const { response, error } = await contractClient(test.url).POST('/app/setup', { body });
    expect(response.status).toBe(403);
    expect(error!.detail.code).toBe('auth.alreadySetUp');
    const { data } = await contractClient(test.url).GET('/app/about/startup-info');
    expect(data.isFirstLogin).toBe(false);
  });

  it('comes before registration, and makes one administrator of requests at the same moment', async () => {
    const other = await startApp({ PROCESS: 'api' });
    try {
      const early = {
        username: 'early',
        email: 'early@example.com',
        password: 'correct horse',
        passwordConfirm: 'correct horse',
        group: 'Early',
      };
      const { error } = await contractClient(other.url).POST('/users/register', { body: early });
      expect(error!.detail.code).toBe('errors.setUpFirst');
      const attempt = (username: string) =>
        contractClient(other.url).POST('/app/setup', {
          body: { email: `${username}@example.com`, username, password: 'correct horse' },
        });
      const statuses = (await Promise.all(['one', 'two', 'three'].map(attempt))).map(({ response }) => response.status);
      expect(statuses.sort()).toEqual([201, 403, 403]);
    } finally {
      await other.stop();
    }
  });
});

describe('signing in', () => {
  it('takes the user name or the e-mail address in any case', async () => {
    expect((await signIn(test.url, 'ADA')).id).toBe(ada.id);
    expect((await signIn(test.url, 'Ada@Example.com')).id).toBe(ada.id);
  });

  it('answers a wrong name as a wrong password', async () => {
    const answers = [await login('ada', 'wrong'), await login('nobody', 'wrong')];
    expect(answers.map(({ response }) => response.status)).toEqual([401, 401]);
    expect(answers[0]!.error).toEqual(answers[1]!.error);
  });

  it('locks after five failures, until an administrator unlocks', async () => {
    const bo = await addMember(test.url, ada, 'bo');
    for (let attempt = 0; attempt < 5; attempt++) expect((await login('bo', 'wrong')).response.status).toBe(401);
    const { response } = await login('bo', 'correct horse');
    expect(response.status).toBe(423);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await ada.api.GET('/users/{id}', { params: { path: { id: bo.id } } })).data.locked).toBe(true);
    expect((await ada.api.POST('/admin/users/unlock')).data.unlocked).toBe(0);
    expect((await ada.api.POST('/admin/users/unlock', { params: { query: { force: true } } })).data.unlocked).toBe(1);
    expect((await login('bo', 'correct horse')).response.status).toBe(200);
  });

  it('counts failures in a row only', async () => {
    await addMember(test.url, ada, 'cleo');
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await login('cleo', 'wrong');
      expect((await login('cleo', 'correct horse')).response.status).toBe(200);
    }
  });

  it('limits failures per address, whatever the account, and questions of visitors about names', async () => {
    const limited = await startApp({ PROCESS: 'api', RATE_LIMIT_FACTOR: '1' });
    try {
      await setUp(limited.url);
      const attempts = Array.from({ length: 21 }, (_, number) =>
        contractClient(limited.url).POST('/auth/token', {
          body: { username: `user${number}`, password: 'wrong' },
          ...asForm,
        }),
      );
      await Promise.all(attempts);
      const { response } = await contractClient(limited.url).POST('/auth/token', {
        body: { username: 'ada', password: 'correct horse' },
        ...asForm,
      });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const asked = async (number: number) => {
        const query = number % 2 ? `recipe?name=Soup&group_id=${crypto.randomUUID()}` : 'user/name?name=ada';
        return (await fetch(`${limited.url}/api/validators/${query}`)).status;
      };
      const answers = await Promise.all(Array.from({ length: 125 }, (_, number) => asked(number)));
      expect(Map.groupBy(answers, (status) => status).get(200)).toHaveLength(120);
      expect([await asked(1), await asked(2)]).toEqual([429, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('the session cookie', () => {
  it('is out of reach of scripts and is taken from the own site only', async () => {
    const { response } = await login('ada', 'correct horse');
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect(response.headers.get('set-cookie')).toMatch(/SameSite=Lax/i);
    const cookie = cookieOf(response);
    const post = (headers: Record<string, string>) =>
      fetch(`${test.url}/api/recipes`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: '{"name":"Soup"}',
      });
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site', origin: 'null' })).status).toBe(403);
    expect((await post({ origin: test.url })).status).toBe(201);
    expect((await fetch(`${test.url}/api/users/self`, { headers: { cookie } })).status).toBe(200);
  });

  it('is worth nothing after signing out', async () => {
    const cookie = cookieOf((await login('ada', 'correct horse')).response);
    const out = await fetch(`${test.url}/api/auth/logout`, { method: 'POST', headers: { cookie, origin: test.url } });
    expect(out.status).toBe(200);
    expect((await fetch(`${test.url}/api/users/self`, { headers: { cookie } })).status).toBe(401);
  });
});

describe('tokens', () => {
  it.each(['', 'x', 'a.b.c', 'tureen_x', `${'a'.repeat(5000)}`, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'refuses %s',
    async (token) => {
      const { response } = await contractClient(test.url, token || ' ').GET('/users/self');
      expect(response.status).toBe(401);
    },
  );

  it('end with the password, but for the session that changes it', async () => {
    const dora = await addMember(test.url, ada, 'dora');
    const elsewhere = await signIn(test.url, 'dora');
    const change = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    expect((await dora.api.PUT('/users/password', { body: change })).response.status).toBe(200);
    expect((await elsewhere.api.GET('/users/self')).response.status).toBe(401);
    expect((await dora.api.GET('/users/self')).response.status).toBe(200);
    expect((await login('dora', 'correct horse')).response.status).toBe(401);
  });

  it('are exchanged for fresh ones', async () => {
    const { data } = await ada.api.POST('/auth/refresh');
    expect((await contractClient(test.url, data.access_token).GET('/users/self')).data.id).toBe(ada.id);
  });

  it('accept the scheme in any case', async () => {
    expect(
      (await fetch(`${test.url}/api/users/self`, { headers: { authorization: `bearer ${ada.token}` } })).status,
    ).toBe(200);
  });
});

describe('API tokens', () => {
  it('are shown once and work until they are revoked', async () => {
    const { data: token } = await ada.api.POST('/users/api-tokens', { body: { name: 'display' } });
    const client = contractClient(test.url, token.token);
    expect((await client.GET('/users/self')).data.tokens).toMatchObject([{ id: token.id, name: 'display' }]);
    expect(JSON.stringify((await client.GET('/users/self')).data)).not.toContain(token.token);
    const { data: used } = await ada.api.GET('/users/api-tokens');
    expect(used[0]!.lastUsedAt).not.toBeNull();
    await ada.api.DELETE('/users/api-tokens/{tokenId}', { params: { path: { tokenId: token.id } } });
    expect((await client.GET('/users/self')).response.status).toBe(401);
  });

  it('end all that they were exchanged for when they are revoked', async () => {
    const { data: token } = await ada.api.POST('/users/api-tokens', { body: { name: 'lost phone' } });
    const { data: session } = await contractClient(test.url, token.token).POST('/auth/refresh');
    const client = contractClient(test.url, session.access_token);
    const { data: again } = await client.POST('/auth/refresh');
    expect((await client.GET('/users/self')).response.status).toBe(200);
    await ada.api.DELETE('/users/api-tokens/{tokenId}', { params: { path: { tokenId: token.id } } });
    expect((await client.GET('/users/self')).response.status).toBe(401);
    expect((await contractClient(test.url, again.access_token).GET('/users/self')).response.status).toBe(401);
    expect((await ada.api.GET('/users/self')).response.status).toBe(200);
  });

  it('belong to their user', async () => {
    const { data: token } = await ada.api.POST('/users/api-tokens', { body: { name: 'mine' } });
    const fay = await addMember(test.url, ada, 'fay');
    const { response } = await fay.api.DELETE('/users/api-tokens/{tokenId}', {
      params: { path: { tokenId: token.id } },
    });
    expect(response.status).toBe(404);
  });
});

it('keeps the day on which an account was last used', async () => {
  const lea = await addMember(test.url, ada, 'lea');
  const seen = async () =>
    (await ada.api.GET('/users/{id}', { params: { path: { id: lea.id } } })).data.lastSeenOn?.slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  expect(await seen()).toBe(today);
  const age = async (table: 'sessions' | 'api_tokens') => {
    const database = test.app.get(DataSource);
    await database.query(`UPDATE users SET last_seen_on = '2020-01-01' WHERE id = $1`, [lea.id]);
    await database.query(`UPDATE ${table} SET last_used_at = '2020-01-01' WHERE user_id = $1`, [lea.id]);
    expect(await seen()).toBe('2020-01-01');
  };
  const { data: token } = await lea.api.POST('/users/api-tokens', { body: { name: 'Display' } });
  await age('sessions');
  await lea.api.GET('/users/self');
  expect(await seen()).toBe(today);
  await age('api_tokens');
  await contractClient(test.url, token.token).GET('/users/self');
  expect(await seen()).toBe(today);
});
