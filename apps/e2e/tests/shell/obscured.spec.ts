import { expect, type Page, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { visit } from '../../support/visit.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // 1280 x 1024 at 400 %
  { width: 320, height: 256 },
];
const presses = 60;

/** @returns the markup of the focused element if something else covers all of it */
const coveredFocus = (page: Page) =>
  page.evaluate(async () => {
    // the browser scrolls to the focus before the next frame is painted
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return shares.some((x) =>
        shares.some((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        }),
      );
    };
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isVisible = isSeen(element) || (label ? isSeen(label) : false);
    return isVisible ? undefined : `${element.outerHTML.slice(0, 120)} at ${element.getBoundingClientRect().top}`;
  });

/** Starts a kitchen timer, whose bar floats over every page. */
async function startTimer(page: Page, name: string): Promise<void> {
  const seconds = 3600;
  const endsAt = new Date(Date.now() + seconds * 1000).toISOString();
  const data = { name, label: '1 hour', step: 1, seconds, endsAt, left: seconds };
  const answer = await page.request.put(`/api/households/timers/${crypto.randomUUID()}`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.ok()).toBe(true);
}

test.describe('no bar covers the focus', { tag: '@long' }, () => {
  for (const size of SIZES)
    test(`at ${size.width} x ${size.height}`, async ({ browser, isMobile }) => {
      test.skip(isMobile, 'a phone has no keyboard');
      test.setTimeout(180_000);
      const { page, context } = await founder(browser, { viewport: size });
      const slug = await makeRecipe(page, 'Uncovered soup', SOUP);
      const items = Array.from({ length: 14 }, (_, index) => `thing ${index}`);
      const { id } = await makeList(page, 'Uncovered', items);
      for (const name of ['Lamb', 'Rice']) await startTimer(page, name);
      const covered: string[] = [];
      for (const path of [`/recipe/${slug}?edit=true`, `/shopping-lists/${id}`, '/group/data/foods'])
        for (const key of ['Tab', 'Shift+Tab']) {
          await visit(page, path);
          if (key === 'Shift+Tab') await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          for (let press = 0; press < presses; press++) {
            await page.keyboard.press(key);
            const found = await coveredFocus(page);
            if (found) covered.push(`${path} ${key} ${press}: ${found}`);
          }
        }
      await expect(page.getByRole('button', { name: /Lamb/ })).toBeVisible();
      expect(covered).toEqual([]);
      await context.close();
    });
});
