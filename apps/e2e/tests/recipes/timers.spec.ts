import { expect, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

test('a timer goes on and rings when cook mode is left, on other pages and after a reload', async ({ page }) => {
  await page.clock.install();
  const slug = await makeRecipe(page, 'Timed soup', SOUP);
  await visit(page, `/recipe/${slug}?cook=true`);
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await cooking.getByRole('button', { name: 'Next' }).click();
  await cooking.getByRole('button', { name: /20/ }).click();
  const timers = page.getByRole('list', { name: 'Timers' });
  await expect(timers).toHaveCount(1);
  await cooking.getByRole('button', { name: 'Exit cook mode' }).click();
  await expect(timers).toContainText(/(20:00|19:5\d)/);
  await page.clock.fastForward('10:00');
  await expect(timers).toContainText(/(10:00|9:[45]\d)/);
  await page.reload();
  await waitForScripts(page);
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(timers).toContainText(/9:[345]\d|10:00/);
  await page.clock.fastForward('11:00');
  await expect(timers.getByRole('alert')).toContainText('Time’s up');
  await timers.getByRole('button', { name: 'Remove timer' }).click();
  await expect(timers).toBeHidden();
});
