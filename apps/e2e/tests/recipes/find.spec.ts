import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

test('keeps the search in the address, so that Back and a reload restore it, and offers it again', async ({ page }) => {
  const slug = await makeRecipe(page, 'Parsnip gratin', SOUP);
  await visit(page, '/');
  const field = page
    .getByRole('search')
    .getByRole('searchbox')
    .or(page.getByPlaceholder('What would you like to cook?'));
  await field.first().fill('parsnip gratin');
  await expect(page).toHaveURL(/search=parsnip/);
  const card = page.locator(`a[href*="${slug}"]`).first();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Parsnip gratin/);
  await page.goBack();
  await expect(page).toHaveURL(/search=parsnip/);
  await expect(field.first()).toHaveValue('parsnip gratin');
  await page.reload();
  await waitForScripts(page);
  await expect(page.locator(`a[href*="${slug}"]`).first()).toBeVisible();
  await field.first().fill('');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'parsnip gratin', exact: true }).click();
  await expect(page).toHaveURL(/search=parsnip/);
  await expect(field.first()).toBeFocused();
  await field.first().fill('');
  await recent.getByRole('button', { name: 'Remove parsnip gratin' }).click();
  await expect(recent).toBeHidden();
});

test('offers to show all recipes if a search finds nothing', async ({ page }) => {
  await visit(page, '/?search=xyzzyxyzzy');
  await expect(page.getByText('No recipes found')).toBeVisible();
  await page
    .getByRole('button', { name: 'Show all recipes' })
    .or(page.getByRole('link', { name: 'Show all recipes' }))
    .click();
  await expect(page).not.toHaveURL(/xyzzy/);
});

test('finds, opens, cooks and edits a recipe with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const slug = await makeRecipe(page, 'Keyboard soup', SOUP);
  await visit(page, '/recipes/tags');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(slug.replaceAll('-', ' '));
  // until the answer has arrived, the former list is still shown
  await expect(dialog.getByRole('listitem').first()).toContainText('Keyboard soup');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/recipe/${slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Keyboard soup/);
  await page.keyboard.press('c');
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await expect(cooking.getByText('Slice the carrots.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(cooking.getByText('Boil them')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cooking).toBeHidden();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Name of the recipe')).toBeVisible();
});

test(
  'shows the search near the top on a desktop, and full-screen on a phone',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/recipes/tags');
    await page.getByRole('button', { name: 'Search recipes' }).first().click();
    const { width, height } = page.viewportSize()!;
    const box = () => page.getByRole('dialog').boundingBox();
    if (isMobile) await expect.poll(box).toEqual({ x: 0, y: 0, width, height });
    else await expect.poll(async () => (await box())!.y / height).toBeLessThan(0.15);
  },
);

test('the header takes over the search of the home page once that is out of view', async ({ page }) => {
  await makeRecipe(page, 'Soup far down', SOUP);
  await page.setViewportSize({ width: 1280, height: 300 });
  await visit(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search recipes' });
  await expect(button).toBeHidden();
  await page.mouse.move(640, 200);
  await page.mouse.wheel(0, 400);
  await expect(button).toBeVisible();
});

test('downloads a recipe from the menu of its card', async ({ page }) => {
  const slug = await makeRecipe(page, 'Portable soup', SOUP);
  await visit(page, `/?search=${encodeURIComponent(slug.replaceAll('-', ' '))}`);
  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('link', { name: 'Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${slug}.md`);
  expect(await readFile(await file.path(), 'utf8')).toContain('Slice the carrots.');
});

test('sorts search results by best match and hides the sort button meanwhile', async ({ page }) => {
  const word = `zest${crypto.randomUUID().slice(0, 8)}`;
  await makeRecipe(page, `Pie of ${word}`);
  await makeRecipe(page, 'Bowl', { description: `Also good beside ${word}.` });
  await visit(page, '/?orderBy=name');
  await expect(page.getByRole('button', { name: 'Sort by Name' })).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('Best match first')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sort by/ })).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(word);
});

test('remembers the order that was chosen, in the list and in favorites', async ({ page }) => {
  const slugs = [await makeRecipe(page, 'Zebra cake'), await makeRecipe(page, 'Apple cake')];
  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Sort by ${from}` }).click();
    await page
      .getByRole('menuitemradio', { name: to })
      .or(page.getByRole('menuitem', { name: to }))
      .click();
    await expect(page.getByRole('button', { name: `Sort by ${to}` })).toBeVisible();
  };
  await visit(page, '/');
  await choose('Newest', 'Name');
  await page.getByRole('button', { name: 'Ascending – switch to descending' }).click();
  await visit(page, '/recipes/tags');
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Descending – switch to ascending' })).toBeVisible();
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en')));
  await choose('Name', 'Newest');

  const { id } = await (await page.request.get('/api/users/self')).json();
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const slug of slugs) await page.request.post(`/api/users/${id}/favorites/${slug}`, { headers });
  await visit(page, `/user/${id}/favorites`);
  await choose('Name', 'Newest');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sort by Newest' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Apple cake');
});

test(
  'lists the foods of the filter after the editor has loaded them for its lines',
  { tag: '@long' },
  async ({ page }) => {
    const slug = await makeRecipe(page, 'Barley broth', SOUP);
    await visit(page, `/recipe/${slug}?edit=true`);
    await expect(page.getByLabel('Name of the recipe')).toBeVisible();
    await page.getByRole('link', { name: 'Tureen' }).click();
    await page.getByRole('button', { name: 'Ingredients' }).click();
    await expect(page.getByRole('checkbox', { name: 'carrot', exact: true })).toBeVisible();
  },
);

test('shows the time on a card without cutting it off', { tag: '@long' }, async ({ page }) => {
  const name = `Timed soup ${crypto.randomUUID().slice(0, 8)}`;
  const slug = await makeRecipe(page, name, { ...SOUP, totalTime: '1 hour 50 minutes', rating: 4 });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const totalTime of ['1 hour 50 minutes', '12 hours 55 minutes', '1 day 5 hours 15 minutes']) {
    await page.request.patch(`/api/recipes/${slug}`, {
      data: { totalTime },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await visit(page, `/?search=${encodeURIComponent(name)}`);
    const time = page.getByRole('article').locator('bdi').last();
    await expect(time).toHaveText(/min/);
    expect(await time.evaluate((one) => one.scrollWidth - one.clientWidth), totalTime).toBe(0);
  }
});

test('picks a surprise from the search results', { tag: '@long' }, async ({ browser }) => {
  const { page, context } = await founder(browser);
  const slugs = [await makeRecipe(page, 'Green soup', SOUP), await makeRecipe(page, 'Red soup', SOUP)];
  await makeRecipe(page, 'Cake', {});
  await visit(page, '/?search=soup');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/\/recipe\//);
  expect(slugs).toContain(new URL(page.url()).pathname.split('/').at(-1));
  await context.close();
});
