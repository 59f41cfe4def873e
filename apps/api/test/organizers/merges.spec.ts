import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const at = (id: string) => ({ params: { path: { id } } });
const food = async (name: string, fields = {}) => (await ada.api.POST('/foods', { body: { name, ...fields } })).data;
const tag = async (name: string) => (await ada.api.POST('/organizers/tags', { body: { name } })).data;
const undo = async (...ids: string[]) => ada.api.POST('/organizers/merges/undo', { body: { ids } });

async function merge(
  kind: 'food' | 'label' | 'recipe' | 'tag' | 'unit',
  from: { id: string }[],
  to: { id: string },
  who = ada,
  fillIn = false,
) {
  const body = { kind, from: from.map(({ id }) => id), to: to.id, fillIn };
  return who.api.POST('/organizers/merges', { body });
}

async function recipe(name: string, fields: object) {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: fields });
  return slug;
}
const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const foodsOf = async (slug: string) => (await read(slug)).recipeIngredient.map((line) => line.food?.name);

describe('a merge of foods', () => {
  it('merges several foods at once, previews the affected recipes, and can be undone completely', async () => {
    const dairy = (await ada.api.POST('/groups/labels', { body: { name: 'Dairy' } })).data;
    const [milk, whole, cow] = [
      await food('milk', { aliases: [{ name: 'plain milk' }] }),
      await food('whole milk', { labelId: dairy.id, aliases: [{ name: 'full milk' }] }),
      await food('cow milk'),
    ];
    const pudding = await recipe('Pudding', { recipeIngredient: [{ food: whole }, { food: cow }, { food: milk }] });
    const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: 'Shop' } })).data;
    const item = { shoppingListId: list.id, foodId: whole.id, quantity: 1, isFood: true };
    await ada.api.POST('/groups/shopping/items', { body: item });

    const body = { kind: 'food' as const, from: [whole.id, cow.id], to: milk.id };
    const preview = (await ada.api.POST('/organizers/merges/preview', { body })).data;
    expect(preview).toMatchObject({ recipeCount: 1, recipes: [{ name: 'Pudding', slug: pudding }] });

    const merges = (await merge('food', [whole, cow], milk)).data;
    expect(merges.map(({ fromName, toName }) => [fromName, toName])).toEqual([
      ['whole milk', 'milk'],
      ['cow milk', 'milk'],
    ]);
    expect(await foodsOf(pudding)).toEqual(['milk', 'milk', 'milk']);
    expect((await ada.api.GET('/foods/{id}', at(whole.id))).response.status).toBe(404);
    const merged = (await ada.api.GET('/foods/{id}', at(milk.id))).data;
    expect(merged.aliases.map(({ name }) => name)).toEqual(['plain milk', 'whole milk', 'full milk', 'cow milk']);
    const bought = async () => (await ada.api.GET('/groups/shopping/lists/{id}', at(list.id))).data.listItems[0]!;
    expect((await bought()).foodId).toBe(milk.id);

    expect((await undo(...merges.map(({ id }) => id))).response.status).toBe(200);
    expect(await foodsOf(pudding)).toEqual(['whole milk', 'cow milk', 'milk']);
    expect((await bought()).foodId).toBe(whole.id);
    const back = (await ada.api.GET('/foods/{id}', at(whole.id))).data;
    expect(back).toMatchObject({ labelId: dairy.id, aliases: [{ name: 'full milk' }] });
    expect((await ada.api.GET('/foods/{id}', at(milk.id))).data.aliases).toEqual([{ name: 'plain milk' }]);
    const found = await ada.api.GET('/recipes', { params: { query: { search: 'cow' } } });
    expect(found.data.items.map(({ slug }) => slug)).toEqual([pudding]);
    expect((await ada.api.GET('/organizers/merges')).data).toEqual([]);
  });

  it('keeps later changes when it is undone', async () => {
    const [a, b, c] = [await food('rice a'), await food('rice b'), await food('rice c')];
    const slug = await recipe('Risotto', { recipeIngredient: [{ food: a }] });
    const { id } = (await merge('food', [a], b)).data[0]!;
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient: [{ food: c }] } });
    await ada.api.PATCH('/foods/{id}', { ...at(b.id), body: { aliases: [{ name: 'rice a' }, { name: 'mine' }] } });
    await undo(id);
    expect(await foodsOf(slug)).toEqual(['rice c']);
    expect((await ada.api.GET('/foods/{id}', at(b.id))).data.aliases).toEqual([{ name: 'mine' }]);
  });

  it('can only be undone after or with a later merge', async () => {
    const [a, b, c] = [await food('oil a'), await food('oil b'), await food('oil c')];
    const slug = await recipe('Dressing', { recipeIngredient: [{ food: a }] });
    const [first] = (await merge('food', [a], b)).data;
    const [second] = (await merge('food', [b], c)).data;
    expect((await undo(first!.id)).response.status).toBe(409);
    expect((await undo(first!.id, second!.id)).response.status).toBe(200);
    expect(await foodsOf(slug)).toEqual(['oil a']);
  });
});

describe('merges of organizers', () => {
  it('give recipes and cookbooks the remaining tag once', async () => {
    const [quick, fast] = [await tag('Quick'), await tag('Fast')];
    const both = await recipe('Toast', { tags: [quick, fast] });
    const one = await recipe('Soup', { tags: [fast] });
    const body = { name: 'Hurry', tags: [{ id: fast.id }] };
    const cookbook = (await ada.api.POST('/groups/cookbooks', { body })).data;
    const { id } = (await merge('tag', [fast], quick)).data[0]!;
    const tags = async (slug: string) => (await read(slug)).tags.map(({ name }) => name);
    expect([await tags(both), await tags(one)]).toEqual([['Quick'], ['Quick']]);
    const inBook = async () => (await ada.api.GET('/groups/cookbooks/{id}', at(cookbook.id))).data.tags;
    expect((await inBook()).map(({ name }) => name)).toEqual(['Quick']);
    await undo(id);
    expect([await tags(both), await tags(one)]).toEqual([['Fast', 'Quick'], ['Fast']]);
    expect((await inBook()).map(({ name }) => name)).toEqual(['Fast']);
  });

  it('lead former slugs to the remaining row wherever one is named by its slug, and back on undo', async () => {
    const [older, newer] = [await tag('Quick bites'), await tag('Snacks')];
    await ada.api.PUT('/organizers/tags/{id}', { ...at(older.id), body: { name: 'Nibbles' } });
    const nuts = await recipe('Salted nuts', { tags: [{ slug: 'quick-bites' }] });
    expect((await read(nuts)).tags).toMatchObject([{ name: 'Nibbles' }]);
    await ada.api.POST('/groups/cookbooks', {
      body: { name: 'Small things', queryFilterString: 'tags.slug = "quick-bites"' },
    });
    const found = async (query: object) =>
      (await ada.api.GET('/recipes', { params: { query } })).data.items.map(({ slug }) => slug);
    const finds = async () => ({
      filter: await found({ tags: ['quick-bites'] }),
      query: await found({ queryFilter: 'tags.slug IN ["nibbles"]' }),
      others: (await found({ queryFilter: 'tags.slug <> "quick-bites"' })).includes(nuts),
      cookbook: await found({ cookbook: 'small-things' }),
    });
    const everywhere = { filter: [nuts], query: [nuts], others: false, cookbook: [nuts] };
    const bySlug = async (slug: string) =>
      (await ada.api.GET('/organizers/tags/slug/{slug}', { params: { path: { slug } } })).data.name;
    expect(await finds()).toEqual(everywhere);

    const [{ id: mergeId } = { id: '' }] = (await merge('tag', [older], newer)).data;
    expect([await bySlug('quick-bites'), await bySlug('nibbles')]).toEqual(['Snacks', 'Snacks']);
    expect(await finds()).toEqual(everywhere);
    const olives = await recipe('Olives', { tags: [{ slug: 'nibbles' }] });
    expect((await read(olives)).tags).toMatchObject([{ name: 'Snacks' }]);

    await undo(mergeId);
    expect([await bySlug('quick-bites'), await bySlug('nibbles'), await bySlug('snacks')]).toEqual([
      'Nibbles',
      'Nibbles',
      'Snacks',
    ]);
    expect((await read(nuts)).tags).toMatchObject([{ name: 'Nibbles' }]);
    const [pie, tart] = [await recipe('Twice pie', {}), await recipe('Twice tart', {})];
    await merge('recipe', [await read(pie)], await read(tart));
    expect((await read(pie)).slug).toBe(tart);
  });

  it('move foods to the remaining label, and back on undo', async () => {
    const [one, other] = await Promise.all(
      ['Fridge', 'Cooler'].map(async (name) => (await ada.api.POST('/groups/labels', { body: { name } })).data),
    );
    const cheese = await food('cheese', { labelId: one!.id });
    const body = { kind: 'label' as const, from: [one!.id], to: other!.id };
    expect((await ada.api.POST('/organizers/merges/preview', { body })).data.foodCount).toBe(1);
    const { id } = (await merge('label', [one!], other!)).data[0]!;
    const labelOf = async () => (await ada.api.GET('/foods/{id}', at(cheese.id))).data.label!.name;
    expect(await labelOf()).toBe('Cooler');
    await undo(id);
    expect(await labelOf()).toBe('Fridge');
  });
});

it('merges by several people at once lose nothing, and each can be undone', async () => {
  const ben = await addMember(test.url, ada, 'ben', { canOrganize: true });
  const target = await food('flour');
  const others = await Promise.all(Array.from({ length: 6 }, async (_, n) => food(`flour ${n}`)));
  const slug = await recipe('Bread', { recipeIngredient: others.map((one) => ({ food: one })) });
  const answers = await Promise.all(others.map(async (one, n) => merge('food', [one], target, n % 2 ? ada : ben)));
  expect(await foodsOf(slug)).toEqual(others.map(() => 'flour'));
  const undone = await Promise.all(answers.map(({ data }) => undo(data[0]!.id)));
  expect(undone.map(({ response }) => response.status)).toEqual(others.map(() => 200));
  expect(await foodsOf(slug)).toEqual(others.map(({ name }) => name));
  expect((await ada.api.GET('/foods/{id}', at(target.id))).data.aliases).toEqual([]);
});

describe('a merge of recipes', () => {
  /** Creates two recipes of one dish; only the second has ingredients and a description. */
  async function createPair(name: string) {
    const [one, other] = [
      await recipe(name, { tags: [{ name: 'Quick' }], recipeIngredient: [], recipeInstructions: [{ text: 'Stir.' }] }),
      await recipe(`${name} again`, {
        description: 'From my aunt.',
        totalTime: '20 minutes',
        recipeServings: 4,
        tags: [{ name: 'Sweet' }],
        notes: [{ title: 'Milk', text: 'Oat milk is fine.' }],
        recipeIngredient: [{ food: { name: 'rice' }, quantity: 2, note: 'washed' }],
        recipeInstructions: [{ text: 'Cook.' }],
      }),
    ];
    return [await read(one), await read(other)] as const;
  }
  type Read = Awaited<ReturnType<typeof read>>;
  /** Omits versions and times, which change when comments move to another recipe and back. */
  const contentOf = ({
    version: _,
    updateAt: __,
    dateUpdated: ___,
    updatedAt: ____,
    comments,
    ...recipe
  }: Read & object) => ({
    ...recipe,
    comments: comments.map(({ text }) => text),
  });

  it('keeps ratings, comments and plans of the removed recipe, fills empty fields, and can be undone', async () => {
    const ben = await addMember(test.url, ada, 'ben');
    const [to, from] = await createPair('Rice pudding');
    const bySlug = { params: { path: { slug: from.slug } } };
    await ben.api.POST('/users/{id}/favorites/{slug}', { params: { path: { id: ben.id, slug: from.slug } } });
    await ada.api.POST('/users/{id}/ratings/{slug}', {
      params: { path: { id: ada.id, slug: from.slug } },
      body: { rating: 4 },
    });
    await ada.api.POST('/users/{id}/favorites/{slug}', { params: { path: { id: ada.id, slug: to.slug } } });
    await ada.api.POST('/comments', { body: { recipeId: from.id, text: 'Good.' } });
    const plan = { date: '2026-03-01', entryType: 'dinner' as const, recipeId: from.id };
    const meal = (await ada.api.POST('/households/mealplans', { body: plan })).data;
    const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: 'Sweets' } })).data;
    const brought = [{ recipeId: from.id, recipeIncrementQuantity: 2 }];
    await ada.api.POST('/groups/shopping/lists/{id}/recipe', { ...at(list.id), body: brought });
    const bought = async () => {
      const { recipeReferences, listItems } = (await ada.api.GET('/groups/shopping/lists/{id}', at(list.id))).data;
      const ofList = recipeReferences.map(({ recipeId, recipeQuantity }) => [recipeId, recipeQuantity]);
      return [ofList, listItems.flatMap((item) => item.recipeReferences.map(({ recipeId }) => recipeId))];
    };
    const [before, gone] = [await read(to.slug), await read(from.slug)];

    const { data, response } = await merge('recipe', [from], to, ada, true);
    expect(response.status).toBe(200);
    const merged = await read(to.slug);
    expect(merged).toMatchObject({ name: 'Rice pudding', description: 'From my aunt.', totalTime: '20 minutes' });
    expect(merged).toMatchObject({ recipeServings: 4, notes: [{ title: 'Milk' }], rating: 4 });
    expect(merged.tags.map((one) => one.name)).toEqual(['Quick', 'Sweet']);
    expect(merged.recipeIngredient.map(({ food: of, note }) => [of?.name, note])).toEqual([['rice', 'washed']]);
    // the recipe that stays keeps its own steps
    expect(merged.recipeInstructions.map(({ text }) => text)).toEqual(['Stir.']);
    // its address leads to the recipe that stays
    expect((await ada.api.GET('/recipes/{slug}', bySlug)).data.id).toBe(to.id);
    const comments = async (slug: string) =>
      (await ada.api.GET('/recipes/{slug}/comments', { params: { path: { slug } } })).data;
    expect((await comments(to.slug)).map(({ text }) => text)).toEqual(['Good.']);
    const hearts = async () => (await ben.api.GET('/users/{id}/favorites', { params: { path: { id: ben.id } } })).data;
    expect(JSON.stringify(await hearts())).toContain(to.id);
    const planned = async () =>
      (await ada.api.GET('/households/mealplans/{id}', { params: { path: { id: String(meal.id) } } })).data.recipeId;
    expect(await planned()).toBe(to.id);
    expect(await bought()).toEqual([[[to.id, 2]], [to.id]]);

    expect((await undo(data[0]!.id)).response.status).toBe(200);
    expect(contentOf(await read(to.slug))).toEqual(contentOf(before));
    expect(contentOf(await read(from.slug))).toEqual(contentOf(gone));
    expect(await comments(to.slug)).toEqual([]);
    expect(await comments(from.slug)).toHaveLength(1);
    expect(await planned()).toBe(from.id);
    expect(await bought()).toEqual([[[from.id, 2]], [from.id]]);
    expect(JSON.stringify(await hearts())).toContain(from.id);
  });

  it('changes no content of the remaining recipe without fillIn, and keeps later changes on undo', async () => {
    const [to, from] = await createPair('Semolina');
    const kept = await merge('recipe', [from], to);
    expect(contentOf(await read(to.slug))).toEqual(contentOf(to));
    await undo(kept.data[0]!.id);
    expect((await read(from.slug)).tags.map((one) => one.name)).toEqual(['Sweet']);

    const filled = await merge('recipe', [from], to, ada, true);
    const body = { description: 'From my uncle.', recipeIngredient: [{ note: 'milk' }] };
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: to.slug } }, body });
    await undo(filled.data[0]!.id);
    const now = await read(to.slug);
    expect(now).toMatchObject({ description: 'From my uncle.', totalTime: null });
    expect(now.recipeIngredient.map(({ note }) => note)).toEqual(['milk']);
  });

  it('is refused for recipes that use each other, for locked ones, and to members who may not organize', async () => {
    const [to, from] = await createPair('Sauce');
    await ada.api.PATCH('/recipes/{slug}', {
      params: { path: { slug: to.slug } },
      body: { recipeIngredient: [{ referencedRecipe: { id: from.id } }] },
    });
    expect((await merge('recipe', [from], to)).response.status).toBe(409);
    expect((await merge('recipe', [to], from)).response.status).toBe(409);
    const cleo = await addMember(test.url, ada, 'cleo', { canOrganize: true });
    const [other, locked] = await createPair('Gravy');
    await ada.api.PATCH('/recipes/{slug}', {
      params: { path: { slug: locked.slug } },
      body: { settings: { ...locked.settings, locked: true } },
    });
    expect((await merge('recipe', [locked], other, cleo)).response.status).toBe(403);
    const dora = await addMember(test.url, ada, 'dora');
    expect((await merge('recipe', [locked], other, dora)).response.status).toBe(403);
    const stranger = await addStranger(test.url, 'trudy');
    expect((await merge('recipe', [other], locked, stranger)).response.status).toBe(404);
  });
});

it('rows of another group cannot be merged', async () => {
  const stranger = await addStranger(test.url, 'mallory');
  const theirs = (await stranger.api.POST('/foods', { body: { name: 'poison' } })).data;
  const mine = await food('sugar');
  expect((await merge('food', [theirs], mine)).response.status).toBe(404);
  expect((await merge('food', [mine], theirs)).response.status).toBe(404);
});
