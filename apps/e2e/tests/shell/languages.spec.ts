import { expect, test } from '@playwright/test';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { productUrl } from '../../support/settings.ts';
import { makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet, waitForScripts } from '../../support/visit.ts';

const inLanguage = (value: string) => [{ name: 'i18n_redirected', value, url: productUrl }];

test.describe('right to left', () => {
  test('the page is mirrored and nothing sticks out', async ({ page, context }) => {
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
});

test('the language is chosen in a dialog and kept', async ({ page, isMobile }) => {
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
