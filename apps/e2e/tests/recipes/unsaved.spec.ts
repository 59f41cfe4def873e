import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { administrator, productUrl, siteUrl } from '../../support/settings.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const description = (page: Page) => page.getByLabel('Description', { exact: true });

async function edit(page: Page, name: string): Promise<string> {
  const slug = await makeRecipe(page, name, SOUP);
  await visit(page, `/recipe/${slug}?edit=true`);
  await description(page).fill('Mine');
  return slug;
}

const signIn = async (page: Page, username: string) => {
  const form = { username, password: administrator.password };
  const answer = await page.request.post('/api/auth/token', { form });
  expect(answer.ok()).toBe(true);
};

/** Another member of the group, without any right. */
async function addMember(page: Page): Promise<string> {
  const username = `member-${crypto.randomUUID().slice(0, 8)}`;
  const data = { username, email: `${username}@example.com`, password: administrator.password, group: 'Home' };
  expect((await page.request.post('/api/users', { data, headers })).ok()).toBe(true);
  return username;
}

test('reports a conflict with a concurrent change although a new picture was saved', async ({ page }) => {
  const slug = await edit(page, 'Pictured soup');
  await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Theirs' }, headers });
  const pictureResponse = page.waitForResponse((response) => response.url().endsWith('/image'));
  await page.locator('input[type=file]').first().setInputFiles('apps/web/public/icons/icon-192.png');
  await pictureResponse;
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('Somebody else changed this recipe');
});

test('saves without a conflict after a new picture', { tag: '@long' }, async ({ page }) => {
  await edit(page, 'Painted soup');
  await page.locator('input[type=file]').first().setInputFiles('apps/web/public/icons/icon-192.png');
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Mine').first()).toBeVisible();
});

test('saves without a conflict after somebody has set when the recipe was made', { tag: '@long' }, async ({ page }) => {
  const slug = await edit(page, 'Cooked soup');
  const data = { timestamp: new Date().toISOString() };
  expect((await page.request.patch(`/api/recipes/${slug}/last-made`, { data, headers })).ok()).toBe(true);
  await save(page);
  await expect(page.getByText('Mine').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('reports a conflict with a concurrent change after “I made this”', { tag: '@long' }, async ({ page }) => {
  const slug = await makeRecipe(page, 'Made soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  const eventResponse = page.waitForResponse((response) => response.url().includes('/timeline/events'));
  await page.getByRole('button', { name: 'I made this' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await eventResponse;
  await page.getByRole('link', { name: 'Edit' }).click();
  await description(page).fill('Mine');
  await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Theirs' }, headers });
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('Somebody else changed this recipe');
});

test('keeps typed changes when a picture is taken from an address', { tag: '@long' }, async ({ page }) => {
  await edit(page, 'Painted soup');
  await page.getByRole('button', { name: 'From an address' }).click();
  await page.getByLabel('Address of the picture').fill(`${siteUrl}/olive.jpg`);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await expect(description(page)).toHaveValue('Mine');
});

test('offers to save a recipe as a new one if somebody has deleted it', async ({ page }) => {
  const slug = await edit(page, 'Doomed soup');
  await page.request.delete(`/api/recipes/${slug}`, { headers });
  await save(page);
  await page.getByRole('button', { name: 'Save as a new recipe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Doomed soup/);
  await expect(page.getByText('Mine').first()).toBeVisible();
  await expect(page.getByText('carrots').first()).toBeVisible();
});

test(
  'keeps the draft of an editor who is signed out and signs in again',
  { tag: '@long' },
  async ({ page, context }) => {
    await edit(page, 'Interrupted soup');
    await expect(page.getByText('Not saved yet. Kept in this browser.')).toBeAttached();
    const [, cookies] = [await context.clearCookies({ name: 'tureen_session' }), await context.cookies()];
    expect(cookies.map(({ name }) => name)).not.toContain('tureen_session');
    // a change by other tests may make the page ask the server before
    await Promise.any([save(page), page.waitForURL('**/login?*')]);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByText('You’ve been signed out').first()).toBeVisible();
    await page.getByLabel('E-mail address or username').fill(administrator.username);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(description(page)).toHaveValue('Mine');
  },
);

test('does not show the draft of one person to another in the same browser', async ({ browser, page }) => {
  const member = await addMember(page);
  const slug = await makeRecipe(page, 'Private thoughts', SOUP);
  const otherContext = await browser.newContext({ baseURL: productUrl });
  const shared = await otherContext.newPage();
  await signIn(shared, administrator.username);
  await visit(shared, `/recipe/${slug}?edit=true`);
  await description(shared).fill('Mine');
  await expect(shared.getByText('Not saved yet. Kept in this browser.')).toBeAttached();
  await otherContext.clearCookies();
  await signIn(shared, member);
  await visit(shared, `/recipe/${slug}?edit=true`);
  await expect(description(shared)).toHaveValue(SOUP.description);
  await otherContext.clearCookies();
  await signIn(shared, administrator.username);
  await visit(shared, `/recipe/${slug}?edit=true`);
  await expect(description(shared)).toHaveValue('Mine');
  await otherContext.close();
});

test(
  'keeps the draft if a conflict cannot be resolved without a network',
  { tag: '@offline' },
  async ({ page, context }) => {
    const slug = await edit(page, 'Contested soup');
    await page.request.patch(`/api/recipes/${slug}`, { data: { description: 'Theirs' }, headers });
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Somebody else changed this recipe');
    // without a network nothing is loaded any more
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save these' }).click();
    await expect(page.getByText('Can’t reach the server').first()).toBeVisible();
    await expect(description(page)).toHaveValue('Mine');
    expect(context.pages()).toHaveLength(1);
  },
);

test('saves a tag that was typed but not confirmed', async ({ page }) => {
  const slug = await makeRecipe(page, 'Tagged soup', SOUP);
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByRole('combobox', { name: 'Tags' }).fill('Winter');
  await save(page);
  await expect(page.getByRole('link', { name: 'Winter' })).toBeVisible();
});

test('lets a member without rights give a recipe a new category', async ({ browser, page }) => {
  const member = await addMember(page);
  const slug = await makeRecipe(page, 'Sorted soup', SOUP);
  const otherContext = await browser.newContext({ baseURL: productUrl });
  const memberPage = await otherContext.newPage();
  await signIn(memberPage, member);
  await visit(memberPage, `/recipe/${slug}?edit=true`);
  const category = `Category of ${member}`;
  await memberPage.getByRole('combobox', { name: 'Categories' }).fill(category);
  await memberPage.keyboard.press('Enter');
  await save(memberPage);
  await waitForScripts(memberPage);
  await expect(memberPage.getByRole('link', { name: category })).toBeVisible();
  await otherContext.close();
});
