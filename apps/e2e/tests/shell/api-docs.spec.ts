import { violationsInBothThemes } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

test(
  'the documentation of the API finds an operation and runs it with the session',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    await page.goto('/docs');
    await expect(page.getByRole('heading', { name: 'Tureen', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByPlaceholder('Search').pressSequentially('signed-in user');
    await page.getByRole('option', { name: /Get the signed-in user/ }).click();
    await page.getByRole('button', { name: /Test Request ?\(get \/users\/self\)/ }).click();
    await page.getByRole('button', { name: /^Send get request/ }).click();
    await expect(page.getByText('200 OK')).toBeVisible();
    await expect(page.getByText('"groupSlug"').last()).toBeVisible();
    expect(foreign).toEqual([]);
  },
);

test('a link leads to an operation of the documentation', { tag: ['@phone', '@once', '@long'] }, async ({ page }) => {
  await page.goto('/docs#tag/recipes/GET/recipes/{slug}');
  await expect(page.getByRole('heading', { name: 'Get a recipe' })).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('tokens and webhooks lead to their guides, which lead to each other', { tag: '@phone' }, async ({ page }) => {
  for (const [path, title] of [
    ['/user/profile/api-tokens', 'The first call'],
    ['/group/webhooks', 'Webhooks'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', /\/docs$/);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Guide' }).click();
    const guide = await opened;
    await expect(guide.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(await violationsInBothThemes(guide)).toEqual([]);
    expect(await guide.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await guide.getByRole('navigation').getByRole('link', { name: 'n8n' }).click();
    await expect(guide.getByRole('heading', { level: 1 })).toContainText('n8n');
    await guide.close();
  }
});

test('screens lead to their part of the help', { tag: '@phone' }, async ({ page }) => {
  for (const [path, part] of [
    ['/shopping-lists', 'using#planning-and-shopping'],
    ['/group/notifiers', 'using#notifications'],
    ['/group/timeline', 'using#timeline'],
    ['/group/data/foods', 'using#foods-units-and-aisles'],
    ['/admin/backups', 'backups'],
  ] as const) {
    await visit(page, path);
    const link = page.getByRole('link', { name: 'Help', exact: true });
    await expect(link).toHaveAttribute('href', `/help/${part}`);
    const [help] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    const id = part.split('#')[1] ?? 'backups';
    await expect(help.locator(`#${id}`)).toBeInViewport();
    await help.close();
  }
});

test('the settings lead to the help, which is searched', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/settings');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  const help = await opened;
  await expect(help.getByRole('heading', { name: 'Using Tureen', level: 1 })).toBeVisible();
  expect(await violationsInBothThemes(help)).toEqual([]);
  expect(await help.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await help.getByRole('searchbox', { name: 'Search the help' }).fill('locked out');
  await help.keyboard.press('Enter');
  await help.getByRole('main').getByRole('link', { name: 'Troubleshooting' }).click();
  await expect(help.getByRole('heading', { name: 'Troubleshooting', level: 1 })).toBeVisible();
});
