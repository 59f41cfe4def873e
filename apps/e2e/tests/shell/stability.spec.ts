import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { importRecipe, makeRecipe, SOUP } from '../../support/recipes.ts';
import { watchShifts } from '../../support/shifts.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const still = { sum: 0, moved: [] };

test('nothing moves while a page loads, nor when something opens over it', async ({ browser }) => {
  // rows added by other tests would move the page
  const { page, context } = await founder(browser);
  const slug = await makeRecipe(page, 'Steady soup', SOUP);
  const shifts = await watchShifts(page);
  for (const path of ['/', '/recipes/categories', '/user/profile/edit', `/recipe/${slug}`]) {
    await visit(page, path);
    await waitForQuiet(page);
    expect(await shifts(), path).toEqual(still);
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await shifts()).toEqual(still);
  await context.close();
});

test('what is to be looked at after an import comes with the page, in one line', async ({ page }) => {
  await importRecipe(page, '/bean-stew');
  const shifts = await watchShifts(page);
  await page.reload();
  await waitForQuiet(page);
  const review = page.getByRole('region', { name: 'Import review' });
  await expect(review).toBeVisible();
  expect((await review.boundingBox())!.height).toBeLessThanOrEqual(52);
  expect(await shifts()).toEqual(still);
});

test('the cards that come with the page stay the same elements once its scripts are there', async ({ browser }) => {
  const { page, context } = await founder(browser);
  for (const name of ['Kept soup', 'Kept stew', 'Kept salad']) await makeRecipe(page, name, SOUP);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const card of document.querySelectorAll('main article')) card.classList.add('as-sent');
    }),
  );
  await visit(page, '/');
  await waitForQuiet(page);
  // the rows in view are known by now
  await expect(page.getByRole('list', { name: 'Recipes' })).toHaveCSS('grid-auto-rows', /^[\d.]+px$/);
  await expect(page.locator('main article')).toHaveCount(3);
  await expect(page.locator('main article.as-sent')).toHaveCount(3);
  await context.close();
});
