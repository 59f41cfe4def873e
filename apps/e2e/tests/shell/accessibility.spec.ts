import { expect, type Browser, type Page, test } from '@playwright/test';
import { violationsInBothThemes, violationsOn } from '../../support/axe.ts';
import { founder, type Person } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { routePatterns } from '../../support/routes.ts';
import { productUrl } from '../../support/settings.ts';
import { type Shifts, watchShifts } from '../../support/shifts.ts';
import { makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const PUBLIC = ['/login', '/register', '/forgot-password', '/reset-password?token=x'];
/** Every page whose address needs no name. */
const SIGNED_IN = [...new Set(routePatterns.map((path) => path.replace(/(?<=.)\/$/, '')))].filter(
  (path) => !path.includes('$') && PUBLIC.every((one) => one.split('?')[0] !== path),
);

/** So little, as browsers count it, nobody sees. */
const MOST_SHIFTS = 0.01;

/** Somebody who sees all pages, in a group where nobody else is. */
async function administratorOfTheirOwn(browser: Browser, admin: Page): Promise<Person> {
  // elsewhere than the server: a page that tells times as the server would is drawn anew, with an error
  const person = await founder(browser, { timezoneId: 'Pacific/Kiritimati' });
  const self = (await (await person.page.request.get('/api/users/self')).json()) as { id: string };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await admin.request.patch(`/api/admin/users/${self.id}`, { data: { admin: true }, headers });
  expect(answer.ok()).toBe(true);
  return person;
}

interface Looking {
  shifts: () => Promise<Shifts>;
  isMobile: boolean;
}

/** No violation, nothing that moves while the page loads, no error. */
async function check(page: Page, path: string, { shifts, isMobile }: Looking) {
  const complaints: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) =>
    message.type() === 'error' && !/404|status of 4/.test(message.text()) && complaints.push(message.text());
  page.on('console', onConsole);
  page.on('pageerror', (error) => complaints.push(error.message));
  await visit(page, path);
  await waitForQuiet(page);
  const { sum, moved } = await shifts();
  expect(sum, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFTS);
  // the colours are the same on a phone
  const violations = await (isMobile ? violationsOn(page) : violationsInBothThemes(page));
  expect(violations.map((one) => `${path}: ${one}`)).toEqual([]);
  expect(complaints, path).toEqual([]);
  page.off('console', onConsole);
}

test.describe('axe finds nothing and nothing moves', () => {
  test.setTimeout(1_500_000);

  test('on the pages of people who are signed in', async ({ browser, page: admin, isMobile }) => {
    // what somebody else adds to the group would move what is there
    const { page, context } = await administratorOfTheirOwn(browser, admin);
    const shifts = await watchShifts(page);
    const slug = await makeRecipe(page, 'Accessible soup', SOUP);
    const { id } = await makeList(page, 'Accessible', ['2 kg flour', 'something else']);
    for (const path of [
      ...SIGNED_IN,
      ...['foods', 'units', 'labels', 'categories', 'tags', 'tools', 'recipes'].map((kind) => `/group/data/${kind}`),
      '/group/cookbooks?edit=new',
      '/no-such-page',
      `/shopping-lists/${id}`,
      `/recipe/${slug}`,
      `/recipe/${slug}?edit=true`,
      `/recipe/${slug}/history`,
      `/recipe/${slug}/ingredient-parser`,
      `/recipe/${slug}?cook=true`,
    ])
      await check(page, path, { shifts, isMobile });
    await context.close();
  });

  test('on the pages of everybody', async ({ page, context, isMobile }) => {
    await context.clearCookies({ domain: new URL(productUrl).hostname });
    const shifts = await watchShifts(page);
    for (const path of PUBLIC) await check(page, path, { shifts, isMobile });
  });
});

test('in both themes axe finds nothing in a shop and in the list of changes', async ({ page, context }) => {
  test.setTimeout(90_000);
  const { id } = await makeList(page, 'Accessible shop', ['2 kg flour', 'candles', 'matches']);
  await visit(page, `/shopping-lists/${id}`);
  await waitForQuiet(page);
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
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
});

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
