import { JSDOM } from 'jsdom';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

const BASE = 'https://meals.example';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api', BASE_URL: `${BASE}/` });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

async function addRecipe({ api }: Person, name: string, fields: object = {}) {
  const { data: slug } = await api.POST('/recipes', { body: { name } });
  return (await api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: fields })).data;
}

async function newAddress({ api }: Person) {
  const { data } = await api.POST('/users/self/feed');
  expect(data.url).toMatch(/^https:\/\/meals\.example\/api\/feeds\/[\w-]{32}$/);
  return new URL(data.url).pathname;
}

const read = (path: string, headers: Record<string, string> = {}) => fetch(test.url + path, { headers });

/** Reads a feed as a program does that refuses XML that is not well-formed. */
async function parse(path: string): Promise<Document> {
  const { window } = new JSDOM(await (await read(path)).text(), { contentType: 'application/xml' });
  return window.document;
}
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

interface JsonFeed {
  version: string;
  title: string;
  items: { title: string; url: string; content_html: string; date_published: string; tags: string[] }[];
}
const readJson = async (path: string) => (await (await read(path)).json()) as JsonFeed;

const HOSTILE = '<script>alert(1)</script> ]]> & "quotes"';

describe('the feed of a group', () => {
  it('lists the newest recipes first in each format, whatever their names contain', async () => {
    await addRecipe(ada, 'Pea soup', { description: 'From yellow peas.\nGood.', tags: [{ name: 'Quick & easy' }] });
    await addRecipe(ada, HOSTILE, { description: `${HOSTILE}\u0007` });
    const path = await newAddress(ada);

    const atom = await parse(path);
    expect(textsOf(atom, 'entry > title')).toEqual([expect.stringContaining('&lt;script&gt;'), 'Pea soup']);
    expect(atom.querySelector('entry:last-of-type > link')?.getAttribute('href')).toBe(`${BASE}/recipe/pea-soup`);
    expect(atom.querySelector('script')).toBeNull();

    const rss = await parse(`${path}?format=rss`);
    expect(textsOf(rss, 'item > link')).toEqual([expect.anything(), `${BASE}/recipe/pea-soup`]);

    const json = await readJson(`${path}?format=json`);
    expect(json.version).toBe('https://jsonfeed.org/version/1');
    expect(json.items[0]).toMatchObject({ title: HOSTILE, content_html: expect.not.stringContaining('<script') });
    expect(json.items[1]).toMatchObject({
      title: 'Pea soup',
      content_html: '<p>From yellow peas.<br>Good.</p>',
      tags: ['Quick & easy'],
    });
  });

  it('has types that readers know, and is kept by nobody on the way', async () => {
    const path = await newAddress(ada);
    const types = { atom: 'application/atom+xml', rss: 'application/rss+xml', json: 'application/feed+json' };
    for (const [format, type] of Object.entries(types)) {
      const { headers } = await read(`${path}?format=${format}`);
      expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(headers.get('cache-control')).toMatch(/private.*no-cache/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await read(`${path}?format=html`)).status).toBe(422);
  });

  it('answers 304 until something is new', async () => {
    const path = await newAddress(ada);
    for (const format of ['atom', 'rss', 'json']) {
      const etag = (await read(`${path}?format=${format}`)).headers.get('etag')!;
      expect(
        (await read(`${path}?format=${format}`, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
      ).toBe(304);
      await addRecipe(ada, `Toast for ${format}`);
      expect(
        (await read(`${path}?format=${format}`, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
      ).toBe(200);
    }
  });

  it('lists what was cooked, with a new entry for each time', async () => {
    const { slug } = await addRecipe(ada, 'Goulash');
    const cook = (timestamp: string) =>
      ada.api.PATCH('/recipes/{slug}/last-made', { params: { path: { slug } }, body: { timestamp } });
    const path = `${await newAddress(ada)}?show=cooked&format=json`;
    const entries = async () => (await readJson(path)).items as (JsonFeed['items'][number] & { id: string })[];
    await cook('2026-11-01T18:00:00Z');
    const [first, ...others] = await entries();
    expect(first).toMatchObject({ title: 'Goulash', date_published: '2026-11-01T18:00:00.000Z' });
    expect(others).toEqual([]);
    await cook('2026-11-08T18:00:00Z');
    const [second] = await entries();
    expect(second!.id).not.toBe(first!.id);
  });

  it('lists the recipes of a cookbook', async () => {
    const { data: tag } = await ada.api.POST('/organizers/tags', { body: { name: 'Winter' } });
    await ada.api.POST('/groups/cookbooks', { body: { name: 'Cold days', tags: [tag] } });
    await addRecipe(ada, 'Stew', { tags: [tag] });
    const path = await newAddress(ada);
    const { title, items } = await readJson(`${path}?cookbook=cold-days&format=json`);
    expect(title).toMatch(/: Cold days$/);
    expect(items.map((item) => item.title)).toEqual(['Stew']);
    expect((await read(`${path}?cookbook=no-such-book`)).status).toBe(404);
  });

  it('ends when it is revoked, when another one is made and when the password changes', async () => {
    const first = await newAddress(ada);
    const second = await newAddress(ada);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await ada.api.DELETE('/users/self/feed');
    expect((await read(second)).status).toBe(404);
    expect((await ada.api.GET('/users/self/feed')).data.createdAt).toBeNull();
    const bob = await addStranger(test.url, 'bob');
    const third = await newAddress(bob);
    await bob.api.PUT('/users/password', {
      body: { currentPassword: 'correct horse', newPassword: 'another horse battery' },
    });
    expect((await read(third)).status).toBe(404);
  });

  it('shows the recipes of its own group only', async () => {
    const cem = await addStranger(test.url, 'cem');
    const path = `${await newAddress(cem)}?format=json`;
    expect((await readJson(path)).items).toEqual([]);
    expect((await read(path)).headers.get('etag')).toBe((await read(path)).headers.get('etag'));
  });
});

describe('the feed of a public group', () => {
  it('has public recipes alone, for everyone', async () => {
    const dora = await addStranger(test.url, 'dora');
    await addRecipe(dora, 'Secret sauce', { settings: { public: false } });
    await addRecipe(dora, 'Open sandwich', { settings: { public: true } });
    const { data: group } = await dora.api.GET('/groups/self');
    const path = `/api/explore/groups/${group.slug}/feed`;
    expect((await read(path)).status).toBe(404);
    await dora.api.PUT('/groups/preferences', { body: { privateGroup: false } });
    expect((await readJson(`${path}?format=json`)).items).toMatchObject([
      { title: 'Open sandwich', url: `${BASE}/explore/recipes/${group.slug}/open-sandwich` },
    ]);
    const atom = await parse(path);
    expect(textsOf(atom, 'entry > title')).toEqual(['Open sandwich']);
    const etag = (await read(path)).headers.get('etag')!;
    expect((await read(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
    expect((await read(`${path}?cookbook=no-such-book`)).status).toBe(404);
  });
});
