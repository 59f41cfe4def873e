import { expect, test } from '../../support/test.ts';

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
