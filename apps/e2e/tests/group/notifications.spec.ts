import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

test('a notifier is made, changed and deleted, its tests are logged, and mistakes stand under their field', async ({
  page,
}, { project, retry }) => {
  const name = `Phone ${project.name} ${retry}`;
  await visit(page, '/group/notifiers');
  await page.getByRole('button', { name: 'New notifier' }).click();
  const dialog = page.getByRole('dialog', { name: 'New notifier' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('gotify://roof');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Something is missing from this address.')).toBeVisible();
  // fails at once, since no server listens there
  await dialog.getByLabel('Address').fill('json://ada:secret@127.0.0.1:9/');
  await dialog.getByText('A meal is planned').click();
  const notifiers = '**/api/groups/events/notifications';
  await page.route(notifiers, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Can’t reach the server.');
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await page.unroute(notifiers);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Notifies about 2 events');
  await expect(page.getByText('secret')).toHaveCount(0);
  await page.getByRole('button', { name: `Send a test to ${name}` }).click();
  const sent = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'test.message' });
  await expect(sent).toContainText('failed');
  await expect(sent).toContainText('not allowed to connect');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('dialog').getByText('On', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row.first()).toContainText('Off');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
});

test('webhooks of meals and of events are made; the secret is shown once', async ({ page }, { project, retry }) => {
  const name = `Display ${project.name} ${retry}`;
  await visit(page, '/group/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const meals = page.getByRole('dialog', { name: 'New webhook' });
  await meals.getByLabel('Name').fill(name);
  await meals.getByLabel('Address').fill('https://display.example/meals');
  await meals.getByLabel('When?').fill('06:45');
  await meals.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('every day at 06:45');
  await page.getByRole('button', { name: 'New event webhook' }).click();
  const events = page.getByRole('dialog', { name: 'New event webhook' });
  await events.getByLabel('Name').fill(`Automation ${name}`);
  await events.getByLabel('Address').fill('https://automation.example/hook');
  await events.getByText('Shopping lists').click();
  await events.getByRole('button', { name: 'Create' }).click();
  const secret = page.getByRole('dialog', { name: 'Signing key' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `Automation ${name}` })).toContainText('Shopping lists');
});
