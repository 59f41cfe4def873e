import { violationsOn } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { importRecipe } from '../../support/recipes.ts';
import { waitForScripts } from '../../support/visit.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Import review' });
const details = (page: Page) => panel(page).getByRole('button', { name: 'Details' });
const marks = (page: Page) => page.getByRole('button', { name: 'Please check' });

async function expectAccessible(page: Page) {
  // elements that the bar at the top covers in part would be measured as too small
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOn(page)).toEqual([]);
}

test('shows the sources and doubtful parts of an import until somebody confirms it', async ({ page }) => {
  // the page is examined twice, in both themes
  test.slow();
  await importRecipe(page, '/bean-stew');
  await expect(page).toHaveURL(/imported=true/);
  await expect(panel(page)).toContainText('Please check:');
  await details(page).click();
  await expect(panel(page).getByText('the text of the page').first()).toBeVisible();
  await details(page).click();
  const mark = marks(page).last();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('We couldn’t tell the amount from the food.').locator('visible=true')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await waitForScripts(page);
  await marks(page).last().click();
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Looks right' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(marks(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/imported/);
  await page.goto(`${page.url()}?imported=true`);
  await waitForScripts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bean stew/);
  await expect(panel(page)).toBeHidden();
});

test('opens a doubtful line in the editor and removes its mark once it is corrected', async ({ page }) => {
  await importRecipe(page, '/bean-stew');
  await expect(marks(page)).not.toHaveCount(0);
  const before = await marks(page).count();
  await panel(page)
    .getByRole('link', { name: /ingredient line/ })
    .click();
  await expect(page).toHaveURL(/edit=true/);
  const row = page
    .getByRole('group', { name: /^Ingredient \d+$/ })
    .filter({ hasText: 'Please check' })
    .first();
  await expect(row.locator('[data-main]')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next place to check' }).click();
  await expect(row.locator('[data-main]')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Lines to check' })).toContainText('On the page:');
  await row.locator('[data-main]').fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/imported=true/);
  await expect(marks(page)).toHaveCount(before - 1);
});

test(
  'does not doubt structured data, and shows the recipe even if the review cannot be loaded',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/api/recipes/*/review', (route) => route.abort());
    await importRecipe(page, '/leek-soup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leek soup/);
    await expect(panel(page)).toContainText('5 ingredients, 3 steps');
    await page.unroute('**/api/recipes/*/review');
    await page.reload();
    await details(page).click();
    await expect(panel(page)).toContainText('the recipe data on the page');
    await expect(panel(page)).not.toContainText('Please check');
  },
);

test(
  'imports sections and tips, and links each doubtful part to its field in the editor',
  { tag: '@long' },
  async ({ page }) => {
    await importRecipe(page, '/onion-tart');
    await expect(page.getByRole('heading', { name: 'For the filling' })).toBeVisible();
    await expect(page.getByText('The crust keeps in the fridge for two days.').locator('visible=true')).toBeVisible();
    await details(page).click();
    await expect(panel(page).getByText('Cooking time: the text of the page')).toBeVisible();
    await details(page).click();
    await expectAccessible(page);
    await panel(page).getByRole('link', { name: 'Cooking time' }).click();
    await expect(page).toHaveURL(/edit=true/);
    const time = page.getByRole('textbox', { name: /^Cooking/ });
    await expect(time).toHaveValue('45 min');
    await time.fill('50 min');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Cooking time' })).toHaveCount(0);
  },
);
