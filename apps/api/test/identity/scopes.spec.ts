import { DataSource } from 'typeorm';
import { OPERATIONS, type OperationId } from '#contract';
import { isInScope, TOKEN_SCOPES, type TokenScope } from '#contract/token-scopes';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { operationIds } from '../support/examples.ts';
import { contractClient } from '../support/contract-client.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const signatureOf = (id: OperationId) => `${OPERATIONS[id].method} ${OPERATIONS[id].path} ${OPERATIONS[id].access}`;

async function program(scope: TokenScope, expiresAt?: string) {
  const { data } = await ada.api.POST('/users/api-tokens', { body: { name: scope, scope, expiresAt } });
  return { ...data, api: contractClient(test.url, data.token) };
}
const statuses = async (api: Person['api']) =>
  Promise.all(
    [
      api.GET('/recipes'),
      api.GET('/groups/shopping/lists'),
      api.GET('/foods'),
      api.GET('/users/self'),
      api.POST('/recipes', { body: { name: 'Soup' } }),
      api.POST('/groups/shopping/lists', { body: { name: 'Week' } }),
      api.POST('/users/api-tokens', { body: { name: 'more' } }),
    ].map(async (answer) => (await answer).response.status),
  );

describe('an API token', () => {
  it('does what it is made for, and nothing else', async () => {
    expect(await statuses((await program('write')).api)).toEqual([200, 200, 200, 200, 201, 201, 422]);
    expect(await statuses((await program('read')).api)).toEqual([200, 200, 200, 200, 403, 403, 403]);
    expect(await statuses((await program('shopping')).api)).toEqual([403, 200, 200, 200, 403, 201, 403]);
    expect(await statuses((await program('planning')).api)).toEqual([200, 403, 200, 200, 403, 403, 403]);
    expect(await statuses((await program('import')).api)).toEqual([403, 403, 403, 200, 403, 403, 403]);
    expect(await statuses((await program('administration')).api)).toEqual([403, 403, 403, 200, 403, 403, 403]);
  });

  it('plans, imports or administrates', async () => {
    const plans = (await program('planning')).api;
    const meal = { date: '2042-01-06', entryType: 'lunch' as const, title: 'Stew' };
    expect((await plans.POST('/households/mealplans', { body: meal })).response.status).toBe(201);
    const imports = (await program('import')).api;
    const data = JSON.stringify({ '@type': 'Recipe', name: 'Imported', recipeIngredient: ['1 onion'] });
    const { data: slug } = await imports.POST('/recipes/create/html-or-json', { body: { data } });
    expect((await imports.GET('/recipes/{slug}', { params: { path: { slug } } })).response.status).toBe(403);
    const administrates = (await program('administration')).api;
    expect((await administrates.GET('/admin/backups')).response.status).toBe(200);
    const { api } = await addMember(test.url, ada, 'paul');
    const { data: token } = await api.POST('/users/api-tokens', { body: { name: 'admin', scope: 'administration' } });
    expect((await contractClient(test.url, token.token).GET('/admin/backups')).response.status).toBe(403);
  });

  it('gets no secret, backup, log or audit if it has a scope, also of an administrator', async () => {
    await ada.api.POST('/groups/invitations', { body: { uses: 3 } });
    const secrets = Object.entries(OPERATIONS).filter(([, { secret }]) => secret);
    expect(secrets.map(([id]) => id)).toEqual(
      expect.arrayContaining(['listInvitations', 'downloadBackup', 'downloadLogs', 'listAuditLog', 'getOwnCalendar']),
    );
    for (const scope of ['read', 'planning'] as const) {
      const { token } = await program(scope);
      for (const [id, { method, path }] of secrets) {
        const address = `${test.url}/api${path.replace(/:\w+/g, '00000000-0000-1000-8000-000000000000')}`;
        const { status } = await fetch(address, { method, headers: { authorization: `Bearer ${token}` } });
        expect([id, status]).toEqual([id, 403]);
      }
    }
  });

  it('is refused each operation outside its scope, and no other', async () => {
    const deputy = await addMember(test.url, ada, 'deputy', { admin: true });
    for (const scope of TOKEN_SCOPES.filter((one) => one !== 'write')) {
      // operations of administrators are only read here, because the others would be carried out
      const tried = operationIds.filter(
        (id) => !isInScope(scope, id) || OPERATIONS[id].access !== 'admin' || OPERATIONS[id].method === 'get',
      );
      const { data: made } = await deputy.api.POST('/users/api-tokens', { body: { name: scope, scope } });
      const refusals = await Promise.all(
        tried.map(async (id) => {
          const { method, path } = OPERATIONS[id];
          const ending = new AbortController();
          const response = await fetch(`${test.url}/api${path.replace(/:\w+/g, NOWHERE)}`, {
            method: method.toUpperCase(),
            headers: { authorization: `Bearer ${made.token}` },
            signal: ending.signal,
          });
          const text = response.status === 403 ? await response.text() : '';
          // streams have no end
          ending.abort();
          return text.includes('auth.notInScope') ? [id] : [];
        }),
      );
      expect(refusals.flat().toSorted()).toEqual(operationIds.filter((id) => !isInScope(scope, id)).toSorted());
    }
    const reachable = (scope: TokenScope) => operationIds.filter((id) => isInScope(scope, id)).map(signatureOf);
    // a ticket opens the stream of events, with the rights of its token
    const ticket = 'post /groups/events/tickets user';
    const beyondReading = reachable('read').filter(
      (one) => !/^get .* (?!public)/.test(one) && !one.endsWith(' public'),
    );
    expect(beyondReading).toEqual([ticket]);
    const beyondShopping = reachable('shopping').filter((one) => !/^\w+ \/groups\/shopping|^get | public$/.test(one));
    expect(beyondShopping.toSorted()).toEqual(['post /auth/refresh user', ticket]);
  });

  it('is made with the password, or within ten minutes of signing in', async () => {
    const ivy = await addMember(test.url, ada, 'ivy');
    const create = async (api: Person['api'], currentPassword?: string) => {
      const { response, error } = await api.POST('/users/api-tokens', { body: { name: 'Display', currentPassword } });
      return [response.status, JSON.stringify(error ?? '').includes('currentPassword')];
    };
    expect(await create(ivy.api)).toEqual([201, false]);
    expect(await create(ivy.api, 'wrong')).toEqual([422, true]);
    const { data: made } = await ivy.api.POST('/users/api-tokens', { body: { name: 'Program' } });
    const sessions = test.app.get(DataSource);
    await sessions.query("UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1", [ivy.id]);
    const { data: renewed } = await ivy.api.POST('/auth/refresh');
    const byToken = contractClient(test.url, made.token);
    const { data: exchanged } = await byToken.POST('/auth/refresh');
    for (const token of [ivy.token, renewed.access_token, made.token, exchanged.access_token]) {
      expect(await create(contractClient(test.url, token))).toEqual([422, true]);
      expect(await create(contractClient(test.url, token), 'correct horse')).toEqual([201, false]);
    }
  });

  it('may do no more when it is exchanged for a session', async () => {
    const { api } = await program('shopping');
    const { data } = await api.POST('/auth/refresh');
    expect(await statuses(contractClient(test.url, data.access_token))).toEqual([403, 200, 200, 200, 403, 201, 403]);
  });

  it('lets nobody in once it has expired, nor does its session', async () => {
    const { api, id } = await program('write', '2099-01-01T00:00:00Z');
    const session = contractClient(test.url, (await api.POST('/auth/refresh')).data.access_token);
    expect((await session.GET('/users/self')).response.status).toBe(200);
    await test.app.get(DataSource).query('UPDATE api_tokens SET expires_at = now() WHERE id = $1', [id]);
    expect((await api.GET('/users/self')).response.status).toBe(401);
    expect((await session.GET('/users/self')).response.status).toBe(401);
    const past = { name: 'late', expiresAt: '2020-01-01T00:00:00Z' };
    const { response, error } = await ada.api.POST('/users/api-tokens', { body: past });
    expect([response.status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('expiresAt')]);
  });
});

describe('sessions', () => {
  it('are shown with their device, and end one by one or all but this one', async () => {
    const ben = await addMember(test.url, ada, 'ben');
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const body = new URLSearchParams({ username: 'ben', password: 'correct horse' });
    await fetch(`${test.url}/api/auth/token`, { method: 'POST', body, headers: { 'user-agent': agent } });
    const other = await signIn(test.url, 'ben');
    const { data } = await ben.api.GET('/users/self/sessions');
    expect(data.map(({ device }) => device)).toContain('Firefox · Linux');
    expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const firefox = data.find(({ device }) => device)!;
    const path = { id: firefox.id };
    expect((await ada.api.DELETE('/users/self/sessions/{id}', { params: { path } })).response.status).toBe(404);
    expect((await ben.api.DELETE('/users/self/sessions/{id}', { params: { path } })).response.status).toBe(200);
    await ben.api.DELETE('/users/self/sessions');
    expect((await other.api.GET('/users/self')).response.status).toBe(401);
    expect((await ben.api.GET('/users/self/sessions')).data).toHaveLength(1);
  });
});
