import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let stranger: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  stranger = await addStranger(test.url, 'mallory');
});
afterAll(() => test.stop());

const create = async (name: string, fields = {}) =>
  (await ada.api.POST('/groups/cookbooks', { body: { name, ...fields } })).data;
const list = async (query = {}) => (await ada.api.GET('/groups/cookbooks', { params: { query } })).data.items;
const names = async (query = {}) => (await list(query)).map(({ name }) => name);

async function newTag(name: string, ...recipes: string[]) {
  const tag = (await ada.api.POST('/organizers/tags', { body: { name } })).data;
  for (const recipe of recipes) {
    const slug = (await ada.api.POST('/recipes', { body: { name: recipe } })).data;
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { tags: [{ id: tag.id }] } });
  }
  return tag;
}

describe('the order of cookbooks', () => {
  it('is that of their making, until somebody changes it in one request', async () => {
    const [first, second, third] = [await create('First'), await create('Second'), await create('Third')];
    expect([first.position, second.position, third.position]).toEqual([1, 2, 3]);
    expect(await names()).toEqual(['First', 'Second', 'Third']);
    const body = [third, first, second].map(({ id }, index) => ({ id, position: index + 1 }));
    const { data } = await ada.api.PUT('/groups/cookbooks', { body });
    expect(data.map(({ name, position }) => [name, position])).toEqual([
      ['Third', 1],
      ['First', 2],
      ['Second', 3],
    ]);
    expect(await names()).toEqual(['Third', 'First', 'Second']);
    expect(await names({ orderBy: 'name' })).toEqual(['First', 'Second', 'Third']);
  });

  it('ends at the highest position that may be sent', async () => {
    const last = await create('Far away');
    await ada.api.PUT('/groups/cookbooks', { body: [{ id: last.id, position: 1_000_000 }] });
    const behind = await create('Behind it');
    expect(behind.position).toBe(1_000_000);
    for (const { id } of [last, behind]) await ada.api.DELETE('/groups/cookbooks/{id}', { params: { path: { id } } });
  });

  it('changes for all of them or for none', async () => {
    const [one] = await list();
    const before = await names();
    const { id: foreign } = (await stranger.api.POST('/groups/cookbooks', { body: { name: 'Theirs' } })).data;
    const body = [
      { id: one!.id, position: 99 },
      { id: foreign, position: 1 },
    ];
    expect((await ada.api.PUT('/groups/cookbooks', { body })).response.status).toBe(404);
    expect(await names()).toEqual(before);
  });

  it.each([
    ['{}', 'body'],
    ['[null]', '0'],
    ['[[]]', '0'],
    ['[{"position": 1}]', '0.id'],
    ['[{"id": "8f14e45f-ceea-467f-a0f3-1d3c1a7f2b11", "position": "x"}]', '0.position'],
  ])('is not taken from %s', async (body, field) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${test.url}/api/groups/cookbooks`, { method: 'PUT', headers, body });
    const { detail } = (await response.json()) as { detail: { errors: Record<string, string[]> } };
    expect([response.status, Object.keys(detail.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('the address of a cookbook', () => {
  const change = async (id: string, body: { name?: string; description?: string }) =>
    (await ada.api.PATCH('/groups/cookbooks/{id}', { params: { path: { id } }, body })).data.slug;

  it('is its own, whatever the names of others are', async () => {
    const books = [await create('Soups'), await create('Soups!'), await create('Soups')];
    expect(books.map(({ slug }) => slug)).toEqual(['soups', 'soups-1', 'soups-2']);
    const stew = await create('Stews');
    expect(await change(stew.id, { name: 'soups' })).toBe('soups-3');
    expect(await change(stew.id, { name: 'Soups', description: 'of winter' })).toBe('soups-3');
    for (const { id, slug } of [...books, { ...stew, slug: 'soups-3' }])
      expect((await ada.api.GET('/groups/cookbooks/{id}', { params: { path: { id: slug } } })).data.id).toBe(id);
    for (const { id } of [...books, stew]) await ada.api.DELETE('/groups/cookbooks/{id}', { params: { path: { id } } });
  });
});

describe('what belongs to a cookbook', () => {
  it('is what has all that it asks for, by its id, its slug, and as a filter of recipes', async () => {
    const tag = await newTag('festive', 'Goose', 'Carp');
    await newTag('plain', 'Bread');
    const cookbook = await create('Feasts & Fairs', { tags: [{ id: tag.id }] });
    expect(cookbook).toMatchObject({
      slug: 'feasts-fairs',
      tags: [{ id: tag.id, name: 'festive' }],
      categories: [],
    });
    for (const id of [cookbook.id, cookbook.slug]) {
      const { data } = await ada.api.GET('/groups/cookbooks/{id}', { params: { path: { id } } });
      expect(data.recipes.map(({ name }) => name)).toEqual(['Carp', 'Goose']);
      const query = { withRecipes: false };
      const alone = await ada.api.GET('/groups/cookbooks/{id}', { params: { path: { id }, query } });
      expect(alone.data).toEqual({ ...data, recipes: [] });
    }
    const query = { cookbook: cookbook.slug, search: 'goose' };
    const { data: found } = await ada.api.GET('/recipes', { params: { query } });
    expect(found.items.map(({ name }) => name)).toEqual(['Goose']);
    const { response } = await ada.api.GET('/recipes', { params: { query: { cookbook: 'nothing' } } });
    expect(response.status).toBe(422);
  });

  it('may be any of them, and everything where it asks for nothing', async () => {
    const [one, other] = [await newTag('north', 'Herring'), await newTag('south', 'Olives')];
    const all = await create('Both', { tags: [{ id: one.id }, { id: other.id }] });
    const path = { id: all.id };
    const recipesOf = async () =>
      (await ada.api.GET('/groups/cookbooks/{id}', { params: { path } })).data.recipes.map(({ name }) => name);
    expect(await recipesOf()).toEqual([]);
    await ada.api.PATCH('/groups/cookbooks/{id}', { params: { path }, body: { requireAllTags: false } });
    expect(await recipesOf()).toEqual(['Herring', 'Olives']);
    await ada.api.PATCH('/groups/cookbooks/{id}', { params: { path }, body: { tags: [] } });
    expect((await recipesOf()).length).toBeGreaterThan(2);
  });

  it('loses a tag that is deleted', async () => {
    const tag = await newTag('short-lived');
    const { id } = await create('Fading', { tags: [{ id: tag.id }] });
    await ada.api.DELETE('/organizers/tags/{id}', { params: { path: { id: tag.id } } });
    const { data } = await ada.api.GET('/groups/cookbooks/{id}', { params: { path: { id } } });
    expect(data.tags).toEqual([]);
  });

  it('cannot be a tag of another group', async () => {
    const { data: tag } = await stranger.api.POST('/organizers/tags', { body: { name: 'theirs' } });
    const body = { name: 'Spy', tags: [{ id: tag.id }] };
    const { response, error } = await ada.api.POST('/groups/cookbooks', { body });
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ detail: { errors: { 'tags.0': [expect.any(String)] } } });
    expect(await names()).not.toContain('Spy');
  });
});

it('changes to what a cookbook asks for are new versions of it', async () => {
  const tag = await newTag('versioned');
  const { id, version } = await create('Versioned');
  const params = { path: { id }, header: { 'if-match': `"${version}"` } };
  const { data } = await ada.api.PATCH('/groups/cookbooks/{id}', { params, body: { tags: [{ id: tag.id }] } });
  expect(data.version).toBe(version + 1);
  const late = await ada.api.PUT('/groups/cookbooks/{id}', { params, body: { tags: [] } });
  expect(late.error).toMatchObject({ current: { tags: [{ name: 'versioned' }], version: version + 1 } });
});

it('a copy has all that the original has, but for its name and its place', async () => {
  const tag = await newTag('copied');
  const source = await create('Original', { description: 'Old', tags: [{ id: tag.id }], requireAllTags: false });
  const { data: copy } = await ada.api.POST('/groups/cookbooks/{id}/duplicate', {
    params: { path: { id: source.id } },
    body: { name: 'Copy' },
  });
  const { id: _, name, slug, position, createdAt: __, updateAt: ___, updatedAt: ____, ...rest } = copy;
  expect(rest).toEqual(expect.objectContaining({ description: 'Old', requireAllTags: false, version: 1 }));
  expect([name, slug, copy.tags.map((one) => one.name)]).toEqual(['Copy', 'copy', ['copied']]);
  expect(position).toBeGreaterThan(source.position);
});

it('the addresses of newer clients serve the same', async () => {
  const response = await fetch(`${test.url}/api/households/cookbooks?perPage=1`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const page = (await response.json()) as { items: unknown[]; next: string };
  expect(page.items).toHaveLength(1);
  const next = new URL(page.next, test.url);
  expect(next.pathname).toBe('/households/cookbooks');
  expect(Object.fromEntries(next.searchParams)).toMatchObject({ page: '2', perPage: '1' });
});

describe('what a cookbook asks for', () => {
  const namesIn = async (cookbook: string, query = {}) =>
    (
      await ada.api.GET('/recipes', {
        params: { query: { cookbook, orderBy: 'name', orderDirection: 'asc', ...query } },
      })
    ).data.items.map(({ name }) => name);
  async function recipe(name: string, body: object) {
    const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
  }

  it('can be foods, any of them or all', async () => {
    const food = async (name: string) => (await ada.api.POST('/foods', { body: { name } })).data;
    const [rice, beans] = [await food('rice'), await food('beans')];
    await recipe('Rice', { recipeIngredient: [{ food: rice }] });
    await recipe('Rice and beans', { recipeIngredient: [{ food: rice }, { food: beans }] });
    const foods = [{ id: rice.id }, { id: beans.id }];
    const any = await create('Staples', { foods, requireAllFoods: false });
    expect(any.foods.map(({ name }) => name)).toEqual(['beans', 'rice']);
    expect(await namesIn(any.id)).toEqual(['Rice', 'Rice and beans']);
    const all = await create('Both staples', { foods, requireAllFoods: true });
    expect(await namesIn(all.slug)).toEqual(['Rice and beans']);
    const wrong = await ada.api.POST('/groups/cookbooks', { body: { name: 'Wrong', foods: [{ id: ada.id }] } });
    expect(wrong.response.status).toBe(422);
  });

  it('can be a condition, together with one of the request', async () => {
    await recipe('Quick soup', { totalTime: '20 minutes' });
    await recipe('Quick stew', { totalTime: '25 minutes' });
    await recipe('Slow soup', { totalTime: '3 hours' });
    const quick = await create('Quick', { queryFilterString: ' totalTimeMinutes <= 30 ' });
    expect(quick.queryFilterString).toBe('totalTimeMinutes <= 30');
    expect(await namesIn(quick.slug)).toEqual(['Quick soup', 'Quick stew']);
    expect(await namesIn(quick.slug, { queryFilter: 'name LIKE "%soup%"' })).toEqual(['Quick soup']);
    const { data } = await ada.api.GET('/groups/cookbooks/{id}', { params: { path: { id: quick.id } } });
    expect(data.recipes.map(({ name }) => name)).toEqual(['Quick soup', 'Quick stew']);
    const copy = await ada.api.POST('/groups/cookbooks/{id}/duplicate', {
      params: { path: { id: quick.id } },
      body: {},
    });
    expect(copy.data.queryFilterString).toBe('totalTimeMinutes <= 30');
  });

  it('is refused where it cannot be understood, in words for that field', async () => {
    for (const queryFilterString of ['nonsense', 'secret = 1', 'rating LIKE 4']) {
      const { response, error } = await ada.api.POST('/groups/cookbooks', { body: { name: 'Odd', queryFilterString } });
      expect(response.status).toBe(422);
      expect(Object.keys(error!.detail.errors!)).toEqual(['queryFilterString']);
    }
  });
});
