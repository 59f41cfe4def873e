import { createTureenClient, type TureenClient } from '#client';

const account = { username: 'ada', password: 'correct horse' };

export async function setUp(baseUrl: string): Promise<void> {
  const body = { ...account, fullName: 'Ada Cook', email: 'ada@example.com', group: 'Home' };
  await createTureenClient({ baseUrl }).POST('/app/setup', { body });
}

export async function tokenOf(baseUrl: string, username = account.username): Promise<string> {
  const { data } = await createTureenClient({ baseUrl }).POST('/auth/token', {
    body: { ...account, username },
    bodySerializer: (body) => new URLSearchParams({ username: body.username, password: body.password }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return data.access_token;
}

export async function signIn(baseUrl: string, username = account.username): Promise<TureenClient> {
  return createTureenClient({ baseUrl, token: await tokenOf(baseUrl, username) });
}
