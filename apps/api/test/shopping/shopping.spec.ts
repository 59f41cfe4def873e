import { randomUUID } from 'node:crypto';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let ben: Person;
let stranger: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben');
  stranger = await addStranger(test.url, 'mallory');
});
afterAll(() => test.stop());

const newList = async (name = 'Saturday', person = ada) =>
  (await person.api.POST('/groups/shopping/lists', { body: { name } })).data.id;
const read = async (id: string, person = ada) =>
  (await person.api.GET('/groups/shopping/lists/{id}', { params: { path: { id } } })).data;
const items = async (id: string) => (await read(id)).listItems;
const shown = async (id: string) => (await items(id)).map(({ display }) => display);
type NewItem =
  { text: string; id?: string } | { note?: string; quantity?: number; foodId?: string; unitId?: string | null };
const add = async (shoppingListId: string, item: NewItem, person = ada) =>
  (await person.api.POST('/groups/shopping/items', { body: { shoppingListId, ...item } })).data;
const patch = async (id: string, body: object, person = ada) =>
  (await person.api.PATCH('/groups/shopping/items/{id}', { params: { path: { id } }, body })).data;
const newFood = async (name: string, labelId: string | null = null) =>
  (await ada.api.POST('/foods', { body: { name, labelId } })).data;
const newLabel = async (name: string) => (await ada.api.POST('/groups/labels', { body: { name } })).data;

async function unitCalled(name: string) {
  const { data } = await ada.api.GET('/units', { params: { query: { perPage: -1 } } });
  return data.items.find((unit) => unit.name === name) ?? (await ada.api.POST('/units', { body: { name } })).data;
}

interface Line {
  food: string;
  quantity?: number;
  unit?: string;
  note?: string;
}

async function newRecipe(name: string, lines: Line[]) {
  const slug = (await ada.api.POST('/recipes', { body: { name, sample: false } })).data;
  const recipeIngredient = lines.map(({ food, unit, ...line }) => ({
    ...line,
    food: { name: food },
    unit: unit ? { name: unit } : null,
  }));
  const params = { path: { slug } };
  return (await ada.api.PATCH('/recipes/{slug}', { params, body: { recipeIngredient } })).data;
}

const addRecipe = async (id: string, recipeId: string, body: object = {}, person = ada) =>
  (await person.api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}', { params: { path: { id, recipeId } }, body }))
    .data;
const takeBack = async (id: string, recipeId: string, body: object = {}) =>
  (
    await ada.api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}/delete', {
      params: { path: { id, recipeId } },
      body,
    })
  ).data;

describe('a list', () => {
  it('can be renamed, copied, put away, emptied and deleted', async () => {
    const id = await newList('Weekend');
    await add(id, { text: 'bread' });
    const { createdItems } = await add(id, { text: 'milk' });
    await patch(createdItems[0]!.id, { checked: true });
    const params = { path: { id } };
    const { data: renamed } = await ada.api.PATCH('/groups/shopping/lists/{id}', { params, body: { name: 'Sunday' } });
    expect(renamed).toMatchObject({ name: 'Sunday', openItems: 1, doneItems: 1 });
    const { data: copy } = await ada.api.POST('/groups/shopping/lists/{id}/duplicate', { params, body: {} });
    expect(copy).toMatchObject({ name: 'Sunday (1)', openItems: 2, doneItems: 0 });
    await ada.api.PATCH('/groups/shopping/lists/{id}', { params, body: { archived: true } });
    const listed = async (query: object) =>
      (await ada.api.GET('/groups/shopping/lists', { params: { query } })).data.items.map((list) => list.name);
    expect(await listed({})).not.toContain('Sunday');
    expect(await listed({ archived: true })).toEqual(['Sunday']);
    const clear = async (body: { checked: boolean }) =>
      (await ada.api.POST('/groups/shopping/lists/{id}/clear', { params, body })).data.deletedItems.map(
        (item) => item.note,
      );
    expect(await clear({ checked: true })).toEqual(['milk']);
    expect(await clear({ checked: false })).toEqual(['bread']);
    expect((await ada.api.DELETE('/groups/shopping/lists/{id}', { params })).response.status).toBe(200);
    expect((await ada.api.GET('/groups/shopping/lists/{id}', { params })).response.status).toBe(404);
  });

  it('has the labels of the group, a new one last, in the order that somebody gives', async () => {
    const [dairy, bakery] = [await newLabel('Dairy'), await newLabel('Bakery')];
    const id = await newList();
    const frozen = await newLabel('A frozen one');
    const names = async () => (await read(id)).labelSettings.map(({ label }) => label.name);
    expect(await names()).toEqual(['Bakery', 'Dairy', 'A frozen one']);
    const body = [
      { labelId: frozen.id, position: 0, shoppingListId: id },
      { labelId: dairy.id, position: 1, shoppingListId: id },
    ];
    const params = { path: { id } };
    await ada.api.PUT('/groups/shopping/lists/{id}/label-settings', { params, body });
    expect(await names()).toEqual(['A frozen one', 'Dairy', 'Bakery']);
    const foreign = [{ labelId: bakery.id, position: 0, shoppingListId: await newList() }];
    const { response } = await ada.api.PUT('/groups/shopping/lists/{id}/label-settings', { params, body: foreign });
    expect(response.status).toBe(422);
    await ada.api.DELETE('/groups/labels/{id}', { params: { path: { id: dairy.id } } });
    expect(await names()).toEqual(['A frozen one', 'Bakery']);
  });

  it('is listed with its recipes and labels, or without them by its numbers alone', async () => {
    const id = await newList('Pies for all');
    const pie = await newRecipe('Counted pie', [{ food: 'flour' }, { food: 'apples' }]);
    await addRecipe(id, pie.id);
    const listed = async (query: object) => {
      const { data } = await ada.api.GET('/groups/shopping/lists', { params: { query: { perPage: -1, ...query } } });
      return data.items.find((list) => list.id === id);
    };
    const whole = await listed({});
    expect(whole?.recipeReferences.map(({ recipe }) => recipe.name)).toEqual(['Counted pie']);
    expect(whole?.labelSettings.length).toBeGreaterThan(0);
    expect(await listed({ withContents: true })).toEqual(whole);
    expect(await listed({ withContents: false })).toEqual({ ...whole, recipeReferences: [], labelSettings: [] });
  });

  it('is passed on as a text, by labels', async () => {
    const label = await newLabel('Bakery of texts');
    await newFood('rye bread', label.id);
    const id = await newList();
    await add(id, { text: 'rye bread\n*stars*' });
    const text = async (format: 'plain' | 'markdown') =>
      (await ada.api.GET('/groups/shopping/lists/{id}/text', { params: { path: { id }, query: { format } } })).data
        .text;
    expect(await text('plain')).toBe('*stars*\n\nBakery of texts:\nrye bread');
    expect(await text('markdown')).toBe('- [ ] \\*stars\\*\n\n### Bakery of texts\n\n- [ ] rye bread');
  });

  it('takes over items that are sent with it, and no others', async () => {
    const id = await newList();
    const kept = (await add(id, { text: 'bread' })).createdItems[0]!.id;
    await add(id, { text: 'milk' });
    const body = {
      name: 'New name',
      listItems: [
        { id: kept, checked: true },
        { note: 'eggs', quantity: 6 },
      ],
    };
    const { data } = await ada.api.PUT('/groups/shopping/lists/{id}', { params: { path: { id } }, body });
    expect(data.listItems.map(({ display, checked }) => [display, checked])).toEqual([
      ['bread', true],
      ['6 eggs', false],
    ]);
  });
});

describe('what people type', () => {
  it('is read, keeps their words, and takes the label of its food', async () => {
    const label = await newLabel('Eggs and such');
    const egg = await newFood('egg', label.id);
    const id = await newList();
    const soda = await newFood('7up');
    await add(id, { text: '6 eggs, free range\n2 kg Mehl\nsomething for the cat\n7up' });
    const [eggs, flour, cat, lemonade] = await items(id);
    expect(lemonade).toMatchObject({ display: '7up', foodId: soda.id, quantity: 0 });
    expect(eggs).toMatchObject({
      display: '6 eggs, free range',
      quantity: 6,
      foodId: egg.id,
      note: 'free range',
      labelId: label.id,
      label: { name: 'Eggs and such' },
    });
    expect(flour).toMatchObject({ display: '2 kg Mehl', quantity: 2, unit: { standard: 'kilogram' }, note: 'Mehl' });
    expect(cat).toMatchObject({ display: 'something for the cat', quantity: 0, foodId: null });
  });

  it.each([
    '2 EL Öl',
    '1 Bund Petersilie',
    '0,333 l Milch',
    'Prosecco 0,75 l',
    '1 Dose Tomaten (400 g)',
    '2x Kokosmilch',
    'Kokosmilch x 2',
    '２ｋｇ　みかん',
    '３ｘ ラムネ',
    'WD-40',
  ])('stays as it was typed where nobody knows the food: %s', async (text) => {
    const id = await newList();
    await add(id, { text });
    expect(await shown(id)).toEqual([text]);
  });

  it('is counted as people count in shops, and as they tick off elsewhere', async () => {
    const id = await newList();
    await newFood('sparkling water');
    await add(id, { text: '2x sparkling water\n- [ ] 3 sparkling water' });
    await add(id, { text: 'sparkling water x4' });
    expect(await items(id)).toMatchObject([
      { quantity: 9, parts: [{ quantity: 2 }, { quantity: 3 }, { quantity: 4 }] },
    ]);
    await add(id, { text: '2x own cake' });
    const [, cake] = await items(id);
    expect(cake).toMatchObject({ quantity: 2, display: '2x own cake' });
    await patch(cake!.id, { quantity: 3 });
    expect((await shown(id))[1]).toBe('3 own cake');
  });

  it('is added up with what is there', async () => {
    const id = await newList();
    await add(id, { text: '1 kg sugar' });
    const { createdItems, updatedItems } = await add(id, { text: '500 g sugar' });
    expect([createdItems, updatedItems[0]!.display]).toEqual([[], '1.5 kg sugar']);
    await add(id, { text: '1 cup sugar' });
    await add(id, { text: '２ ｋｇ pears\n1 kg pears' });
    expect(await shown(id)).toEqual(['1.5 kg sugar', '1 cup sugar', '3 kg pears']);
    expect((await items(id))[0]!.parts.map(({ display }) => display)).toEqual(['1 kg', '500 g']);
  });

  it('is suggested again, what was bought most often first, then foods', async () => {
    const id = await newList();
    await newFood('xylitol syrup');
    for (const text of ['xylophone', 'xylophone', 'xylitol']) {
      const { createdItems } = await add(id, { text });
      await patch(createdItems[0]!.id, { checked: true });
    }
    const { createdItems } = await add(id, { text: 'xylem' });
    await patch(createdItems[0]!.id, { checked: true });
    await patch(createdItems[0]!.id, { checked: false });
    const suggest = async (person: Person) =>
      (await person.api.GET('/groups/shopping/suggestions', { params: { query: { search: 'xyl' } } })).data;
    expect((await suggest(ada)).map(({ name, timesBought }) => [name, timesBought])).toEqual([
      ['xylophone', 2],
      ['xylitol', 1],
      ['xylitol syrup', 0],
    ]);
    expect(await suggest(stranger)).toEqual([]);
  });
});

describe('an aisle chosen by hand', () => {
  it('is where the same thing is put the next time, unless its food has one', async () => {
    const [drinks, bakery] = [await newLabel('Drinks by hand'), await newLabel('Bakery by hand')];
    const food = await newFood('rusk of old');
    const labelled = await newFood('rye loaf', bakery.id);
    const id = await newList();
    for (const text of ['3 fizzy things', 'rusk of old', 'rye loaf']) {
      const { createdItems } = await add(id, { text });
      await patch(createdItems[0]!.id, { labelId: drinks.id, checked: true });
    }
    const next = await newList();
    const { createdItems } = await add(next, { text: 'Fizzy Things\n2 rusk of old\nrye loaf\nsomething else' });
    expect(createdItems.map(({ labelId }) => labelId)).toEqual([drinks.id, drinks.id, bakery.id, null]);
    expect(createdItems.map(({ foodId }) => foodId)).toEqual([null, food.id, labelled.id, null]);
    const others = await stranger.api.POST('/groups/shopping/lists', { body: { name: 'Theirs' } });
    expect((await add(others.data.id, { text: 'fizzy things' }, stranger)).createdItems[0]!.labelId).toBeNull();
  });
});

describe('ids that clients make', () => {
  it('make sending again harmless, also where the item was added to another one', async () => {
    const list = await newList();
    const [first, second] = [randomUUID(), randomUUID()];
    await add(list, { text: '2 lemons', id: first });
    await add(list, { text: '2 lemons', id: first });
    await add(list, { text: '1 lemons', id: second });
    const { updatedItems } = await add(list, { text: '1 lemons', id: second });
    expect(updatedItems).toMatchObject([{ id: first, quantity: 3 }]);
    expect(await items(list)).toMatchObject([{ id: first, quantity: 3 }]);
    await patch(second, { quantity: 5 });
    expect(await items(list)).toMatchObject([{ id: first, quantity: 7 }]);
    await ada.api.DELETE('/groups/shopping/items/{id}', { params: { path: { id: second } } });
    expect(await items(list)).toMatchObject([{ id: first, quantity: 2 }]);
  });

  it('of another group are refused, and nothing is told or changed', async () => {
    const [theirs, ours] = [await newList('Theirs', stranger), await newList()];
    const id = randomUUID();
    await add(theirs, { text: 'secret', id }, stranger);
    const sent = { body: { shoppingListId: ours, text: 'mine', id } };
    const { response, error } = await ada.api.POST('/groups/shopping/items', sent);
    expect([response.status, error]).toEqual([409, { detail: expect.objectContaining({ code: 'errors.conflict' }) }]);
    expect(await items(ours)).toEqual([]);
    const list = await ada.api.POST('/groups/shopping/lists', { body: { id: theirs, name: 'x' } });
    expect(list.response.status).toBe(409);
    expect((await read(theirs, stranger)).listItems).toMatchObject([{ id, note: 'secret' }]);
    const path = { id };
    expect(
      (await ada.api.PATCH('/groups/shopping/items/{id}', { params: { path }, body: { checked: true } })).response
        .status,
    ).toBe(404);
    const gone = await ada.api.DELETE('/groups/shopping/items', { params: { query: { ids: [id] } } });
    expect(gone.response.status).toBe(200);
    expect((await read(theirs, stranger)).listItems).toHaveLength(1);
  });

  it.each(['foodId', 'unitId', 'labelId'] as const)('a %s of another group is refused by name', async (field) => {
    const made = {
      foodId: async () => (await stranger.api.POST('/foods', { body: { name: randomUUID() } })).data.id,
      unitId: async () => (await stranger.api.POST('/units', { body: { name: randomUUID() } })).data.id,
      labelId: async () => (await stranger.api.POST('/groups/labels', { body: { name: randomUUID() } })).data.id,
    };
    const body = { shoppingListId: await newList(), note: 'x', [field]: await made[field]() };
    const { response, error } = await ada.api.POST('/groups/shopping/items', { body });
    expect(response.status).toBe(422);
    expect(Object.keys((error as { detail: { errors: object } }).detail.errors)[0]).toMatch(new RegExp(`^${field}`));
  });
});

describe('items as existing clients send them', () => {
  it('are merged by food and unit, with the sums and notes that they expect', async () => {
    const list = await newList();
    const [flour, cup, gram] = [await newFood('flour of clients'), await unitCalled('cup'), await unitCalled('gram')];
    const base = { foodId: flour.id, unitId: cup.id };
    await add(list, { ...base, quantity: 2, note: 'note A' });
    expect(await add(list, { ...base, quantity: 1, note: 'note A' })).toMatchObject({
      updatedItems: [{ quantity: 3, note: 'note A' }],
    });
    expect(await add(list, { ...base, quantity: 1, note: 'note B' })).toMatchObject({
      updatedItems: [{ quantity: 4, note: 'note A | note B' }],
    });
    expect((await add(list, { ...base, unitId: gram.id, quantity: 1 })).createdItems).toHaveLength(1);
    const body = [1, 2].map(() => ({ shoppingListId: list, note: 'eggs' }));
    const { data } = await ada.api.POST('/groups/shopping/items/create-bulk', { body });
    expect(data.createdItems).toMatchObject([{ quantity: 2, note: 'eggs', isFood: false, disableAmount: true }]);
    expect((await add(list, { note: 'nothing', quantity: -1 })).createdItems).toEqual([]);
  });

  it('keep what is not sent, and are known at the other addresses', async () => {
    const list = await newList();
    const { id } = (await add(list, { note: 'milk', quantity: 2 })).createdItems[0]!;
    const send = async (method: string, path: string, body: unknown) => {
      const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
      return fetch(`${test.url}/api/households/shopping${path}`, { method, headers, body: JSON.stringify(body) });
    };
    expect((await send('PUT', `/items/${id.toUpperCase()}`, { checked: 'True', group_id: '' })).status).toBe(200);
    expect((await items(list))[0]).toMatchObject({ note: 'milk', quantity: 2, checked: true, position: 0 });
    expect((await send('DELETE', `/items?ids=${id}`, undefined)).status).toBe(200);
    expect(await items(list)).toEqual([]);
  });
});

describe('ticking', () => {
  it('keeps everything, says who did it, and is undone to what was there', async () => {
    const list = await newList();
    const pie = await newRecipe('Ticked pie', [{ food: 'plum', quantity: 4 }]);
    await addRecipe(list, pie.id);
    const [{ id, version: _, updateAt: __, updatedAt: ___, ...before }] = (await items(list)) as [
      Awaited<ReturnType<typeof items>>[number],
    ];
    const { updatedItems, lists } = await patch(id, { checked: true }, ben);
    expect(updatedItems).toMatchObject([{ checked: true, checkedBy: 'ben', checkedAt: expect.any(String) }]);
    expect(lists).toEqual([{ id: list, version: (await read(list)).version }]);
    const { updatedItems: after } = await patch(id, { checked: false });
    expect(after[0]).toMatchObject(before);
  });

  it('keeps an item apart from what is added meanwhile; unticked, they are one again', async () => {
    const list = await newList();
    const { id } = (await add(list, { text: '2 leeks' })).createdItems[0]!;
    await patch(id, { checked: true });
    const other = (await add(list, { text: '1 leeks' })).createdItems[0]!;
    expect(await items(list)).toMatchObject([
      { quantity: 2, checked: true },
      { quantity: 1, checked: false },
    ]);
    const { updatedItems, deletedItems } = await patch(id, { checked: false });
    expect(updatedItems).toMatchObject([{ id: other.id, quantity: 3, parts: [{ quantity: 1 }, { quantity: 2 }] }]);
    expect(deletedItems.map((item) => item.id)).toEqual([id]);
  });

  it('of the order holds although somebody has removed an item meanwhile', async () => {
    const list = await newList();
    const { createdItems } = await add(list, { text: 'tea\ncoffee\ncocoa' });
    const [tea, coffee, cocoa] = createdItems.map(({ id }) => id) as [string, string, string];
    await ada.api.DELETE('/groups/shopping/items', { params: { query: { ids: [coffee] } } });
    const body = [cocoa, coffee, tea].map((id, position) => ({ id, position }));
    expect((await ada.api.PATCH('/groups/shopping/items', { body })).response.status).toBe(200);
    expect(await shown(list)).toEqual(['cocoa', 'tea']);
    const gone = [{ id: coffee, checked: false }];
    expect((await ada.api.PATCH('/groups/shopping/items', { body: gone })).response.status).toBe(404);
  });

  it('of several is done for all or for none', async () => {
    const list = await newList();
    const [one, two] = [await add(list, { text: 'tea' }), await add(list, { text: 'coffee' })].map(
      ({ createdItems }) => createdItems[0]!.id,
    ) as [string, string];
    const body = [one, randomUUID()].map((id) => ({ id, quantity: 2 }));
    expect((await ada.api.PUT('/groups/shopping/items', { body })).response.status).toBe(404);
    expect((await items(list)).map(({ quantity }) => quantity)).toEqual([0, 0]);
    const both = [one, two].map((id, index) => ({ id, checked: true, position: 1 - index }));
    await ada.api.PATCH('/groups/shopping/items', { body: both });
    expect((await items(list)).map(({ note, checked }) => [note, checked])).toEqual([
      ['coffee', true],
      ['tea', true],
    ]);
  });
});

describe('recipes', () => {
  const lines: Line[] = [
    { food: 'spelt flour', quantity: 1, unit: 'cup' },
    { food: 'spelt flour', quantity: 2, unit: 'tablespoon' },
    { food: 'sea salt' },
    { food: 'dates', quantity: 3, note: 'soft' },
  ];

  it('bring their lines, each sum with its parts, and take back exactly those', async () => {
    const list = await newList();
    const pie = await newRecipe('Date pie', lines);
    await add(list, { text: '2 dates' });
    const before = await items(list);
    await addRecipe(list, pie.id, { recipeIncrementQuantity: 2 });
    expect(await shown(list)).toEqual(['8 dates', expect.stringMatching(/^2 ¹\/₄ cups? spelt flour$/), 'sea salt']);
    const [dates, flour] = await items(list);
    expect(dates!.parts).toMatchObject([
      { quantity: 2, recipeId: null },
      { quantity: 6, recipeId: pie.id, recipeName: 'Date pie', recipeQuantity: 3, recipeScale: 2, note: 'soft' },
    ]);
    expect(dates!.recipeReferences).toMatchObject([{ recipeId: pie.id, recipeQuantity: 3, recipeScale: 2 }]);
    expect(flour!.parts.map(({ display }) => display)).toMatchObject(
      [/^2 cups?$/, /^4 tablespoons?$/].map((one) => expect.stringMatching(one) as string),
    );
    const whole = await takeBack(list, pie.id);
    expect(whole.recipeReferences).toMatchObject([
      { recipeId: pie.id, recipeQuantity: 1, recipe: { name: 'Date pie' } },
    ]);
    expect((await items(list))[0]).toMatchObject({ quantity: 5 });
    const { recipeReferences, listItems } = await takeBack(list, pie.id);
    expect(recipeReferences).toEqual([]);
    expect(listItems.map(({ quantity, note, parts }) => ({ quantity, note, parts }))).toEqual(
      before.map(({ quantity, note, parts }) => ({ quantity, note, parts })),
    );
  });

  it('bring one food under its several names as one item, and what only sounds like it apart', async () => {
    const salad = await newRecipe('Salad with two oils', [
      { food: 'olive oil', quantity: 2, unit: 'tablespoon' },
      { food: 'sunflower oil', quantity: 1, unit: 'tablespoon' },
    ]);
    const soup = await newRecipe('Soup with oil', [
      { food: 'extra-virgin olive oil', quantity: 1, unit: 'tablespoon' },
      { food: 'frozen peas', quantity: 100, unit: 'gram' },
    ]);
    const peas = await newRecipe('Fresh peas', [{ food: 'peas', quantity: 50, unit: 'gram' }]);
    const id = await newList('One oil');
    for (const recipe of [salad, soup, peas]) await addRecipe(id, recipe.id);
    const all = await items(id);
    expect(all.map(({ food, quantity }) => [food!.name, quantity])).toEqual([
      ['olive oil', 3],
      ['sunflower oil', 1],
      ['frozen peas', 100],
      ['peas', 50],
    ]);
    expect(all[0]!.parts.map(({ recipeName }) => recipeName)).toEqual(['Salad with two oils', 'Soup with oil']);
    await takeBack(id, salad.id);
    expect((await items(id))[0]).toMatchObject({ quantity: 1, parts: [{ recipeName: 'Soup with oil' }] });
  });

  it('bring the lines that are chosen, by their reference alone, and several at once', async () => {
    const list = await newList();
    const pie = await newRecipe('Chosen pie', lines);
    const tart = await newRecipe('Tart', [{ food: 'figs', quantity: 5 }]);
    const body = [
      { recipeId: pie.id, recipeIngredients: [{ referenceId: pie.recipeIngredient[3]!.referenceId }] },
      { recipeId: tart.id, scale: 0.5 },
    ];
    const params = { path: { id: list } };
    const { data } = await ada.api.POST('/groups/shopping/lists/{id}/recipe', { params, body });
    expect(data.listItems.map(({ display }) => display)).toEqual(['3 dates soft', '2.5 figs']);
    const unknown = [{ recipeId: tart.id }, { recipeId: randomUUID() }];
    const refused = await ada.api.POST('/groups/shopping/lists/{id}/recipe', { params, body: unknown });
    expect([refused.response.status, await items(list)]).toEqual([404, data.listItems]);
  });

  it('of a deleted recipe, the items stay with its name', async () => {
    const list = await newList();
    const pie = await newRecipe('Short-lived pie', [{ food: 'rhubarb', quantity: 2 }]);
    await addRecipe(list, pie.id);
    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: pie.slug } } });
    const { recipeReferences, listItems } = await read(list);
    expect(recipeReferences).toEqual([]);
    expect(listItems).toMatchObject([
      {
        quantity: 2,
        parts: [{ recipeId: null, recipeSlug: null, recipeName: 'Short-lived pie' }],
        recipeReferences: [],
      },
    ]);
  });
});

describe('the parts of an item', () => {
  it('can be items of their own again, which nothing is added to', async () => {
    const list = await newList();
    const { id } = (await add(list, { text: '2 pears' })).createdItems[0]!;
    await add(list, { text: '3 pears' });
    const { data } = await ada.api.POST('/groups/shopping/items/{id}/split', { params: { path: { id } }, body: {} });
    expect([data.updatedItems, data.createdItems]).toMatchObject([
      [{ id, quantity: 2, apart: false }],
      [{ quantity: 3, apart: true }],
    ]);
    await add(list, { text: '10 pears' });
    expect((await items(list)).map(({ quantity }) => quantity).toSorted()).toEqual([12, 3]);
  });

  it('say what they were before a volume was weighed and added to the weight of the same food', async () => {
    const list = await newList();
    const { id: foodId } = await newFood('cornmeal');
    const [gram, cup] = [await unitCalled('gram'), await unitCalled('cup')];
    // another test may have given the unit a plural
    const cups = `2 ${cup.pluralName || cup.name}`;
    const pancakes = await newRecipe('Weighed pancakes', [{ food: 'cornmeal', quantity: 1, unit: 'cup' }]);
    await add(list, { foodId, quantity: 300, unitId: gram.id });
    await addRecipe(list, pancakes.id, { recipeIncrementQuantity: 2 });
    const volume = (await items(list)).find(({ unitId }) => unitId === cup.id);
    expect(volume).toMatchObject({ quantity: 2, density: 0.664 });
    await patch(volume!.id, { quantity: 250, unitId: gram.id });
    const [sum, ...others] = await items(list);
    expect([sum, others]).toMatchObject([
      {
        quantity: 550,
        unitId: gram.id,
        density: null,
        parts: [
          { quantity: 300, written: null },
          { quantity: 250, written: { quantity: 2, unitId: cup.id, display: cups }, recipeScale: 2 },
        ],
      },
      [],
    ]);
    await takeBack(list, pancakes.id, { recipeDecrementQuantity: 1 });
    expect((await items(list))[0]).toMatchObject({
      quantity: 425,
      parts: [{ quantity: 300 }, { quantity: 125, written: { quantity: 1, unitId: cup.id, display: '1 cup' } }],
    });
  });

  it('come back in the words of who typed them', async () => {
    await newFood('duck egg');
    const list = await newList();
    await add(list, { text: '6 duck eggs, free range' });
    const [{ id, parts, foodId, display }] = (await items(list)) as [Awaited<ReturnType<typeof items>>[number]];
    await ada.api.DELETE('/groups/shopping/items/{id}', { params: { path: { id } } });
    const body = { id, shoppingListId: list, foodId, isFood: true, parts };
    await ada.api.POST('/groups/shopping/items', { body });
    expect([display, ...(await shown(list))]).toEqual(['6 duck eggs, free range', '6 duck eggs, free range']);
  });

  it('come back as they were after an item was removed', async () => {
    const list = await newList();
    const pie = await newRecipe('Undone pie', [{ food: 'quince', quantity: 2 }]);
    await addRecipe(list, pie.id);
    const [was] = await items(list);
    const { id, parts, foodId, position } = was!;
    await ada.api.DELETE('/groups/shopping/items/{id}', { params: { path: { id } } });
    expect((await read(list)).recipeReferences).toEqual([]);
    const body = { id, shoppingListId: list, foodId, position, isFood: true, parts };
    await ada.api.POST('/groups/shopping/items', { body });
    const { createdAt: _, updateAt: __, updatedAt: ___, ...same } = was!;
    expect(await items(list)).toMatchObject([same]);
    const foreign = await stranger.api.POST('/groups/shopping/items', {
      body: { shoppingListId: await newList('Spy', stranger), note: 'x', parts },
    });
    expect(foreign.response.status).toBe(422);
  });
});

describe('two at once', () => {
  it('lose nothing of what they add, whatever the recipes and lists', async () => {
    const [one, two] = [await newList(), await newList()];
    const pie = await newRecipe('Raced pie', [{ food: 'raced flour', quantity: 1, unit: 'cup' }]);
    const typed = Array.from({ length: 10 }, (_, index) =>
      add(index % 2 ? one : two, { text: '2 raced lemons' }, index % 3 ? ada : ben),
    );
    const recipes = Array.from({ length: 6 }, (_, index) => addRecipe(one, pie.id, {}, index % 2 ? ada : ben));
    const both = Array.from({ length: 4 }, (_, index) => {
      const lists = index % 2 ? [one, two] : [two, one];
      const body = lists.map((shoppingListId) => ({ shoppingListId, note: 'raced bread', quantity: 1 }));
      return ada.api.POST('/groups/shopping/items/create-bulk', { body });
    });
    await Promise.all([...typed, ...recipes, ...both]);
    const sums = async (list: string) => (await items(list)).map(({ quantity }) => quantity).toSorted((a, b) => a - b);
    expect(await sums(one)).toEqual([4, 6, 10]);
    expect(await sums(two)).toEqual([4, 10]);
  });
});

describe('foods, units and labels', () => {
  it('that are merged or deleted leave items readable', async () => {
    const list = await newList();
    const [from, to] = [await newFood('aubergine'), await newFood('eggplant')];
    const [jar, tin] = [await unitCalled('own jar'), await unitCalled('own tin')];
    await add(list, { foodId: from.id, unitId: jar.id, quantity: 2 });
    await ada.api.PUT('/foods/merge', { body: { fromFood: from.id, toFood: to.id } });
    await ada.api.PUT('/units/merge', { body: { fromUnit: jar.id, toUnit: tin.id } });
    expect(await items(list)).toMatchObject([{ display: '2 own tin eggplant', parts: [{ unitId: tin.id }] }]);
    await ada.api.DELETE('/foods/{id}', { params: { path: { id: to.id } } });
    await ada.api.DELETE('/units/{id}', { params: { path: { id: tin.id } } });
    expect(await shown(list)).toEqual(['2 own tin, eggplant']);
  });

  it('show the label that a food has, everywhere', async () => {
    const label = await newLabel('Nuts');
    const food = await newFood('walnut', label.id);
    expect(food).toMatchObject({ labelId: label.id, label: { name: 'Nuts' } });
    const recipe = await newRecipe('Nut pie', [{ food: 'walnut', quantity: 3 }]);
    const { data } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug: recipe.slug } } });
    expect(data.recipeIngredient[0]!.food).toMatchObject({ label: { name: 'Nuts' } });
    await ada.api.DELETE('/groups/labels/{id}', { params: { path: { id: label.id } } });
    const after = await ada.api.GET('/foods/{id}', { params: { path: { id: food.id } } });
    expect(after.data).toMatchObject({ labelId: null, label: null });
  });
});

describe('a store', () => {
  it('learns the order of its aisles from what is ticked off, and only says what is new', async () => {
    const labels = [await newLabel('Aisle 1'), await newLabel('Aisle 2'), await newLabel('Aisle 3')];
    const [a, b, c] = labels.map((label) => label.id) as [string, string, string];
    const body = { name: 'Market', labelOrder: [a, b, c] };
    const { id } = (await ada.api.POST('/groups/shopping/stores', { body })).data;
    const learned = async () =>
      (await ada.api.GET('/groups/shopping/stores/{id}/learned-order', { params: { path: { id } } })).data;
    expect(await learned()).toEqual({ labelOrder: [a, b, c], trips: 0, isNew: false });
    for (let trip = 0; trip < 2; trip++) {
      const list = await newList();
      await ada.api.PATCH('/groups/shopping/lists/{id}', { params: { path: { id: list } }, body: { storeId: id } });
      for (const labelId of [c, a, b]) {
        const sent = { shoppingListId: list, note: `from ${labelId}`, labelId };
        const { data } = await ada.api.POST('/groups/shopping/items', { body: sent });
        await patch(data.createdItems[0]!.id, { checked: true });
      }
    }
    const news = await learned();
    expect(news).toEqual({ labelOrder: [c, a, b], trips: 2, isNew: true });
    const params = { path: { id } };
    await ada.api.PATCH('/groups/shopping/stores/{id}', { params, body: { labelOrder: news.labelOrder } });
    expect(await learned()).toMatchObject({ isNew: false });
    const foreign = { labelOrder: [(await stranger.api.POST('/groups/labels', { body: { name: 'x' } })).data.id] };
    const refused = await ada.api.PATCH('/groups/shopping/stores/{id}', { params, body: foreign });
    expect(refused.response.status).toBe(422);
  });
});

it('tells who has changed an item since the version that somebody saw', async () => {
  const list = await newList('Versions');
  await add(list, { text: 'candles' });
  const [item] = await items(list);
  const { id, version } = item!;
  const authors = async (since: number) =>
    (await ada.api.GET('/groups/events/authors', { params: { query: { id, since } } })).data.names;
  await patch(id, { note: 'red' }, ben);
  expect((await items(list))[0]!.version).toBe(version + 1);
  expect(await authors(version)).toEqual(['ben']);
  expect(await authors(version + 1)).toEqual([]);
});

describe('lines as people write them', () => {
  const recipeOf = async (name: string, texts: string[]) => {
    const slug = (await ada.api.POST('/recipes', { body: { name, sample: false } })).data;
    const parsed = (await ada.api.POST('/parser/ingredients', { body: { ingredients: texts } })).data;
    const recipeIngredient = parsed.map(({ ingredient: { food, unit, ...line } }) => ({
      ...line,
      food: food && { id: food.id ?? undefined, name: food.name },
      unit: unit && { ...unit, id: unit.id ?? undefined },
    }));
    const params = { path: { slug } };
    return (await ada.api.PATCH('/recipes/{slug}', { params, body: { recipeIngredient } })).data;
  };

  it('count second amounts with every batch', async () => {
    const list = await newList();
    const texts = [
      '1 cup plus 2 tablespoons cornmeal, sifted',
      '2 ducks plus 1 goose',
      '2 quails plus 1 yolk',
      '1 lb. 4 oz. mince',
      '1 oz mace',
    ];
    const pie = await recipeOf('Second amounts', texts);
    await addRecipe(list, pie.id);
    await addRecipe(list, pie.id);
    const shownTwice = (await shown(list)).map((text) => text.replaceAll('¹/₄', '1/4').replaceAll('¹/₂', '1/2'));
    expect(shownTwice).toEqual([
      expect.stringMatching(/^2 1\/4 cups? cornmeal$/),
      expect.stringMatching(/^4 ducks$/),
      expect.stringMatching(/^2 (?:geese|goose)$/),
      expect.stringMatching(/^4 quails$/),
      '2 yolks',
      expect.stringMatching(/^2 1\/2 (?:lb\.?|pounds?) mince$/),
      expect.stringMatching(/^2 oz mace$/),
    ]);
    expect((await items(list))[0]!.note).toBe('sifted');
    const chosen = await newList();
    const recipeIngredients = pie.recipeIngredient.map(({ referenceId }) => ({ referenceId }));
    await addRecipe(chosen, pie.id, { recipeIncrementQuantity: 2, recipeIngredients });
    expect((await items(chosen)).map(({ quantity }) => quantity)).toEqual([2.25, 4, 2, 4, 2, 2.5, 2]);
  });

  it('keep the words of their author, and the notes of a sum below it', async () => {
    const list = await newList();
    await newFood('parsley');
    const german = await recipeOf('Tabouleh', ['2 EL Petersilie, gehackt', '3 Eier, gekocht']);
    await addRecipe(list, german.id, { recipeIncrementQuantity: 2 });
    expect(await shown(list)).toEqual([expect.stringMatching(/^4 EL Petersilie,? gehackt$/), '6 Eier gekocht']);
    const other = await recipeOf('Salad', ['1 Ei, gerieben']);
    await addRecipe(list, other.id);
    const [, eggs] = await items(list);
    expect(eggs).toMatchObject({ display: '7 Eier', parts: [{ note: 'gekocht' }, { note: 'gerieben' }] });
  });

  it('keep numbers that belong to a name, and drop marks of lists', async () => {
    for (const name of [
      '2.5% Fett Milch',
      '3,5 % Milch',
      '7 % Quark',
      'WD-40',
      '00 flour',
      'omega 3 eggs',
      '50/50 bread',
      'Mehl 405',
      'Mehl Type 550',
      '3in1 coffee',
      '3-in-1 oil',
      'omega-3 eggs',
      '80/20 ground beef',
      '4711 Kölnisch Wasser',
      '7-Zwiebel-Suppe',
      'Farine T55',
      'V8 juice',
    ]) {
      const list = await newList();
      await add(list, { text: name });
      await add(list, { text: name });
      const all = await items(list);
      expect(all.map(({ display, quantity }) => [display, quantity])).toEqual([[name, 0]]);
    }
    const list = await newList();
    await add(list, { text: '[ ] soap\n☐ rice\n3. bread\n- oats\n- [x] tea\n2 7up\n21 Seasoning Salute' });
    expect(await shown(list)).toEqual(['soap', 'rice', 'bread', 'oats', 'tea', '2 7up', '21 Seasoning Salute']);
    const marks = [
      '[ ]cumin',
      '– dates',
      '— chard',
      '· kale',
      '> beans',
      '○ plums',
      '✔️ peas',
      'a) butter',
      '1.) corn',
    ];
    const numbers = ['1 . mint', '2.Salz', '- 3. figs', '1. 2 kg millet', '2. 3 pumpkins', '1.5 l cola'];
    const other = await newList();
    await add(other, { text: [...marks, ...numbers].join('\n') });
    const names = [
      'cumin',
      'dates',
      'chard',
      'kale',
      'beans',
      'plums',
      'peas',
      'butter',
      'corn',
      'mint',
      'Salz',
      'figs',
    ];
    expect(await shown(other)).toEqual([...names, '2 kg millet', '3 pumpkins', '1.5 l cola']);
  });

  it('of new foods are in the right number when they are doubled', async () => {
    const list = await newList();
    for (const [at, text] of ['1 mango', '1 small artichoke', '1 lemon, juiced'].entries()) {
      const slug = (
        await ada.api.POST('/recipes/create/html-or-json', {
          body: {
            data: { '@type': 'Recipe', name: `Doubled ${at}`, recipeIngredient: [text], recipeInstructions: 'Cook.' },
          },
        })
      ).data;
      const { id } = (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
      await addRecipe(list, id, { recipeIncrementQuantity: 2 });
    }
    expect((await shown(list)).slice(0, 2)).toEqual(['2 mangoes', '2 artichokes small']);
  });

  it('are the same with and without a hyphen', async () => {
    const list = await newList();
    for (const text of ['1 cup all-purpose rye', '1 cup all purpose rye'])
      await addRecipe(list, (await recipeOf(text, [text])).id);
    for (const text of ['1 cup chick-peas', '1 cup chickpeas', '1 cup chick peas'])
      await addRecipe(list, (await recipeOf(text, [text])).id);
    expect(await items(list)).toMatchObject([{ quantity: 2 }, { quantity: 3 }]);
    await add(list, { text: 'sun-dried figs' });
    await add(list, { text: 'sun dried figs' });
    expect(await items(list)).toHaveLength(3);
  });
});

describe('an item that nobody has put into an aisle', () => {
  const labelsOn = async (listId: string) =>
    (await items(listId)).map(({ note, food, label }) => [food?.name ?? note, label?.name ?? null] as const);

  it('is shown in that of the group where such food is usually found', async () => {
    await ada.api.POST('/groups/seeders/labels', { body: { locale: 'en-US' } });
    const id = await newList('By aisle');
    const { id: recipeId } = await newRecipe('Pie', [{ food: 'shredded gruyère', quantity: 200 }]);
    await addRecipe(id, recipeId!);
    for (const text of ['2 sweet onions', 'strawberries', 'red wine', 'batteries', 'quinoa flour', 'almonds'])
      await add(id, { text });
    expect(new Map(await labelsOn(id))).toEqual(
      new Map([
        ['shredded gruyère', 'Dairy'],
        ['sweet onions', 'Vegetables'],
        ['strawberries', 'Fruits'],
        ['red wine', 'Alcohol'],
        ['batteries', null],
        ['quinoa flour', 'Baking'],
        ['almonds', 'Nuts and dried fruit'],
      ]),
    );
  });

  it('follows labels that the group has renamed, and never those that somebody chose', async () => {
    await ada.api.POST('/groups/seeders/foods', { body: { locale: 'en-US' } });
    const { data: labels } = await ada.api.GET('/groups/labels', { params: { query: { perPage: -1 } } });
    const vegetables = labels.items.find(({ name }) => name === 'Vegetables')!;
    await ada.api.PUT('/groups/labels/{id}', {
      params: { path: vegetables },
      body: { ...vegetables, name: 'Market stall' },
    });
    const own = await newLabel('Cellar');
    const id = await newList('Renamed');
    const [onion, potato] = [await add(id, { text: 'vidalia onions' }), await add(id, { text: 'fingerling potatoes' })];
    await patch(potato.createdItems[0]!.id, { labelId: own.id });
    expect(onion.createdItems[0]!.label?.name).toBe('Market stall');
    expect(await labelsOn(id)).toEqual([
      ['vidalia onions', 'Market stall'],
      ['fingerling potatoes', 'Cellar'],
    ]);
  });
});
