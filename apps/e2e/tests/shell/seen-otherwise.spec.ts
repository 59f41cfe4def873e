/** Pages for people who enlarge text or choose the colours themselves. */
import { expect, type Page, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

test.use({ savesData: true });

const PAGES = [
  '/',
  '/recipe/{recipe}',
  '/recipe/{recipe}?edit=true',
  '/recipe/{recipe}?cook=true',
  '/recipe/create/url',
  '/group/mealplan/planner',
  '/shopping-lists',
  '/shopping-lists/{list}',
  '/group/timeline',
  '/group/cookbooks',
  '/group/data/foods',
  '/recipes/tags',
  '/settings',
  '/user/profile/edit',
  '/group/members',
  '/admin/backups',
  '/accessibility',
];

async function open(page: Page, path: string): Promise<void> {
  const slug = path.includes('{recipe}') ? await makeRecipe(page, 'Enlarged soup', SOUP) : '';
  const id = path.includes('{list}') ? (await makeList(page, 'Enlarged', ['2 kg flour', 'candles'])).id : '';
  await visit(page, path.replace('{recipe}', slug).replace('{list}', id));
  await waitForQuiet(page);
}

/** Shows the following pages on a phone with text of twice the size. */
async function enlargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
}

/** Elements that reach beyond the window and are not in a part that scrolls by itself. */
const beyondWindow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isHeld = (element: Element) => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (scrolls(one)) return true;
      return false;
    };
    return [...document.querySelectorAll('main *, header *, nav *, [role=dialog] *')]
      .filter((one) => {
        const { left, right, width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1) && !isHeld(one);
      })
      .slice(0, 5)
      .map((one) => `${one.outerHTML.slice(0, 120)} ${JSON.stringify(one.getBoundingClientRect())}`);
  });

test.describe('text of twice the size fits a phone', { tag: '@long' }, () => {
  for (const path of PAGES)
    test(path, async ({ page }) => {
      await enlargeText(page);
      await open(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await beyondWindow(page)).toEqual([]);
    });

  test('a planned meal with the person that it is for', async ({ browser }) => {
    const { page, context } = await founder(browser);
    const slug = await makeRecipe(page, 'Enlarged soup', SOUP);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { id: recipeId } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string };
    const meal = { date: new Date().toISOString().slice(0, 10), entryType: 'dinner', recipeId };
    await page.request.post('/api/households/mealplans', { data: meal, headers });
    await page.request.post('/api/groups/persons', { data: { name: 'Bartholomew-Montgomery' }, headers });
    await enlargeText(page);
    await visit(page, '/group/mealplan/planner');
    const verdict = page.getByText(/Bartholomew-Montgomery: /);
    await expect(verdict).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // some letters to a line
    expect((await verdict.boundingBox())!.width).toBeGreaterThan(64);
    await context.close();
  });
});

/** Controls that are on and look like those beside them that are off; a little more weight is not seen. */
const unseenStates = (page: Page) =>
  page.evaluate(() => {
    const on =
      '[aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-selected=true], [role=radio][aria-checked=true]';
    const groups = '[role=group], [role=tablist], [role=radiogroup], ul, nav';
    const ground = getComputedStyle(document.body).backgroundColor;
    const paintedBackground = (colour: string) => (colour === ground || colour.endsWith(', 0)') ? 'none' : colour);
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || null)))
        .map((style) => [
          paintedBackground(style.backgroundColor),
          style.color,
          style.borderBlockEnd,
          style.outlineStyle,
          style.textDecorationLine,
          style.fill,
        ])
        .join();
    return [...document.querySelectorAll(on)]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const others = [...(one.closest(groups) ?? document).querySelectorAll(`${one.tagName}:not(${on})`)];
        const off = others.find((other) => other.className === one.className && other.checkVisibility());
        return off && lookOf(off) === lookOf(one);
      })
      .map((one) => one.outerHTML.slice(0, 160));
  });

test.describe('chosen colours show what is on', { tag: '@long' }, () => {
  for (const path of PAGES)
    test(path, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, path);
      expect(await unseenStates(page)).toEqual([]);
    });
});
