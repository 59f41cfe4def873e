import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { BASE_DN, hasSlapd, QUERY, startDirectory, type TestDirectory } from '../support/directory.ts';
import { asForm } from '../support/form.ts';

const PEOPLE = `ou=people,${BASE_DN}`;
const groupDn = (name: string) => `cn=${name},ou=groups,${BASE_DN}`;

let directory: TestDirectory;
let settings: Record<string, string>;
let test: TestApp;
let ada: Person;
/** Logs of the processes that have ended. */
let log = '';

const login = async (username: string, password: string, app = test) => {
  const { response, error } = await contractClient(app.url).POST('/auth/token', {
    body: { username, password },
    ...asForm,
  });
  return { status: response.status, code: (error as { detail?: unknown } | undefined)?.detail };
};
const statusOf = async (...args: Parameters<typeof login>) => (await login(...args)).status;

function readLog({ folder }: TestApp): string {
  const logs = join(folder, 'logs');
  return readdirSync(logs)
    .map((name) => readFileSync(join(logs, name), 'utf8'))
    .join('\n');
}

/** Another process of the same product with other settings. */
async function withSettings<R>(changes: Record<string, string>, work: (app: TestApp) => Promise<R>): Promise<R> {
  const app = await startApp({ ...settings, ...changes }, test);
  try {
    return await work(app);
  } finally {
    log += readLog(app);
    await app.stop();
  }
}

if (!hasSlapd) console.warn('The tests of the directory are skipped: install Debian’s slapd, ldap-utils and openssl.');

(hasSlapd ? describe : describe.skip)('the directory', () => {
  beforeAll(async () => {
    directory = await startDirectory();
    for (const name of ['bea', 'carl', 'dora', 'emil', 'finn', 'gina', 'hugo']) directory.addPerson(name);
    directory.addPerson('outsider');
    directory.addPerson('noaddress', { mail: undefined });
    directory.addPerson('twin1', { mail: 'twin@example.com' });
    directory.addPerson('twin2', { mail: 'twin@example.com' });
    directory.addPerson('star*', { mail: 'star@example.com' });
    const cooks = ['bea', 'carl', 'dora', 'emil', 'finn', 'gina', 'hugo', 'noaddress', 'twin1', 'twin2', 'star*'];
    directory.addGroup('cooks', cooks);
    directory.addGroup('chefs', ['carl']);
    settings = {
      SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'warn',
      LDAP_AUTH_ENABLED: 'true',
      LDAP_SERVER_URL: directory.url,
      LDAP_BASE_DN: PEOPLE,
      LDAP_USER_FILTER: `(memberOf=${groupDn('cooks')})`,
      LDAP_ADMIN_FILTER: `(memberOf=${groupDn('chefs')})`,
      LDAP_NAME_ATTRIBUTE: 'displayName',
      ...QUERY,
    };
    test = await startApp(settings);
    ada = await setUp(test.url);
  });
  afterAll(async () => {
    await test?.stop();
    await directory?.stop();
  });

  it('signs people in by name or address, and creates their account once', async () => {
    const bea = await signIn(test.url, 'bea', 'bea secret');
    const { data: self } = await bea.api.GET('/users/self');
    expect(self).toMatchObject({
      username: 'bea',
      email: 'bea@example.com',
      fullName: 'bea of the Directory',
      authMethod: 'LDAP',
      admin: false,
      group: 'Home',
    });
    const again = await signIn(test.url, 'BEA@example.com', 'bea secret');
    expect(again.id).toBe(bea.id);
    const { data: identities } = await bea.api.GET('/users/self/identities');
    expect(identities).toHaveLength(1);
  });

  it('makes and unmakes administrators by the filter', async () => {
    const carl = await signIn(test.url, 'carl', 'carl secret');
    expect((await carl.api.GET('/users/self')).data).toMatchObject({ admin: true });
    await withSettings({ LDAP_ADMIN_FILTER: '(uid=nobody)' }, async (app) => {
      const later = await signIn(app.url, 'carl', 'carl secret');
      expect([later.id, (await later.api.GET('/users/self')).data?.admin]).toEqual([carl.id, false]);
    });
  });

  it('refuses wrong and empty passwords, unknown people, and those whom the filter leaves out', async () => {
    expect(await statusOf('bea', 'wrong')).toBe(401);
    expect([401, 422]).toContain(await statusOf('bea', ''));
    expect(await statusOf('stranger', 'bea secret')).toBe(401);
    expect(await statusOf('outsider', 'outsider secret')).toBe(401);
    expect(await statusOf('twin@example.com', 'twin1 secret')).toBe(401);
  });

  it('takes what people type literally', async () => {
    for (const name of ['*', 'be*', 'bea)(uid=*', '*)(objectClass=*', String.raw`be\61`])
      expect([name, await statusOf(name, 'bea secret')]).toEqual([name, 401]);
    expect((await signIn(test.url, 'star*', 'star* secret')).username).toBe('star*');
  });

  it('links an account with the same address, whose own password ends', async () => {
    const dora = await addMember(test.url, ada, 'dora');
    expect(await statusOf('dora', 'correct horse')).toBe(200);
    const linked = await signIn(test.url, 'dora', 'dora secret');
    expect(linked.id).toBe(dora.id);
    expect(await statusOf('dora', 'correct horse')).toBe(401);
    expect((await dora.api.GET('/users/self')).response.status).toBe(401);
  });

  it('does not take over an account with rights over others, nor one with the same name only', async () => {
    await addMember(test.url, ada, 'emil', { canManage: true });
    const refused = await login('emil', 'emil secret');
    expect([refused.status, refused.code]).toMatchObject([403, { code: 'auth.directoryProtected' }]);
    expect(await statusOf('emil', 'correct horse')).toBe(200);
    const finn = await addMember(test.url, ada, 'finn', { email: 'other@example.com' });
    const own = await signIn(test.url, 'finn', 'finn secret');
    expect(own.id).not.toBe(finn.id);
    expect(await statusOf('finn', 'correct horse')).toBe(200);
  });

  it('finds an account of the directory that was unlinked by its name', async () => {
    const gina = await addMember(test.url, ada, 'gina', { email: 'old@example.com' });
    const database = await new DataSource({ type: 'postgres', url: test.databaseUrl }).initialize();
    await database.query("UPDATE users SET auth_method = 'LDAP' WHERE id = $1", [gina.id]);
    await database.destroy();
    expect(await statusOf('gina', 'correct horse')).toBe(401);
    expect((await signIn(test.url, 'gina', 'gina secret')).id).toBe(gina.id);
  });

  it('needs an address for a new account', async () => {
    const refused = await login('noaddress', 'noaddress secret');
    expect([refused.status, refused.code]).toMatchObject([403, { code: 'auth.directoryEmail' }]);
  });

  it('gives people a password of their own only if that is allowed', async () => {
    const hugo = await signIn(test.url, 'hugo', 'hugo secret');
    const ask = (app: TestApp) =>
      contractClient(app.url, ada.token).POST('/admin/users/password-reset-token', {
        body: { email: 'hugo@example.com' },
      });
    expect((await ask(test)).response.status).toBe(404);
    await withSettings({ LDAP_ALLOW_LOCAL_PASSWORD: 'true' }, async (app) => {
      const { data } = await ask(app);
      const body = { token: data!.token, password: 'own password', passwordConfirm: 'own password' };
      const reset = await contractClient(app.url).POST('/users/reset-password', { body });
      expect(reset.response.status).toBe(200);
      expect(await statusOf('hugo', 'own password', app)).toBe(200);
      expect((await signIn(app.url, 'hugo', 'hugo secret')).id).toBe(hugo.id);
    });
    expect(await statusOf('hugo', 'own password')).toBe(401);
  });

  it.each([
    ['unreachable', { LDAP_SERVER_URL: 'ldap://127.0.0.1:9' }],
    ['bind', { LDAP_QUERY_PASSWORD: 'not this one' }],
    ['base', { LDAP_BASE_DN: 'ou=nothing,dc=example,dc=org' }],
    ['filter', { LDAP_USER_FILTER: '(memberOf=' }],
  ])('says that it cannot be used: %s', async (fault, changes) => {
    await withSettings(changes, async (app) => {
      const refused = await login('bea', 'bea secret', app);
      for (let attempt = 0; attempt < 6; attempt++) expect(await statusOf('bea', 'bea secret', app)).toBe(503);
      expect([refused.status, refused.code]).toMatchObject([503, { code: 'auth.directoryFailed' }]);
      // passwords of accounts that are not of the directory work all the same
      expect(await statusOf('ada', 'correct horse', app)).toBe(200);
      const { data } = await contractClient(app.url, ada.token).GET('/admin/about/check');
      expect(data).toMatchObject({
        ldapReady: false,
        checks: expect.arrayContaining([{ name: 'directory', state: 'bad', value: fault }]),
      });
    });
  });

  it('speaks TLS, and trusts no certificate by itself', async () => {
    const ways: Record<string, string>[] = [
      { LDAP_SERVER_URL: directory.secureUrl },
      { LDAP_SERVER_URL: directory.url, LDAP_ENABLE_STARTTLS: 'true' },
    ];
    for (const secure of ways) {
      await withSettings(secure, async (app) => {
        expect(await statusOf('bea', 'bea secret', app)).toBe(503);
        const { data } = await contractClient(app.url, ada.token).GET('/admin/about/check');
        expect(data?.checks).toContainEqual({ name: 'directory', state: 'bad', value: 'certificate' });
      });
      await withSettings({ ...secure, LDAP_TLS_CACERTFILE: directory.authority }, async (app) =>
        expect(await statusOf('bea', 'bea secret', app)).toBe(200),
      );
      await withSettings({ ...secure, LDAP_TLS_INSECURE: 'true' }, async (app) =>
        expect(await statusOf('bea', 'bea secret', app)).toBe(200),
      );
    }
  });

  it('is named by the app info and the checks', async () => {
    const { data: about } = await contractClient(test.url).GET('/app/about');
    expect(about).toMatchObject({ enableLdap: true });
    const { data: check } = await ada.api.GET('/admin/about/check');
    expect(check).toMatchObject({ ldapReady: true });
    expect(check?.checks).toContainEqual({ name: 'directory', state: 'good', value: directory.url });
  });

  it('leaves no password in the log', () => {
    expect(log).toContain('The directory could not be used');
    expect(log).not.toMatch(/(bea|carl|dora|hugo|query|admin) secret|correct horse|not this one/);
  });
});
