import { expect, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit, waitForQuiet, waitForScripts } from '../../support/visit.ts';

test.use({ serviceWorkers: 'allow' });

test('a recipe that was seen is there without a network', async ({ page, context }) => {
  const slug = await makeRecipe(page, 'Cellar soup', SOUP);
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await waitForScripts(page);
  await visit(page, `/recipe/${slug}`);
  await expect(page.getByText('carrots').first()).toBeVisible();
  await page.reload();
  await waitForScripts(page);
  await waitForQuiet(page);
  await context.setOffline(true);
  await page.reload();
  await waitForScripts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cellar soup/);
  await expect(page.getByText('carrots').first()).toBeVisible();
  await context.setOffline(false);
});
