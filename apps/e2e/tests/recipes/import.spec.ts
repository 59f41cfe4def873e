import { violationsOn } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { importRecipe } from '../../support/recipes.ts';
import { siteUrl } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

const address = (page: Page) => page.getByLabel('Link, links or text');
const submit = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Import review' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('takes files that are dropped on the form', { tag: '@long' }, async ({ page }) => {
  const drop = async (name: string, type: string) => {
    const dataTransfer = await page.evaluateHandle(
      (file) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['Dropped soup\n\nIngredients\n2 leeks'], file.name, { type: file.type }));
        return transfer;
      },
      { name, type },
    );
    const form = page.getByRole('main').locator('form');
    await form.dispatchEvent('dragover', { dataTransfer });
    await form.dispatchEvent('drop', { dataTransfer });
  };
  await visit(page, '/recipe/create/url');
  await drop('soup.txt', 'text/plain');
  await expect(address(page)).toHaveValue(/^Dropped soup/);
  await drop('soup.jpg', 'image/jpeg');
  await expect(page).toHaveURL(/create\/ocr/);
  await expect(page.getByRole('button', { name: 'Turn page 1' })).toBeVisible();
  await drop('second.jpg', 'image/jpeg');
  await expect(page.getByRole('button', { name: 'Turn page 2' })).toBeVisible();
});

test('imports a pasted text if the page has no recipe', async ({ page }) => {
  await visit(page, '/recipe/create/url');
  await address(page).fill(`${siteUrl}/no-recipe`);
  await submit(page).click();
  await page.getByRole('link', { name: /paste it here/ }).click();
  await expect(page).toHaveURL(/create\/text/);
  await expect(submit(page)).toBeDisabled();
  const text = page.getByLabel('Text of the recipe');
  await text.fill('It rained again.');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('There is no recipe in this text.');
  await expect(page.getByRole('main')).toContainText('Put the name in the first line');
  // a link that is half below the header counts as too small
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOn(page)).toEqual([]);
  await text.fill(
    'Letter soup\n\nIngredients\n400 g letters\n2 carrots\n\nMethod\nBoil them all for an hour.\nSeason them with salt and serve them in deep plates.\n\nNutrition: 300 kcal',
  );
  await page.getByLabel('Address of the page').fill('letters.example/soup');
  await submit(page).click();
  await expect(heading(page)).toHaveText(/Letter soup/);
  await expect(panel(page)).toContainText('2 ingredients, 2 steps');
  await expect(panel(page)).toContainText('These lines have no place in the recipe yet:');
  await expect(panel(page).getByText('Nutrition: 300 kcal', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'letters.example' })).toBeVisible();
});

test('wraps the long name of an earlier import', { tag: '@long' }, async ({ page }) => {
  const path = `/long-name?${crypto.randomUUID()}`;
  await importRecipe(page, path);
  await importRecipe(page, path);
  await expect(panel(page)).toContainText('You already have a recipe from this page');
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
});

test('takes an address without its scheme, several addresses, and the text of a recipe in one field', async ({
  page,
}) => {
  await visit(page, '/recipe/create/url');
  await address(page).fill('Letter soup\n\nIngredients\n400 g letters\n\nMethod\nBoil them for an hour.');
  await submit(page).click();
  await expect(heading(page)).toHaveText(/Letter soup/);
  await visit(page, '/recipe/create/url');
  await address(page).fill(`${siteUrl}/no-recipe?1\n${siteUrl}/no-recipe?2`);
  await page.getByRole('button', { name: 'Import 2 recipes' }).click();
  await expect(page).toHaveURL(/create\/bulk\?.*report=/);
  await visit(page, '/recipe/create/url');
  await address(page).fill('soup');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Paste a link');
  await address(page).fill('no-such-host.invalid/pie');
  await submit(page).click();
  await expect(address(page)).toHaveValue('https://no-such-host.invalid/pie');
  await expect(page.getByRole('main')).toContainText('no-such-host.invalid could not be reached');
});

test('does not leave another page when an import finishes', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/recipe/create/url');
  await address(page).fill(`${siteUrl}/slow/leek-soup`);
  await submit(page).click();
  await page.getByRole('link', { name: 'Write it yourself' }).click();
  const name = page.getByLabel('Name of the recipe');
  await name.fill('My own dish');
  await expect(page.getByText('The recipe has been imported.')).toBeVisible();
  await expect(name).toHaveValue('My own dish');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(heading(page)).toHaveText(/Leek soup/);
});

test('does not import twice if the page is reloaded during the import', { tag: '@long' }, async ({ page }) => {
  const url = `${siteUrl}/slow/apple-crumble?${crypto.randomUUID()}`;
  await visit(page, '/recipe/create/url');
  await address(page).fill(url);
  await submit(page).click();
  await expect(page).toHaveURL(/recipe_import_url/);
  await page.reload();
  await expect(heading(page)).toHaveText(/^Apple crumble/);
  const queryFilter = `orgURL = "${url}"`;
  const found = await page.request.get(`/api/recipes?${new URLSearchParams({ queryFilter })}`);
  expect(((await found.json()) as { total: number }).total).toBe(1);
});

test('blames the connection and not the page if the device is offline', async ({ page, context }) => {
  await visit(page, '/recipe/create/url');
  await address(page).fill(`${siteUrl}/leek-soup`);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('Can’t reach the server.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the page' })).toBeHidden();
});

test('shows doubtful lines on all devices until they are corrected, and names the first import on a second', async ({
  page,
  browser,
}) => {
  const path = `/odd-stew?${crypto.randomUUID()}`;
  await importRecipe(page, path);
  const { pathname } = new URL(page.url());
  await visit(page, pathname);
  await expect(panel(page)).toContainText('1 ingredient line');
  await panel(page)
    .getByRole('link', { name: /ingredient line/ })
    .click();
  const row = page.getByRole('group', { name: 'Ingredient 2' });
  await row.locator('[data-main]').fill('2 splashes of stock');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toBeVisible();

  const other = await browser.newContext({ storageState: await page.context().storageState({ indexedDB: false }) });
  const otherDevice = await other.newPage();
  await visit(otherDevice, new URL(pathname, page.url()).href);
  await expect(panel(otherDevice)).toContainText('Please check:');
  await expect(panel(otherDevice)).not.toContainText('ingredient line');
  await other.close();

  await importRecipe(page, path);
  await expect(panel(page)).toContainText('You already have a recipe from this page: Odd stew');
});

test('shows the import review for a recipe of a bulk import', async ({ page }) => {
  await visit(page, '/recipe/create/bulk');
  await expect(page.getByText('0 addresses')).toBeHidden();
  await page.getByLabel('Addresses').fill(`${siteUrl}/bean-stew`);
  await page.getByRole('button', { name: 'Import 1 recipe' }).click();
  await page.getByRole('link', { name: 'Open' }).click({ timeout: 20_000 });
  await expect(panel(page)).toBeVisible();
});

test('tells of recipes that are there already, and replaces or keeps both if told', async ({ page }) => {
  const address = `${siteUrl}/bean-stew?twins=${crypto.randomUUID()}`;
  const importAll = async () => {
    await visit(page, '/recipe/create/bulk');
    await page.getByLabel('Addresses').pressSequentially(address);
    await page.getByRole('button', { name: 'Import 1 recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 20_000 });
  };
  const known = page.getByRole('region', { name: '1 was already here' });
  await importAll();
  await expect(known).toBeHidden();
  await importAll();
  await expect(known).toContainText(address);
  await known.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByRole('link', { name: 'Open' })).toBeVisible({ timeout: 20_000 });
  await importAll();
  await known.getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('link', { name: 'Open' }).click({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bean stew/);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-SA' });
  test('shows the example of an empty field from right to left', async ({ page }) => {
    await importRecipeArabic(page);
    await visit(page, `${new URL(page.url()).pathname}?edit=true`);
    const empty = page.locator('label[id="edit-totalTime"] input');
    await expect(empty).toHaveCSS('direction', 'rtl');
    await empty.fill('45 min');
    await expect(empty).toHaveCSS('direction', 'ltr');
  });
});

async function importRecipeArabic(page: Page) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await page.request.post('/api/recipes', {
    data: { name: `Shorba ${crypto.randomUUID()}` },
    headers,
  });
  await visit(page, `/recipe/${(await response.json()) as string}`);
}
