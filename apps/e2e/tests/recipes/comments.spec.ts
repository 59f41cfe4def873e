import { expect, type Browser, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { productUrl, sessionFile } from '../../support/settings.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const field = (page: Page) => comments(page).getByLabel('Write a comment');

async function open(page: Page, name: string, changes: object = {}): Promise<string> {
  const slug = await makeRecipe(page, name, { ...SOUP, ...changes });
  await visit(page, `/recipe/${slug}`);
  return slug;
}
async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await comments(page).getByRole('button', { name: 'Post' }).click();
}
async function elsewhere(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
  const page = await context.newPage();
  const stream = page.waitForResponse('**/api/groups/events/stream*');
  await visit(page, path);
  await stream;
  return page;
}

test('a comment is written, changed and deleted, and the deletion taken back', async ({ page }) => {
  await open(page, 'Discussed soup');
  await expect(comments(page).getByText('No comments yet')).toBeVisible();
  await write(page, 'Needs **more** salt');
  await expect(comments(page).locator('strong', { hasText: 'more' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await comments(page)
    .getByRole('button', { name: /^More for the comment/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Your comment').fill('Needs less salt');
  await comments(page).getByRole('button', { name: 'Save' }).click();
  await expect(comments(page).getByText('Needs less salt')).toBeVisible();
  await comments(page)
    .getByRole('button', { name: /^More for the comment/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(comments(page).getByText('Needs less salt')).toBeHidden();
  const restored = page.waitForResponse('**/api/comments/*/restore');
  await page.getByRole('button', { name: 'Undo' }).click();
  await restored;
  await expect(comments(page).getByText('Needs less salt')).toBeVisible();
});

test('others who look at the recipe see a new comment at once', async ({ browser, page }) => {
  const slug = await open(page, 'Watched soup');
  const theirs = await elsewhere(browser, `/recipe/${slug}`);
  await expect(comments(theirs).getByText('No comments yet')).toBeVisible();
  await write(page, 'Hello over there');
  await expect(comments(theirs).getByText('Hello over there')).toBeVisible();
  await theirs.context().close();
});

test('what the server refuses is back in the field', async ({ page }) => {
  await open(page, 'Lonely soup');
  await expect(field(page)).toBeVisible();
  const detail = { message: 'No comments today.', error: true, code: 'test' };
  await page.route('**/api/comments', (route) => route.fulfill({ status: 403, json: { detail } }));
  await write(page, 'Are you there?');
  await expect(field(page)).toHaveValue('Are you there?');
  await expect(comments(page).getByRole('listitem')).toHaveCount(0);
});

test(
  'without a network a comment is written, changed and deleted, and the server hears of it later',
  { tag: '@offline' },
  async ({ page, context }) => {
    const slug = await open(page, 'Distant soup');
    await write(page, 'Too hot');
    const item = (text: string) => comments(page).getByRole('listitem').filter({ hasText: text });
    await expect(item('Too hot')).toBeVisible();
    await waitForQuiet(page);
    await context.setOffline(true);
    const act = async (text: string, what: string) => {
      await item(text)
        .getByRole('button', { name: /^More for the comment/ })
        .click();
      await page.getByRole('menuitem', { name: what }).click();
    };
    await act('Too hot', 'Delete');
    await write(page, 'Too cold');
    await act('Too cold', 'Edit');
    await page.getByLabel('Your comment').fill('Just right');
    await comments(page).getByRole('button', { name: 'Save' }).click();
    await expect(comments(page).getByRole('listitem')).toHaveText([/Just right/]);
    await expect(page.getByText('3 changes are waiting for a connection')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/waiting for a connection/)).toHaveCount(0);
    await expect(comments(page).getByRole('listitem')).toHaveText([/Just right/]);
    const stored = (await (await page.request.get(`/api/recipes/${slug}/comments`)).json()) as { text: string }[];
    expect(stored.map(({ text }) => text)).toEqual(['Just right']);
  },
);

test('a recipe that takes no comments shows none', { tag: '@long' }, async ({ page }) => {
  await open(page, 'Silent soup', { settings: { disableComments: true } });
  await waitForQuiet(page);
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await expect(comments(page)).toHaveCount(0);
});

test('of a long conversation the end is shown, and the rest on demand', { tag: '@long' }, async ({ page }) => {
  const slug = await makeRecipe(page, 'Debated soup', SOUP);
  for (let number = 1; number <= 23; number++)
    await page.request.post(`/api/recipes/${slug}/comments`, { data: { text: `Opinion ${number}.` }, headers });
  await visit(page, `/recipe/${slug}`);
  await expect(comments(page).getByText('Opinion 23.')).toBeVisible();
  await expect(comments(page).getByRole('listitem')).toHaveCount(20);
  await comments(page).getByRole('button', { name: 'Show 3 earlier comments' }).click();
  await expect(comments(page).getByText('Opinion 1.')).toBeVisible();
});
