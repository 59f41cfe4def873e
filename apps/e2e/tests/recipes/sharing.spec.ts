import { violationsOn } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { productUrl } from '../../support/settings.ts';
import { asVisitor, openGroup, shareRecipe } from '../../support/sharing.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const SECTIONED = {
  ...SOUP,
  recipeIngredient: [
    { title: 'Vegetables', quantity: 3, food: { name: 'carrot', pluralName: 'carrots' } },
    { title: 'Spices', quantity: 1, unit: { name: 'teaspoon' }, food: { name: 'salt' } },
  ],
  recipeInstructions: [
    { title: 'Preparation', text: 'Slice the carrots.' },
    { text: 'Boil them for 20 minutes.' },
    { title: 'Serving', text: 'Season with **salt** & pepper.' },
  ],
};

async function findNothing(page: Page) {
  await waitForQuiet(page);
  expect(await violationsOn(page)).toEqual([]);
}

test('a link is made, shown as a code, opened by a stranger, and deleted', async ({ page, browser, isMobile }) => {
  const slug = await makeRecipe(page, 'Shared soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  await expect(dialog.getByText('No links yet.')).toBeVisible();
  await dialog.getByLabel('Valid for').selectOption('week');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByRole('list', { name: 'Links to this recipe' }).getByRole('listitem');
  await expect(link).toHaveCount(1);
  await link.getByRole('button', { name: 'QR code' }).click();
  await expect(link.getByRole('img', { name: /QR code/ })).toBeVisible();
  await findNothing(page);
  const address = await link.getByText('/shared/recipes/').textContent();
  const visitor = await asVisitor(browser, { isMobile, viewport: page.viewportSize() });
  await visit(visitor, new URL(`http://${address}`).pathname);
  await expect(visitor.getByRole('heading', { level: 1, name: /Shared soup/ })).toBeVisible();
  await link.getByRole('button', { name: 'Delete link' }).click();
  await link.getByRole('group').getByRole('button', { name: 'Delete link' }).click();
  await expect(dialog.getByText('No links yet.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await visitor.context().close();
});

test('a stranger cooks from a shared recipe, scales it, and takes it to another Tureen', async ({ page, browser }) => {
  const id = await shareRecipe(page, await makeRecipe(page, 'Carried soup', SOUP));
  const visitor = await asVisitor(browser);
  const answer = await visitor.goto(`/shared/recipes/${id}`);
  expect(answer!.headers()['x-robots-tag']).toContain('noindex');
  await visit(visitor, `/shared/recipes/${id}`);
  expect(await visitor.context().cookies()).toEqual([]);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await visitor.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(visitor.getByRole('button', { name: 'Back to the original' })).toBeVisible();
  await findNothing(visitor);
  await visitor.getByRole('button', { name: 'Start cooking' }).click();
  const cooking = visitor.getByRole('dialog', { name: /Cooking/ });
  await expect(cooking.getByText('Slice the carrots.')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(cooking).toBeHidden();
  await visitor.getByRole('button', { name: 'Save to my Tureen' }).click();
  await visitor.getByLabel('Address of your Tureen').fill(productUrl);
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await visitor.waitForURL(/\/login\?redirect=/);
  expect(decodeURIComponent(decodeURIComponent(visitor.url()))).toContain(
    `/recipe/create/url?recipe_import_url=${productUrl}/shared/recipes/${id}`,
  );
  await visitor.context().close();
});

test('the page of a shared recipe is imported whole', async ({ page, request }) => {
  const slug = await makeRecipe(page, 'Imported soup', SECTIONED);
  const id = await shareRecipe(page, slug);
  const url = `${productUrl}/shared/recipes/${id}`;
  const html = await (await request.get(url)).text();
  const created = await page.request.post('/api/recipes/create/html-or-json', {
    data: { data: html, url, includeTags: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const copy = (await (await page.request.get(`/api/recipes/${(await created.json()) as string}`)).json()) as Shown;
  const original = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as Shown;
  const content = ({ recipeIngredient, recipeInstructions, description, recipeServings, tags, notes }: Shown) => ({
    description,
    recipeServings,
    tags: tags.map(({ name }) => name),
    lines: recipeIngredient.map(({ title, display }) => [title, display]),
    steps: recipeInstructions.map(({ title, text }) => [title, text.replaceAll('*', '')]),
    notes: notes.map(({ title, text }) => [title, text.replaceAll('*', '')]),
  });
  expect(content(copy)).toEqual(content(original));
});

interface Shown {
  description: string;
  recipeServings: number;
  tags: { name: string }[];
  notes: { title: string; text: string }[];
  recipeIngredient: { title: string; display: string }[];
  recipeInstructions: { title: string; text: string }[];
}

test(
  'an expired link says so in the language of the reader, and is gone',
  { tag: '@long' },
  async ({ page, browser }) => {
    const soon = new Date(Date.now() + 1500).toISOString();
    const id = await shareRecipe(page, await makeRecipe(page, 'Short soup', SOUP), soon);
    const visitor = await asVisitor(browser, { locale: 'de-DE' });
    await expect.poll(async () => (await visitor.goto(`/shared/recipes/${id}`))!.status()).toBe(410);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Dieser Link ist abgelaufen' })).toBeVisible();
    await findNothing(visitor);
    expect((await visitor.goto(`/shared/recipes/${crypto.randomUUID()}`))!.status()).toBe(404);
    expect((await visitor.goto('/shared/recipes/nonsense'))!.status()).toBe(404);
    await visitor.context().close();
  },
);

test('who is signed in takes a recipe of another group with one click', async ({ page, browser }) => {
  const id = await shareRecipe(page, await makeRecipe(page, 'Taken soup', SOUP));
  const other = await asVisitor(browser);
  const name = `other-${crypto.randomUUID().slice(0, 8)}`;
  const account = { username: name, email: `${name}@example.com`, password: 'correct horse', group: `Kitchen ${name}` };
  const headers = { 'sec-fetch-site': 'same-origin' };
  await other.request.post('/api/users/register', { data: { ...account, passwordConfirm: account.password }, headers });
  await other.request.post('/api/auth/token', { form: { username: name, password: account.password }, headers });
  await visit(other, `/shared/recipes/${id}`);
  await other.getByRole('button', { name: 'Save to my Tureen' }).click();
  await other.waitForURL(/\/recipe\/taken-soup/);
  await expect(other.getByRole('heading', { level: 1, name: /Taken soup/ })).toBeVisible();
  await other.context().close();
});

test('strangers explore an open group; members are led to their own pages', async ({ page, browser }) => {
  const group = await openGroup(page);
  const slug = await makeRecipe(page, 'Explored soup', { ...SOUP, settings: { public: true } });
  await makeRecipe(page, 'Hidden soup', { ...SOUP, settings: { public: false } });
  const visitor = await asVisitor(browser);
  await visit(visitor, `/explore/recipes/${group}`);
  await findNothing(visitor);
  await visitor.getByLabel('Search recipes').fill('explored');
  await expect(visitor).toHaveURL(/search=explored/);
  await expect(visitor.getByRole('link', { name: /Hidden soup/ })).toHaveCount(0);
  await visitor
    .getByRole('link', { name: /Explored soup/ })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1, name: /Explored soup/ })).toBeVisible();
  await findNothing(visitor);
  await visitor.getByRole('link', { name: 'Evening' }).click();
  await expect(visitor.getByRole('button', { name: 'Remove “Evening”' })).toBeVisible();
  const html = await (await visitor.request.get(`/explore/recipes/${group}/${slug}`)).text();
  expect(html).toContain(`<link rel="canonical" href="${productUrl}/explore/recipes/${group}/${slug}"`);
  const list = await (await visitor.request.get(`/explore/recipes/${group}`)).text();
  const [, feed = ''] = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/.exec(list) ?? [];
  expect(await (await visitor.request.get(feed.replaceAll('&amp;', '&'))).text()).toContain('Explored soup');
  expect(html).toContain('application/ld+json');
  expect(html).toContain('og:title');
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${productUrl}/explore/recipes/${group}/${slug}</loc>`);
  expect(sitemap).not.toContain('hidden-soup');
  expect(await (await visitor.request.get('/robots.txt')).text()).toContain(`Sitemap: ${productUrl}/sitemap.xml`);
  // the ordinary addresses of a public recipe lead to its public page, those of a private one to signing in
  for (const path of [`/recipe/${slug}`, `/g/${group}/r/${slug}`]) {
    await visit(visitor, path);
    await expect(visitor).toHaveURL(`/explore/recipes/${group}/${slug}`);
  }
  await visitor.goto('/recipe/hidden-soup');
  await expect(visitor).toHaveURL(/\/login\?redirect=/);
  await visitor.context().close();
  await visit(page, `/explore/recipes/${group}/${slug}`);
  await expect(page).toHaveURL(`/recipe/${slug}`);
});

test('who manages the group decides what visitors see', { tag: '@long' }, async ({ page }) => {
  await openGroup(page);
  await visit(page, '/group');
  await findNothing(page);
  const open = page.getByRole('switch', { name: 'Show our recipes to everyone' });
  await expect(open).toBeChecked();
  await expect(page.getByRole('link', { name: '/explore/recipes/' })).toBeVisible();
});

test('asks once whether a group that was public from the start stays so', { tag: '@long' }, async ({ browser }) => {
  const { page } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { privateGroup: false, visibilityNotice: true };
  await page.request.put('/api/groups/preferences', { data, headers });
  await visit(page, '/');
  await expect(page.getByText(/Everyone on the internet can read/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(page.getByText(/Everyone on the internet can read/)).toBeHidden();
  await page.reload();
  await expect(page.getByText('Nothing here yet').or(page.getByRole('search')).first()).toBeVisible();
  await expect(page.getByText(/Everyone on the internet can read/)).toBeHidden();
  const { privateGroup } = await (await page.request.get('/api/groups/preferences')).json();
  expect(privateGroup).toBe(false);
});
