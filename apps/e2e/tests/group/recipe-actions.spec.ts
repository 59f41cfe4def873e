import { expect, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

test('a group adds entries to the menus of recipes: one opens a page, one sends the recipe', async ({
  page,
  context,
}) => {
  const suffix = crypto.randomUUID().slice(0, 8);
  await visit(page, '/group/webhooks');
  const add = async (name: string, address: string, kind: string) => {
    await page.getByRole('button', { name: 'New recipe action' }).click();
    const dialog = page.getByRole('dialog', { name: 'New recipe action' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByText(kind).click();
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByRole('button', { name: 'Create' }).click();
    return dialog;
  };
  await expect(await add(`Print shop ${suffix}`, 'https://print.example/?of=${slug}', 'Opens a page')).toBeHidden();
  const refused = await add(`Display ${suffix}`, 'http://192.168.1.5/recipes', 'Sends the recipe');
  await expect(refused.getByText(/not allowed to connect to 192\.168\.1\.5/)).toBeVisible();
  await refused.getByLabel('Address').fill('https://display.example/recipes');
  await refused.getByRole('button', { name: 'Create' }).click();
  await expect(refused).toBeHidden();

  const slug = await makeRecipe(page, `Sent soup ${suffix}`, SOUP);
  await visit(page, `/recipe/${slug}`);
  const more = page.getByRole('button', { name: 'More actions' }).first();
  await more.click();
  await context.route('https://print.example/**', (route) => route.fulfill({ body: 'Printed' }));
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: `Print shop ${suffix}` }).click();
  expect((await opened).url()).toBe(`https://print.example/?of=${slug}`);
  await more.click();
  await page.getByRole('menuitem', { name: `Display ${suffix}` }).click();
  await expect(page.getByText('On its way.')).toBeVisible();
  await visit(page, '/group/webhooks');
  await expect(page.getByRole('listitem').filter({ hasText: 'recipe.sent' }).first()).toContainText(suffix);
  // other tests count the entries of menus
  for (const name of [`Print shop ${suffix}`, `Display ${suffix}`]) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeHidden();
  }
});
