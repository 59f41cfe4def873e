import { type APIRequestContext, expect, type Page, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { routePatterns } from '../../support/routes.ts';
import { asVisitor, openGroup, shareRecipe } from '../../support/sharing.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

interface GroupFixture {
  /** Word in everything that only members may see. */
  secret: string;
  /** Word in the public recipe. */
  open: string;
  /** Word in the recipe that has a share link. */
  shared: string;
  /** Values for the parameters of an address. */
  values: Record<string, string[]>;
}

/** Fills a public group in which one recipe is public, one has a share link, and everything else is private. */
async function createGroupContent(page: Page): Promise<GroupFixture> {
  const [secret, open, shared] = ['hidden', 'open', 'lent'].map((word) => word + crypto.randomUUID().slice(0, 8));
  const post = async (path: string, data: object) =>
    (await (await page.request.post(`/api${path}`, { data, headers })).json()) as { id: string; slug?: string };
  const words = { description: secret!, tags: [{ name: `Tag ${secret}` }], notes: [{ title: secret!, text: secret! }] };
  // the words are in no address, which a page may repeat
  const slug = await makeRecipe(page, 'Soup', { ...words, settings: { public: false } });
  const openSlug = await makeRecipe(page, 'Soup', { description: open, settings: { public: true } });
  const lentSlug = await makeRecipe(page, 'Soup', { description: shared, settings: { public: false } });
  const cookbook = await post('/groups/cookbooks', { name: 'Winter', description: secret });
  const list = await post('/groups/shopping/lists', { name: `List ${secret}` });
  await post('/groups/shopping/items', { shoppingListId: list.id, note: secret });
  await post('/organizers/categories', { name: `Category ${secret}` });
  await post('/foods', { name: `Food ${secret}` });
  const self = (await (await page.request.get('/api/users/self')).json()) as { id: string };
  const groupSlug = await openGroup(page);
  const { id } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string };
  return {
    secret: secret!,
    open: open!,
    shared: shared!,
    values: {
      slug: [slug, openSlug, lentSlug, cookbook.slug!],
      id: [list.id, self.id, id, await shareRecipe(page, lentSlug)],
      groupSlug: [groupSlug],
      kind: ['foods', 'recipes', 'tags'],
      date: ['2026-12-24'],
    },
  };
}

/** Every address with every value that a parameter of its name may have. */
function addressesOf(values: GroupFixture['values']): string[] {
  const filled = (path: string): string[] => {
    const name = /\$(\w+)/.exec(path)?.[1];
    return name ? values[name]!.flatMap((value) => filled(path.replace(`$${name}`, value))) : [path];
  };
  return routePatterns.flatMap((path) => filled(path.replace(/\$$/, 'no-such-page')));
}

async function textsOf(request: APIRequestContext, addresses: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const remaining = [...addresses];
  const read = async () => {
    for (let address = remaining.pop(); address !== undefined; address = remaining.pop()) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBeLessThan(500);
      texts.set(address, await answer.text());
    }
  };
  await Promise.all(Array.from({ length: 4 }, read));
  return texts;
}

const addressesWith = (texts: Map<string, string>, word: string) =>
  [...texts].filter(([, text]) => text.includes(word)).map(([address]) => address);

test('shows strangers only public and shared recipes on every page', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'What the server sends is the same for all screens.');
  test.setTimeout(180_000);
  const { page: owner, context: kitchen } = await founder(browser);
  const { secret, open, shared, values } = await createGroupContent(owner);
  const addresses = addressesOf(values);
  expect(addresses.length).toBeGreaterThan(80);

  const memberTexts = await textsOf(owner.request, addresses);
  // the pages of members contain the words
  expect(addressesWith(memberTexts, secret).length).toBeGreaterThan(10);

  const visitor = await asVisitor(browser);
  const { page: other, context: neighbours } = await founder(browser);
  for (const stranger of [visitor, other]) {
    const strangerTexts = await textsOf(stranger.request, addresses);
    // visitors see public recipes only, also at their ordinary address
    expect(addressesWith(strangerTexts, open).length).toBeGreaterThan(1);
    expect(addressesWith(strangerTexts, secret)).toEqual([]);
    expect(addressesWith(strangerTexts, shared)).toEqual([`/shared/recipes/${values['id']!.at(-1)!}`]);
    expect(
      addressesWith(strangerTexts, open).filter((address) => !/^\/(explore\/recipes|recipe)\//.test(address)),
    ).toEqual([]);
  }
  await Promise.all([kitchen, neighbours, visitor.context()].map((context) => context.close()));
});

test('shows visitors each change of a public recipe at once', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'What the server sends is the same for all screens.');
  const { page: owner, context: kitchen } = await founder(browser);
  const slug = await makeRecipe(owner, 'Carrot soup', { description: 'Of autumn', settings: { public: true } });
  const address = `/explore/recipes/${await openGroup(owner)}/${slug}`;
  const link = `/shared/recipes/${await shareRecipe(owner, slug)}`;
  const change = (data: object) => owner.request.patch(`/api/recipes/${slug}`, { data, headers });
  const { request } = (await asVisitor(browser)).context();
  const look = async (path: string, language = 'en') => {
    const answer = await request.get(path, { headers: { 'accept-language': language } });
    const text = await answer.text();
    const found = /Of (autumn|winter)/.exec(text)?.[0];
    return {
      status: answer.status(),
      found,
      language: /<html lang="(..)/.exec(text)?.[1],
      nonce: /nonce="([^"]+)/.exec(text)?.[1],
    };
  };
  for (const path of [address, link]) {
    const first = await look(path);
    const second = await look(path);
    expect(first).toMatchObject({ status: 200, found: 'Of autumn', language: 'en' });
    expect({ ...second, nonce: first.nonce }).toEqual(first);
    expect(second.nonce).not.toBe(first.nonce);
    expect(await look(path, 'de')).toMatchObject({ found: 'Of autumn', language: 'de' });
  }
  await change({ description: 'Of winter' });
  for (const path of [address, link]) expect(await look(path)).toMatchObject({ status: 200, found: 'Of winter' });
  const links = await owner.request.get('/api/shared/recipes');
  expect(((await links.json()) as { views: number }[])[0]!.views).toBe(4);
  await change({ settings: { public: false } });
  expect(await look(address)).toMatchObject({ status: 404, found: undefined });
  expect(await look(link)).toMatchObject({ status: 200, found: 'Of winter' });
  await kitchen.close();
});
