import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const change = (page: Page, slug: string, data: object) =>
  page.request.patch(`/api/recipes/${slug}`, { data, headers });

async function make(page: Page, title: string, changes: object = SOUP) {
  const slug = await makeRecipe(page, title, changes);
  const { name } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { name: string };
  return { slug, name };
}

test('earlier versions are compared, and one field or all of them become what they were', async ({ page }) => {
  const { slug } = await make(page, 'Versioned soup', { ...SOUP, description: 'Simmer it slowly' });
  await change(page, slug, { description: 'Simmer it quickly', recipeYield: '8 bowls' });
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earlier versions' })).toBeVisible();
  const comparison = page.getByRole('region', { name: 'What has changed since' });
  await expect(comparison.locator('del', { hasText: 'slowly' })).toBeVisible();
  await expect(comparison.locator('ins', { hasText: 'quickly' })).toBeVisible();

  await comparison.getByRole('button', { name: 'Restore Description' }).click();
  await expect(page.getByText('The recipe is back to what it was.')).toBeVisible();
  await expect(comparison.getByRole('heading', { name: 'Description' })).toBeHidden();
  await expect(comparison.getByRole('heading', { name: 'Makes' })).toBeVisible();
  await comparison.getByRole('button', { name: 'Restore this version' }).click();
  await expect(comparison.getByText('This is what the recipe says now.')).toBeVisible();
  const recipe = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as Record<string, string>;
  expect([recipe['description'], recipe['recipeYield']]).toEqual(['Simmer it slowly', SOUP.recipeYield ?? null]);
});

test('what is deleted comes back by the undo of its message, and from the trash', async ({ page }) => {
  const { slug, name } = await make(page, 'Deleted soup');
  const remove = async () => {
    await visit(page, `/recipe/${slug}`);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recipe' }).click();
    await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await page.request.get(`/api/recipes/${slug}`)).status()).toBe(200);

  await remove();
  await visit(page, `/group/trash?q=${encodeURIComponent(name)}`);
  await page.getByRole('listitem').getByText(name).click();
  await page.getByRole('button', { name: 'Restore 1', exact: true }).click();
  await expect(page.getByText(`“${name}” is back.`)).toBeVisible();
  await expect(page.getByText('Nothing matches', { exact: true })).toBeVisible();
  expect((await page.request.get(`/api/recipes/${slug}`)).status()).toBe(200);
});

test('something in the trash is deleted for good', async ({ page }) => {
  const { slug, name } = await make(page, 'Gone soup');
  await page.request.delete(`/api/recipes/${slug}`, { headers });
  await visit(page, `/group/trash?kind=recipe&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name} for good` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nothing matches', { exact: true })).toBeVisible();
});
