import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { administrator, productUrl } from './settings.ts';
import { visit } from './visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

export interface Person {
  page: Page;
  context: BrowserContext;
  username: string;
}

const newPerson = (name: string) => {
  const username = `${name}-${crypto.randomUUID().slice(0, 8)}`;
  const { password } = administrator;
  return { username, fullName: username, email: `${username}@example.com`, password };
};

const anonymousOptions = { baseURL: productUrl, storageState: { cookies: [], origins: [] } };

/** Creates a member of the admin's group, signed in with a browser of their own that shows no page yet. */
export async function member(browser: Browser, admin: Page, options: BrowserContextOptions = {}): Promise<Person> {
  const body = newPerson('ben');
  const { group } = (await (await admin.request.get('/api/users/self')).json()) as { group: string };
  expect((await admin.request.post('/api/users', { data: { ...body, group }, headers })).ok()).toBe(true);
  return deviceOf(browser, body.username, options);
}

/** Creates a user with an empty group of their own, signed in with a browser that shows no page yet. */
export async function founder(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const body = newPerson('flo');
  const context = await browser.newContext({ ...anonymousOptions, ...options });
  const data = { ...body, group: `Kitchen of ${body.username}`, passwordConfirm: body.password };
  expect((await context.request.post('/api/users/register', { data, headers })).ok()).toBe(true);
  await signInByApi(context.request, body.username);
  return { page: await context.newPage(), context, username: body.username };
}

/** Opens another browser in which the person is signed in. */
export async function deviceOf(
  browser: Browser,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ ...anonymousOptions, ...options });
  await signInByApi(context.request, username);
  return { page: await context.newPage(), context, username };
}

async function signInByApi(request: APIRequestContext, username: string): Promise<void> {
  const answer = await request.post('/api/auth/token', {
    form: { username, password: administrator.password },
    headers,
  });
  expect(answer.ok()).toBe(true);
}

export async function signIn(page: Page, username: string): Promise<void> {
  if (!page.url().includes('/login')) await visit(page, '/login');
  await page.getByLabel('E-mail address or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

export async function signOut(page: Page): Promise<void> {
  const isPhone = page.viewportSize()!.width < 768;
  if (isPhone) await page.getByRole('navigation').getByRole('button', { name: 'More', exact: true }).click();
  else await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Sign out' }).click();
}
