import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '../../support/test.ts';
import { administrator, dataFolder, productUrl, sessionFile } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const password = 'correct horse';
async function register(page: Page) {
  const username = `cook-${crypto.randomUUID().slice(0, 8)}`;
  const data = {
    username,
    email: `${username}@example.com`,
    password,
    passwordConfirm: password,
    group: `Group of ${username}`,
  };
  expect((await page.request.post('/api/users/register', { data })).status()).toBe(201);
  return username;
}
async function signIn(page: Page, username: string, secret = password) {
  await visit(page, '/login');
  await page.getByLabel('E-mail address or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a form that is sent before the scripts have come keeps what was typed, and out of the address', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const secret = page.getByLabel('Password', { exact: true });
  await secret.fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(secret).toHaveValue(password);
  expect(new URL(page.url()).search).toBe('');
});

test('signing in and out', { tag: '@phone' }, async ({ page, isMobile }) => {
  const username = await register(page);
  await visit(page, '/user/profile');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, username, 'wrong password');
  await expect(page.getByText('Wrong username or password.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByText('No recipes yet')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('recent-searches', '{"userId":"1","texts":["cake"]}'));
  await page.getByRole('button', { name: isMobile ? /^More$/ : /^Your account/ }).click();
  await page.getByRole(isMobile ? 'button' : 'menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).not.toContain('cake');
});

test.describe('somewhere else than the server', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a new group is founded step by step', async ({ page }) => {
    const username = `founder-${crypto.randomUUID().slice(0, 8)}`;
    await visit(page, '/register');
    await page.getByText('Start a new group').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Name of the group').fill(`House of ${username}`);
    await page.getByText('Start with common foods and units').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Your name').fill('Frieda Founder');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('E-mail address').fill(`${username}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('No recipes yet')).toBeVisible();
    const preferences = await (await page.request.get('/api/groups/preferences')).json();
    expect(preferences).toMatchObject({ timeZone: 'Asia/Tokyo', firstDayOfWeek: 0 });
    await visit(page, '/group/data/foods');
    await expect(page.getByText('apple', { exact: true })).toBeVisible();
  });
});

test('an invitation names the group and who invites, and ends signed in there', async ({ browser, page }) => {
  const host = await browser.newContext({ storageState: sessionFile, baseURL: productUrl });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const invitation = await host.request.post('/api/groups/invitations', { data: { uses: 1 }, headers });
  const { token } = (await invitation.json()) as { token: string };
  await host.close();
  await visit(page, `/register?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Join “Home”' })).toBeVisible();
  await expect(page.getByText(`${administrator.fullName} has invited you`)).toBeVisible();
  const username = `guest-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('E-mail address').fill(`${username}@example.com`);
  await expect(page.getByText('This username is taken.')).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/\/register/);
  await expect(page.getByText('Gus Guest').first()).toBeAttached();
  await page.context().clearCookies();
  await visit(page, `/register?token=${token}`);
  await expect(page.getByText('This invitation has already been used')).toBeVisible();
});

/** Waits for a mail with certain words and returns the link in it. */
async function linkIn(words: string, link: RegExp): Promise<string> {
  const find = () => {
    if (!existsSync(join(dataFolder, 'mail'))) return undefined;
    const mails = readdirSync(join(dataFolder, 'mail')).map((name) =>
      readFileSync(join(dataFolder, 'mail', name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
    return mails.filter((mail) => mail.includes(words)).map((mail) => link.exec(mail)?.[0])[0];
  };
  await expect.poll(find).toBeTruthy();
  return find()!;
}

test('a forgotten password is set anew with the link from the mail', async ({ page }) => {
  const username = await register(page);
  await visit(page, '/forgot-password');
  await page.getByLabel('E-mail address').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('an e-mail is on its way').first()).toBeVisible();
  await visit(page, await linkIn(username, /\/reset-password\?token=[\w-]+/));
  await page.getByLabel('New password', { exact: true }).fill('battery staple');
  await page.getByLabel('Repeat password', { exact: true }).fill('battery staple');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your new password is set').first()).toBeVisible();
  await signIn(page, username, 'battery staple');
  await expect(page).not.toHaveURL(/\/login/);
});

test('a new address counts once the link in the mail to it is used', async ({ page }) => {
  const username = await register(page);
  await signIn(page, username);
  await expect(page.getByText('No recipes yet')).toBeVisible();
  await visit(page, '/user/profile/edit');
  const address = page.getByLabel('E-mail address');
  await address.fill(`new-${username}@example.com`);
  await page.getByLabel('Current password', { exact: true }).first().fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`We’ve sent a link to new-${username}@example.com.`)).toBeVisible();
  await expect(address).toHaveValue(`${username}@example.com`);

  await visit(page, await linkIn(`new-${username}@`, /\/confirm-address\?token=[\w-]+/));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your new e-mail address is confirmed.')).toBeVisible();
  await visit(page, '/user/profile/edit');
  await expect(address).toHaveValue(`new-${username}@example.com`);
  await visit(page, '/confirm-address?token=used');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('This link is not valid or has expired.').first()).toBeVisible();
});
