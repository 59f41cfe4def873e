import { expect, test } from '../../support/test.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

test('what a step says is shown while cooking, and mended in the editor @long', async ({ page }) => {
  const slug = await makeRecipe(page, 'Dough with times', {
    recipeIngredient: [{ note: '500 g flour' }],
    recipeInstructions: [{ text: 'Knead for 10 minutes, then let it rise for 1 hour.' }],
  });
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByRole('button', { name: /10 min of work/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Times of step 1' });
  await dialog.getByLabel('Minutes of work').fill('');
  await dialog.getByLabel('Minutes of work').pressSequentially('12');
  await dialog.getByLabel('Where').selectOption('fridge');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Mended: 12 min of work.*fridge 1 h/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await visit(page, `/recipe/${slug}?cook=true`);
  await expect(page.getByRole('dialog', { name: /Cooking/ })).toContainText('12 min of work');
});
