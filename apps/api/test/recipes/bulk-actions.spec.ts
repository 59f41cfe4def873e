import { eventually } from '#testing/eventually';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { endOfBulkAction } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben');
});
afterAll(() => test.stop());

type Act = { id: string; status: string; done: number; failed: number; reportId: string };
const at = (id: string) => ({ params: { path: { id } } });
const bySlug = (slug: string) => ({ params: { path: { slug } } });
const create = async (who: Person, name: string) => (await who.api.POST('/recipes', { body: { name } })).data;
const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', bySlug(slug))).data;

const waitForAction = (id: string, who = ada): Promise<Act> => endOfBulkAction(who, id);
async function undoAction(id: string) {
  await ada.api.POST('/recipes/bulk-actions/{id}/undo', at(id));
  return waitForAction(id);
}

it('adds tags to many recipes, reports each recipe, and removes only the added tags on undo', async () => {
  const slugs = await Promise.all(Array.from({ length: 120 }, async (_, n) => create(ada, `Tagged ${n}`)));
  const quick = (await ada.api.POST('/organizers/tags', { body: { name: 'Quick' } })).data;
  await ada.api.PATCH('/recipes/{slug}', { ...bySlug(slugs[0]!), body: { tags: [quick] } });
  const before = (await read(slugs[1]!)).version;
  const body = { recipes: [...slugs, 'no-such-recipe'], tags: [quick, { name: 'New one' }] };
  const { id, reportId } = (await ada.api.POST('/recipes/bulk-actions/tag', { body })).data;
  expect(await waitForAction(id)).toMatchObject({ status: 'done', done: 121, failed: 1 });
  const tags = async (slug: string) => (await read(slug)).tags.map(({ name }) => name);
  for (const slug of [slugs[0]!, slugs[60]!, slugs[119]!]) expect(await tags(slug)).toEqual(['New one', 'Quick']);
  // people who are editing the recipe get a new version
  expect((await read(slugs[1]!)).version).toBeGreaterThan(before);
  const found = await ada.api.GET('/recipes', { params: { query: { tags: ['new-one'], perPage: 1 } } });
  expect(found.data.total).toBe(120);
  const report = (await ada.api.GET('/groups/reports/{id}', at(reportId))).data;
  expect(report.status).toBe('partial');
  expect(report.entries.filter(({ success }) => !success).map(({ message }) => message)).toEqual(['no-such-recipe']);
  expect(report).toMatchObject({ goodEntries: 120, badEntries: 1 });
  const withoutEntries = { params: { path: { id: reportId }, query: { withEntries: false } } };
  expect((await ada.api.GET('/groups/reports/{id}', withoutEntries)).data).toEqual({ ...report, entries: [] });
  const entriesOf = async (query: object) =>
    (await ada.api.GET('/groups/reports/{id}/entries', { params: { path: { id: reportId }, query } })).data;
  expect(await entriesOf({ queryFilter: 'success = false' })).toMatchObject({
    total: 1,
    items: [{ message: 'no-such-recipe' }],
  });
  const secondPage = await entriesOf({ perPage: 50, page: 2 });
  expect(secondPage.items).toEqual(report.entries.slice(50, 100));
  expect(secondPage).toMatchObject({ total: 121, total_pages: 3 });

  expect((await undoAction(id)).status).toBe('undone');
  expect([await tags(slugs[0]!), await tags(slugs[119]!)]).toEqual([['Quick'], []]);
});

it('adds categories to recipes', async () => {
  const slug = await create(ada, 'Categorized');
  const body = { recipes: [slug], categories: [{ name: 'Soups' }] };
  const { id } = (await ada.api.POST('/recipes/bulk-actions/categorize', { body })).data;
  await waitForAction(id);
  expect((await read(slug)).recipeCategory.map(({ name }) => name)).toEqual(['Soups']);
});

it('changes settings except the lock, and restores on undo those that nobody has changed since', async () => {
  const [one, other] = [await create(ada, 'Set one'), await create(ada, 'Set other')];
  const settings = { showNutrition: true, landscapeView: true };
  const body = { recipes: [one, other], settings };
  const { id } = (await ada.api.POST('/recipes/bulk-actions/settings', { body })).data;
  await waitForAction(id);
  expect((await read(one)).settings).toMatchObject({ ...settings, locked: false });
  await ada.api.PATCH('/recipes/{slug}', { ...bySlug(other), body: { settings: { landscapeView: false } } });
  await undoAction(id);
  expect((await read(one)).settings).toMatchObject({ showNutrition: false, landscapeView: false });
  expect((await read(other)).settings).toMatchObject({ showNutrition: false, landscapeView: false });
});

it('skips recipes that somebody else has locked', async () => {
  const [locked, free] = [await create(ada, 'Locked'), await create(ada, 'Free')];
  await ada.api.PATCH('/recipes/{slug}', { ...bySlug(locked), body: { settings: { locked: true } } });
  const { id } = (await ben.api.POST('/recipes/bulk-actions/delete', { body: { recipes: [locked, free] } })).data;
  expect(await waitForAction(id)).toMatchObject({ failed: 1 });
  expect((await read(locked)).name).toBe('Locked');
  expect((await ada.api.GET('/recipes/{slug}', bySlug(free))).response.status).toBe(404);
  await undoAction(id);
  expect((await read(free)).name).toBe('Free');
});

it('deletes recipes that refer to each other, which can be restored in any order', async () => {
  const inTrash = async () => (await ada.api.GET('/groups/trash', { params: { query: { perPage: -1 } } })).data.items;
  const restore = async (ids: string[]) => ada.api.POST('/groups/trash/restore', { body: { ids } });
  const stock = await read(await create(ada, 'Stock'));
  const [soup, stew] = [await create(ada, 'Soup of stock'), await create(ada, 'Stew of stock')];
  const { id } = stock;
  for (const slug of [soup, stew])
    await ada.api.PATCH('/recipes/{slug}', {
      ...bySlug(slug),
      body: { recipeIngredient: [{ quantity: 2, note: 'hot', referencedRecipe: { id } }] },
    });
  const lines = async (slug: string) => (await read(slug)).recipeIngredient.map((line) => line.referencedRecipe?.slug);
  const ids = new Map(await Promise.all([soup, stew].map(async (slug) => [slug, (await read(slug)).id] as const)));
  const act = (await ada.api.POST('/recipes/bulk-actions/delete', { body: { recipes: [soup, stew, stock.slug] } }))
    .data;
  expect(await waitForAction(act.id)).toMatchObject({ status: 'done', failed: 0 });
  expect((await inTrash()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Stock', 'Soup of stock', 'Stew of stock']),
  );
  // before what it refers to, and after it
  await restore([ids.get(soup)!]);
  expect(await lines(soup)).toEqual([undefined]);
  await restore([id]);
  await restore([ids.get(stew)!]);
  expect([await lines(soup), await lines(stew)]).toEqual([[stock.slug], [stock.slug]]);
});

it('restores deleted recipes of the same name under different names', async () => {
  const first = await create(ada, 'Twin');
  const remove = async (recipes: string[]) =>
    (await ada.api.POST('/recipes/bulk-actions/delete', { body: { recipes } })).data;
  await waitForAction((await remove([first])).id);
  const again = await create(ada, 'Twin');
  expect(again).toBe(first);
  await waitForAction((await remove([again])).id);
  const { items } = (await ada.api.GET('/groups/trash', { params: { query: { search: 'Twin' } } })).data;
  const { data } = await ada.api.POST('/groups/trash/restore', { body: { ids: items.map(({ id }) => id) } });
  expect(data.map(({ name }) => name).sort()).toEqual(['Twin', 'Twin (1)']);
});

it('does not reach recipes of another group', async () => {
  const slug = await create(ada, 'Out of reach');
  const { id: recipeId } = await read(slug);
  const stranger = await addStranger(test.url, 'mallory');
  const own = await create(stranger, 'Their own');
  const remove = async (recipes: string[]) => stranger.api.POST('/recipes/bulk-actions/delete', { body: { recipes } });
  expect((await remove([slug, recipeId])).response.status).toBe(404);
  const { id } = (await remove([own, slug, recipeId])).data;
  expect(await waitForAction(id, stranger)).toMatchObject({ failed: 2 });
  expect((await read(slug)).name).toBe('Out of reach');
  expect((await ada.api.GET('/recipes/bulk-actions/{id}', at(id))).response.status).toBe(404);
});

it.each(['json', 'schema', 'markdown', 'cooklang'] as const)(
  'exports recipes as %s, which another group can import with their pictures',
  async (exportType) => {
    const slug = await create(ada, `Packed as ${exportType}`);
    const recipeIngredient = [{ title: 'Dough', note: '2 cups flour' }, { note: '1 egg' }, { note: 'salt' }];
    const recipeInstructions = [{ text: 'Mix the dough.' }, { text: 'Bake it.' }];
    await ada.api.PATCH('/recipes/{slug}', { ...bySlug(slug), body: { recipeIngredient, recipeInstructions } });
    await ada.api.POST('/recipes/{slug}/image', {
      ...bySlug(slug),
      body: { url: `${test.site.url}/picture.png` },
    });
    const body = { recipes: [slug], exportType };
    const { id } = (await ada.api.POST('/recipes/bulk-actions/export', { body })).data;
    const findExport = async () =>
      (await ada.api.GET('/recipes/bulk-actions/export')).data.find((one) => one.id === id)!;
    await eventually(async () => (await findExport()).status !== 'running', 'the export is written');
    const ask = { params: { query: { path: id } } };
    const { fileToken } = (await ada.api.GET('/recipes/bulk-actions/export/download', ask)).data;
    const bytes = await (await fetch(`${test.url}/api/utils/download?token=${fileToken}`)).arrayBuffer();

    const { api } = await addStranger(test.url, `packer-${exportType}`);
    const archive = new File([new Uint8Array(bytes)], 'recipes.zip');
    const report = (await api.POST('/groups/migrations', { body: { archive } as never, ...asMultipart })).data;
    const state = async () => (await api.GET('/groups/migrations/{id}', at(report.id))).data.state;
    await eventually(async () => ['finished', 'failed'].includes(await state()), 'the archive is imported');
    const { data: copy } = await api.GET('/recipes/{slug}', bySlug(slug));
    expect(copy).toMatchObject({ name: `Packed as ${exportType}`, image: expect.any(String) });
    expect(copy.recipeIngredient.map(({ title, display }) => [title, display])).toEqual([
      ['Dough', '2 cups flour'],
      ['', '1 egg'],
      ['', 'salt'],
    ]);
    expect(copy.recipeInstructions.map(({ text }) => text)).toEqual(['Mix the dough.', 'Bake it.']);
  },
);

it('exports recipes into an archive, whose download token works once', async () => {
  const slug = await create(ada, 'Exported');
  const picture = { url: `${test.site.url}/picture.png` };
  await ada.api.POST('/recipes/{slug}/image', { ...bySlug(slug), body: picture });
  const { id } = (await ada.api.POST('/recipes/bulk-actions/export', { body: { recipes: [slug] } })).data;
  const list = async () => (await ada.api.GET('/recipes/bulk-actions/export')).data;
  await eventually(async () => (await list())[0]!.status !== 'running', 'the export is written');
  expect((await list())[0]).toMatchObject({ id, path: id, status: 'done', recipeCount: 1 });
  const ask = { params: { query: { path: id } } };
  const { fileToken } = (await ada.api.GET('/recipes/bulk-actions/export/download', ask)).data;
  const download = async () => fetch(`${test.url}/api/utils/download?token=${fileToken}`);
  const bytes = Buffer.from(await (await download()).arrayBuffer());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of [`${slug}/${slug}.json`, `${slug}/images/original.webp`]) expect(bytes.includes(name)).toBe(true);
  expect((await download()).status).toBe(401);
  const stranger = await addStranger(test.url, 'eve');
  expect((await stranger.api.GET('/recipes/bulk-actions/export/download', ask)).response.status).toBe(404);
  await ada.api.DELETE('/recipes/bulk-actions/export/purge');
  expect(await list()).toEqual([]);
});
