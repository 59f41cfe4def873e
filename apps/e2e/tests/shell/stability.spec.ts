import { expect, test, type Page } from '@playwright/test';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

type Watched = typeof globalThis & { shifts: number };
type Shift = PerformanceEntry & { value: number };

/** The sum of all that moved since the page began to load, also after a click. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as Watched;
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as Shift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as Watched).shifts);
}

test('nothing moves while a page loads, nor when something opens over it', async ({ page }) => {
  const slug = await makeRecipe(page, 'Steady soup', SOUP);
  // letters change their width once, when the font comes for the first time
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  for (const path of ['/', '/recipes/categories', '/user/profile/edit', `/recipe/${slug}`]) {
    await visit(page, path);
    expect(await shifts(), path).toBe(0);
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await shifts()).toBe(0);
});
