import { expect, type Page, test } from '../../support/test.ts';
import { Secret, TOTP } from 'otpauth';
import { productUrl, sessionFile } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const password = 'correct horse';
const STEP_MS = 30_000;

async function register(page: Page) {
  const username = `cook-${crypto.randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password, passwordConfirm: password };
  const data = { ...account, group: `Group of ${username}` };
  expect((await page.request.post('/api/users/register', { data })).status()).toBe(201);
  return username;
}

async function enterPassword(page: Page, username: string) {
  await page.context().clearCookies();
  await visit(page, '/login');
  await page.getByLabel('E-mail address or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const home = (page: Page) => expect(page.getByText('No recipes yet')).toBeVisible();

test('an app with codes is set up and asked for, and a recovery code stands in for it', async ({ page }) => {
  const username = await register(page);
  await enterPassword(page, username);
  await home(page);
  await visit(page, '/user/profile/edit');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const totp = new TOTP({ secret: Secret.fromBase32(await dialog.locator('code').innerText()) });
  await dialog.getByLabel('Code from the app').fill(totp.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  const codes = (await page.locator('code', { hasText: '-' }).first().innerText()).split('\n');
  expect(codes).toHaveLength(10);

  await enterPassword(page, username);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This code is wrong').first()).toBeVisible();
  await page.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + STEP_MS }));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await home(page);

  await enterPassword(page, username);
  await page.getByLabel('Code').fill(codes[0]!);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await home(page);
  await visit(page, '/user/profile/edit');
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Use a code instead' }).click();
  await question.getByLabel('Code from the app, or a recovery code').fill(codes[1]!);
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a passkey is added and signs in without a password', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const username = await register(page);
  await enterPassword(page, username);
  await home(page);
  await visit(page, '/user/profile/edit');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kitchen tablet');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Kitchen tablet')).toBeVisible();
  await page.getByRole('button', { name: 'Rename Kitchen tablet' }).click();
  await dialog.getByLabel('Name').fill('Hall tablet');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hall tablet', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await home(page);
});

test('an account is linked with a provider, signs in by it, and is unlinked', { tag: '@long' }, async ({ page }) => {
  const username = await register(page);
  await enterPassword(page, username);
  await home(page);
  await visit(page, '/user/profile/edit');
  await page.getByRole('button', { name: 'Link with Pantry Key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong horse');
  await dialog.getByRole('button', { name: 'Link with Pantry Key' }).click();
  await expect(dialog.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Link with Pantry Key' }).click();
  const unlink = page.getByRole('button', { name: /^Unlink / });
  await expect(unlink).toBeVisible();

  await page.context().clearCookies({ domain: 'localhost' });
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Pantry Key' }).click();
  await home(page);
  const self = (await (await page.request.get('/api/users/self')).json()) as { username: string };
  expect(self.username).toBe(username);
  await visit(page, '/user/profile/edit');
  await unlink.click();
  await expect(unlink).toBeHidden();
});

test('an invitation moves somebody with an account to the group', { tag: '@long' }, async ({ browser, page }) => {
  const username = await register(page);
  await enterPassword(page, username);
  await home(page);
  const host = await browser.newContext({ storageState: sessionFile, baseURL: productUrl });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const invitation = await host.request.post('/api/groups/invitations', { data: { uses: 1 }, headers });
  const { token } = (await invitation.json()) as { token: string };
  await host.close();
  await visit(page, `/register?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Join “Home”' })).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).not.toHaveURL(/\/register/);
  const self = (await (await page.request.get('/api/users/self')).json()) as { group: string };
  expect(self.group).toBe('Home');
});
