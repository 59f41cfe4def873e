import { DataSource } from 'typeorm';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';

let test: TestApp;
let ada: Person;
let hermit: Person;

/** Stands in everything that strangers must not see. */
const SECRET = 'zzhidden';

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api', PRIVATE_PICTURES: 'true' });
  ada = await setUp(test.url);
  hermit = await addStranger(test.url, 'hermit');
  await ada.api.PUT('/groups/preferences', { body: { privateGroup: false } });
  await newRecipe(ada, 'Apple pie', {
    settings: { public: true },
    rating: 4,
    extras: { note: SECRET },
    lastMade: '2026-03-04T10:00:00Z',
    tags: [{ name: 'Sweet' }],
    recipeIngredient: [{ quantity: 3, food: { name: 'apple' } }],
  });
  await newRecipe(ada, 'Plum cake', { settings: { public: true }, tags: [{ name: 'Sweet' }] });
  await newRecipe(ada, `Soup ${SECRET}`, {
    settings: { public: false },
    tags: [{ name: 'Sweet' }, { name: `tag ${SECRET}` }],
    recipeIngredient: [
      { quantity: 1, food: { name: `food ${SECRET}` } },
      { quantity: 1, food: { name: 'apple' } },
    ],
  });
  await ada.api.POST('/groups/cookbooks', { body: { name: 'Everything', public: true } });
  await ada.api.POST('/groups/cookbooks', { body: { name: `Book ${SECRET}`, public: false } });
  await newRecipe(hermit, `Cave bread ${SECRET}`, { settings: { public: true } });
});
afterAll(() => test.stop());

async function newRecipe({ api }: Person, name: string, changes: object) {
  const slug = (await api.POST('/recipes', { body: { name, sample: false } })).data;
  return (await api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: changes })).data;
}
const nobody = () => contractClient(test.url);
const path = { groupSlug: 'home' };
const list = (query: object = {}) => nobody().GET('/explore/groups/{groupSlug}/recipes', { params: { path, query } });
const names = async (query: object = {}) => (await list(query)).data.items.map(({ name }) => name).sort();
const one = (slug: string, groupSlug = 'home') =>
  nobody().GET('/explore/recipes/{groupSlug}/{slug}', { params: { path: { groupSlug, slug } } });

describe('strangers', () => {
  it('see the public recipes of a group that is not private', async () => {
    expect((await nobody().GET('/explore/groups')).data).toEqual([{ name: 'Home', slug: 'home' }]);
    expect(await list()).toMatchObject({ data: { total: 2 } });
    expect(await names()).toEqual(['Apple pie', 'Plum cake']);
    const { data } = await one('apple-pie');
    expect(data).toMatchObject({ name: 'Apple pie', extras: {}, lastMade: null, rating: 4 });
    const { data: byAlias } = await nobody().GET('/explore/groups/{groupSlug}/recipes/{slug}', {
      params: { path: { groupSlug: ada.groupId, slug: data.id } },
    });
    expect(byAlias.name).toBe('Apple pie');
  });

  it('see nothing of a private group, nor private recipes and cookbooks', async () => {
    const { data: group } = await hermit.api.GET('/groups/self');
    const private_ = { path: { groupSlug: group.slug } };
    const statuses = await Promise.all(
      (
        [
          '/explore/groups/{groupSlug}',
          '/explore/groups/{groupSlug}/recipes',
          '/explore/groups/{groupSlug}/cookbooks',
          '/explore/groups/{groupSlug}/organizers/categories',
          '/explore/groups/{groupSlug}/organizers/tags',
          '/explore/groups/{groupSlug}/organizers/tools',
          '/explore/groups/{groupSlug}/foods',
        ] as const
      ).map(async (address) => (await nobody().GET(address, { params: private_ })).response.status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await one(`cave-bread-${SECRET}`, group.slug)).response.status).toBe(404);
    expect((await one(`soup-${SECRET}`)).response.status).toBe(404);
    const { data: books } = await nobody().GET('/explore/groups/{groupSlug}/cookbooks', { params: { path } });
    expect(books.items.map(({ name }) => name)).toEqual(['Everything']);
    const book = { groupSlug: 'home', slug: `book-${SECRET}` };
    const hidden = await nobody().GET('/explore/groups/{groupSlug}/cookbooks/{slug}', { params: { path: book } });
    expect(hidden.response.status).toBe(404);
    expect((await list({ cookbook: `book-${SECRET}` })).response.status).toBe(422);
    expect(await names({ cookbook: 'everything' })).toEqual(['Apple pie', 'Plum cake']);
  });

  it('are told only of tags and foods that public recipes have, and count only those', async () => {
    const { data: tags } = await nobody().GET('/explore/groups/{groupSlug}/organizers/tags', { params: { path } });
    expect(tags.items.map(({ name, recipeCount }) => [name, recipeCount])).toEqual([['Sweet', 2]]);
    expect(tags.total).toBe(1);
    const { data: foods } = await nobody().GET('/explore/groups/{groupSlug}/foods', { params: { path } });
    expect(foods.items.map(({ name, recipeCount }) => [name, recipeCount])).toEqual([['apple', 1]]);
    expect(await names({ tags: [`tag-${SECRET}`] })).toEqual([]);
    expect(await names({ tags: ['sweet'], foods: [foods.items[0]!.id] })).toEqual(['Apple pie']);
  });

  it('search by the beginning of words and with slips', async () => {
    expect(await names({ search: 'appl' })).toEqual(['Apple pie']);
    expect(await names({ search: 'aplpe' })).toEqual(['Apple pie']);
    expect(await names({ search: SECRET })).toEqual([]);
    expect((await list({ search: "apple'); --&|!:*(" })).response.status).toBe(200);
  });

  it('search as members do, by any word and by the plural, without learning the words of private recipes', async () => {
    expect((await list({ search: 'apples cake' })).data.items.map(({ name }) => name).sort()).toEqual([
      'Apple pie',
      'Plum cake',
    ]);
    expect((await list({ search: 'cakes plum pie' })).data.items[0]?.name).toBe('Plum cake');
    // "aple" is a typing mistake of "apple", although a private recipe has that very word
    await newRecipe(ada, 'Aple secret', { settings: { public: false } });
    expect(await names({ search: 'aple' })).toEqual(['Apple pie']);
  });

  it.each([
    'lastMade',
    'user_id',
    'userId',
    'groupId',
    'settings.locked',
    'ownerId',
    'extras',
    'document',
    'notesDocument',
    'group.name',
  ])('neither sort nor filter by %s', async (name) => {
    expect((await list({ orderBy: name })).response.status).toBe(400);
    expect((await list({ queryFilter: `${name} IS NOT NULL` })).response.status).toBe(400);
  });

  it('sort and filter by what they see', async () => {
    expect(await names({ queryFilter: 'rating >= 4 AND tags.name = "Sweet"' })).toEqual(['Apple pie']);
    const { data } = await list({ orderBy: 'name', orderDirection: 'desc', perPage: 1, page: 2 });
    expect(data.items.map(({ name }) => name)).toEqual(['Apple pie']);
    expect((await list({ perPage: -1 })).data.per_page).toBeLessThanOrEqual(200);
  });

  it('see the pictures of public recipes, for an hour in shared caches, and no longer than these are public', async () => {
    const recipe = await newRecipe(ada, 'Pictured', { settings: { public: true } });
    const body = { url: `${test.site.url}/picture.png` };
    await ada.api.POST('/recipes/{slug}/image', { params: { path: { slug: recipe.slug } }, body });
    const picture = () => fetch(`${test.url}/api/media/recipes/${recipe.id}/images/min-original.webp`);
    const shown = await picture();
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    await ada.api.PUT('/groups/preferences', { body: { privateGroup: true } });
    expect((await picture()).status).toBe(404);
    await ada.api.PUT('/groups/preferences', { body: { privateGroup: false } });
    const settings = { public: false };
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: recipe.slug } }, body: { settings } });
    expect((await picture()).status).toBe(404);
  });
});

it('whoever is signed in takes a public recipe into their own group', async () => {
  const params = { path: { groupSlug: 'home', slug: 'apple-pie' } };
  const { data: slug } = await hermit.api.POST('/explore/recipes/{groupSlug}/{slug}/save', { params });
  const { data } = await hermit.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } });
  expect([data.groupId, data.recipeIngredient.map((line) => line.display)]).toEqual([hermit.groupId, ['3 apple']]);
});

it('a recipe that somebody takes keeps all that its author wrote', async () => {
  const facts = {
    ...{ description: 'Crisp.', recipeYield: '2 tarts', recipeServings: 6, orgURL: 'https://example.org/tart' },
    ...{ totalTime: '2 hours', prepTime: '20 minutes', performTime: '40 minutes', cookTime: '1 hour' },
    ...{ nutrition: { calories: '250' }, notes: [{ title: 'Pears', text: 'Work as well.' }] },
  };
  const line = { quantity: 2, quantityMax: 3, food: { name: 'quinces' }, note: 'peeled', title: 'Filling' };
  await newRecipe(ada, 'Quince tart', {
    ...facts,
    settings: { public: true, showNutrition: true },
    recipeIngredient: [line],
    recipeInstructions: [{ title: 'Bake', text: 'Until **golden**.' }],
  });
  const params = { path: { groupSlug: 'home', slug: 'quince-tart' } };
  const { data: slug } = await hermit.api.POST('/explore/recipes/{groupSlug}/{slug}/save', { params });
  const { data } = await hermit.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } });
  expect(data).toMatchObject({
    ...facts,
    recipeIngredient: [line],
    recipeInstructions: [{ title: 'Bake', text: 'Until **golden**.' }],
    settings: { showNutrition: true },
  });
});

it('groups are private, and new recipes are too, until somebody chooses otherwise', async () => {
  const [row] = await test.app
    .get(DataSource)
    .query<object[]>('SELECT private_group, recipe_public FROM group_preferences WHERE group_id = $1', [
      hermit.groupId,
    ]);
  expect(row).toEqual({ private_group: true, recipe_public: false });
});

it('finds a public recipe by its slug alone, and nothing private or ambiguous', async () => {
  const find = async (slug: string) => {
    const params = { path: { slug } };
    const answer = await contractClient(test.url).GET('/explore/recipes/{slug}', { params });
    return answer.response.ok ? answer.data : answer.response.status;
  };
  expect(await find('plum-cake')).toEqual({ groupSlug: 'home', slug: 'plum-cake' });
  for (const slug of [`soup-${SECRET}`, `cave-bread-${SECRET}`, 'nothing']) expect(await find(slug)).toBe(404);
  await newRecipe(hermit, 'Plum cake', { settings: { public: true } });
  expect(await find('plum-cake')).toEqual({ groupSlug: 'home', slug: 'plum-cake' });
  await hermit.api.PUT('/groups/preferences', { body: { privateGroup: false } });
  expect(await find('plum-cake')).toBe(404);
  await hermit.api.PUT('/groups/preferences', { body: { privateGroup: true } });
  // a former slug is found unless another group has it now
  const renamed = { params: { path: { slug: 'plum-cake' } }, body: { name: 'Damson cake' } };
  await ada.api.PATCH('/recipes/{slug}', renamed);
  expect(await find('plum-cake')).toEqual({ groupSlug: 'home', slug: 'damson-cake' });
  await hermit.api.PUT('/groups/preferences', { body: { privateGroup: false } });
  expect(await find('plum-cake')).toMatchObject({ slug: 'plum-cake' });
  await hermit.api.PUT('/groups/preferences', { body: { privateGroup: true } });
  await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: 'plum-cake' } } });
  expect(await find('plum-cake')).toBe(404);
});

it('keeps the former slugs of a renamed group, public recipe and cookbook', async () => {
  await newRecipe(ada, 'Quince jelly', { settings: { public: true } });
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: 'quince-jelly' } }, body: { name: 'Quince jam' } });
  const { data: book } = await ada.api.POST('/groups/cookbooks', { body: { name: 'Preserves', public: true } });
  const params = { path: { id: book.id } };
  await ada.api.PATCH('/groups/cookbooks/{id}', { params, body: { name: 'Jams' } });
  const rename = (name: string) =>
    ada.api.PUT('/admin/groups/{id}', { params: { path: { id: ada.groupId } }, body: { name } });
  await rename('Orchard');
  const guest = contractClient(test.url);
  const path = { groupSlug: 'home', slug: 'quince-jelly' };
  expect((await guest.GET('/explore/recipes/{groupSlug}/{slug}', { params: { path } })).data.slug).toBe('quince-jam');
  const groupPath = { params: { path: { groupSlug: 'home' } } };
  expect((await guest.GET('/explore/groups/{groupSlug}', groupPath)).data.slug).toBe('orchard');
  for (const id of ['preserves', 'jams'])
    expect((await ada.api.GET('/groups/cookbooks/{id}', { params: { path: { id } } })).data.slug).toBe('jams');
  const query = { cookbook: 'preserves' };
  expect((await ada.api.GET('/recipes', { params: { query } })).response.status).toBe(200);
  await rename('Home');
  expect((await guest.GET('/explore/groups/{groupSlug}', groupPath)).data.slug).toBe('home');
});
