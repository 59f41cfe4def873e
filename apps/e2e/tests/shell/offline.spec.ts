import { founder } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
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

test(
  'the page of a first visit is there without a network, and another one says that there is none',
  { tag: ['@once', '@long'] },
  async ({ browser }) => {
    const { page, context } = await founder(browser);
    const { id, name } = await makeList(page, 'First list', ['candles']);
    await page.close();
    const first = await context.newPage();
    await visit(first, `/shopping-lists/${id}`);
    const isStored = (path: string) => first.evaluate(async (url) => Boolean(await caches.match(url)), path);
    await expect.poll(() => isStored(`/api/groups/shopping/lists/${id}`)).toBe(true);
    await context.setOffline(true);

    await visit(first, `/shopping-lists/${id}`);
    await expect(first.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(first.getByRole('checkbox', { name: /candles/ })).toBeVisible();
    // as if the network had gone before the worker had stored the texts of the page
    await first.evaluate(async () => {
      for (const cache of await Promise.all((await caches.keys()).map((name) => caches.open(name))))
        for (const { url } of await cache.keys()) if (url.includes('-notifications-')) await cache.delete(url);
    });
    await visit(first, '/group/notifiers');
    await expect(first.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();

    await context.setOffline(false);
    await expect(first.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await context.close();
  },
);
