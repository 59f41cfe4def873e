import { gzipSync } from 'node:zlib';
import { violationsOn } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { administrator, productUrl, siteUrl } from '../../support/settings.ts';
import { memberCookie } from '../../support/site.ts';
import { visit } from '../../support/visit.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bookmark = (page: Page) => page.getByRole('link', { name: 'Save to my Tureen' });
const packed = (text: string) => `page=${gzipSync(text).toString('base64url')}`;

/** Runs the bookmarklet in a page of a site, as a bookmark bar does, and returns the tab that it opens. */
async function press(code: string, address: string, page: Page): Promise<Page> {
  const { hostname } = new URL(address);
  await page.context().addCookies([{ name: memberCookie, value: 'yes', domain: hostname, path: '/' }]);
  await page.goto(address);
  const opened = page.waitForEvent('popup');
  await page.evaluate(decodeURIComponent(code.replace('javascript:', '')));
  return opened;
}

test('imports a page that refuses servers, as the browser shows it', { tag: '@phone' }, async ({ page }) => {
  const address = `${siteUrl}/members/leek-soup?${crypto.randomUUID()}`;
  await visit(page, '/recipe/create/url');
  await page.getByLabel('Link, links or text').fill(address);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('status 403');
  await page.getByRole('alert').getByRole('link', { name: 'Send a page from your browser' }).click();
  await expect(bookmark(page)).toHaveAttribute('href', /^javascript:/);
  expect(await violationsOn(page)).toEqual([]);

  const code = (await bookmark(page).getAttribute('href')) ?? '';
  expect(code).not.toMatch(/token|secret/i);
  const tab = await press(code, address, page);
  await expect(tab.getByText(address)).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  const queryFilter = `orgURL = "${address}"`;
  const find = async () => {
    const found = await tab.request.get(`/api/recipes?${new URLSearchParams({ queryFilter })}`);
    return ((await found.json()) as { total: number }).total;
  };
  expect(await find()).toBe(0);
  await submit(tab).click();
  await expect(heading(tab)).toHaveText(/^Leek soup with potatoes/);
  await expect(tab.getByRole('region', { name: 'Import review' })).toBeVisible();
  expect(await find()).toBe(1);
});

test('keeps a sent page through the sign-in', async ({ browser }) => {
  const hash = packed(`https://letters.example/soup\nLetters\n<h1>Letter soup ${crypto.randomUUID()}</h1>
    <h2>Ingredients</h2><ul><li>400 g letters<li>2 carrots</ul><h2>Method</h2><ol><li>Boil them all for an hour.</ol>`);
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const guest = await context.newPage();
  await visit(guest, `${productUrl}/recipe/create/page#${hash}`);
  await guest.getByLabel('E-mail address or username').fill(administrator.username);
  await guest.getByLabel('Password', { exact: true }).fill(administrator.password);
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guest.getByText('https://letters.example/soup')).toBeVisible();
  await submit(guest).click();
  await expect(heading(guest)).toHaveText(/^Letter soup/);
  await context.close();
});

test('refuses damaged pages and those without a web address', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/recipe/create/page#page=H4sIdamaged');
  await expect(page.getByRole('alert')).toContainText('in one piece');
  await expect(bookmark(page)).toBeVisible();
  await visit(page, '/');
  await visit(page, `/recipe/create/page#${packed('javascript:alert(1)\nSoup\n<p>Soup</p>')}`);
  await expect(page.getByRole('alert')).toContainText('in one piece');
});

test('imports the address of a page that is too large to be sent', { tag: '@long' }, async ({ page }) => {
  const address = `${siteUrl}/bean-stew?${crypto.randomUUID()}`;
  await visit(page, '/recipe/create/page');
  const code = (await bookmark(page).getAttribute('href')) ?? '';
  await page.goto(address);
  // random digits shrink by half at best
  await page.evaluate(() => {
    const filler = document.createElement('p');
    for (let i = 0; i < 120_000; i++) filler.append(`${Math.random()}`);
    document.body.append(filler);
  });
  const opened = page.waitForEvent('popup');
  await page.evaluate(decodeURIComponent(code.replace('javascript:', '')));
  const tab = await opened;
  await submit(tab).click();
  await expect(heading(tab)).toHaveText(/^Bean stew/);
});
