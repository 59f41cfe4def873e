import { expect, test } from '@playwright/test';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('brings a recipe back out of a backup', async ({ page }) => {
  test.setTimeout(180_000);
  const name = `Lost pie ${crypto.randomUUID().slice(0, 8)}`;
  const slug = (await (await page.request.post('/api/recipes', { data: { name }, headers })).json()) as string;
  await visit(page, '/admin/backups');
  const good = page.getByRole('img', { name: 'Can be restored' });
  const before = await good.count();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(good).toHaveCount(before + 1, { timeout: 60_000 });
  expect((await page.request.delete(`/api/recipes/${slug}`, { headers })).ok()).toBe(true);

  await page
    .getByRole('button', { name: /^Actions for the backup/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Restore parts' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const start = dialog.getByRole('button', { name: 'Bring back' });
  await expect(start).toBeDisabled({ timeout: 60_000 });
  const { group } = (await (await page.request.get('/api/users/self')).json()) as { group: string };
  await dialog.getByLabel('Group').selectOption(group);
  await dialog.getByRole('searchbox', { name: 'Find by name' }).fill(name);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByText(name).click();
  await expect(dialog.getByText('Chosen: 1')).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}-choice.png` });
  await start.click();
  await expect(dialog.getByText('Done. This is what came of it:')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText(`${name}: brought back`)).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}-done.png` });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await visit(page, `/recipe/${slug}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});
