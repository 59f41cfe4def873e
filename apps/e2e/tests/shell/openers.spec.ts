import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { routePatterns } from '../../support/routes.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const PAGES = [
  ...new Set(routePatterns.map((path) => path.replace(/(?<=.)\/$/, ''))),
  ...['foods', 'units', 'labels', 'recipes'].map((kind) => `/group/data/${kind}`),
  ...['/recipe/{recipe}', '/recipe/{recipe}?edit=true', '/recipe/{recipe}/source', '/shopping-lists/{list}'],
].filter((path) => !path.includes('$') && !/login|register|password|setup|confirm-address/.test(path));

/** Controls that say that they open something; a page repeats most of them in each row. */
const openers = 'main [aria-haspopup=menu], main [aria-haspopup=dialog], header [aria-haspopup]';
const maxPerPage = 12;

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return !element || element === document.body ? 'the page' : element.outerHTML.slice(0, 160);
  });

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** Opens the control by Enter, closes what came by Escape */
async function openAndClose(page: Page, index: number): Promise<void> {
  const opener = page.locator(openers).nth(index);
  if (!(await opener.isVisible()) || (await opener.isDisabled())) return;
  const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
  const layer = page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=listbox]');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(layer.filter({ visible: true }).first(), `${name} opens`).toBeVisible();
  await expect.poll(() => focusedName(page), { message: `focus inside ${name}` }).not.toBe('the page');
  await page.keyboard.press('Escape');
  await expect(layer.filter({ visible: true }), `${name} closes`).toHaveCount(0);
  // by its name, since other tests may have added rows before it
  await expect.poll(() => focusedLabel(page), { message: `the focus returns to ${name}` }).toBe(name);
}

test.describe('what opens gives the focus back on', { tag: ['@long'] }, () => {
  for (const path of PAGES)
    test(path, async ({ page }) => {
      const slug = path.includes('{recipe}') ? await makeRecipe(page, 'Opened soup', SOUP) : '';
      const id = path.includes('{list}') ? (await makeList(page, 'Opened', ['2 kg flour', 'candles'])).id : '';
      await visit(page, path.replace('{recipe}', slug).replace('{list}', id));
      await waitForQuiet(page);
      const count = Math.min(maxPerPage, await page.locator(openers).count());
      for (let index = 0; index < count; index++) await openAndClose(page, index);
    });
});
