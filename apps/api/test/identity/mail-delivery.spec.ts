import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { eventually } from '#testing/eventually';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { tokenIn } from '../support/mail.ts';
import { addPasskey, beginPasskeyLogin } from '../support/passkeys.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';

const PASSWORD = 'correct horse';
let mailServer: MailServer;
let test: TestApp;
let ada: Person;
beforeAll(async () => {
  mailServer = await startMailServer();
  test = await startApp(mailServer.variables);
  ada = await setUp(test.url);
});
afterAll(async () => {
  await test.stop();
  mailServer.stop();
});

const plain = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const mailsTo = (address: string, words = '') =>
  mailServer.mails.map(plain).filter((mail) => mail.includes(`To: ${address}`) && mail.includes(words));
const mailTo = (address: string, words = '') =>
  eventually(() => mailsTo(address, words)[0], `a mail to ${address} with ${words}`);
const emailCheck = async () =>
  (await ada.api.GET('/admin/about/check')).data.checks.find(({ name }) => name === 'email')!;

it('ends at once with a refusal, which the inviter and administrators see', async () => {
  const tries: string[] = [];
  mailServer.answer = (recipient) => {
    tries.push(recipient);
    return recipient.startsWith('nobody') ? '550 5.1.1 unknown user' : '250 ok';
  };
  const { data: invitation } = await ada.api.POST('/groups/invitations', { body: { uses: 1 } });
  const body = { email: 'nobody@example.com', token: invitation.token };
  await ada.api.POST('/groups/invitations/email', { body });
  const problem = await eventually(
    async () => (await ada.api.GET('/groups/invitations')).data[0]!.mailProblem,
    'the refusal is shown',
  );
  expect(problem).toContain('nobody@example.com was refused');
  expect(await emailCheck()).toMatchObject({ state: 'warning', value: expect.stringContaining('550') as string });
  expect(tries).toEqual(['nobody@example.com']);
});

it('shows administrators that a mail waits', async () => {
  mailServer.answer = () => '451 4.7.1 try again later';
  await contractClient(test.url).POST('/users/forgot-password', { body: { email: 'ada@example.com' } });
  await eventually(async () => (await emailCheck()).state === 'bad', 'the check shows the waiting mail');
  expect((await emailCheck()).value).toContain('451');
  mailServer.answer = () => '250 ok';
});

it('reaches addresses with letters of any language, of accounts and of invited people', async () => {
  const recipients: string[] = [];
  mailServer.answer = (recipient) => (recipients.push(recipient), '250 ok');
  const before = mailServer.mails.length;
  await addMember(test.url, ada, 'uma', { email: 'uma@bücher.example' });
  const body = { email: 'uma@bücher.example' };
  await contractClient(test.url).POST('/users/forgot-password', { body });
  await eventually(() => mailServer.mails.length === before + 1, 'the mail arrives');
  const { data: invitation } = await ada.api.POST('/groups/invitations', { body: { uses: 1 } });
  await ada.api.POST('/groups/invitations/email', { body: { email: 'müller@example.org', token: invitation.token } });
  await eventually(() => mailServer.mails.length === before + 2, 'the invitation arrives');
  expect(recipients).toEqual(['uma@xn--bcher-kva.example', 'müller@example.org']);
  expect(mailServer.mails.at(-1)).toMatch(/^Reply-To: .*<ada@example\.com>/m);
  expect(mailServer.mails.at(-2)).not.toContain('Reply-To');
  expect((await signIn(test.url, 'uma@bücher.example')).id).toBeTruthy();
});

it('undoes a change of the password and the address by the link in the mail', async () => {
  const gil = await addMember(test.url, ada, 'gil');
  const change = { email: 'thief@example.com', currentPassword: PASSWORD };
  await gil.api.PATCH('/users/{id}', { params: { path: { id: gil.id } }, body: change });
  const confirmation = { token: tokenIn(await mailTo('thief@example.com', 'Is this your new address?')) };
  await contractClient(test.url).POST('/users/confirm-address', { body: confirmation });
  const newPassword = 'battery staple';
  await gil.api.PUT('/users/password', { body: { currentPassword: PASSWORD, newPassword } });
  const mail = await mailTo('gil@example.com', 'thief@example.com');
  expect(mail).toMatch(/It happened on .+ UTC, from/);
  await mailTo('thief@example.com', 'The password was changed.');
  const undo = { token: tokenIn(mail), password: 'paper clip 1', passwordConfirm: 'paper clip 1' };
  expect((await contractClient(test.url).POST('/users/reset-password', { body: undo })).response.status).toBe(200);
  const back = await signIn(test.url, 'gil@example.com', 'paper clip 1');
  expect((await back.api.GET('/users/self')).data.email).toBe('gil@example.com');
  expect((await gil.api.GET('/users/self')).response.status).toBe(401);
  expect((await contractClient(test.url).POST('/users/reset-password', { body: undo })).response.status).toBe(400);
});

it('tells of a new token and of a new device, but not of a known one', async () => {
  const ida = await addMember(test.url, ada, 'ida');
  await ida.api.POST('/users/api-tokens', { body: { name: 'Script' } });
  await mailTo(
    'ida@example.com',
    'The API token “Script” was created.'.replaceAll(/[“”]/g, (c) => quoted(c)),
  );
  await signIn(test.url, 'ida');
  const body = new URLSearchParams({ username: 'ida', password: PASSWORD });
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  for (let n = 0; n < 2; n++)
    await fetch(`${test.url}/api/auth/token`, { method: 'POST', body, headers: { 'user-agent': agent } });
  await mailTo('ida@example.com', 'Firefox');
  expect(mailsTo('ida@example.com', 'new to us')).toHaveLength(1);
});

it('tells of a new device that signs in with a passkey, which knows the device afterwards', async () => {
  const mia = await addMember(test.url, ada, 'mia');
  const { device } = await addPasskey(mia);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const begin = async (cookie: string) => {
    const { challenge, credential } = await beginPasskeyLogin(test.url, device);
    const response = await fetch(`${test.url}/api/auth/passkeys`, {
      method: 'POST',
      body: JSON.stringify({ challenge, credential }),
      headers: { 'content-type': 'application/json', 'user-agent': agent, cookie },
    });
    expect(response.status).toBe(200);
    return response.headers.getSetCookie().map((one) => one.split(';')[0]!);
  };
  const known = (await begin('')).find((cookie) => cookie.startsWith('tureen_device='))!;
  await mailTo('mia@example.com', 'Firefox');
  await test.app.get(DataSource).query('DELETE FROM sessions WHERE user_id = $1', [mia.id]);
  await test.app
    .get(DataSource)
    .query(`UPDATE users SET created_at = now() - interval '2 days' WHERE id = $1`, [mia.id]);
  await begin(known);
  await test.app.get(DataSource).query('DELETE FROM sessions WHERE user_id = $1', [mia.id]);
  await begin('');
  await eventually(() => mailsTo('mia@example.com', 'new to us').length === 2, 'mails of two devices');
});

it('makes no link of a name, ends an older link with a newer, and says that mails are generated', async () => {
  const jo = { username: 'https://evil.example/jo', email: 'j@example.com', password: PASSWORD, group: 'Home' };
  await ada.api.POST('/users', { body: jo });
  const ask = () => contractClient(test.url).POST('/users/forgot-password', { body: { email: 'j@example.com' } });
  await ask();
  const first = await mailTo('j@example.com', 'asked for a new password');
  expect(first).not.toContain('https://evil.example');
  expect(first).toContain('Auto-Submitted: auto-generated');
  await ask();
  await eventually(() => mailsTo('j@example.com', 'asked for a new password').length === 2, 'two mails');
  const body = { token: tokenIn(first), password: 'battery staple', passwordConfirm: 'battery staple' };
  expect((await contractClient(test.url).POST('/users/reset-password', { body })).response.status).toBe(400);
});

it('takes the address of links from BASE_URL, whatever host a request names', async () => {
  const kim = { username: 'kim', email: 'kim@example.com', password: PASSWORD, group: 'Home' };
  await ada.api.POST('/users', { body: kim });
  const host = 'evil.example';
  const headers = {
    host,
    forwarded: `host=${host}`,
    'x-forwarded-host': host,
    'x-forwarded-prefix': `//${host}`,
    'content-type': 'application/json',
  };
  const status = await new Promise((resolve, reject) => {
    const asking = request(`${test.url}/api/users/forgot-password`, { method: 'POST', headers }, (answer) => {
      void text(answer).then(() => resolve(answer.statusCode));
    });
    asking.on('error', reject).end(JSON.stringify({ email: kim.email }));
  });
  expect(status).toBe(200);
  const mail = await mailTo(kim.email, 'asked for a new password');
  expect(mail).toMatch(/http:\/\/localhost[^\s"]*reset-password/);
  expect(mail).not.toContain(host);
});

it('promises no mail without a mail server', async () => {
  const other = await startApp({ MAIL_TO_FILES: 'false' });
  try {
    const bo = await setUp(other.url);
    const forgot = await contractClient(other.url).POST('/users/forgot-password', {
      body: { email: 'ada@example.com' },
    });
    expect(forgot.response.status).toBe(400);
    const { data: invitation } = await bo.api.POST('/groups/invitations', { body: { uses: 1 } });
    const body = { email: 'x@example.com', token: invitation.token };
    expect((await bo.api.POST('/groups/invitations/email', { body })).data.success).toBe(false);
  } finally {
    await other.stop();
  }
});

const quoted = (character: string) => (character === '“' ? '=E2=80=9C' : '=E2=80=9D');
