import { expect, type Browser, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { productUrl, sessionFile } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Opens a page in another browser and waits until it receives live updates. */
async function openInOtherBrowser(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
  const page = await context.newPage();
  const stream = page.waitForResponse('**/api/groups/events/stream*');
  await visit(page, path);
  await stream;
  return page;
}

test('shows a change of one browser in another one without a reload', async ({ browser, page }) => {
  const slug = await makeRecipe(page, 'Shared soup', SOUP);
  const otherPage = await openInOtherBrowser(browser, `/recipe/${slug}`);
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByLabel('Description', { exact: true }).fill('Changed in the other browser.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(otherPage.getByText('Changed in the other browser.').locator('visible=true')).toBeVisible();
  await otherPage.context().close();
});

test('shows a change from before the event stream was open', { tag: '@long' }, async ({ browser, page }) => {
  const slug = await makeRecipe(page, 'Early soup', SOUP);
  const context = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
  const otherPage = await context.newPage();
  const changed = Promise.withResolvers<void>();
  await otherPage.route('**/api/groups/events/stream*', async (route) => {
    await changed.promise;
    await route.continue();
  });
  const streamRequest = otherPage.waitForRequest('**/api/groups/events/stream*');
  await visit(otherPage, `/recipe/${slug}`);
  await streamRequest;
  await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Changed on the way.' }, headers });
  changed.resolve();
  await expect(otherPage.getByText('Changed on the way.').locator('visible=true')).toBeVisible();
  await context.close();
});

test('follows a recipe that is renamed, and leads from its former addresses to the present one', async ({
  browser,
  page,
}) => {
  const slug = await makeRecipe(page, `Old ${crypto.randomUUID().slice(0, 8)}`, SOUP);
  const otherPage = await openInOtherBrowser(browser, `/recipe/${slug}`);
  const name = `Renamed ${crypto.randomUUID().slice(0, 8)}`;
  const renamed = await page.request.patch(`/api/recipes/${slug}`, { data: { name }, headers });
  const { slug: current } = (await renamed.json()) as { slug: string };
  await expect(otherPage).toHaveURL(`/recipe/${current}`);
  await expect(otherPage.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const rest of ['', '/history', '/ingredient-parser']) {
    const former = await page.request.get(`/recipe/${slug}${rest}?version=1`, { maxRedirects: 0 });
    expect(former.status()).toBe(301);
    await visit(page, `/recipe/${slug}${rest}`);
    await expect(page).toHaveURL(`/recipe/${current}${rest}`);
  }
  await otherPage.context().close();
});

test('shows a new recipe in an open list', async ({ browser, page }) => {
  const name = `Fresh ${crypto.randomUUID().slice(0, 8)}`;
  const otherPage = await openInOtherBrowser(browser, '/');
  await page.request.post('/api/recipes', { data: { name }, headers });
  await expect(otherPage.getByRole('link', { name })).toBeVisible();
  await otherPage.context().close();
});

test('updates other fields of an open editor and keeps typed text', async ({ browser, page }) => {
  const slug = await makeRecipe(page, 'Written soup', SOUP);
  const otherPage = await openInOtherBrowser(browser, `/recipe/${slug}?edit=true`);
  await otherPage.getByLabel('Description', { exact: true }).fill('Mine');
  await page.request.patch(`/api/recipes/${slug}`, { data: { totalTime: '3 hours' }, headers });
  await expect(otherPage.getByLabel('Total time')).toHaveValue('3 hours');
  await expect(otherPage.getByLabel('Description', { exact: true })).toHaveValue('Mine');
  await otherPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(otherPage).not.toHaveURL(/edit=true/);
  const saved = await (await page.request.get(`/api/recipes/${slug}`)).json();
  expect(saved).toMatchObject({ description: 'Mine', totalTime: '3 hours' });
  await otherPage.context().close();
});

test(
  'shows changes that a hidden page has missed when it is visible again',
  { tag: '@long' },
  async ({ browser, page }) => {
    const slug = await makeRecipe(page, 'Hidden soup', SOUP);
    const otherPage = await openInOtherBrowser(browser, `/recipe/${slug}`);
    await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Seen.' }, headers });
    await expect(otherPage.getByText('Seen.').locator('visible=true')).toBeVisible();
    const setVisibility = (state: string) =>
      otherPage.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await setVisibility('hidden');
    await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Missed.' }, headers });
    const reconnection = otherPage.waitForRequest((request) => Boolean(request.headers()['last-event-id']));
    await setVisibility('visible');
    await reconnection;
    await expect(otherPage.getByText('Missed.').locator('visible=true')).toBeVisible();
    await otherPage.context().close();
  },
);
