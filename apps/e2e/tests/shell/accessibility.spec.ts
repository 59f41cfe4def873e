import { expect, type Page, test as base } from '../../support/test.ts';
import { violationsInBothThemes, violationsInDark, violationsOn } from '../../support/axe.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { routePatterns } from '../../support/routes.ts';
import { productUrl, scope, sessionFile } from '../../support/settings.ts';
import { type Shifts, watchShifts } from '../../support/shifts.ts';
import { makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const PUBLIC = ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/confirm-address?token=x'];
/** Every page whose address needs no name. */
const SIGNED_IN = [...new Set(routePatterns.map((path) => path.replace(/(?<=.)\/$/, '')))].filter(
  (path) => !path.includes('$') && PUBLIC.every((one) => one.split('?')[0] !== path),
);

/** Layout shift score (CLS) below which nobody sees a shift. */
const MOST_SHIFTS = 0.01;

/** An administrator in a group of their own, because rows that others add would move the page. */
interface Household {
  page: Page;
  slug: string;
  listId: string;
  shifts: () => Promise<Shifts>;
}

/** One household and one page for all tests of a process: a new browser for each page would take longer than axe. */
const test = base.extend<object, { household: Household }>({
  household: [
    async ({ browser }, use, { project }) => {
      const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = project.use;
      const options = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch };
      const admin = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
      // another time zone than the server's: a page with times of the server fails to hydrate there
      const { page, context } = await founder(browser, { ...options, timezoneId: 'Pacific/Kiritimati' });
      const self = (await (await page.request.get('/api/users/self')).json()) as { id: string };
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await admin.request.patch(`/api/admin/users/${self.id}`, { data: { admin: true }, headers });
      expect(answer.ok()).toBe(true);
      const slug = await makeRecipe(page, 'Accessible soup', SOUP);
      const { id } = await makeList(page, 'Accessible', ['2 kg flour', 'something else']);
      await use({ page, slug, listId: id, shifts: await watchShifts(page) });
      await context.close();
      await admin.close();
    },
    { scope: 'worker' },
  ],
});

const PAGES = [
  ...SIGNED_IN,
  ...['foods', 'units', 'labels', 'categories', 'tags', 'tools', 'recipes'].map((kind) => `/group/data/${kind}`),
  '/group/cookbooks?edit=new',
  '/no-such-page',
  '/shopping-lists/{list}',
  '/recipe/{recipe}',
  '/recipe/{recipe}?edit=true',
  '/recipe/{recipe}/history',
  '/recipe/{recipe}/source',
  '/recipe/{recipe}/ingredient-parser',
  '/recipe/{recipe}?cook=true',
];

interface Looking {
  shifts: () => Promise<Shifts>;
  isMobile: boolean;
  /** False for the pages before signing in, whose card is in the middle. */
  hasEdge?: boolean;
}

/** Distances of the page's head from the edge of the content; centred notices have none. */
const edges = (page: Page) =>
  page.locator('main h1').evaluateAll((titles) =>
    titles
      .filter((title) => title.checkVisibility() && getComputedStyle(title).textAlign !== 'center')
      .map((title) => {
        const main = title.closest('main')!;
        const padding = parseFloat(getComputedStyle(main).paddingInlineStart);
        const head = title.closest('header') ?? title;
        return Math.round(head.getBoundingClientRect().left - main.getBoundingClientRect().left - padding);
      }),
  );

/** Desktop of the dark theme's check. */
const DESKTOP = { width: 1280, height: 720 };

/** `npm test` looks at the light theme on a desktop, and `npm run test:long` at a phone, and at the dark theme on a desktop. */
async function violationsIn(page: Page, isMobile: boolean): Promise<string[]> {
  if (!isMobile) return scope === 'quick' ? violationsOn(page) : violationsInBothThemes(page);
  const violations = await violationsOn(page);
  const phone = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(DESKTOP);
  await waitForQuiet(page);
  violations.push(...(await violationsInDark(page)));
  await page.setViewportSize(phone);
  return violations;
}

/** Width that each page fits into (WCAG 1.4.10), also with the spacing that readers may choose (1.4.12). */
const NARROWEST = { width: 320, height: 700 };
const SPACING = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(NARROWEST);
  // the page's policy refuses a style element
  await page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await page.setViewportSize(size);
}

/** No violation, nothing that moves while the page loads, no error, and the same left edge as on all pages. */
async function check(page: Page, path: string, { shifts, isMobile, hasEdge = true }: Looking) {
  const complaints: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) =>
    message.type() === 'error' && !/404|status of 4/.test(message.text()) && complaints.push(message.text());
  const onError = (error: Error) => complaints.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  await visit(page, path);
  await waitForQuiet(page);
  const { sum, moved } = await shifts();
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(MOST_SHIFTS);
  if (hasEdge) expect((await edges(page)).filter((distance) => distance !== 0)).toEqual([]);
  if (isMobile) await expectToFit(page);
  expect(await violationsIn(page, isMobile)).toEqual([]);
  expect(complaints).toEqual([]);
  page.off('console', onConsole).off('pageerror', onError);
}

test.describe('axe finds nothing and nothing moves on', () => {
  for (const path of PAGES)
    test(path, async ({ household: { page, slug, listId, shifts }, isMobile }) => {
      await check(page, path.replace('{recipe}', slug).replace('{list}', listId), { shifts, isMobile });
    });

  for (const path of PUBLIC)
    test(`${path}, for everybody`, async ({ page, context, isMobile }) => {
      await context.clearCookies({ domain: new URL(productUrl).hostname });
      await check(page, path, { shifts: await watchShifts(page), isMobile, hasEdge: false });
    });
});

test('axe finds a button without a name, and text that is too faint in the dark theme alone', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Faults</title><main><button></button>
    <p style="color: light-dark(black, #333); background: light-dark(white, black); color-scheme: light dark">Faint</p></main></html>`);
  expect(await violationsInBothThemes(page)).toEqual([
    expect.stringMatching(/^button-name <button>/),
    expect.stringMatching(/^dark: color-contrast <p /),
  ]);
});

test(
  'in both themes axe finds nothing in a shop and in the list of changes',
  { tag: '@offline' },
  async ({ page, context }) => {
    test.setTimeout(90_000);
    const { id } = await makeList(page, 'Accessible shop', ['2 kg flour', 'candles', 'matches']);
    await visit(page, `/shopping-lists/${id}`);
    await waitForQuiet(page);
    await page.getByRole('button', { name: 'Start shopping' }).click();
    const shop = page.getByRole('dialog');
    await shop.getByRole('checkbox', { name: 'candles' }).click();
    await expect(shop).toHaveCSS('opacity', '1');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(shop).toBeHidden();

    await context.setOffline(true);
    await page.getByRole('checkbox', { name: 'matches' }).click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const changes = page.getByRole('dialog', { name: 'Your changes' });
    await expect(changes.getByText('candles: checked off')).toBeVisible();
    await expect(changes).toHaveCSS('opacity', '1');
    expect(await violationsInBothThemes(page)).toEqual([]);
  },
);

test('in both themes axe finds nothing on a cookbook and where it is edited', async ({ page }) => {
  test.setTimeout(90_000);
  const name = `Accessible book ${crypto.randomUUID().slice(0, 8)}`;
  const recipe = await makeRecipe(page, 'Soup of a book', SOUP);
  const data = { name, description: 'For long evenings.', queryFilterString: `slug = "${recipe}"` };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { id, slug } = (await (await page.request.post('/api/groups/cookbooks', { data, headers })).json()) as {
    id: string;
    slug: string;
  };
  for (const path of [`/cookbooks/${slug}`, `/group/cookbooks?edit=${id}`]) {
    await visit(page, path);
    await waitForQuiet(page);
    expect((await violationsInBothThemes(page)).map((one) => `${path}: ${one}`)).toEqual([]);
  }
});

test('every control of a page is reached by the keyboard and shows it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await visit(page, '/');
  await waitForQuiet(page);
  const seen = new Set<string>();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const shows = (one: Element, pseudo?: string) => {
        const { outlineStyle, boxShadow } = getComputedStyle(one, pseudo);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      };
      // a field shows it on its frame, a card on the layer that makes all of it a link
      const frame = element.closest('label, [class*=search], [class*=field]');
      const visible = shows(element) || shows(element, '::after') || (!!frame && shows(frame));
      return { name: element.outerHTML.slice(0, 100), visible };
    });
    if (focus.name.startsWith('<body')) break;
    expect(focus.visible, focus.name).toBe(true);
    seen.add(focus.name);
  }
  expect(seen.size).toBeGreaterThan(10);
});
