import { expect, test } from '../support/test.ts';
import { administrator, sessionFile } from '../support/settings.ts';
import { waitForScripts } from '../support/visit.ts';

test('the first visitor becomes the administrator and arrives at home', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  // a new user has no picture
  await page.route('**/api/media/users/**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  await expect(page).toHaveURL(/\/setup/);
  await waitForScripts(page);
  await page.getByLabel('Your name').fill(administrator.fullName);
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('E-mail address').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('search')).toBeVisible();
  expect(complaints).toEqual([]);
  // each test has a browser of its own, which would fetch all that the others have made
  await page.evaluate(() => localStorage.setItem('kept', '{"isOn":false}'));
  await page.context().storageState({ path: sessionFile });
});
