import { expect, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

test('keeps every letter that is typed into fields which follow the address', async ({ page }) => {
  await visit(page, '/recipe/create/url');
  const address = page.getByRole('textbox', { name: 'Link, links or text' });
  await address.pressSequentially('https://www.example.com/a.b,c;d');
  await expect(address).toHaveValue('https://www.example.com/a.b,c;d');
  await address.fill('Look at this: https://www.example.com/pie, it is good');
  await address.blur();
  await expect(address).toHaveValue('https://www.example.com/pie');
  for (const path of ['/group/data/foods', '/group/data/recipes', '/recipes/tags', '/admin/maintenance/logs', '/']) {
    await visit(page, path);
    const find = page.getByRole('main').getByRole('searchbox').first();
    await find.pressSequentially('chicken thighs', { delay: 20 });
    await expect(page, path).toHaveURL(/=chicken(%20|\+)thighs/);
    await expect(find, path).toHaveValue('chicken thighs');
  }
});

test('shows the right amounts on a page that the browser has translated', async ({ page }) => {
  const slug = await makeRecipe(page, 'Translated soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  const amount = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  const before = await amount.innerText();
  const scale = page.getByRole('group', { name: 'Amount to make' });
  await scale.getByRole('button', { name: 'More' }).click();
  await expect(amount).not.toHaveText(before);
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Translated soup');
});

test('sends a password to nobody without scripts, and says that they are needed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto('/login');
  // Chromium does not show it where only the test has turned scripts off
  expect(await (await page.request.get('/login')).text()).toMatch(/<noscript><p[^>]*>Reading works without JavaScript/);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await context.close();
});

test('says so if its scripts cannot be loaded, or cookies are not stored', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await visit(page, '/login');
  await expect(page.getByText('Your browser doesn’t store cookies')).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert').getByText('Tureen couldn’t start in this browser.')).toBeVisible();
  await context.close();
});

test('asks again for the texts of a screen that did not arrive', async ({ browser }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    // the side bar has the link
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await visit(page, '/');
  let refusals = 0;
  await page.route('**/assets/locale-*timeline*', async (route) => (refusals++ ? route.continue() : route.abort()));
  await page.getByRole('link', { name: 'Timeline' }).first().click();
  await expect(page.getByRole('heading', { name: 'Timeline', level: 1 })).toBeVisible();
  await expect.poll(() => refusals).toBeGreaterThan(1);
  await context.close();
});
