import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, type Page, test } from '../../support/test.ts';
import { drag, moveByKeyboard } from '../../support/drag.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** A tag of its own, and two recipes that have it. */
async function tagged(page: Page) {
  const tag = unique('Feast');
  const slugs = [
    await makeRecipe(page, 'Goose', { ...SOUP, tags: [{ name: tag }] }),
    await makeRecipe(page, 'Carp', { ...SOUP, tags: [{ name: tag }] }),
  ];
  return { tag, slugs };
}

async function makeBook(page: Page, name: string, fields: object = {}) {
  const answer = await page.request.post('/api/groups/cookbooks', { data: { name, ...fields }, headers });
  return (await answer.json()) as { id: string; slug: string };
}

async function makeFeastBook(page: Page) {
  const { tag, slugs } = await tagged(page);
  const recipe = (await (await page.request.get(`/api/recipes/${slugs[0]}`)).json()) as { tags: { id: string }[] };
  const name = unique('Feasts');
  const book = await makeBook(page, name, { description: 'For long evenings.', tags: [{ id: recipe.tags[0]!.id }] });
  return { ...book, tag, name };
}

test('a cookbook is made of a tag, opened, searched, changed and deleted', async ({ page }) => {
  const { tag } = await tagged(page);
  const name = unique('Sundays');
  await visit(page, '/group/cookbooks?edit=new');
  const dialog = page.getByRole('dialog', { name: 'New cookbook' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description', { exact: true }).fill('For long evenings.');
  await dialog.getByRole('combobox', { name: 'Tags' }).fill(tag);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Goose|Carp/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Search this cookbook' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('2 recipes')).toBeVisible();
  await page.getByRole('searchbox').fill('Goose');
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page).not.toHaveURL(/cookbook=/);
  await visit(page, '/group/cookbooks');
  const choose = async (book: string, item: string) => {
    await page.getByRole('button', { name: `More actions: ${book}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose(name, 'Edit');
  const renamed = unique('Holidays');
  await page.getByRole('dialog').getByLabel('Name').fill(renamed);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: renamed })).toContainText('2 recipes');
  await choose(renamed, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: renamed })).toHaveCount(0);
});

test('a cookbook takes what meets its conditions', async ({ browser }) => {
  const { page, context } = await founder(browser);
  for (const [name, totalTime] of Object.entries({ Omelette: '10 minutes', Goulash: '3 hours' })) {
    const slug = (await (await page.request.post('/api/recipes', { data: { name }, headers })).json()) as string;
    await page.request.patch(`/api/recipes/${slug}`, { data: { totalTime }, headers });
  }
  await visit(page, '/group/cookbooks?edit=new');
  const dialog = page.getByRole('dialog', { name: 'New cookbook' });
  await dialog.getByLabel('Name', { exact: true }).fill('Quick');
  await dialog.getByRole('button', { name: 'Add a condition' }).click();
  await dialog.getByLabel('Field', { exact: true }).selectOption({ label: 'Total time (minutes)' });
  await dialog.getByLabel('Condition', { exact: true }).selectOption({ label: 'at most' });
  await dialog.getByLabel('Value').fill('30');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Quick' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Omelette' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Goulash' })).toHaveCount(0);
  await context.close();
});

test('cookbooks are put in order by the keyboard, positions 1 to n, also in the navigation', async ({
  browser,
  isMobile,
}) => {
  // a group of its own, since others make cookbooks meanwhile
  const { page, context } = await founder(browser);
  const names = [unique('First'), unique('Second')];
  for (const name of names) await makeBook(page, name);
  await visit(page, '/group/cookbooks');
  const list = page.getByRole('list', { name: 'Cookbooks' });
  await expect(list.getByRole('link', { name: names[1] })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await moveByKeyboard(page.getByRole('button', { name: `Move ${names[1]}` }), 'ArrowLeft', 1);
  expect((await saved).ok()).toBe(true);
  const listed = await (await page.request.get('/api/groups/cookbooks?perPage=-1')).json();
  const ours = (listed.items as { name: string; position: number }[]).filter(({ name }) => names.includes(name));
  expect(ours.map(({ name }) => name)).toEqual([names[1], names[0]]);
  if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'More', exact: true }).click();
  const nav = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Main navigation' });
  await expect(nav.getByRole('link', { name: names[0] })).toBeVisible();
  await context.close();
});

test('cookbooks are put in order by mouse or finger', { tag: '@phone' }, async ({ browser, isMobile }) => {
  const { page, context } = await founder(browser);
  const names = [unique('First'), unique('Second'), unique('Third')];
  for (const name of names) await makeBook(page, name);
  await visit(page, '/group/cookbooks');
  const grip = (name: string | undefined) => page.getByRole('button', { name: `Move ${name}` });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await drag(grip(names[2]), grip(names[0]), isMobile);
  expect((await saved).ok()).toBe(true);
  const wanted = [names[2], names[0], names[1]];
  await expect(page.getByRole('list', { name: 'Cookbooks' }).getByRole('link')).toHaveText(wanted as string[]);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Cookbooks' }).getByRole('link')).toHaveText(wanted as string[]);
  await context.close();
});

/** The text of each page of a PDF. */
async function textsOf(file: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const texts = [...document.pages()].map((one) => one.getText());
  document.destroy();
  library.destroy();
  return texts;
}

test('a whole cookbook is printed: a cover, the contents and one recipe a page', async ({ page }) => {
  const book = await makeFeastBook(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', '') });
  });
  await visit(page, `/cookbooks/${book.slug}`);
  await waitForQuiet(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText('Contents')).toBeVisible();
  await expect(page.getByText('Slice the carrots.').locator('visible=true')).toHaveCount(2);
  const pages = await textsOf(await page.pdf());
  expect(pages.map((text) => /^(\d+)\s/.exec(text)?.[1])).toEqual([undefined, '2', '3', '4']);
});

test('cookbooks of a long shelf are drawn, and ask for their covers, when they come near', async ({ browser }) => {
  const { page, context } = await founder(browser);
  for (let number = 0; number < 90; number++) await makeBook(page, `Book ${String(number).padStart(2, '0')}`);
  let covers = 0;
  page.on('request', (request) => (covers += Number(request.url().includes('cookbook='))));
  await visit(page, '/group/cookbooks');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book 00' })).toBeVisible();
  await waitForQuiet(page);
  expect(covers).toBeLessThan(60);
  await expect(async () => {
    await page.mouse.wheel(0, 100_000);
    await expect(main.getByRole('link', { name: 'Book 89' })).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await context.close();
});
