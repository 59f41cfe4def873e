import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, openSteps } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });

/** Counts what the page sends to change the recipe. */
function countChanges(page: Page, slug: string) {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(`/api/recipes/${slug}`)) changes.push(request.url());
  });
  return changes;
}

const gram = { name: 'gram', abbreviation: 'g', useAbbreviation: true };

// other tests of this household may have made the egg, with or without its plural
const CAKE = {
  recipeYield: '1 round of 24 cm',
  recipeIngredient: [
    { quantity: 5, food: { name: 'egg', pluralName: 'eggs' } },
    { quantity: 250, unit: gram, food: { name: 'flour' } },
    { quantity: 20, unit: gram, food: { name: 'butter' }, note: 'to grease the tin' },
  ],
  recipeInstructions: [{ text: 'Pour into a 24 cm tin and bake for 30 minutes.' }],
};

test('four eggs that are there scale the recipe, and looking changes nothing', { tag: '@phone' }, async ({ page }) => {
  const slug = await makeRecipe(page, 'Bench cake', CAKE);
  const changes = countChanges(page, slug);
  await visit(page, `/recipe/${slug}`);
  await ingredients(page)
    .getByRole('button', { name: /^Recalculate by 5 eggs?$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Recalculate' });
  await expect(dialog.getByLabel('How much do you have?')).toBeFocused();
  await page.keyboard.type('4 eggs');
  await expect(dialog.getByText('× 0.8')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const lines = ingredients(page).getByRole('listitem');
  await expect(lines.nth(1)).toContainText('200 g');
  await expect(lines.nth(2)).toContainText('20 g');
  await expect(lines.first()).toHaveAttribute('data-measure');
  await expect(page.getByText('Everything follows: 4 eggs.')).toBeVisible();
  await page.reload();
  await expect(lines.nth(1)).toContainText('200 g');
  await page.getByRole('button', { name: 'Back to the original' }).click();
  await expect(lines.nth(1)).toContainText('250 g');
  await expect(page.getByText('Everything follows')).toHaveCount(0);
  expect(changes).toEqual([]);
});

test('another tin changes amounts and sizes, and no time', async ({ page }) => {
  const slug = await makeRecipe(page, 'Bench tin', CAKE);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Recalculate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Recalculate' });
  await dialog.getByLabel('By', { exact: true }).selectOption('Another tin');
  await expect(dialog.getByLabel('Diameter, cm').first()).toHaveValue('24');
  await dialog.getByLabel('Diameter, cm').nth(1).pressSequentially('26');
  await expect(dialog.getByText('It may take a few minutes longer.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Recalculate' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ingredients(page).getByRole('listitem').nth(1)).toContainText('293 g');
  await expect(ingredients(page).getByRole('listitem').first()).toContainText(/about 6 eggs? \(5 \+ 43 g\)/);
  await expect(page.getByRole('group', { name: 'Amount to make' })).toContainText('1 round of 26 cm');
  await openSteps(page);
  const steps = page.getByRole('region', { name: 'Steps' });
  await expect(steps.getByText('Pour into a 26 cm tin and bake for 30 minutes.')).toBeVisible();
});

const BREAD = {
  recipeYield: '2 loaves of 900 g',
  recipeIngredient: [
    { title: 'Levain', quantity: 50, unit: gram, food: { name: 'rye starter' } },
    { quantity: 100, unit: gram, food: { name: 'strong white flour' } },
    { quantity: 100, unit: gram, food: { name: 'water' } },
    { title: 'Dough', quantity: 1000, unit: gram, food: { name: 'strong white flour' } },
    { quantity: 700, unit: gram, food: { name: 'water' } },
    { quantity: 200, unit: gram, food: { name: 'levain' } },
    { quantity: 20, unit: gram, food: { name: 'salt' } },
  ],
  recipeInstructions: [{ text: 'Shape 2 loaves of 900 g.' }],
};

test('a formula is in percent of the flour, with the levain on request', async ({ page }) => {
  const slug = await makeRecipe(page, 'Bench bread', BREAD);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Formula in %' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formula' });
  const salt = dialog.getByRole('row').filter({ hasText: 'salt' });
  await expect(salt).toContainText('2%');
  await expect(dialog.getByText('70%').last()).toBeVisible();
  await dialog.getByRole('switch', { name: 'Count in the starter' }).press('Space');
  await expect(salt).toContainText('1.82%');
  await expect(dialog.getByText('72.7%')).toBeVisible();
  await dialog.getByLabel('Your mixer takes, in kg').pressSequentially('1');
  await expect(dialog.getByText('2 batches of 960 g, the last of 960 g.')).toBeVisible();
});

test('37 loaves of 350 g are the dough that they need, with its loss', async ({ page }) => {
  const slug = await makeRecipe(page, 'Bench pieces', BREAD);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Recalculate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Recalculate' });
  await expect(dialog.getByLabel('Pieces')).toHaveValue('2');
  await dialog.getByLabel('Pieces').fill('');
  await dialog.getByLabel('Pieces').pressSequentially('37');
  await dialog.getByLabel('Dough of each in g').fill('');
  await dialog.getByLabel('Dough of each in g').pressSequentially('350');
  await dialog.getByRole('button', { name: 'Recalculate' }).click();
  // 12,950 g of pieces, of 98 % of 1,920 g each time
  await expect(ingredients(page).getByRole('listitem').filter({ hasText: 'salt' })).toContainText('138 g');
});
