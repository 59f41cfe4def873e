import { readFileSync } from 'node:fs';
import { founder } from '../../support/people.ts';
import { administrator } from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

test('a person downloads their data and deletes their account, and learns what goes along', async ({ browser }) => {
  const { page, context, username } = await founder(browser);
  await visit(page, '/user/profile/edit');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).pressSequentially(administrator.password);
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`${username}.zip`);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText(`You’re the only one in “Kitchen of ${username}”`)).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).pressSequentially('wrong');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill('');
  await dialog.getByLabel('Current password', { exact: true }).pressSequentially(administrator.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/login/);
  const answer = await page.request.post('/api/auth/token', { form: { username, password: administrator.password } });
  expect(answer.status()).toBe(401);
  await context.close();
});
