import { expect, type Locator, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { productUrl } from '../../support/settings.ts';
import { makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet, waitForScripts } from '../../support/visit.ts';

const inLanguage = (value: string) => [{ name: 'i18n_redirected', value, url: productUrl }];

/** Fails if a part overflows the window or a box that clips it. */
async function expectNotCutOff(parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  const cut = await parts.evaluateAll((elements) => {
    const isCut = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isOutside = (from: number, to: number) => left < from - 1 || right > to + 1;
      const isInline = getComputedStyle(element).display === 'inline';
      if (isOutside(0, innerWidth) || (!isInline && element.scrollWidth > element.clientWidth)) return true;
      let isScrolled = false;
      for (let box = element.parentElement; box; box = box.parentElement) {
        const around = box.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX !== 'visible' && isOutside(around.left, around.right)) return true;
        // rows further down a scrolling list count as visible
        isScrolled ||= overflowY === 'auto' || overflowY === 'scroll' || box === document.body;
        if (overflowY !== 'visible' && !isScrolled && (top < around.top - 1 || bottom > around.bottom + 1)) return true;
      }
      return false;
    };
    return elements.filter(isCut).map(({ outerHTML }) => outerHTML);
  });
  expect(cut).toEqual([]);
}

test.describe('right to left', () => {
  test('mirrors pages without overflow', async ({ page, context }) => {
    const slug = await makeRecipe(page, 'Mirror soup', SOUP);
    await context.addCookies(inLanguage('ar-SA'));
    const { id } = await makeList(page, 'Mirror', ['2 kg flour', 'candles']);
    for (const path of [
      ...['/', `/recipe/${slug}`, `/recipe/${slug}?edit=true`, '/recipe/create/url', '/user/profile'],
      ...[`/shopping-lists/${id}`, '/group/mealplan/planner', '/group/timeline', '/group/cookbooks'],
    ]) {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('h1, [aria-label]').first()).toBeAttached();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

  test(
    'shows cards, timers and the language dialog without cutting them off',
    { tag: '@phone' },
    async ({ page, context, isMobile }) => {
      await context.addCookies(inLanguage('ar-SA'));
      const slug = await makeRecipe(page, 'شوربة العدس بالليمون', {
        totalTime: 'ساعة و 50 دقيقة',
        recipeInstructions: [{ text: 'اسلق العدس لمدة 20 دقيقة على نار هادئة.' }],
      });
      await visit(page, `/?search=${encodeURIComponent('شوربة العدس')}`);
      const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${encodeURIComponent(slug)}"]`) });
      await expectNotCutOff(card.locator('bdi'));

      await visit(page, `/recipe/${slug}?cook=true`);
      await page.getByRole('dialog').getByRole('button', { name: /20/ }).click();
      const timers = page.getByRole('list', { name: 'المؤقتات' });
      await expectNotCutOff(timers.locator('li, b, bdi, button'));
      await page.getByRole('button', { name: 'إغلاق وضع الطبخ' }).click();
      await expectNotCutOff(timers.locator('li, b, bdi, button'));
      await timers.getByRole('button', { name: 'إزالة المؤقت' }).click();

      await waitForQuiet(page);
      if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'المزيد', exact: true }).click();
      await page.getByRole('button', { name: 'اللغة' }).click();
      const dialog = page.getByRole('dialog', { name: 'اللغة' });
      await expect(dialog).toHaveCSS('opacity', '1');
      await expectNotCutOff(dialog.locator('h2, p, input, li button, bdi, small'));
    },
  );
});

test('marks names in another script with their language', { tag: '@long' }, async ({ page }) => {
  const { id } = await makeList(page, 'Two scripts', ['طحين', 'Olivenöl']);
  await visit(page, `/shopping-lists/${id}`);
  await expect(page.getByText('طحين', { exact: true })).toHaveAttribute('lang', 'ar');
  await expect(page.getByText('Olivenöl', { exact: true })).not.toHaveAttribute('lang');
});

test('keeps the language that was chosen in the dialog', { tag: '@long' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same dialog, behind another button');
  await visit(page, '/');
  await waitForQuiet(page);
  await page.getByRole('button', { name: 'Language' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a language').fill('deutsch');
  await dialog.getByText('Deutsch').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.reload();
  await waitForScripts(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});
