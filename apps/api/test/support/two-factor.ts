import { Secret, TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import type { Wire } from '#client';
import { contractClient } from './contract-client.ts';
import type { Person, TestApp } from './app.ts';
import { asForm } from './form.ts';

const PASSWORD = 'correct horse';
const STEP_MS = 30_000;

/** @returns the code that an authenticator app shows, now or so many steps away */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Answers the secret of the app; what was on before is off. */
export async function beginTwoFactor({ app }: TestApp, { id, api }: Person): Promise<string> {
  await app.get(DataSource).query('DELETE FROM two_factors WHERE user_id = $1', [id]);
  return (await api.POST('/users/self/two-factor', { body: { currentPassword: PASSWORD } })).data.secret;
}

/** Answers the recovery codes. The code of the present step is spent; the next one works. */
export async function turnOnTwoFactor(test: TestApp, person: Person): Promise<string[]> {
  return (await turnOn(test, person)).recoveryCodes;
}

export async function turnOn(test: TestApp, person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await beginTwoFactor(test, person);
  const confirm = () => person.api.POST('/users/self/two-factor/confirm', { body: { code: codeOf(secret, -1) } });
  const first = await confirm();
  // the code of the former step is too old if a new step begins before it is checked
  const { data } = first.response.ok ? first : await confirm();
  return { secret, recoveryCodes: data.recoveryCodes };
}

/** The first step of a sign-in. */
export async function challengeOf({ url }: TestApp, username: string): Promise<string> {
  const body = { username, password: PASSWORD };
  return refusalOf(await contractClient(url).POST('/auth/token', { body, ...asForm })).challenge!;
}

/** Why a sign-in with a password has failed. */
export const refusalOf = ({ error }: { error?: unknown }) => error as Wire<'FailedLogin'>;
