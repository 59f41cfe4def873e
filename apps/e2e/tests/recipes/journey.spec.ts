import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { importRecipe, makeRecipe, SOUP } from '../../support/recipes.ts';
import { siteUrl } from '../../support/settings.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

test('a pasted address becomes a recipe with its picture, to be found, changed, cooked and deleted', async ({
  page,
}) => {
  await importRecipe(page, '/leek-soup');
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leek soup with potatoes/);
  const picture = page.locator('main img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await visit(page, '/?search=leak+potatos');
  await expect(page.getByRole('link', { name: /Leek soup with potatoes/ }).first()).toBeVisible();

  await visit(page, `/recipe/${slug}?edit=true`);
  const name = page.getByLabel('Name of the recipe');
  await expect(name).toHaveValue(/Leek soup/);
  const renamed = `Grandma’s leek soup ${slug}`;
  await name.fill(renamed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);

  await page
    .getByRole('button', { name: 'Start cooking' })
    .or(page.getByRole('link', { name: 'Start cooking' }))
    .click();
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await expect(cooking.getByText('Cut the leeks into rings')).toBeVisible();
  await cooking.getByRole('button', { name: 'Next' }).click();
  await expect(cooking.getByText('Melt the butter')).toBeVisible();
  await cooking.getByRole('button', { name: 'Exit cook mode' }).click();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(question).toContainText(renamed);
  await question.getByRole('button', { name: 'Delete recipe' }).click();
  await expect(page).toHaveURL('/');
});

test('amounts follow the number of servings', async ({ page }) => {
  const slug = await makeRecipe(page, 'Carrot soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await expect(page.getByText('carrots').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByText('5 servings').first()).toBeVisible();
});

test('a favourite is one after a reload as well', async ({ page }) => {
  const slug = await makeRecipe(page, 'Loved soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  const saved = page.waitForResponse((response) => response.url().includes('/favorites/'));
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove from favorites' }).first()).toBeVisible();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await waitForScripts(page);
  await expect(page.getByRole('button', { name: 'Remove from favorites' }).first()).toBeVisible();
});

test('a page without a recipe, and an address without a page, are explained, and nothing typed is lost', async ({
  page,
}) => {
  for (const path of ['/no-recipe', '/gone']) {
    await visit(page, '/recipe/create/url');
    await page.getByLabel('Link, links or text').fill(siteUrl + path);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Link, links or text')).toHaveValue(siteUrl + path);
  }
});

test('several addresses are imported in the background, with what became of each', async ({ page }) => {
  const failing = [`${siteUrl}/no-recipe`, `${siteUrl}/nowhere`];
  await visit(page, '/recipe/create/bulk');
  await page.getByLabel('Addresses').fill([`${siteUrl}/lentils`, ...failing].join('\n'));
  await page.getByRole('button', { name: 'Import 3 recipes' }).click();
  await expect(page.getByText('1 imported, 2 failed').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import finished, some failed' })).toBeVisible();
  const failures = page.getByRole('region', { name: 'Not imported', exact: true });
  await expect(failures.getByRole('link')).toHaveText(failing);
  // failed entries come first
  const report = page.getByRole('region', { name: 'Import finished, some failed' });
  await expect(report.getByRole('listitem')).toHaveText([/no-recipe/, /nowhere/, /Lentils with carrots/]);
  await failures.getByRole('button', { name: 'Try all 2 again' }).click();
  await expect(page.getByText('0 imported, 2 failed').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import failed' })).toBeVisible();
  await failures.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('0 imported, 1 failed').first()).toBeVisible();
});

test('what is wished for one of several addresses is done, also at another try', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const [soup, none] = [`${siteUrl}/leek-soup`, `${siteUrl}/no-recipe`];
  await visit(page, '/recipe/create/bulk');
  await page.getByLabel('Addresses').fill(`${soup}\n${none}\n${siteUrl}/apple-crumble`);
  await page.getByText('Choose for each address').click();
  await page.getByRole('group', { name: soup }).getByText('Import keywords as tags').click();
  await page.getByRole('group', { name: soup }).getByText('Import categories').click();
  await page.getByRole('group', { name: none }).getByText('Import categories').click();
  await page.getByRole('button', { name: 'Import 3 recipes' }).click();
  await expect(page.getByText('2 imported, 1 failed').first()).toBeVisible({ timeout: 20_000 });
  const { items } = await (await page.request.get('/api/recipes?orderBy=name&orderDirection=asc')).json();
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(names(items[1].tags).toSorted()).toEqual(['Quick', 'Vegetarian']);
  expect(names(items[1].recipeCategory)).toEqual(['Soup']);
  expect([items[0].tags, items[0].recipeCategory]).toEqual([[], []]);
  const again = page.waitForRequest((request) => request.url().endsWith('/create-url/bulk'));
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await again).postDataJSON()).toEqual({
    imports: [{ url: none, includeTags: false, includeCategories: true, existing: 'skip' }],
  });
  await context.close();
});

test('of what two have changed, only what both have is asked about, with both texts and who it was', async ({
  page,
  context,
}) => {
  const slug = await makeRecipe(page, 'Shared soup', SOUP);
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByLabel('Description', { exact: true }).fill('Mine');
  await page.getByLabel('Step 1', { exact: true }).fill('Slice the carrots thinly.');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { recipeInstructions } = await (await context.request.get(`/api/recipes/${slug}`)).json();
  const steps = (recipeInstructions as { text: string }[]).map((step, index) =>
    index === 2 ? { ...step, text: 'Season with salt and pepper.' } : step,
  );
  const data = { description: 'Theirs', totalTime: '2 hours', recipeInstructions: steps };
  expect((await context.request.patch(`/api/recipes/${slug}`, { data, headers })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const { dateUpdated } = await (await context.request.get(`/api/recipes/${slug}`)).json();
  const when = await page.evaluate(
    (date) => new Date(date).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
    dateUpdated as string,
  );
  await expect(dialog).toContainText(`Ada Cook saved this recipe on ${when}.`);
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group', { name: 'Description' })).toContainText('Theirs');
  await dialog.getByText('Mine', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(page).not.toHaveURL(/edit=true/);
  const saved = await (await context.request.get(`/api/recipes/${slug}`)).json();
  expect(saved).toMatchObject({ description: 'Mine', totalTime: '2 hours' });
  expect((saved.recipeInstructions as { text: string }[]).map(({ text }) => text)).toEqual([
    'Slice the carrots thinly.',
    'Boil them for 20 minutes.',
    'Season with salt and pepper.',
  ]);
});

test('a draft survives a reload', async ({ page }) => {
  const slug = await makeRecipe(page, 'Draft soup', SOUP);
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByLabel('Description', { exact: true }).fill('Half a thought');
  await expect(page.getByText('Not saved yet. Kept in this browser.')).toBeAttached();
  await page.reload();
  await waitForScripts(page);
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Half a thought');
});
