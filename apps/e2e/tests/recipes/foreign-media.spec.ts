import { productUrl, siteUrl } from '../../support/settings.ts';
import { asVisitor, openGroup, shareRecipe } from '../../support/sharing.ts';
import { founder } from '../../support/people.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

/** Collects the hosts other than the product's that a page asks for anything. */
function foreignHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(productUrl).host) hosts.add(host);
  });
  return hosts;
}

test('no page of a recipe asks other servers before a video is started', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const picture = `${siteUrl}/olive.jpg`;
  const text = [
    `![An olive](${picture})`,
    '<img src="https://tracker.invalid/p.gif" alt="Missing">',
    '<iframe src="https://www.youtube.com/embed/abc" title="How to fold"></iframe>',
  ].join('\n\n');
  const slug = (await (
    await page.request.post('/api/recipes', { data: { name: 'Folded' }, headers })
  ).json()) as string;
  const body = { description: text, recipeInstructions: [{ text }], settings: { public: true } };
  await page.request.patch(`/api/recipes/${slug}`, { data: body, headers });
  await expect
    .poll(async () => (await (await page.request.get(`/api/recipes/${slug}`)).json()).descriptionHtml)
    .toContain('<img src="/api/media/');
  const group = await openGroup(page);
  const link = await shareRecipe(page, slug);

  const visitor = await asVisitor(browser);
  for (const [reader, path] of [
    [page, `/recipe/${slug}`],
    [visitor, `/shared/recipes/${link}`],
    [visitor, `/explore/recipes/${group}/${slug}`],
  ] as const) {
    const hosts = foreignHosts(reader);
    await visit(reader, path);
    const olive = reader.getByRole('img', { name: 'An olive' }).first();
    await olive.scrollIntoViewIfNeeded();
    await expect.poll(() => olive.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(reader.getByRole('link', { name: 'Missing' }).first()).toBeVisible();
    await expect(reader.getByRole('link', { name: 'How to fold' }).first()).toBeVisible();
    expect([...hosts]).toEqual([]);
  }
  await visitor.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  await visitor.getByRole('link', { name: 'How to fold' }).first().click();
  await expect(visitor.frameLocator('iframe[title="How to fold"]').getByText('player')).toBeVisible();
  await Promise.all([context.close(), visitor.context().close()]);
});
