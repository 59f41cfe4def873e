import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let bo: Person;
let stranger: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  bo = await addMember(test.url, ada, 'bo');
  stranger = await addStranger(test.url, 'stranger');
});
afterAll(() => test.stop());

const create = async (name: string, person = ada) => (await person.api.POST('/recipes', { body: { name } })).data;
const get = async (slug: string, person = ada) =>
  (await person.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const patch = (slug: string, body: object, person = ada, headers = {}) =>
  person.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body, headers });

describe('names and slugs', () => {
  it.each([
    ['Crème Brûlée!', 'creme-brulee'],
    ['Größe  &  Maß', 'grosse-mass'],
    ['Борщ', 'borshch'],
    ['麻婆豆腐', undefined],
    ['كسكس', undefined],
    ['🍰', undefined],
    ['---', undefined],
    ['../../etc/passwd', 'etc-passwd'],
    ['a'.repeat(255), undefined],
    // addresses of their own beside those of recipes, in the API and on the web
    ['Category', undefined],
    ['Create', undefined],
  ])('%s can be made, read and changed', async (name, slug) => {
    const made = await create(name);
    if (slug) expect(made).toBe(slug);
    expect(made).not.toBe('');
    const path = encodeURIComponent(made);
    const response = await fetch(`${test.url}/api/recipes/${path}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(await response.json()).toMatchObject({ name });
    expect((await patch(made, { description: 'x' })).response.status).toBe(200);
  });

  it('numbers a name that is taken, also at the same moment', async () => {
    const slugs = await Promise.all(Array.from({ length: 8 }, () => create('Pancakes')));
    expect(slugs.sort()).toEqual(['pancakes', ...[1, 2, 3, 4, 5, 6, 7].map((number) => `pancakes-${number}`)]);
    expect((await get('pancakes-1')).name).toBe('Pancakes (1)');
  });

  it.each(['🍰🍰', '…'])('%s keeps its address when it is saved again', async (name) => {
    const slug = await create(name);
    await patch(slug, { name, description: 'Sweet' });
    expect(await get(slug)).toMatchObject({ name, slug, description: 'Sweet' });
  });

  it('may be as long as the contract says, also a new name, and cut to whole letters for a number', async () => {
    const long = `${'ö'.repeat(239)}🍰${'b'.repeat(10)}`;
    const slug = await create('Short');
    expect((await patch(slug, { name: long })).data).toMatchObject({ name: long });
    expect((await get(await create(long))).name).toBe(`${'ö'.repeat(239)} (1)`);
  });

  it('refuses to rename to a name that is taken, and keeps the recipe', async () => {
    await create('Waffles');
    const slug = await create('Crêpes');
    const { response, error } = await patch(slug, { name: 'waffles', description: 'lost?' });
    expect(response.status).toBe(409);
    expect(Object.keys(error!.detail.errors!)).toEqual(['name']);
    expect(await get(slug)).toMatchObject({ name: 'Crêpes', description: '' });
  });

  it('keeps the former slugs of a renamed recipe, for reading, changes and bulk actions', async () => {
    const slug = await create('Pea stew');
    await patch(slug, { name: 'Pea soup' });
    await patch('pea-soup', { name: 'Green soup' });
    expect(await get('pea-stew')).toMatchObject({ name: 'Green soup', slug: 'green-soup' });
    expect((await patch('pea-soup', { description: 'Thick' })).data).toMatchObject({ slug: 'green-soup' });
    const { response } = await stranger.api.GET('/recipes/{slug}', { params: { path: { slug: 'pea-stew' } } });
    expect(response.status).toBe(404);
    // a new recipe keeps its name and leaves the former slug to the renamed one
    expect(await create('Pea soup')).toBe('pea-soup-1');
    expect(await get('pea-soup-1')).toMatchObject({ name: 'Pea soup' });
    expect(await get('pea-soup')).toMatchObject({ name: 'Green soup' });
    expect((await patch('green-soup', { name: 'Pea stew' })).data).toMatchObject({ slug: 'pea-stew' });
    expect(await get('green-soup')).toMatchObject({ name: 'Pea stew' });
    // a recipe that is not known answers 404
    const settings = { public: false };
    const act = await ada.api.POST('/recipes/bulk-actions/settings', { body: { recipes: ['green-soup'], settings } });
    expect(act.response.status).toBe(200);
  });

  it('keeps former slugs in the trash, and does not let others take them over', async () => {
    const slug = await create('Old rice');
    await patch(slug, { name: 'New rice' });
    const { response } = await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: 'old-rice' } } });
    expect(response.status).toBe(200);
    const { data: trash } = await ada.api.GET('/groups/trash');
    const { id } = trash.items.find(({ name }) => name === 'New rice')!;
    await ada.api.POST('/groups/trash/restore', { body: { ids: [id] } });
    expect(await get('old-rice')).toMatchObject({ slug: 'new-rice' });
    expect(await create('Old rice')).toBe('old-rice-1');
    expect(await get('old-rice')).toMatchObject({ slug: 'new-rice' });
  });

  it('tells whether a name is free', async () => {
    const valid = async (name: string) =>
      (await ada.api.GET('/validators/group/recipe', { params: { query: { name } } })).data.valid;
    expect(await valid('CREPES')).toBe(false);
    expect(await valid('Something new')).toBe(true);
  });

  it('finds a recipe by its id as well', async () => {
    const { id, slug } = await get(await create('Borscht'));
    expect((await get(id)).slug).toBe(slug);
  });
});

describe('changing a recipe', () => {
  it('keeps what is absent and replaces the lists that are sent', async () => {
    const slug = await create('Lasagne');
    await patch(slug, {
      description: 'Layers',
      recipeYield: '4 servings',
      tags: [{ name: 'Oven' }, { name: 'oven' }],
      recipeCategory: [{ name: 'Pasta' }],
      tools: [{ name: 'Dish' }],
      recipeIngredient: [
        { note: 'pasta' },
        { quantity: 1 / 3, unit: { name: 'cup' }, food: { name: 'Milk' }, note: 'warm', title: 'Sauce' },
      ],
      recipeInstructions: [{ text: 'Boil' }, { text: 'Bake', title: 'Oven' }],
      notes: [{ title: 'Tip', text: 'Rest it' }],
      extras: { source: 'grandma' },
      nutrition: { calories: '500' },
    });
    const { data } = await ada.api.PUT('/recipes/{slug}', {
      params: { path: { slug } },
      body: { recipeInstructions: [{ text: 'Only **this**' }], notes: [] },
    });
    expect(data).toMatchObject({
      description: 'Layers',
      recipeYield: '4 servings',
      stepsHtml: ['<p>Only <strong>this</strong></p>'],
      extras: { source: 'grandma' },
      nutrition: { calories: '500' },
      notes: [],
      recipeInstructions: [{ text: 'Only **this**', title: '' }],
    });
    expect(data.tags.map((tag) => tag.name)).toEqual(['Oven']);
    expect(data.recipeIngredient.map((line) => line.display)).toEqual(['pasta', '¹/₃ cup Milk warm']);
  });

  it('holds ranges, also in a copy', async () => {
    const slug = await create('Risotto');
    const rice = { quantity: 2, quantityMax: 3, unit: { name: 'jug', pluralName: 'jugs' }, food: { name: 'rice' } };
    await patch(slug, { recipeIngredient: [rice, { quantity: 1, food: { name: 'onion' } }] });
    const { recipeIngredient } = await get(slug);
    expect(recipeIngredient.map((line) => [line.quantityMax, line.display])).toEqual([
      [3, '2–3 jugs rice'],
      [null, '1 onion'],
    ]);
    const { data: copy } = await ada.api.POST('/recipes/{slug}/duplicate', { params: { path: { slug } }, body: {} });
    expect(copy.recipeIngredient[0]).toMatchObject({ quantity: 2, quantityMax: 3 });
  });

  it.each([
    { quantity: 3, quantityMax: 2 },
    { quantity: 2, quantityMax: 2 },
    { quantityMax: 2 },
    { quantity: 2, quantityMax: -1 },
    { quantity: 2, quantityMax: 'three' as never },
  ])('refuses %j as a range and changes nothing', async (range) => {
    const slug = await create('Bad range');
    await patch(slug, { recipeIngredient: [{ note: 'salt' }] });
    const { error, response } = await patch(slug, { recipeIngredient: [{ note: 'salt' }, range] });
    expect(response.status).toBe(422);
    expect(Object.keys(error!.detail.errors!)).toEqual(['recipeIngredient.1.quantityMax']);
    expect((await get(slug)).recipeIngredient).toHaveLength(1);
  });

  it('uses foods and units that are there, in any case', async () => {
    const slug = await create('Custard');
    await patch(slug, { recipeIngredient: [{ quantity: 2, unit: { name: 'CUP' }, food: { name: 'milk' } }] });
    const { total } = (await ada.api.GET('/foods', { params: { query: { search: 'milk' } } })).data;
    expect(total).toBe(1);
    expect((await get(slug)).recipeIngredient[0]!.food!.name).toBe('Milk');
  });

  it('keeps the order of 600 lines, also in a copy and after a change', async () => {
    const slug = await create('Feast');
    const notes = Array.from({ length: 600 }, (_, index) => `dish ${index}`);
    const notesOf = ({ recipeIngredient }: Awaited<ReturnType<typeof get>>) => recipeIngredient.map(({ note }) => note);
    expect(notesOf((await patch(slug, { recipeIngredient: notes.map((note) => ({ note })) })).data)).toEqual(notes);
    const changed = notes.with(599, 'coffee').with(250, 'sorbet');
    await patch(slug, { recipeIngredient: changed.map((note) => ({ note })) });
    expect(notesOf(await get(slug))).toEqual(changed);
    const { data: copy } = await ada.api.POST('/recipes/{slug}/duplicate', { params: { path: { slug } }, body: {} });
    expect(notesOf(copy)).toEqual(changed);
  });

  it('keeps the links between steps and ingredients, also in a copy', async () => {
    const slug = await create('Soup');
    const referenceId = '11111111-1111-4111-8111-111111111111';
    await patch(slug, {
      recipeIngredient: [{ referenceId, note: 'leek' }],
      recipeInstructions: [{ text: 'Cut', ingredientReferences: [referenceId] }],
    });
    const { data: copy } = await ada.api.POST('/recipes/{slug}/duplicate', { params: { path: { slug } }, body: {} });
    expect(copy.name).toBe('Soup (1)');
    expect(copy.recipeIngredient[0]!.referenceId).not.toBe(referenceId);
    expect(copy.recipeInstructions[0]!.ingredientReferences).toEqual([
      { referenceId: copy.recipeIngredient[0]!.referenceId },
    ]);
  });

  it('does not overwrite what somebody else changed meanwhile', async () => {
    const slug = await create('Stew');
    const { response } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } });
    const headers = { 'if-match': response.headers.get('etag')! };
    expect((await patch(slug, { description: 'first' }, bo, headers)).response.status).toBe(200);
    expect((await patch(slug, { description: 'second' }, ada, headers)).response.status).toBe(412);
    expect((await get(slug)).description).toBe('first');
    expect((await patch(slug, { description: 'third' })).response.status).toBe(200);
  });

  it('keeps every one of many changes at the same moment', async () => {
    const slug = await create('Busy');
    const fields = ['description', 'recipeYield', 'totalTime', 'prepTime', 'performTime', 'orgURL'];
    await Promise.all(fields.map((field) => patch(slug, { [field]: `https://x.example/${field}` })));
    const recipe = (await get(slug)) as Record<string, unknown>;
    expect(fields.map((field) => recipe[field])).toEqual(fields.map((field) => `https://x.example/${field}`));
  });

  it('takes the same new food, unit and tag from several members at the same moment', async () => {
    const slugs = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(`At once ${name}`)));
    const recipeIngredient = [{ quantity: 1, unit: { name: 'thimble' }, food: { name: 'sumac' } }];
    const changed = await Promise.all(
      slugs.map((slug) => patch(slug, { recipeIngredient, tags: [{ name: 'At once' }] })),
    );
    expect(changed.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    const ids = changed.map(({ data }) => [data.recipeIngredient[0]!.food!.id, data.tags[0]!.id].join());
    expect(new Set(ids).size).toBe(1);
  });

  it('makes texts safe to show', async () => {
    const slug = await create('Attack');
    const text =
      '<img src=x onerror=alert(1)> [a](javascript:alert(1)) <iframe src="https://evil.example"></iframe> <style>*{}</style> <b onclick=x>b</b>';
    await patch(slug, { description: text, recipeInstructions: [{ text }], notes: [{ title: '<b>', text }] });
    const recipe = await get(slug);
    for (const html of [recipe.descriptionHtml, recipe.stepsHtml[0]!, recipe.notesHtml[0]!]) {
      expect(html).toContain('<b>b</b>');
      expect(html).not.toMatch(/onerror|javascript:|evil\.example|<style|onclick/);
    }
  });
});

describe('locked recipes', () => {
  it('are changed by their owner only; last made is for everybody; an administrator unlocks', async () => {
    const slug = await create('Secret', bo);
    const carl = await addMember(test.url, ada, 'carl');
    expect((await patch(slug, { settings: { locked: true } }, carl)).response.status).toBe(403);
    await patch(slug, { settings: { locked: true } }, bo);
    expect((await patch(slug, { name: 'Mine' }, carl)).response.status).toBe(403);
    expect((await carl.api.DELETE('/recipes/{slug}', { params: { path: { slug } } })).response.status).toBe(403);
    expect((await carl.api.DELETE('/recipes/{slug}/image', { params: { path: { slug } } })).response.status).toBe(403);
    const body = { timestamp: '2026-01-02T03:04:05Z' };
    expect(
      (await carl.api.PATCH('/recipes/{slug}/last-made', { params: { path: { slug } }, body })).data.lastMade,
    ).toBe('2026-01-02T03:04:05.000Z');
    expect((await patch(slug, { description: 'x' }, ada)).response.status).toBe(403);
    expect((await patch(slug, { settings: { locked: false } }, ada)).response.status).toBe(200);
    expect((await patch(slug, { description: 'x' }, carl)).response.status).toBe(200);
  });
});

describe('another group', () => {
  it('does not see, change or refer to anything of this one', async () => {
    const slug = await create('Ours');
    const { id, tags } = (await patch(slug, { tags: [{ name: 'Private' }] })).data;
    for (const key of [slug, id]) {
      expect((await stranger.api.GET('/recipes/{slug}', { params: { path: { slug: key } } })).response.status).toBe(
        404,
      );
      expect((await patch(key, { name: 'Theirs' }, stranger)).response.status).toBe(404);
    }
    const own = await create('Theirs', stranger);
    const food = (await ada.api.POST('/foods', { body: { name: 'Saffron' } })).data;
    const refused = await patch(own, { recipeIngredient: [{ food: { id: food.id } }] }, stranger);
    expect(refused.response.status).toBe(422);
    expect((await patch(own, { tags: [{ id: tags[0]!.id }] }, stranger)).response.status).toBe(422);
    expect((await stranger.api.GET('/recipes')).data.items.map((recipe) => recipe.slug)).toEqual([own]);
    expect((await stranger.api.GET('/recipes', { params: { query: { tags: [tags[0]!.id] } } })).data.total).toBe(0);
  });
});

describe('ratings and favourites', () => {
  it('are each member’s own; the recipe has the mean', async () => {
    const slug = await create('Judged');
    const rate = (person: Person, rating: number | null) =>
      person.api.POST('/users/{id}/ratings/{slug}', { params: { path: { id: person.id, slug } }, body: { rating } });
    await rate(ada, 5);
    await rate(bo, 2.5);
    expect([(await get(slug)).rating, (await get(slug, bo)).rating]).toEqual([5, 2.5]);
    const { data: byMember } = await bo.api.GET('/recipes/{slug}/ratings', { params: { path: { slug } } });
    expect(byMember.map(({ userId, rating }) => [userId, rating])).toEqual([
      [ada.id, 5],
      [bo.id, 2.5],
    ]);
    await rate(bo, null);
    expect((await get(slug, bo)).rating).toBe(5);
  });

  it('say what was there before, not the mean that the recipe shows', async () => {
    const slug = await create('Judged again');
    const path = { id: bo.id, slug };
    const rate = async (body: { rating?: number | null; isFavorite?: boolean }) =>
      (await bo.api.POST('/users/{id}/ratings/{slug}', { params: { path }, body })).data.before;
    await ada.api.POST('/users/{id}/ratings/{slug}', { params: { path: { id: ada.id, slug } }, body: { rating: 5 } });
    expect(await rate({ rating: 2 })).toEqual({ rating: null });
    expect(await rate({ rating: null, isFavorite: true })).toEqual({ rating: 2, isFavorite: false });
    expect(await rate({ isFavorite: false })).toEqual({ isFavorite: true });
  });

  it('are listed under the recipe and the user', async () => {
    const slug = await create('Loved');
    const path = { id: bo.id, slug };
    await bo.api.POST('/users/{id}/favorites/{slug}', { params: { path } });
    await bo.api.POST('/users/{id}/favorites/{slug}', { params: { path } });
    expect((await bo.api.GET('/users/self')).data.favoriteRecipes).toEqual([slug]);
    const { data } = await ada.api.GET('/users/{id}/favorites', { params: { path: { id: bo.id } } });
    expect(data.favoriteRecipes.map((recipe) => recipe.slug)).toEqual([slug]);
    expect(data.ratings).toMatchObject([{ userId: bo.id, isFavorite: true }]);
    await bo.api.DELETE('/users/{id}/favorites/{slug}', { params: { path } });
    expect((await bo.api.GET('/users/self/favorites')).data.ratings).toEqual([]);
  });

  it('are listed by slug for each of several users', async () => {
    const favorites = {
      [ada.id]: [await create('Walnut pie')],
      [bo.id]: [await create('Zebra cake'), await create('Apple tart')],
    };
    for (const [person, id] of [
      [ada, ada.id],
      [bo, bo.id],
    ] as const)
      for (const slug of favorites[id] ?? [])
        await person.api.POST('/users/{id}/favorites/{slug}', { params: { path: { id, slug } } });
    const { data: users } = await ada.api.GET('/users', { params: { query: { perPage: -1 } } });
    const listed = new Map(users.items.map(({ id, favoriteRecipes }) => [id, favoriteRecipes]));
    expect(listed.get(ada.id)).toEqual(['walnut-pie']);
    expect(listed.get(bo.id)).toEqual(['apple-tart', 'zebra-cake']);
  });
});
