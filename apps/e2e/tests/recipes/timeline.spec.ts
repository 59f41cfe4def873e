import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const PICTURE = {
  name: 'soup.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../../web/public/icons/icon-192.png', import.meta.url)),
};

async function idOf(page: Page, slug: string): Promise<string> {
  return ((await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string }).id;
}
const openTimeline = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Timeline' }).click();
};

test('“I made this” tells when, for how many, how it was and how it looked', async ({ page }) => {
  const slug = await makeRecipe(page, 'Told soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  for (const servings of [5, 6]) {
    await more.click();
    await expect(page.getByText(`${servings} servings`).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'I made this' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('When?').fill('2026-03-08');
  await expect(dialog.getByLabel('Servings')).toHaveValue('6');
  await dialog.getByText('Again, with changes').click();
  await dialog.getByLabel('Anything to remember?').fill('Less *pepper*');
  await dialog.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(dialog.getByLabel('Also use it as the picture of the recipe')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Mar 8/)).toBeVisible();
  const made = page.getByRole('region', { name: 'Made', exact: true });
  await expect(made).toContainText('March 8, 2026');
  await expect(made).toContainText('6 servings');
  await expect(made.locator('em', { hasText: 'pepper' })).toBeVisible();
  await expect(made.getByRole('img', { name: /Picture of Told soup/ })).toBeVisible();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  const last = cooking.getByRole('complementary').filter({ hasText: 'Last time, March 8, 2026' });
  await expect(last.locator('em')).toHaveText('pepper');
  await cooking.getByRole('button', { name: 'Exit cook mode' }).click();
  await openTimeline(page);
  const timeline = page.getByRole('dialog', { name: /^Timeline/ });
  const event = timeline.getByRole('listitem').filter({ hasText: 'made this' });
  await expect(event).toContainText('With changes');
  await expect(event).toContainText('6 servings');
  await expect(event.locator('em', { hasText: 'pepper' })).toBeVisible();
  await expect(event.getByRole('img', { name: /Picture of Told soup/ })).toBeVisible();
  await expect(timeline.getByText('Sunday, March 8, 2026')).toBeVisible();
  await expect(timeline.getByText(/added the recipe/)).toBeVisible();
});

test('an entry is changed, deleted, and back by an undo', { tag: '@long' }, async ({ page }) => {
  const slug = await makeRecipe(page, 'Revised soup', SOUP);
  const data = { recipeId: await idOf(page, slug), eventType: 'comment', made: true, eventMessage: 'Fine' };
  await page.request.post('/api/recipes/timeline/events', { data, headers });
  await visit(page, `/recipe/${slug}`);
  await openTimeline(page);
  const timeline = page.getByRole('dialog', { name: /^Timeline/ });
  await timeline.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByLabel('Title').fill('Soup night');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(timeline.getByText('Soup night')).toBeVisible();
  await timeline.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(timeline.getByText('Soup night')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(timeline.getByText('Soup night')).toBeVisible();
});

test(
  'the timeline of the group remembers its order, filters by kind, and goes on as one scrolls',
  { tag: '@long' },
  async ({ page }) => {
    const slug = await makeRecipe(page, 'Frequent soup', SOUP);
    const recipeId = await idOf(page, slug);
    const helping = (number: number) => `Helping ${number} of ${slug}.`;
    // newer than whatever another run has put on the timeline of the same family
    const start = Date.now() + 3650 * 24 * 3600 * 1000;
    for (let number = 1; number <= 40; number++) {
      const timestamp = new Date(start + number * 100).toISOString();
      const data = { recipeId, eventType: 'comment', subject: helping(number), timestamp };
      await page.request.post('/api/recipes/timeline/events', { data, headers });
    }
    await visit(page, '/group/timeline');
    await expect(page.getByText(helping(40))).toBeVisible();
    await page.getByRole('button', { name: 'Newest first' }).click();
    await expect(page.getByText(helping(40))).toBeHidden();
    await visit(page, '/group/timeline');
    await page.getByRole('button', { name: 'Oldest first' }).click();
    await expect(page.getByText(helping(40))).toBeVisible();
    await page.getByText(helping(12)).scrollIntoViewIfNeeded();
    await expect(page.getByText(helping(1), { exact: true })).toBeAttached();
    await page.getByLabel('Type').selectOption('New recipes');
    await expect(page.getByText(helping(40))).toBeHidden();
    await expect(page).toHaveURL(/kind=system/);
    await expect(page.getByText(/added (the recipe|\d+ recipes)/).first()).toBeVisible();
  },
);

test('days of a long timeline are drawn while they are near', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const recipeId = await idOf(page, await makeRecipe(page, 'Daily soup', SOUP));
  const days = Array.from({ length: 120 }, (_, index) => index);
  for (let start = 0; start < days.length; start += 20) {
    const posts = days.slice(start, start + 20).map((day) => {
      const timestamp = new Date(Date.UTC(2025, 0, 1 + day, 12)).toISOString();
      const data = { recipeId, eventType: 'comment', subject: `Helping ${day}.`, timestamp };
      return page.request.post('/api/recipes/timeline/events', { data, headers });
    });
    expect((await Promise.all(posts)).every((answer) => answer.ok())).toBe(true);
  }
  await visit(page, '/group/timeline');
  await expect(page.getByText('Helping 119.')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText('Helping 0.')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect.poll(() => rows.count()).toBeLessThan(60);
  await expect(page.getByText('Helping 119.')).not.toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByText('Helping 119.')).toBeInViewport();
  await context.close();
});

test('times are those of where the reader is, and the server learns where that is', async ({ browser }) => {
  const { page, context } = await founder(browser, { timezoneId: 'Asia/Tokyo' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const recipeId = await idOf(page, await makeRecipe(page, 'Faraway soup', SOUP));
  for (const timestamp of ['2026-03-01T09:30:00Z', '2026-03-01T18:30:00Z']) {
    const data = { recipeId, eventType: 'comment', eventMessage: 'Fine', timestamp };
    expect((await page.request.post('/api/recipes/timeline/events', { data, headers })).ok()).toBe(true);
  }
  const address = '/group/timeline';
  const asSent = async () => (await page.request.get(address)).text();
  expect(await asSent()).toContain('9:30 AM');
  await visit(page, address);
  await expect(page.getByText('Sunday, March 1, 2026')).toBeVisible();
  await expect(page.getByText('6:30 PM')).toBeVisible();
  await expect(page.getByText('Monday, March 2, 2026')).toBeVisible();
  await expect(page.getByText('3:30 AM')).toBeVisible();
  // told when the browser has nothing else to do
  await expect.poll(asSent).toContain('6:30 PM');
  await visit(page, address);
  await expect(page.getByText('3:30 AM')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
