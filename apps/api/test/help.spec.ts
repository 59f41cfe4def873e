import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type TestApp } from './support/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const get = async (path: string) => {
  const response = await fetch(`${test.url}/help${path}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

it('leads to the page on using Tureen, whose links to other pages and headings work', async () => {
  expect((await get('')).headers.get('location')).toBe('/help/using');
  const { html, headers } = await get('/using');
  expect(html).toContain('<h1 id="using-tureen">Using Tureen</h1>');
  expect(html.indexOf('role="search"')).toBeLessThan(html.indexOf('<nav'));
  expect(html).not.toMatch(/<script|\.md"|\.\.\//);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
  const names = [...html.matchAll(/<a href="([\w-]+)"/g)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['moving-in', 'troubleshooting', 'backups', 'variables']));
  for (const name of names) {
    const page = await get(`/${name}`);
    expect(page.status).toBe(200);
    for (const [, other = '', hash = ''] of page.html.matchAll(/<a href="([\w-]+)#([^"]+)"/g))
      expect((await get(`/${other}`)).html).toContain(` id="${hash}"`);
  }
});

it('has each part to which a screen links', async () => {
  const screens = join(import.meta.dirname, '../../web/src/features');
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const texts = files.map((file) => readFileSync(join(screens, file), 'utf8'));
  const links = new Set(texts.flatMap((text) => /<HelpLink page="([^"]+)"/.exec(text)?.[1] ?? []));
  expect(links.size).toBeGreaterThan(10);
  for (const link of links) {
    const [name = '', anchor] = link.split('#');
    const { status, html } = await get(`/${name}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect([link, status, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([link, 200, []]);
    if (anchor) expect(ids).toContain(anchor);
  }
});

it('finds parts by all words, and shows what was searched without running it', async () => {
  const found = await get('/search?q=trusted_proxies%20locked');
  expect(found.html).toContain('<a href="troubleshooting#troubleshooting">');
  expect((await get('/search?q=zzzz')).html).toContain('Nothing found');
  const { html } = await get(`/search?q=${encodeURIComponent('"><b>pie</b>')}`);
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;pie&lt;/b&gt;"');
  expect(html).not.toContain('<b>pie');
});

it.each(['/architecture', '/food-data', '/using.md', '/..%2Fpackage'])('has no page %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});
