import { mkdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { mealieBackup } from '#testing/mealie-backup';
import { member, signIn } from '../../support/people.ts';
import { copiesFolder, productUrl, siteUrl } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

// one after the other: each wants the newest backup to be its own
test.describe.configure({ mode: 'default' });

const headers = { 'sec-fetch-site': 'same-origin' };

/** The menu of the newest backup of this server; others are uploaded meanwhile. */
const ownBackup = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Manual' })
    .first()
    .getByRole('button', { name: /^Actions for the backup/ });

test('a day of an administrator', async ({ page, browser, context, isMobile }) => {
  test.setTimeout(150_000);
  const word = crypto.randomUUID().slice(0, 8);
  await visit(page, '/');
  if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('site');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Site settings']);
  await page.getByRole('link', { name: 'Site settings' }).click();
  const sections = page.getByRole('navigation', { name: 'Administration' });

  await test.step('sees whether the server is well, and tries the mail', async () => {
    await expect(page.getByRole('heading', { name: 'Site settings' })).toBeVisible();
    await expect(page.getByText('There’s enough space for files.')).toBeVisible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('All parts see the same files.')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Sent. Check your inbox.')).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByText('Copied to the clipboard')).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('PostgreSQL');
    // that of the provider of sign-ins, with which this server was started
    expect(report).not.toContain('tureen-secret');
  });

  await test.step('makes a group and an account in it', async () => {
    await sections.getByRole('link', { name: 'Groups' }).click();
    await page.getByRole('button', { name: 'New group' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`Bakery ${word}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('link', { name: `Bakery ${word}` })).toBeVisible();
    // on a phone the dialog takes its entry out of the history when it closes
    await expect(page.getByRole('dialog')).toBeHidden();
    await sections.getByRole('link', { name: 'People' }).click();
    await expect(page).toHaveURL(/manage\/users/);
    await page.getByRole('link', { name: 'New account' }).click();
    await page.getByLabel('Username').fill(`gus-${word}`);
    await page.getByLabel('E-mail address').fill(`gus-${word}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Group', { exact: true }).selectOption(`Bakery ${word}`);
    await page.getByText('Can manage the group').click();
    await page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  });

  await test.step('finds it in the audit log, and sees what runs by itself', async () => {
    await sections.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('searchbox', { name: 'Find a person or an item' }).fill(`gus-${word}`);
    await expect(page.getByText(new RegExp(`created the account gus-${word}$`))).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a person or an item' }).fill(`nobody-${word}`);
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page.getByText(/ created the account /).first()).toBeVisible();
    await sections.getByRole('link', { name: 'Background tasks' }).click();
    await page.getByRole('button', { name: 'Run now: Remove expired sessions and links' }).click();
    await expect(page.getByText('Starting now.')).toBeVisible();
    await sections.getByRole('link', { name: 'People' }).click();
  });

  const row = page.getByRole('listitem').filter({ hasText: `gus-${word}@example.com` });
  /** Waits for the shorter list, because a dialog of the longer one would close with it. */
  const find = async () => {
    await page.getByRole('searchbox', { name: 'Find people' }).fill(`gus-${word}`);
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
  };
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('gives the account another name', async () => {
    await find();
    await choose('Edit');
    await page.getByLabel('Full name').fill(`Gustav ${word}`);
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
    await find();
    await expect(row.getByRole('link', { name: `Gustav ${word}` })).toBeVisible();
  });

  await test.step('locks the account, lets it in again, and hands over a link for a new password', async () => {
    await find();
    await choose('Lock');
    await expect(row.getByText('Locked')).toBeVisible();
    await choose('Unlock');
    await expect(row.getByText('Locked')).toBeHidden();
    await choose('Password link');
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = page.getByRole('dialog').getByText('/reset-password?token=');
    await expect(link).toBeVisible();
    const address = new URL(await link.innerText());
    await page.keyboard.press('Escape');
    const context = await browser.newContext({
      baseURL: productUrl,
      storageState: { cookies: [], origins: [] },
      viewport: page.viewportSize(),
    });
    const other = await context.newPage();
    await visit(other, address.pathname + address.search);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await signIn(other, `gus-${word}`);
    await context.close();
  });

  await test.step('makes a backup, which proves itself', async () => {
    await sections.getByRole('link', { name: 'Backups' }).click();
    const good = page.getByRole('img', { name: 'Can be restored' });
    const before = await good.count();
    await page.getByRole('button', { name: 'Back up now' }).click();
    await expect(good).toHaveCount(before + 1, { timeout: 60_000 });
    await ownBackup(page).click();
    await page.getByRole('menuitem', { name: 'Restore', exact: true }).click();
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Restore' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('uploads an encrypted backup, and says what opens it', async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload', exact: true }).click(),
    ]);
    await chooser.setFiles('apps/api/test/fixtures/backup-of-0.1.0.zip.age');
    const asked = page.getByRole('dialog');
    await asked.getByLabel('Passphrase', { exact: true }).fill('something else');
    await asked.getByRole('button', { name: 'Open' }).click();
    await expect(asked.getByText('This passphrase is wrong.')).toBeVisible();
    await asked.getByLabel('Passphrase', { exact: true }).fill('correct horse battery');
    await asked.getByRole('button', { name: 'Open' }).click();
    await expect(asked).toBeHidden();
    const row = page.getByRole('listitem').filter({ hasText: 'Uploaded' }).first();
    await expect(row.getByText('Encrypted')).toBeVisible();
    await expect(row.getByRole('img', { name: 'Can be restored' })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('looks after the machine', async () => {
    await sections.getByRole('link', { name: 'Maintenance' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Temporary files' })
      .getByRole('button', { name: 'Check' })
      .click();
    await expect(page.getByRole('alertdialog').getByText(/^Found:/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sections.getByRole('link', { name: 'Background tasks' }).click();
    await expect(page.getByText('Database backup').first()).toBeVisible();
    await sections.getByRole('link', { name: 'Ingredient parser' }).click();
    await page.getByRole('button', { name: 'Recognize', exact: true }).click();
    await expect(page.getByRole('heading', { name: /% sure$/ })).toBeVisible();
    await visit(page, '/admin/maintenance/logs?text=provider%20of%20sign-ins&lines=2000');
    const lines = page.getByRole('log').or(page.getByText('Nothing matches'));
    await expect(lines).toBeVisible();
    const logged = () => page.getByText(/The provider of sign-ins could not be used/).count();
    const known = await logged();
    await page.request.get('/api/auth/oauth', { maxRedirects: 0 });
    await page.request.get('/api/auth/oauth/callback?state=of-somebody-else&code=x', { maxRedirects: 0 });
    await expect.poll(logged, { timeout: 30_000 }).toBeGreaterThan(known);
  });

  await test.step('deletes the account and then the group', async () => {
    await sections.getByRole('link', { name: 'People' }).click();
    await find();
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    await sections.getByRole('link', { name: 'Groups' }).click();
    const group = page.getByRole('listitem').filter({ hasText: `Bakery ${word}` });
    await group.getByRole('button', { name: `Remove Bakery ${word}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(group).toBeHidden();
  });

  await test.step('is the only one who gets there', async () => {
    const { page: theirs, context } = await member(browser, page, { viewport: page.viewportSize() });
    await visit(theirs, '/admin/backups');
    await expect(theirs).not.toHaveURL(/admin/);
    await visit(theirs, '/settings');
    await expect(theirs.getByRole('heading', { name: 'Your group' })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Server' })).toHaveCount(0);
    await context.close();
  });
});

/** The row of one task on the page of tasks, which other tests start meanwhile; a service worker would keep its list from being cut. */
async function openTask(page: Page, id: number): Promise<Locator> {
  await page.route('**/api/admin/server-tasks?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { items: { id: number }[] };
    await route.fulfill({ response, json: { ...list, items: list.items.filter((one) => one.id === id) } });
  });
  await visit(page, '/admin/parser');
  await page.getByRole('link', { name: 'Background tasks' }).click();
  return page.getByRole('listitem').filter({ has: page.getByText('Log', { exact: true }) });
}

async function taskOf(page: Page, id: number) {
  const answer = await page.request.get('/api/admin/server-tasks?perPage=100');
  const { items } = (await answer.json()) as {
    items: { id: number; status: string; progress: number; log: string }[];
  };
  return items.find((one) => one.id === id);
}

test(
  'stops a task in the middle, and lets it begin again',
  { tag: ['@once', '@long'] },
  async ({ browser, storageState }) => {
    const context = await browser.newContext({ baseURL: productUrl, storageState });
    const page = await context.newPage();
    // pages that take two seconds each
    const imports = Array.from({ length: 10 }, () => ({ url: `${siteUrl}/slow/leek-soup?${crypto.randomUUID()}` }));
    const begun = await page.request.post('/api/recipes/create-url/bulk', { data: { imports }, headers });
    const { taskId } = (await begun.json()) as { taskId: number };
    await expect.poll(async () => (await taskOf(page, taskId))?.progress, { timeout: 30_000 }).toBeGreaterThan(0);
    const row = await openTask(page, taskId);
    await row.getByRole('button', { name: 'Stop Importing recipes' }).click();
    await expect(row.getByRole('img', { name: 'Stopped' })).toBeVisible({ timeout: 30_000 });
    await row.getByText('Log', { exact: true }).click();
    await expect(row.getByText('This was stopped.')).toBeVisible();
    await row.getByRole('button', { name: 'Try Importing recipes again' }).click();
    await expect(row.getByRole('img', { name: 'Finished' })).toBeVisible({ timeout: 60_000 });
    await expect(row.getByRole('button', { name: 'Try Importing recipes again' })).toBeHidden();
    await context.close();
  },
);

test('brings a recipe back out of a backup', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  const name = `Lost pie ${crypto.randomUUID().slice(0, 8)}`;
  const slug = (await (await page.request.post('/api/recipes', { data: { name }, headers })).json()) as string;
  await visit(page, '/admin/backups');
  const good = page.getByRole('img', { name: 'Can be restored' });
  const before = await good.count();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(good).toHaveCount(before + 1, { timeout: 60_000 });
  expect((await page.request.delete(`/api/recipes/${slug}`, { headers })).ok()).toBe(true);

  await ownBackup(page).click();
  await page.getByRole('menuitem', { name: 'Restore parts' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const start = dialog.getByRole('button', { name: 'Restore' });
  await expect(start).toBeDisabled({ timeout: 60_000 });
  const { group } = (await (await page.request.get('/api/users/self')).json()) as { group: string };
  await dialog.getByLabel('Group').selectOption(group);
  await dialog.getByRole('searchbox', { name: 'Find by name' }).fill(name);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByText(name).click();
  await expect(dialog.getByText('Chosen: 1')).toBeVisible();
  await start.click();
  await expect(dialog.getByText('Done. Here’s the result:')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText(`${name}: restored`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await visit(page, `/recipe/${slug}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test(
  'brings a copy of a backup back from the second place, when that can be read again',
  { tag: ['@once', '@long'] },
  async ({ browser, storageState }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: productUrl, storageState });
    const page = await context.newPage();
    const begun = await page.request.post('/api/admin/backups', { headers });
    const { taskId } = (await begun.json()) as { taskId: number };
    await expect.poll(async () => (await taskOf(page, taskId))?.status, { timeout: 90_000 }).toBe('finished');
    const [name = ''] = /tureen_[\w.]+\.zip/.exec((await taskOf(page, taskId))!.log) ?? [];
    await visit(page, '/admin/backups');
    const copy = page.getByRole('listitem').filter({ hasText: name });
    await expect(copy.getByText('Also here')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect((await page.request.delete(`/api/admin/backups/${name}`, { headers })).ok()).toBe(true);
    await visit(page, '/admin/backups');
    // the disk with the copy cannot be read, and then it can again
    const file = join(copiesFolder, name);
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    const fetched = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await copy.getByRole('button', { name: /^Copy the backup from .* here$/ }).click();
    await expect(page.getByText('The copy is on its way.')).toBeVisible();
    const { taskId: fetching } = (await (await fetched).json()) as { taskId: number };
    const row = await openTask(page, fetching);
    await expect(row.getByRole('img', { name: 'Failed' })).toBeVisible({ timeout: 30_000 });
    rmdirSync(file);
    renameSync(`${file}.away`, file);
    await row.getByRole('button', { name: 'Try Fetching a backup again' }).click();
    await expect(row.getByRole('img', { name: 'Finished' })).toBeVisible({ timeout: 60_000 });
    await visit(page, '/admin/backups');
    await expect(copy.getByText('Also here')).toBeVisible();
    await copy.getByRole('button', { name: /^Actions for the copy/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(copy).toBeHidden();
    await context.close();
  },
);

test('brings in a server of Mealie from its backup', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  // without accounts, so that other tests are not affected
  const file = mealieBackup(readFileSync('.github/pictures/phone.webp'), { users: [] });
  await visit(page, '/admin/backups');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload', exact: true }).click(),
  ]);
  const buffer = Buffer.from(await file.arrayBuffer());
  await chooser.setFiles({ name: file.name, mimeType: 'application/zip', buffer });
  const row = page.getByRole('listitem').filter({ hasText: 'From Mealie' }).first();
  await expect(row.getByRole('img', { name: 'Can be imported' })).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: /^Actions for the backup/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Restore', exact: true })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog.getByLabel('Import The Millers into')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByLabel('Import Empty into')).toHaveValue('not');
  await expect(dialog.getByText('robots')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('Done. Here’s the result:')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText(/Recipes: \d new, \d already here, 0 left out/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await visit(page, '/admin/manage/groups');
  await expect(page.getByText('The Millers').first()).toBeVisible();
});
