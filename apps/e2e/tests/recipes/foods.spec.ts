import { expect, test } from '../../support/test.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const LINES = {
  recipeIngredient: [
    { quantity: 2, food: { name: 'large onions' } },
    { food: { name: 'Wonderland cream cheese' } },
    { food: { name: 'Grandma’s linked secret' } },
  ],
};

test('the foods of the lines are shown on request, questions are answered and another food is chosen @phone', async ({
  page,
}) => {
  const slug = await makeRecipe(page, 'Linked foods', LINES);
  await visit(page, `/recipe/${slug}`);
  const panel = page.getByRole('region', { name: 'Ingredients' }).or(page.locator('#part-ingredients')).first();
  await expect(panel.getByText('Perhaps cream cheese?')).toBeHidden();
  await panel.getByRole('button', { name: 'Foods' }).click();
  await expect(panel.getByText('onion', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Yes, it is cream cheese' }).press('Enter');
  await expect(panel.getByText('cream cheese', { exact: true })).toBeVisible();
  await expect(panel.getByText('checked')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change Wonderland cream cheese' })).toBeFocused();

  await panel.getByRole('button', { name: /Choose a food .*secret/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Which food is this?' });
  await dialog.getByRole('searchbox').pressSequentially('courg');
  await dialog.getByRole('button', { name: 'Add zucchini' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('zucchini', { exact: true })).toBeVisible();
  // the words of the author stay
  await expect(panel.getByText('Grandma’s linked secret').first()).toBeVisible();
  await page.reload();
  await panel.getByRole('button', { name: 'Foods' }).click();
  await expect(panel.getByText('zucchini', { exact: true })).toBeVisible();
});

test('the editor shows the foods of stored lines, and refuses one', async ({ page }) => {
  const slug = await makeRecipe(page, 'Linked in the editor', LINES);
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByRole('button', { name: 'Foods' }).click();
  const line = page.getByRole('group', { name: 'Ingredient 1', exact: true });
  await expect(line.getByText('onion', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: /^Change / }).click();
  const dialog = page.getByRole('dialog', { name: 'Which food is this?' });
  await dialog.getByRole('checkbox', { name: 'onion' }).uncheck({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(line.getByText('No known food')).toBeVisible();
  // a food of other words is not that of the stored line
  await line.getByRole('combobox', { name: 'Food 1' }).pressSequentially(' from Roscoff');
  await expect(line.getByText('The food is looked up when you save.')).toBeVisible();
});

test('an estimate of the nutrition stands beside what the recipe says, and fills its empty figures', async ({
  page,
}) => {
  const slug = await makeRecipe(page, 'Estimated', {
    recipeServings: 2,
    recipeIngredient: [{ quantity: 200, unit: { name: 'gram' }, food: { name: 'sugar' } }, { food: { name: 'salt' } }],
    nutrition: { calories: '999' },
    settings: { showNutrition: true },
  });
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Estimate from the ingredients' }).click();
  await expect(page.getByRole('row', { name: /Energy/ })).toContainText('387 kcal');
  await expect(page.getByRole('row', { name: /Energy/ })).toContainText('999 kcal');
  await expect(page.getByText('1 ingredient isn’t counted')).toBeVisible();
  await page.getByRole('button', { name: 'Add to the recipe' }).click();
  const stated = page.locator('dl').filter({ hasText: 'Protein' });
  await expect(stated).toContainText('999 kcal');
  await expect(stated).toContainText('100 g');
});

test('allergens are contained, possible or not known, and never absent', async ({ page }) => {
  const slug = await makeRecipe(page, 'Contents of three lines', {
    recipeIngredient: [
      { food: { name: 'butter' } },
      { food: { name: 'pine nuts' } },
      { food: { name: 'Grandma’s spice' } },
    ],
  });
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Allergens' }).click();
  await expect(page.getByRole('heading', { name: 'Contains', exact: true }).locator('..')).toContainText('milkbutter');
  await expect(page.getByRole('heading', { name: 'May contain' }).locator('..')).toContainText('nutspine nuts');
  const unknown = page.getByRole('heading', { name: 'Not known' }).locator('..');
  await expect(unknown).toContainText('Grandma’s spiceFood not known');
  await expect(unknown).toContainText('Traces, and what brands add');
});
