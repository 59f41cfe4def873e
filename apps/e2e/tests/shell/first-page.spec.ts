import { gzipSync } from 'node:zlib';
import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

// each file costs a phone time of its own, however small it is
const STYLE_SHEETS = 2;
const SCRIPTS = 18;

test('a page is complete without its scripts, and asks for few files', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const slug = await makeRecipe(page, 'Quick soup', SOUP);
  for (const [path, kilobytes] of [
    ['/', 187],
    [`/recipe/${slug}`, 224],
  ] as const) {
    const sent = await (await page.request.get(path)).text();
    expect(sent, path).toContain('Quick soup');
    expect(sent, path).not.toMatch(/<script[^>]+src=|<link[^>]+rel="modulepreload"/);
    expect(sent.match(/<link[^>]+rel="stylesheet"/g)?.length, path).toBeLessThanOrEqual(STYLE_SHEETS);
    await visit(page, path);
    const asked = page.locator('link[rel=modulepreload]');
    expect(await asked.count(), path).toBeGreaterThan(1);
    expect(await asked.count(), path).toBeLessThanOrEqual(SCRIPTS);
    const scripts = new Set([...sent.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!));
    const sizes = [...scripts].map(async (file) => gzipSync(await (await page.request.get(file)).body()).length);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes / 1000, path).toBeLessThan(kilobytes);
    expect(bytes).toBeGreaterThan(100_000);
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await page.request.get(manifest!)).json()).toMatchObject({ name: 'Tureen', display: 'standalone' });
  await context.close();
});

test('fields look as their recipes say', async ({ page }) => {
  await visit(page, '/recipe/create/url');
  const field = page.getByRole('textbox', { name: 'Link, links or text' });
  await expect(field).toHaveCSS('min-height', '44px');
  await expect(field).toHaveCSS('border-radius', '8px');
  await field.focus();
  await expect(field).toHaveCSS('outline-width', '2px');
});
