import { expect, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

test('cook mode and the editor start on what comes next, and give the focus back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const slug = await makeRecipe(page, 'Focused soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Name of the recipe')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name of the recipe')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused();
});

test('a new recipe starts in an empty line, with an empty step beside it', async ({ page }) => {
  await visit(page, '/recipe/create/new');
  await page.getByLabel('Name of the recipe').fill(`Blank soup ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/edit=true/);
  await expect(page.locator('#edit-recipeIngredient [data-row]')).toHaveCount(1);
  await expect(page.locator('#edit-recipeInstructions [data-row]')).toHaveCount(1);
  await expect(page.locator('#edit-recipeIngredient [data-main]')).toBeFocused();
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('an address without a screen has the navigation around it', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response!.status()).toBe(404);
  expect(await response!.text()).toContain('<title>Page not found · Tureen</title>');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Tureen' })).toBeVisible();
});
