import { eventually } from '#testing/eventually';
import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { addPasskey } from '../support/passkeys.ts';
import { startProvider, TestBrowser, type TestProvider } from '../support/provider.ts';
import { turnOn } from '../support/two-factor.ts';

const BASE = 'http://localhost:9000';
const PASSWORD = 'correct horse';
let mailServer: MailServer;
let provider: TestProvider;
let test: TestApp;
let ada: Person;
beforeAll(async () => {
  mailServer = await startMailServer();
  provider = await startProvider();
  provider.open(`${BASE}/api/auth/oauth/callback`);
  test = await startApp({
    ...mailServer.variables,
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CONFIGURATION_URL: `${provider.url}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: 'tureen',
    OIDC_CLIENT_SECRET: 'tureen-secret',
  });
  ada = await setUp(test.url);
});
afterAll(async () => {
  await test.stop();
  await provider.stop();
  mailServer.stop();
});

const decoded = (mail: string): string => {
  const joined = mail.replaceAll('=\r\n', '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
};
const mailsTo = (name: string) =>
  mailServer.mails.filter((mail) => mail.includes(`To: ${name}@example.com`)).map(decoded);

/** The mails to somebody once there are so many, without their order. */
async function mailed(name: string, count: number): Promise<string> {
  await eventually(() => mailsTo(name).length >= count, `${count} mails to ${name}`);
  const mails = mailsTo(name);
  expect(mails).toHaveLength(count);
  return mails.join('\n');
}

it('tells of passkeys that come and go', async () => {
  const bo = await addMember(test.url, ada, 'bo');
  const { id } = await addPasskey(bo, 'Phone <1>');
  expect(await mailed('bo', 1)).toContain('The passkey “Phone <1>” was added. It’s about your account bo.');
  const params = { path: { id } };
  await bo.api.PUT('/users/self/passkeys/{id}', { params, body: { name: 'Tablet' } });
  await bo.api.DELETE('/users/self/passkeys/{id}', { params });
  const mails = await mailed('bo', 2);
  expect(mails).toContain('The passkey “Tablet” was deleted.');
  expect(mails).toContain(`${BASE}/user/profile/edit`);
  expect(mails).toContain('“Phone &lt;1&gt;” was added.');
});

it('tells of the second step and of recovery codes, in the language of the person and without a secret', async () => {
  const cleo = await addMember(test.url, ada, 'cleo');
  const api = contractClient(test.url, cleo.token, { 'accept-language': 'de' });
  const { secret, recoveryCodes } = await turnOn(test, { ...cleo, api });
  const body = { currentPassword: PASSWORD };
  const { data } = await api.POST('/users/self/two-factor/recovery-codes', { body });
  expect(
    (await api.POST('/users/self/two-factor/disable', { body: { currentPassword: 'wrong' } })).response.status,
  ).toBe(422);
  await api.POST('/users/self/two-factor/disable', { body });
  const mails = await mailed('cleo', 3);
  for (const sentence of [
    'Die Anmeldung in zwei Schritten wurde eingeschaltet.',
    'Du hast neue Wiederherstellungscodes.',
    'Die Anmeldung in zwei Schritten wurde ausgeschaltet.',
  ])
    expect(mails).toContain(sentence);
  for (const text of [secret, ...recoveryCodes, ...data.recoveryCodes]) expect(mails).not.toContain(text);
});

it('tells when an administrator has switched the second step off, and not where there was none', async () => {
  const dora = await addMember(test.url, ada, 'dora');
  const params = { path: { id: dora.id } };
  await ada.api.DELETE('/admin/users/{id}/two-factor', { params });
  await turnOn(test, dora);
  await ada.api.DELETE('/admin/users/{id}/two-factor', { params });
  const mails = await mailed('dora', 2);
  expect(mails).toContain('Two-step sign-in was turned on.');
  expect(mails).toContain('Two-step sign-in was turned off.');
});

it('tells of an account that a provider was given, and of one that was linked and unlinked', async () => {
  await addMember(test.url, ada, 'eve');
  const browser = new TestBrowser(test.url, BASE);
  const claims = { name: 'Eve', preferred_username: 'eve', groups: [] };
  provider.setPerson({ ...claims, sub: 'subject-eve', email: 'eve@example.com', email_verified: true });
  expect(await browser.signIn()).toBe('/');
  expect(await mailed('eve', 1)).toContain('You now sign in with eve@example.com. Your earlier password');
  // the same person again is no news
  await browser.signIn();

  await addMember(test.url, ada, 'fay');
  const linking = new TestBrowser(test.url, BASE);
  provider.setPerson({ ...claims, sub: 'subject-fay', email: 'fay@elsewhere.example', email_verified: true });
  await linking.step('/api/auth/token', {
    method: 'POST',
    body: new URLSearchParams({ username: 'fay', password: PASSWORD }),
  });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const begun = await linking.step('/api/users/self/identities', {
    method: 'POST',
    headers,
    body: JSON.stringify({ currentPassword: PASSWORD }),
  });
  await linking.signIn(((await begun.response.json()) as { url: string }).url);
  expect(await mailed('fay', 1)).toContain('fay@elsewhere.example can now be used to sign in.');
  const { response } = await linking.step('/api/users/self/identities');
  const [{ id }] = (await response.json()) as [{ id: string }];
  await linking.step(`/api/users/self/identities/${id}`, { method: 'DELETE', headers });
  expect(await mailed('fay', 2)).toContain('fay@elsewhere.example can no longer be used to sign in.');
  expect(mailsTo('eve')).toHaveLength(1);
});
