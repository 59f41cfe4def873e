import { expect, test } from '../../support/test.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { productUrl } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

test(
  'an address with what is no order, or with more words than can be searched for, shows recipes all the same',
  { tag: '@long' },
  async ({ page }) => {
    await makeRecipe(page, 'Any soup');
    for (const path of ['/?orderBy=nonsense', `/?search=${'soup+'.repeat(80)}`]) {
      expect((await page.goto(path))!.status()).toBe(200);
      await expect(page.getByText('Something went wrong')).toBeHidden();
    }
  },
);

test('the pages of people and groups that cannot be are not found', { tag: '@long' }, async ({ page }) => {
  const ids = ['nobody', crypto.randomUUID()];
  const administration = ids.flatMap((id) => [`/admin/manage/users/${id}`, `/admin/manage/groups/${id}`]);
  const members = [`/user/${crypto.randomUUID()}/profile`, '/user/self/favorites', '/user/nobody/favorites'];
  for (const address of [...members, '/recipe/nothing', ...administration]) {
    const response = await page.goto(address);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('a visitor sees at once that an address does not exist', { tag: '@long' }, async ({ browser }) => {
  const visitor = await (await browser.newContext({ storageState: undefined })).newPage();
  expect((await visitor.goto('/zzz'))!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(visitor).toHaveTitle('Page not found · Tureen');
  await visitor.context().close();
});

test('a new recipe says that its name is taken', { tag: '@long' }, async ({ page }) => {
  const slug = await makeRecipe(page, 'Taken');
  const { name } = await (await page.request.get(`/api/recipes/${slug}`)).json();
  await visit(page, '/recipe/create/new');
  await page.getByLabel('Name of the recipe').pressSequentially(name);
  await expect(page.getByText('You already have a recipe with this name.')).toBeVisible();
  await page.getByLabel('Name of the recipe').press('End');
  await page.getByLabel('Name of the recipe').pressSequentially(' again');
  await expect(page.getByText('You already have a recipe with this name.')).toBeHidden();
});

test('words without end stay within the page', async ({ page }) => {
  const endless = 'W'.repeat(200);
  const slug = await makeRecipe(page, 'Endless soup', {
    description: endless,
    tags: [{ name: `T${crypto.randomUUID().replaceAll('-', '').repeat(4)}` }],
    recipeIngredient: [{ title: endless, note: endless }],
    recipeInstructions: [{ title: endless, text: endless }],
    notes: [{ title: endless, text: endless }],
  });
  for (const path of [`/recipe/${slug}`, `/recipe/${slug}?cook=true`, `/recipe/${slug}?edit=true`]) {
    await visit(page, path);
    await expect(page.getByText(endless).or(page.locator('textarea')).first()).toBeAttached();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('a password that is too long, and a name of spaces, are refused in words', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/user/profile/edit');
  await page.getByLabel('Your name').fill('   ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill('correct horse');
  await page.getByLabel('New password', { exact: true }).fill('x'.repeat(300));
  await page.getByLabel('Repeat password', { exact: true }).fill('x'.repeat(300));
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Use 258 characters or fewer.')).toBeVisible();
});

test('addresses run from left to right in Arabic as well', async ({ page, context }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'ar-SA', url: productUrl }]);
  await visit(page, '/user/profile/edit');
  await expect(page.locator('input[type=email]')).toHaveCSS('direction', 'ltr');
});
