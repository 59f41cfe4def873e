import { expect, type Browser, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { productUrl, sessionFile } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Another browser, which looks at a page and hears of changes. */
async function elsewhere(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
  const page = await context.newPage();
  const stream = page.waitForResponse('**/api/groups/events/stream*');
  await visit(page, path);
  await stream;
  return page;
}

test('what is changed in one browser is seen in another one, without a reload', async ({ browser, page }) => {
  const slug = await makeRecipe(page, 'Shared soup', SOUP);
  const theirs = await elsewhere(browser, `/recipe/${slug}`);
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByLabel('Description').fill('Changed in the other browser.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.getByText('Changed in the other browser.').locator('visible=true')).toBeVisible();
  await theirs.context().close();
});

test(
  'what is changed before a page listens is shown as soon as it does',
  { tag: '@long' },
  async ({ browser, page }) => {
    const slug = await makeRecipe(page, 'Early soup', SOUP);
    const context = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
    const theirs = await context.newPage();
    const changed = Promise.withResolvers<void>();
    await theirs.route('**/api/groups/events/stream*', async (route) => {
      await changed.promise;
      await route.continue();
    });
    const asked = theirs.waitForRequest('**/api/groups/events/stream*');
    await visit(theirs, `/recipe/${slug}`);
    await asked;
    await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Changed on the way.' }, headers });
    changed.resolve();
    await expect(theirs.getByText('Changed on the way.').locator('visible=true')).toBeVisible();
    await context.close();
  },
);

test('a new recipe appears in the list of somebody who looks at it', async ({ browser, page }) => {
  const name = `Fresh ${crypto.randomUUID().slice(0, 8)}`;
  const theirs = await elsewhere(browser, '/');
  await page.request.post('/api/recipes', { data: { name }, headers });
  await expect(theirs.getByRole('link', { name })).toBeVisible();
  await theirs.context().close();
});

test('an open editor takes in what somebody else changes, and keeps what is typed', async ({ browser, page }) => {
  const slug = await makeRecipe(page, 'Written soup', SOUP);
  const theirs = await elsewhere(browser, `/recipe/${slug}?edit=true`);
  await theirs.getByLabel('Description').fill('Mine');
  await page.request.patch(`/api/recipes/${slug}`, { data: { totalTime: '3 hours' }, headers });
  await expect(theirs.getByLabel('Total time')).toHaveValue('3 hours');
  await expect(theirs.getByLabel('Description')).toHaveValue('Mine');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).not.toHaveURL(/edit=true/);
  const saved = await (await page.request.get(`/api/recipes/${slug}`)).json();
  expect(saved).toMatchObject({ description: 'Mine', totalTime: '3 hours' });
  await theirs.context().close();
});

test(
  'what was missed while nobody looked is there when somebody looks again',
  { tag: '@long' },
  async ({ browser, page }) => {
    const slug = await makeRecipe(page, 'Hidden soup', SOUP);
    const theirs = await elsewhere(browser, `/recipe/${slug}`);
    await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Seen.' }, headers });
    await expect(theirs.getByText('Seen.').locator('visible=true')).toBeVisible();
    const look = (state: string) =>
      theirs.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await look('hidden');
    await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Missed.' }, headers });
    const again = theirs.waitForRequest((request) => Boolean(request.headers()['last-event-id']));
    await look('visible');
    await again;
    await expect(theirs.getByText('Missed.').locator('visible=true')).toBeVisible();
    await theirs.context().close();
  },
);
