import { expect, type Browser, type Page, test } from '../../support/test.ts';
import { founder, signIn, signOut, type Person } from '../../support/people.ts';
import { heart, made, makeRecipe, SOUP } from '../../support/recipes.ts';
import { itemsOf, makeList } from '../../support/shopping.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

test.use({ serviceWorkers: 'allow' });

const headers = { 'sec-fetch-site': 'same-origin' };
const notice = (page: Page) => page.getByText(/waiting for a connection/);

interface Household extends Person {
  list: { id: string; name: string };
  slug: string;
  name: string;
}

/** A list, a recipe on today's plan, one that nothing needs; nobody has looked at any of them. */
async function household(browser: Browser, isMobile: boolean): Promise<Household> {
  const viewport = isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const person = await founder(browser, { viewport });
  const list = await makeList(person.page, 'Cellar', ['2 kg flour', 'candles']);
  const slug = await makeRecipe(person.page, 'Unseen soup', SOUP);
  await makeRecipe(person.page, 'Spare soup', SOUP);
  const { id, name } = await read<{ id: string; name: string }>(person.page, `/api/recipes/${slug}`);
  const comment = { data: { text: 'Needs salt' }, headers };
  expect((await person.page.request.post(`/api/recipes/${slug}/comments`, comment)).ok()).toBe(true);
  const today = new Date().toISOString().slice(0, 10);
  const entries = [{ date: today, entryType: 'dinner', recipeId: id }];
  expect((await person.page.request.post('/api/households/mealplans/batch', { data: entries, headers })).ok()).toBe(
    true,
  );
  return { ...person, list, slug, name };
}

const read = async <T>(page: Page, path: string): Promise<T> => (await (await page.request.get(path)).json()) as T;

/** The settings say so. */
async function waitUntilKept(page: Page, what: RegExp): Promise<void> {
  await visit(page, '/user/profile/edit');
  await expect(page.getByText(what)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Up to date:/)).toBeVisible({ timeout: 30_000 });
}

test(
  'what was never opened is there after a cold start without a network, and what is changed then arrives',
  { tag: '@long' },
  async ({ browser, isMobile }) => {
    const { page, context, list, slug, name } = await household(browser, isMobile);
    await waitUntilKept(page, /2 recipes/);
    await page.close();
    await context.setOffline(true);
    const cold = await context.newPage();

    await visit(cold, '/');
    await cold.getByRole('search').getByRole('searchbox').pressSequentially(`unknownword ${name}`);
    await expect(cold).toHaveURL(/search=unknownword/);
    await expect(cold.locator(`a[href*="${slug}"]`).first()).toBeVisible();

    await visit(cold, '/shopping-lists');
    await cold.getByRole('link', { name: list.name }).click();
    await cold.getByRole('checkbox', { name: /candles/ }).click();
    await expect(notice(cold)).toHaveText('1 change is waiting for a connection');

    await visit(cold, '/group/mealplan/planner');
    await cold
      .getByRole('button', { name: /^Add Dinner/ })
      .first()
      .click();
    await cold.getByRole('dialog').getByRole('searchbox').fill('Eating out');
    await cold.getByRole('button', { name: 'Just note “Eating out”' }).click();
    await expect(cold.getByText('Eating out', { exact: true })).toBeVisible();
    await cold.getByRole('link', { name }).first().click();

    await expect(cold.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(cold.getByText('carrots').first()).toBeVisible();
    await cold.getByRole('button', { name: 'Rate 4 out of 5' }).first().click();
    await heart(cold).click();
    await made(cold);
    await expect(notice(cold)).toHaveText('5 changes are waiting for a connection');
    await expect(cold.getByText('Needs salt')).toBeVisible();
    await cold.getByLabel('Write a comment').fill('And pepper');
    await cold.getByRole('button', { name: 'Post' }).click();
    await expect(cold.getByText('And pepper')).toBeVisible();
    await expect(notice(cold)).toHaveText('6 changes are waiting for a connection');

    await context.setOffline(false);
    await expect(notice(cold)).toHaveCount(0, { timeout: 60_000 });
    expect(await itemsOf(cold, list.id)).toContainEqual(expect.objectContaining({ display: 'candles', checked: true }));
    expect(await read(cold, `/api/recipes/${slug}`)).toMatchObject({ rating: 4, lastMade: expect.any(String) });
    expect(await read(cold, '/api/users/self')).toMatchObject({ favoriteRecipes: [slug] });
    const { items } = await read<{ items: { title: string }[] }>(cold, '/api/households/mealplans?perPage=-1');
    expect(items.map(({ title }) => title)).toContain('Eating out');
    const comments = await read<{ text: string }[]>(cold, `/api/recipes/${slug}/comments`);
    expect(comments.map(({ text }) => text)).toEqual(['Needs salt', 'And pepper']);
    await context.close();
  },
);

test(
  'what has not changed is not fetched again, and what somebody changes is',
  { tag: ['@once', '@long'] },
  async ({ browser, isMobile }) => {
    // readings keep a distance of 20 seconds
    const { page, context, slug } = await household(browser, isMobile);
    await waitUntilKept(page, /2 recipes/);
    const asked: string[] = [];
    context.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (/^\/api\/recipes\/./.test(path) && response.request().method() === 'GET' && response.status() === 200)
        asked.push(path);
    });
    // each round asks for the plan, the last thing before the recipes
    const round = page.waitForResponse(
      (response) => response.url().includes('/recipes?page=1') && response.request().serviceWorker() === null,
    );
    await page.reload();
    await round;
    await expect(page.getByText(/^Up to date:/)).toBeVisible();
    expect(asked).toEqual([]);
    await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Salted by Anna.' }, headers });
    await expect.poll(() => asked, { timeout: 40_000 }).toEqual([`/api/recipes/${slug}`]);
    await context.close();
  },
);

test(
  'a ticked item is loaded for the stored list, not the whole list',
  { tag: ['@once', '@long'] },
  async ({ browser, isMobile }) => {
    const { page, context, list } = await household(browser, isMobile);
    await waitUntilKept(page, /2 recipes/);
    const path = `/api/groups/shopping/lists/${list.id}`;
    const asked: string[] = [];
    const stored = () =>
      page.evaluate(async (url) => {
        const response = await (await caches.open('tureen-kept')).match(url, { ignoreVary: true });
        const { listItems } = (await response!.json()) as { listItems: { display: string; checked: boolean }[] };
        return listItems.filter(({ checked }) => checked).map(({ display }) => display);
      }, path);
    expect(await stored()).toEqual([]);
    const candles = (await itemsOf(page, list.id)).find(({ display }) => display === 'candles')!;
    context.on('response', (response) => asked.push(new URL(response.url()).pathname));
    const tick = { data: { checked: true }, headers };
    expect((await page.request.patch(`/api/groups/shopping/items/${candles.id}`, tick)).ok()).toBe(true);
    await expect.poll(stored, { timeout: 40_000 }).toEqual(['candles']);
    expect(asked).toContain('/api/groups/shopping/items');
    expect(asked).not.toContain(path);
    await context.close();
  },
);

test(
  'nothing is left of whoever has signed out, and what is kept can be deleted',
  { tag: ['@once', '@long'] },
  async ({ browser, isMobile }) => {
    const { page, context, username } = await household(browser, isMobile);
    const kept = () =>
      page.evaluate(async () =>
        (await caches.has('tureen-kept')) ? (await (await caches.open('tureen-kept')).keys()).length : 0,
      );
    await waitUntilKept(page, /2 recipes/);
    expect(await kept()).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Delete saved content' }).click();
    await expect(page.getByText(/0 recipes/)).toBeVisible();
    expect(await kept()).toBe(0);
    await page.getByText('Save for offline use').click();
    await expect(page.getByText(/2 recipes/)).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/login/);
    expect(await kept()).toBe(0);
    await signIn(page, username);
    await waitForScripts(page);
    await context.close();
  },
);

test('nothing is left of somebody whose account was deleted meanwhile', async ({ browser, page: administrator }) => {
  const { page, context } = await founder(browser);
  const stored = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => ['api', 'media', 'tureen-kept'].includes(name));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().length;
    });
  await visit(page, '/shopping-lists');
  await expect.poll(stored).toBeGreaterThan(0);
  const { id } = await read<{ id: string }>(page, '/api/users/self');
  expect((await administrator.request.delete(`/api/admin/users/${id}`, { headers })).ok()).toBe(true);
  await page.goto('/shopping-lists');
  await expect(page).toHaveURL(/login/);
  await expect.poll(stored).toBe(0);
  await context.close();
});
