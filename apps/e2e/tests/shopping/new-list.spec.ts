import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

test('a new list is made when something is added to it, not when it is chosen @long', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const slug = await makeRecipe(page, 'Listed soup', SOUP);
  const lists = async () => {
    const answer = await page.request.get('/api/groups/shopping/lists?perPage=-1');
    return ((await answer.json()) as { items: { openItems: number }[] }).items.map(({ openItems }) => openItems);
  };
  await visit(page, `/recipe/${slug}`);
  const choose = async () => {
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Add to shopping list' }).click();
    await page.getByRole('button', { name: /^New list:/ }).click();
  };
  await choose();
  const dialog = page.getByRole('dialog', { name: /^Add to/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await lists()).toEqual([]);
  await choose();
  await dialog.getByRole('button', { name: /^Add \d/ }).click();
  await expect.poll(lists).toEqual([2]);
  await context.close();
});
