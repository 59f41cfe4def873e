import { Secret, TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import type { Wire } from '#client';
import { contractClient } from './contract-client.ts';
import type { Person, TestApp } from './app.ts';
import { asForm } from './form.ts';

const PASSWORD = 'correct horse';
const STEP_MS = 30_000;

/** @returns the code that an authenticator app shows `steps` time steps from now */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Begins the set-up and returns the secret of the app. Removes an earlier app first. */
export async function beginTwoFactor({ app }: TestApp, { id, api }: Person): Promise<string> {
  await app.get(DataSource).query('DELETE FROM two_factors WHERE user_id = $1', [id]);
  return (await api.POST('/users/self/two-factor', { body: { currentPassword: PASSWORD } })).data.secret;
}

/** Enables the second factor and returns the recovery codes. Uses a code of the previous time step, so the current one still works. */
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

/** Sends the password of a sign-in and returns the challenge for the second step. */
export async function challengeOf({ url }: TestApp, username: string): Promise<string> {
  const body = { username, password: PASSWORD };
  return refusalOf(await contractClient(url).POST('/auth/token', { body, ...asForm })).challenge!;
}

/** Returns the body of a failed sign-in. */
export const refusalOf = ({ error }: { error?: unknown }) => error as Wire<'FailedLogin'>;
