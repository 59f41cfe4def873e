import { rmSync } from 'node:fs';
import { expect, type Page, test } from '../../support/test.ts';
import { setUp } from '../../operations/support/account.ts';
import { freePort } from '#testing/free-port';
import { newDataFolder, Product } from '../../operations/support/product.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { administrator } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

const { username, password } = administrator;
const folder = newDataFolder();
let url: string;

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const demo = { IS_DEMO: 'true', DEMO_USERNAME: username, DEMO_PASSWORD: password };
  await Product.start(folder, { PORT: String(port), BASE_URL: url, ...demo });
  await setUp(url);
});
test.afterAll(async () => {
  await Product.killRemaining();
  rmSync(folder, { recursive: true, force: true });
});

/** Presses a button and sees the answer of the server, which is not a failure of the form. */
async function isRefused(page: Page, button: string, refusal: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(refusal).first()).toBeVisible();
}

test(
  'a demo says how to sign in, and what it does not allow, with nothing lost that was typed',
  { tag: ['@once', '@long'] },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    const banner = page.getByRole('complementary', { name: 'Demo' });
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, '/login');
      await expect(banner).toContainText(`Username: ${username}`);
      await expect(banner).toContainText(`Password: ${password}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violationsInBothThemes(page)).toEqual([]);
    }
    await page.getByLabel('E-mail address or username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    await expect(banner).toBeVisible();

    await visit(page, '/user/profile/edit');
    const name = page.getByLabel('Your name');
    await name.fill('Somebody else');
    await isRefused(page, 'Save', 'This cannot be changed in the demo.');
    await expect(name).toHaveValue('Somebody else');
    const current = page.getByLabel('Current password', { exact: true });
    await current.fill(password);
    await page.getByLabel('New password', { exact: true }).fill('battery staple');
    await page.getByLabel('Repeat password', { exact: true }).fill('battery staple');
    await isRefused(page, 'Change password', 'This cannot be changed in the demo.');
    await expect(current).toHaveValue(password);

    const refusal = 'This is switched off in the demo.';
    await visit(page, '/user/profile/api-tokens');
    const token = page.getByLabel('What is it for?');
    await token.fill('My script');
    await isRefused(page, 'Create token', refusal);
    await expect(token).toHaveValue('My script');
    await visit(page, '/admin/backups');
    await isRefused(page, 'Back up now', refusal);
    await visit(page, '/admin/site-settings');
    await page.getByLabel('Send to').fill('cook@example.com');
    await isRefused(page, 'Send', refusal);
    await context.close();
  },
);
