import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asForm } from '../support/form.ts';
import { mailTo, tokenIn } from '../support/mail.ts';
import { challengeOf, codeOf, refusalOf, turnOn } from '../support/two-factor.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const PASSWORD = 'correct horse';
const login = (username: string, totp?: string, password = PASSWORD) =>
  contractClient(test.url).POST('/auth/token', { body: { username, password, ...(totp && { totp }) }, ...asForm });
const second = (challenge: string, code: string) =>
  contractClient(test.url).POST('/auth/second-step', { body: { challenge, code } });

async function secured(name: string) {
  const person = await addMember(test.url, ada, name);
  return { person, ...(await turnOn(test, person)) };
}

describe('switching it on', () => {
  it('needs the password, and a first code before anything is asked for', async () => {
    const { api, id } = await addMember(test.url, ada, 'bo');
    const begin = (currentPassword?: string) =>
      api.POST('/users/self/two-factor', { body: { ...(currentPassword && { currentPassword }) } });
    for (const refused of [await begin(), await begin('wrong')]) {
      expect(refused.response.status).toBe(422);
      expect(Object.keys(refused.error!.detail.errors!)).toEqual(['currentPassword']);
    }
    const { data } = await begin(PASSWORD);
    expect(data.address).toMatch(new RegExp(`^otpauth://totp/Tureen:bo\\?.*secret=${data.secret}`));
    expect((await login('bo')).response.status).toBe(200);
    const wrong = codeOf(data.secret) === '123456' ? '654321' : '123456';
    const confirm = (code: string) => api.POST('/users/self/two-factor/confirm', { body: { code } });
    expect((await confirm(wrong)).response.status).toBe(422);
    const { data: on } = await confirm(codeOf(data.secret));
    expect(new Set(on.recoveryCodes).size).toBe(10);
    expect((await begin(PASSWORD)).response.status).toBe(409);
    expect((await api.GET('/users/self/two-factor')).data).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await ada.api.GET('/users/{id}', { params: { path: { id } } })).data.twoFactor).toBe(true);
  });

  it('keeps neither the secret nor the recovery codes readable', async () => {
    const { person, secret, recoveryCodes } = await secured('cleo');
    const stored = JSON.stringify([
      await test.app.get(DataSource).query('SELECT * FROM two_factors WHERE user_id = $1', [person.id]),
      await test.app.get(DataSource).query('SELECT * FROM recovery_codes WHERE user_id = $1', [person.id]),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });
});

describe('signing in', () => {
  it('says that a code is missing, and takes it with the password or a moment later', async () => {
    const { secret, recoveryCodes } = await secured('dora');
    const refused = await login('dora');
    const { response } = refused;
    const error = refusalOf(refused);
    expect(response.status).toBe(401);
    expect(error).toMatchObject({ detail: 'Unauthorized', code: 'auth.secondStepNeeded' });
    expect(response.headers.getSetCookie()).toEqual([]);
    const { data } = await second(error.challenge!, codeOf(secret));
    expect((await contractClient(test.url, data.access_token).GET('/users/self')).data.username).toBe('dora');
    expect((await login('dora', codeOf(secret, 1))).response.status).toBe(200);
    expect((await login('dora', recoveryCodes[3]!.toUpperCase())).response.status).toBe(200);
  });

  /** Signs in three times at once; wrong codes stay below the five that lock an account. */
  const signInThrice = async (username: string, code: string) =>
    (await Promise.all([1, 2, 3].map(() => login(username, code)))).map(({ response }) => response.status).sort();

  it('takes no code of the app twice, not even at the same moment, and no older one', async () => {
    const { secret } = await secured('eve');
    expect(await signInThrice('eve', codeOf(secret, 1))).toEqual([200, 401, 401]);
    expect((await login('eve', codeOf(secret))).response.status).toBe(401);
  });

  it('takes no recovery code twice, not even at the same moment', async () => {
    const { person, recoveryCodes } = await secured('eva');
    expect(await signInThrice('eva', recoveryCodes[0]!)).toEqual([200, 401, 401]);
    const unused = 'SELECT 1 FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL';
    expect(await test.app.get(DataSource).query<unknown[]>(unused, [person.id])).toHaveLength(9);
  });

  it('takes no code that is two steps away', async () => {
    const { secret } = await secured('fay');
    expect((await login('fay', codeOf(secret, 2))).response.status).toBe(401);
    expect((await login('fay', codeOf(secret, -3))).response.status).toBe(401);
  });

  it('does not tell whether a code is right to whoever does not know the password', async () => {
    const { secret } = await secured('gil');
    const answers = [await login('gil', codeOf(secret), 'wrong'), await login('gil', '000000', 'wrong')];
    expect(answers[0]!.error).toEqual(answers[1]!.error);
    expect(refusalOf(answers[0]!).code).toBe('auth.invalidCredentials');
    expect((await login('gil', codeOf(secret))).response.status).toBe(200);
  });

  it('locks after five wrong codes, however many come at once; a new password unlocks and the step stays on', async () => {
    const { secret } = await secured('hal');
    const challenge = await challengeOf(test, 'hal');
    const guesses = await Promise.all(Array.from({ length: 30 }, () => second(challenge, 'aaaa-bbbb-cccc-dddd')));
    expect(guesses.filter(({ response }) => response.status === 401)).toHaveLength(5);
    expect((await second(challenge, codeOf(secret))).response.status).toBe(423);
    expect((await login('hal', codeOf(secret))).response.status).toBe(423);
    await contractClient(test.url).POST('/users/forgot-password', { body: { email: 'hal@example.com' } });
    const token = tokenIn(await mailTo(test, 'hal@example.com', 'reset-password'));
    const body = { token, password: 'battery staple', passwordConfirm: 'battery staple' };
    expect((await contractClient(test.url).POST('/users/reset-password', { body })).response.status).toBe(200);
    expect((await second(challenge, codeOf(secret))).error!.detail.code).toBe('auth.challengeOver');
    expect(refusalOf(await login('hal', undefined, 'battery staple')).code).toBe('auth.secondStepNeeded');
    expect((await login('hal', codeOf(secret), 'battery staple')).response.status).toBe(200);
  });

  it('ends a challenge with its use and after five minutes; it lets nobody in by itself', async () => {
    const { secret, recoveryCodes } = await secured('ida');
    const challenge = await challengeOf(test, 'ida');
    expect((await contractClient(test.url, challenge).GET('/users/self')).response.status).toBe(401);
    expect((await second(challenge, codeOf(secret))).response.status).toBe(200);
    expect((await second(challenge, recoveryCodes[0]!)).error!.detail.code).toBe('auth.challengeOver');
    const old = await challengeOf(test, 'ida');
    await test.app.get(DataSource).query("UPDATE challenges SET expires_at = now() - interval '1 second'");
    expect((await second(old, recoveryCodes[0]!)).error!.detail.code).toBe('auth.challengeOver');
  });

  it('asks API tokens for nothing', async () => {
    const { person } = await secured('jon');
    const { data } = await person.api.POST('/users/api-tokens', { body: { name: 'Kitchen display' } });
    expect((await contractClient(test.url, data.token).GET('/users/self')).response.status).toBe(200);
  });

  it('lets nobody in whom an administrator has locked', async () => {
    const { person, secret } = await secured('kim');
    const challenge = await challengeOf(test, 'kim');
    await ada.api.POST('/admin/users/{id}/lock', { params: { path: { id: person.id } } });
    expect((await second(challenge, codeOf(secret))).response.status).toBe(401);
    expect((await login('kim', codeOf(secret))).response.status).toBe(423);
  });
});

describe('under another key than that of the backup', () => {
  it('takes recovery codes, says why the app’s are of no use, and lets people set the app up again', async () => {
    const { person, secret, recoveryCodes } = await secured('pia');
    const elsewhere = await startApp({ SECRET: randomBytes(32).toString('hex') }, test);
    try {
      const anybody = contractClient(elsewhere.url);
      const enter = (totp?: string) =>
        anybody.POST('/auth/token', {
          body: { username: 'pia', password: PASSWORD, ...(totp && { totp }) },
          ...asForm,
        });
      const challenge = await challengeOf(elsewhere, 'pia');
      const finish = (code: string) => anybody.POST('/auth/second-step', { body: { challenge, code } });
      // more often than a wrong code may be tried: these are not counted
      for (let tries = 0; tries < 7; tries++) {
        const { error, response } = await finish(codeOf(secret));
        expect([response.status, error!.detail.code]).toEqual([401, 'auth.appUnknown']);
      }
      expect(refusalOf(await enter(codeOf(secret))).code).toBe('auth.appUnknown');
      expect((await finish('aaaa-bbbb-cccc-dddd')).error!.detail.code).toBe('auth.wrongCode');
      const { data } = await finish(recoveryCodes[0]!);
      const api = contractClient(elsewhere.url, data.access_token);
      const state = async () => (await api.GET('/users/self/two-factor')).data;
      expect(await state()).toMatchObject({ enabled: true, appWorks: false, recoveryCodesLeft: 9 });
      expect((await api.POST('/users/self/two-factor/disable', { body: { code: '123456' } })).response.status).toBe(
        422,
      );

      const begin = () => api.POST('/users/self/two-factor', { body: { currentPassword: PASSWORD } });
      const fresh = (await begin()).data.secret;
      expect(fresh).not.toBe(secret);
      await api.POST('/users/self/two-factor/confirm', { body: { code: codeOf(fresh, -1) } });
      expect(await state()).toMatchObject({ enabled: true, appWorks: true, recoveryCodesLeft: 10 });
      expect((await begin()).response.status).toBe(409);
      expect((await enter(recoveryCodes[1])).response.status).toBe(401);
      expect((await enter(codeOf(fresh))).response.status).toBe(200);
    } finally {
      await elsewhere.stop();
    }
    // the new app belongs to the new key
    expect((await person.api.GET('/users/self/two-factor')).data.appWorks).toBe(false);
  });
});

describe('switching it off', () => {
  const off = (person: Person, body: { currentPassword?: string; code?: string }) =>
    person.api.POST('/users/self/two-factor/disable', { body });

  it('needs the password or a code', async () => {
    const { person, secret } = await secured('lea');
    expect((await off(person, {})).response.status).toBe(422);
    expect((await off(person, { currentPassword: 'wrong' })).response.status).toBe(422);
    expect((await off(person, { code: '000000' })).response.status).toBe(422);
    expect((await off(person, { code: codeOf(secret) })).response.status).toBe(200);
    expect((await login('lea')).response.status).toBe(200);
  });

  it('is what an administrator does for others, and nobody else', async () => {
    const { person } = await secured('mia');
    const stranger = await addStranger(test.url, 'nora');
    const params = { path: { id: person.id } };
    expect((await stranger.api.DELETE('/admin/users/{id}/two-factor', { params })).response.status).toBe(403);
    expect((await login('mia')).response.status).toBe(401);
    expect((await ada.api.DELETE('/admin/users/{id}/two-factor', { params })).response.status).toBe(200);
    expect((await login('mia')).response.status).toBe(200);
  });

  it('new recovery codes replace the earlier ones', async () => {
    const { person, recoveryCodes } = await secured('olga');
    const body = { currentPassword: PASSWORD };
    const { data } = await person.api.POST('/users/self/two-factor/recovery-codes', { body });
    expect((await login('olga', recoveryCodes[0])).response.status).toBe(401);
    expect((await login('olga', data.recoveryCodes[0])).response.status).toBe(200);
  });
});
