import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

const field = (page: Page, name: string, row: number) =>
  page.locator('input').and(page.getByLabel(`${name} ${row}`, { exact: true }));
const lineField = (page: Page, row: number) => field(page, 'Ingredient', row);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The fields of the rows, as people see them; a row that has not been read has one. */
async function rows(page: Page): Promise<string[][]> {
  return page
    .getByRole('group', { name: /^Ingredient \d+$/ })
    .evaluateAll((groups) => groups.map((group) => [...group.querySelectorAll('input')].map(({ value }) => value)));
}

async function paste(page: Page, text: string): Promise<void> {
  const target = page
    .getByRole('group', { name: /^Ingredient \d+$/ })
    .last()
    .locator('[data-main]');
  await target.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function openEmpty(page: Page): Promise<string> {
  const slug = await makeRecipe(page, 'Pasted', { recipeIngredient: [] });
  await visit(page, `/recipe/${slug}?edit=true`);
  // the editor begins with an empty line
  await expect(page.getByRole('group', { name: 'Ingredient 1', exact: true })).toBeVisible();
  return slug;
}

/** Holds the answers of the parser back until they are let go. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/parser/ingredients', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const LINES = `For the dough:
- 2-3 cups wheat flour, sifted
- 1 1/2 tsp salt
* 1 cup (240 ml) milk
For the filling:
2 large onions, chopped
150 g/5 oz butter
a pinch of nutmeg`;

test('a pasted block is there at once, and is taken apart when it has been read', async ({ page }) => {
  const slug = await openEmpty(page);
  const letGo = await hold(page);
  await paste(page, LINES);
  await expect.poll(() => rows(page)).toHaveLength(6);
  expect((await rows(page))[0]).toEqual(['2-3 cups wheat flour, sifted']);
  await expect(lineField(page, 6)).toBeFocused();
  letGo();
  await expect(field(page, 'Amount', 1)).toHaveValue('2-3');
  expect(await rows(page)).toEqual([
    ['2-3', expect.stringMatching(/^cups?$/), 'wheat flour', 'sifted'],
    ['1½', 'tsp', 'salt', ''],
    ['1', expect.stringMatching(/^cups?$/), 'milk', '240 ml'],
    ['2', '', expect.stringMatching(/^onions?$/), 'large, chopped'],
    ['150', expect.stringMatching(/^g(?:ram)?$/), 'butter', '5 oz'],
    [expect.stringMatching(/^1?$/), 'pinch', 'nutmeg', ''],
  ]);
  await expect(field(page, 'Amount', 6)).toBeFocused();
  await expect(page.getByLabel('Section heading')).toHaveCount(2);
  await save(page);
  await expect(page.getByRole('heading', { name: 'For the filling' }).locator('visible=true')).toBeVisible();
  const { recipeIngredient } = await (await page.request.get(`/api/recipes/${slug}`)).json();
  expect(recipeIngredient[0]).toMatchObject({ quantityMax: 3, originalText: '2-3 cups wheat flour, sifted' });
  expect(recipeIngredient[4].display).toBe(recipeIngredient[4].originalText);
});

test('lines of another language are read as well', async ({ page }) => {
  await openEmpty(page);
  await paste(page, '2 EL Rapsöl\n1-2 Knoblauchzehen, fein gehackt\n250 g Mehl');
  await expect(field(page, 'Food', 1)).toHaveValue('Rapsöl');
  expect(await rows(page)).toEqual([
    ['2', expect.stringMatching(/^(?:EL|tablespoon)$/), 'Rapsöl', ''],
    ['1-2', '', 'Knoblauchzehen', 'fein gehackt'],
    ['250', expect.stringMatching(/^g(?:ram)?$/), 'Mehl', ''],
  ]);
});

test('lines that cannot be read stay as they are written, also in the draft, and are read later', async ({ page }) => {
  await openEmpty(page);
  await page.route('**/api/parser/ingredients', (route) => route.fulfill({ status: 503, json: {} }));
  await paste(page, '2 cups rice\n3 eggs');
  await expect(page.getByText(/Something went wrong\. .*The lines stay as they are written/)).toBeVisible();
  expect(await rows(page)).toEqual([['2 cups rice'], ['3 eggs']]);
  await page.reload();
  await expect.poll(() => rows(page)).toEqual([['2 cups rice'], ['3 eggs']]);
  await page.unroute('**/api/parser/ingredients');
  await page.getByRole('button', { name: 'Read the amounts of 2 lines' }).click();
  await expect(field(page, 'Amount', 2)).toHaveValue('3');
  expect((await rows(page))[0]![0]).toBe('2');
});

test('what somebody changes while a line is read stays; a removed line comes back as it was', async ({ page }) => {
  await openEmpty(page);
  const letGo = await hold(page);
  await paste(page, '2 cups rice\n3 eggs\n1 lemon');
  await lineField(page, 1).fill('2 cups lentils');
  await page.getByRole('button', { name: 'More actions: Ingredient 2' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const answer = page.waitForResponse('**/api/parser/ingredients');
  letGo();
  await answer;
  await expect(field(page, 'Food', 2)).toHaveValue('lemon');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await rows(page)).map((row) => row.length)).toEqual([1, 1, 4]);
  await expect(lineField(page, 1)).toHaveValue('2 cups lentils');
  await expect(lineField(page, 2)).toHaveValue('3 eggs');
  await page.getByRole('button', { name: 'Read amount, unit and food' }).last().click();
  await expect(field(page, 'Amount', 2)).toHaveValue('3');
});

test('a whole line may be typed where the amount belongs, and saving waits until it has been read', async ({
  page,
}) => {
  await openEmpty(page);
  const letGo = await hold(page);
  await field(page, 'Amount', 1).fill('3-4 ripe bananas, mashed');
  await save(page);
  await expect(field(page, 'Amount', 1)).toHaveValue('3-4 ripe bananas, mashed');
  letGo();
  await expect(page.getByRole('checkbox', { name: /3–4 .*bananas/ })).toBeVisible();
});

test('words where the amount belongs are not lost without a connection', async ({ page }) => {
  await openEmpty(page);
  await page.route('**/api/parser/ingredients', (route) => route.abort());
  await field(page, 'Amount', 1).fill('3 ripe bananas');
  await field(page, 'Unit', 1).focus();
  await expect(field(page, 'Note', 1)).toHaveValue('3 ripe bananas');
  await save(page);
  await expect(page.getByRole('checkbox', { name: '3 ripe bananas' })).toBeVisible();
});

test('foods and units are offered by all their names, and are saved as what they are', async ({ page }) => {
  const options = page.getByRole('listbox');
  const word = crypto.randomUUID().slice(0, 8);
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.post('/api/units', { data: { name: `ladle ${word}`, abbreviation: `l-${word}` }, headers });
  await page.request.post('/api/foods', {
    data: { name: `rocket ${word}`, aliases: [{ name: `rucola ${word}` }] },
    headers,
  });
  await openEmpty(page);
  // standard units come before the units of the group
  await page.request.post('/api/units', { data: { name: `spoon ${word}` }, headers });
  await page.reload();
  await waitForScripts(page);
  await field(page, 'Unit', 1).fill('spoon');
  await expect(options.getByRole('option').first()).toHaveText('teaspoon');
  await expect(options.getByRole('option', { name: `spoon ${word}` })).toBeVisible();
  await field(page, 'Unit', 1).fill(`l-${word}`);
  await expect(options.getByRole('option')).toHaveText([`ladle ${word}`]);
  await field(page, 'Food', 1).fill(`Rucola ${word}`);
  await expect(options.getByRole('option')).toHaveText([`rocket ${word}`]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Food', 1)).toHaveValue(`rocket ${word}`);
  await field(page, 'Amount', 1).fill('2');
  await save(page);
  await expect(page.getByText(`rocket ${word}`).locator('visible=true')).toBeVisible();
  // the words of whoever typed them, and the unit of the group beside them
  await expect(page.getByText(`2 l-${word}`).locator('visible=true')).toBeVisible();
  const [unit] = (await (await page.request.get(`/api/units?search=ladle ${word}`)).json()).items;
  const slug = new URL(page.url()).pathname.split('/').at(-1);
  const { recipeIngredient } = await (await page.request.get(`/api/recipes/${slug}`)).json();
  expect(recipeIngredient[0].unit.id).toBe(unit.id);
});

test('on a phone a food has the whole width of its row', { tag: '@phone' }, async ({ page }) => {
  const slug = await makeRecipe(page, 'Narrow soup', SOUP);
  for (const width of [390, 430, 480]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `/recipe/${slug}?edit=true`);
    const row = await page.getByRole('group', { name: 'Ingredient 1', exact: true }).boundingBox();
    const food = await field(page, 'Food', 1).boundingBox();
    expect(food!.width, `${width} px`).toBeGreaterThan(row!.width - 3);
  }
});

test('an ingredient takes one line on tablets and desktops, and one is in view on a phone', async ({ page }) => {
  const slug = await makeRecipe(page, 'Wide soup', SOUP);
  await visit(page, `/recipe/${slug}?edit=true`);
  const line = page.getByRole('group', { name: 'Ingredient 1', exact: true });
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await line.boundingBox())!.height, { message: `${width} px` }).toBeLessThan(46);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = (await page.getByRole('button', { name: 'Save', exact: true }).boundingBox())!;
  await expect.poll(async () => (await line.boundingBox())!.y).toBeLessThan(bar.y - 44);
});

test('rows are moved by their menus, and the focus goes with them', async ({ page }) => {
  const slug = await makeRecipe(page, 'Moved', { recipeIngredient: [{ note: 'first' }, { note: 'second' }] });
  await visit(page, `/recipe/${slug}?edit=true`);
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await ingredients.getByRole('button', { name: 'More actions: Ingredient 1' }).click();
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(lineField(page, 2)).toHaveValue('first');
  await expect(ingredients.getByRole('button', { name: 'More actions: Ingredient 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(lineField(page, 1)).toHaveValue('first');
});

test('a line is read again on a page of its own, and saved', async ({ page }) => {
  const line = '2 cups wheat flour, sifted';
  const slug = await makeRecipe(page, 'Unread', { recipeIngredient: [{ note: line }] });
  await visit(page, `/recipe/${slug}/ingredient-parser`);
  await expect(page.getByRole('checkbox', { name: line })).toBeChecked();
  await page.getByRole('button', { name: 'Save 1 line' }).click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${slug}$`));
  const { recipeIngredient } = await (await page.request.get(`/api/recipes/${slug}`)).json();
  expect(recipeIngredient).toMatchObject([{ quantity: 2, food: { name: 'wheat flour' } }]);
});

test('steps are shown as the recipe will show them, and can be written on', async ({ page }) => {
  await openEmpty(page);
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('textbox', { name: 'Step 1' }).fill('Knead it **well**.');
  await steps.getByRole('button', { name: 'Preview' }).click();
  await expect(steps.locator('strong')).toHaveText('well');
  await expect(steps.getByRole('textbox')).toHaveCount(0);
  await steps.getByRole('button', { name: 'Back to editing' }).click();
  await expect(steps.getByRole('textbox', { name: 'Step 1' })).toHaveValue('Knead it **well**.');
});

test('a line is linked to another recipe, which opens for as much as is needed', async ({ page }) => {
  const dough = await makeRecipe(page, 'Flat dough', SOUP);
  const slug = await makeRecipe(page, 'Flat bread', SOUP);
  const suffix = dough.split('-').at(-1)!;
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByRole('button', { name: 'More actions: Ingredient 1' }).click();
  await page.getByRole('menuitem', { name: 'Link to a recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which recipe is it?' });
  await dialog.getByRole('searchbox').fill(`Flat dough ${suffix}`);
  await dialog.getByRole('button', { name: new RegExp(suffix) }).click();
  await expect(page.getByText(/Uses the recipe Flat dough/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const link = page.getByRole('main').getByRole('link', { name: /Flat dough/ });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${dough}`));
  // three carrots are three times the recipe for four
  await expect(page.getByRole('button', { name: '12 servings' })).toBeVisible();
});
