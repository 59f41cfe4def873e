import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test('a filter has a name, a cross, a heading of its own, and counts that respect the others', async ({
  page,
  isMobile,
}) => {
  const [tag, category] = [unique('Rainy'), unique('Stews')];
  await makeRecipe(page, 'Filtered soup', { ...SOUP, tags: [{ name: tag }], recipeCategory: [{ name: category }] });
  await makeRecipe(page, 'Filtered stew', { ...SOUP, tags: [{ name: tag }] });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Tags' }).click();
  const panel = page.getByRole('dialog', { name: 'Tags' });
  if (!isMobile) await expect(panel.getByRole('searchbox')).toBeFocused();
  await panel.getByRole('searchbox').fill(tag);
  await expect(panel.getByRole('listitem')).toContainText('2');
  await panel.getByRole('checkbox', { name: tag }).check({ force: true });
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: tag })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'Categories' }).click();
  const categories = page.getByRole('dialog', { name: 'Categories' });
  await categories.getByRole('searchbox').fill(category);
  await expect(categories.getByRole('listitem')).toContainText('1');
  await categories.getByRole('checkbox', { name: category }).check({ force: true });
  await categories.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeAttached();

  await page.reload();
  const active = page.getByRole('list', { name: 'Active filters' });
  await active.getByRole('button', { name: `Remove ${category}` }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await active.getByRole('button', { name: `Remove ${tag}` }).click();
  await expect(active).toBeHidden();
});

test('the search stays where it is while one types, and Back closes it', async ({ page }) => {
  const slug = await makeRecipe(page, 'Steadfast soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Search recipes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search recipes' });
  const field = dialog.getByRole('searchbox');
  await expect(dialog.getByRole('heading', { name: 'Recently opened' })).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Steadfast soup');
  const places = [];
  for (const text of ['', 'zzzzzz', 'soup']) {
    await field.fill(text);
    await expect(dialog.getByRole('listitem').first().or(dialog.getByText('No recipes match'))).toBeVisible();
    places.push({ frame: await dialog.boundingBox(), field: await field.boundingBox() });
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/recipe/${slug}$`));
});

test('a card has a menu, and lists can be compact', { tag: '@long' }, async ({ page }) => {
  const name = unique('Carded soup');
  const slug = await makeRecipe(page, name, SOUP);
  await visit(page, `/?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  // the card is another one for a moment when the list is shown in another way
  const height = async () => (await card.boundingBox())?.height ?? NaN;
  let tall = NaN;
  await expect.poll(async () => (tall = await height())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Compact list' }).click();
  await expect.poll(height).toBeLessThan(tall / 2);
  await expect(card.getByText(SOUP.description)).toBeVisible();
  await page.getByRole('button', { name: 'Large pictures' }).click();
  await card.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${slug}.*edit=true`));
});

test('categories are tiles with a picture and a count', async ({ page }) => {
  const category = unique('Tiled');
  await makeRecipe(page, 'Tiled soup', { ...SOUP, recipeCategory: [{ name: category }] });
  await visit(page, `/recipes/categories?q=${encodeURIComponent(category)}`);
  const tile = page.getByRole('listitem').filter({ hasText: category });
  await expect(tile).toContainText('1 recipe');
  await tile.getByRole('link', { name: category }).click();
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
});

test('tags stand under their letters where they are too many to overlook', { tag: '@long' }, async ({ browser }) => {
  const { page, context } = await founder(browser);
  const tag = (...names: string[]) => makeRecipe(page, 'Tagged', { tags: names.map((name) => ({ name })) });
  await tag(...Array.from({ length: 29 }, (_, index) => `Tag ${index + 1}`), 'Éclair');
  await visit(page, '/recipes/tags');
  const letters = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.getByRole('link', { name: 'Éclair' })).toBeVisible();
  await expect(letters).toHaveCount(0);
  await tag('100 grams');
  await page.reload();
  await waitForScripts(page);
  await expect(letters).toHaveText(['#', 'E', 'T']);
  await expect(page.getByRole('region', { name: 'E' }).getByRole('link', { name: 'Éclair' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a tag' }).fill('eclair');
  await expect(letters).toHaveCount(0);
  await context.close();
});
