import { violationsOn } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Pastes a recipe with a name of its own and changes two fields, as a person may have done since. */
async function pasteAndChange(page: Page, changes: object): Promise<string> {
  const name = `Sourced stew ${crypto.randomUUID().slice(0, 8)}`;
  const data = `${name}\nServes 4\nIngredients\n500 g lentils\n2 onions\nMethod\nSimmer the lentils.\nAdd the onions.`;
  const created = await page.request.post('/api/recipes/create/html-or-json', { data: { data }, headers });
  const slug = (await created.json()) as string;
  await page.request.patch(`/api/recipes/${slug}`, { data: changes, headers });
  return slug;
}
const read = async (page: Page, slug: string) =>
  (await (await page.request.get(`/api/recipes/${slug}`)).json()) as {
    recipeYield: string;
    recipeInstructions: { text: string }[];
  };

test('reads a recipe again and takes over one field beside the source @phone', async ({ page }) => {
  const changes = { recipeYield: '40 plates', recipeInstructions: [{ text: 'Simmer the lentils for long.' }] };
  const slug = await pasteAndChange(page, changes);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Compare with the source' }).click();
  const recipe = page.getByRole('region', { name: 'The recipe' });
  const source = page.getByRole('region', { name: 'The source' }).last();
  await expect(source.getByText('500 g lentils')).toHaveAttribute('data-used', 'true');
  await expect(recipe.locator('del', { hasText: /^long$/ })).toBeVisible();
  await recipe.getByRole('button', { name: 'Show Ingredients in the source' }).click();
  await expect(source.locator('mark')).toHaveText(['500 g lentils', '2 onions']);
  await expect(source.locator('mark').first()).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);

  await recipe.getByRole('button', { name: 'Take Steps' }).click();
  await expect(page.getByText('The recipe has been changed.')).toBeVisible();
  await expect(recipe.getByRole('button', { name: 'Take Steps' })).toBeHidden();
  const after = await read(page, slug);
  expect(after.recipeInstructions.map(({ text }) => text)).toEqual(['Simmer the lentils.', 'Add the onions.']);
  expect(after.recipeYield).toBe('40 plates');
});

test('overwrites nothing that somebody else has changed in between', async ({ page }) => {
  const slug = await pasteAndChange(page, { recipeYield: '40 plates' });
  await visit(page, `/recipe/${slug}/source`);
  const take = page.getByRole('button', { name: 'Take Makes' });
  await expect(take).toBeVisible();
  await page.route('**/api/recipes/*', async (route) => {
    if (route.request().method() === 'PATCH')
      await page.request.patch(`/api/recipes/${slug}`, { data: { recipeYield: '3 bowls' }, headers });
    await route.fallback();
  });
  await take.click();
  await expect(page.locator('del', { hasText: '3 bowls' })).toBeVisible();
  expect((await read(page, slug)).recipeYield).toBe('3 bowls');
});
