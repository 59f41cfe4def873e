import { expect, test } from '@playwright/test';
import { founder } from '../../support/people.ts';
import { visit } from '../../support/visit.ts';

test('a group starts with the usual foods, makes one of two, and takes that back', async ({ browser }) => {
  const { page, context } = await founder(browser);
  await visit(page, '/group/data/foods');
  await page.getByRole('button', { name: 'Add the usual ones' }).click();
  await expect(page.getByRole('table', { name: 'Foods' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('red onion');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Find' }).fill('onion');
  for (const name of ['onion', 'red onion']) await page.getByLabel(`Select ${name}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Which one stays?').selectOption({ label: 'onion' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('button', { name: 'red onion', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'red onion', exact: true })).toBeVisible();
  await context.close();
});

test('recipes are tagged together, and that is undone', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const name of ['Soup', 'Stew', 'Salad']) await page.request.post('/api/recipes', { data: { name }, headers });
  await page.request.post('/api/organizers/tags', { data: { name: 'Quick' }, headers });
  await visit(page, '/group/data/recipes');
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByRole('dialog').getByLabel('Tags').selectOption({ label: 'Quick' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Tags: done for 3 recipes')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Quick' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Tags: undone')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Quick' })).toHaveCount(0);
  await context.close();
});

test('who manages a group says what others may do, and invites', async ({ browser }) => {
  const owner = await founder(browser);
  const guest = await founder(browser);
  await visit(owner.page, '/group/members');
  await owner.page.getByRole('button', { name: 'Create link' }).click();
  await expect(owner.page.getByText('For 1 more person')).toBeVisible();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const invitations = await owner.page.request.get('/api/groups/invitations');
  const [{ token }] = (await invitations.json()) as [{ token: string }];
  await guest.page.request.post('/api/groups/invitations/accept', { data: { token }, headers });
  await visit(owner.page, '/group/members');
  const row = owner.page.getByRole('listitem').filter({ hasText: guest.username });
  await row.getByText('Organize').click();
  await expect(row.getByRole('checkbox', { name: 'Organize' })).toBeChecked();
  await visit(guest.page, '/group/members');
  await expect(guest.page.getByRole('checkbox', { name: 'Organize' }).first()).toBeDisabled();
  await owner.context.close();
  await guest.context.close();
});
