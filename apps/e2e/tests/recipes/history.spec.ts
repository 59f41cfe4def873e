import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const patchRecipe = (page: Page, slug: string, data: object) =>
  page.request.patch(`/api/recipes/${slug}`, { data, headers });

async function createRecipe(page: Page, title: string, changes: object = SOUP) {
  const slug = await makeRecipe(page, title, changes);
  const { name } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { name: string };
  return { slug, name };
}

test('shows what changed since an earlier version, and restores one field or the whole version', async ({ page }) => {
  const { slug } = await createRecipe(page, 'Versioned soup', { ...SOUP, description: 'Simmer it slowly' });
  await patchRecipe(page, slug, { description: 'Simmer it quickly', recipeYield: '8 bowls' });
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

test('restores a deleted recipe by Undo and from the trash', async ({ page }) => {
  const { slug, name } = await createRecipe(page, 'Deleted soup');
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

test('deletes a recipe in the trash for good', async ({ page }) => {
  const { slug, name } = await createRecipe(page, 'Gone soup');
  await page.request.delete(`/api/recipes/${slug}`, { headers });
  await visit(page, `/group/trash?kind=recipe&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name} for good` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nothing matches', { exact: true })).toBeVisible();
});
