import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const addRecipe = async (name: string) => (await ada.api.POST('/recipes', { body: { name } })).data;

describe('a recipe on a list', () => {
  const AMOUNT = 10.66715;

  async function listWithRecipe() {
    const slug = await addRecipe('Pea soup');
    const body = {
      recipeIngredient: [{ quantity: AMOUNT, unit: { name: 'cup' }, food: { name: 'peas' } }],
      settings: { disableAmount: false },
    };
    const { data: recipe } = await ada.api.PUT('/recipes/{slug}', { params: { path: { slug } }, body });
    const { data: empty } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Shop' } });
    const path = { id: empty.id, recipeId: recipe.id };
    const { data: list } = await ada.api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}', { params: { path } });
    return { recipe, list };
  }
  const read = async (id: string) =>
    (await ada.api.GET('/groups/shopping/lists/{id}', { params: { path: { id } } })).data;

  it('keeps the amount of the recipe in full precision, also after it was added twice', async () => {
    const { recipe, list } = await listWithRecipe();
    expect(recipe.recipeIngredient[0]?.quantity).toBe(AMOUNT);
    expect(list.listItems[0]).toMatchObject({ quantity: AMOUNT, recipeReferences: [{ recipeQuantity: AMOUNT }] });
    const path = { id: list.id, recipeId: recipe.id };
    const { data: twice } = await ada.api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}', { params: { path } });
    expect(twice.listItems[0]?.quantity).toBe(AMOUNT * 2);
  });

  it.each([
    ['deleted', (id: string) => ada.api.DELETE('/groups/shopping/items/{id}', { params: { path: { id } } })],
    [
      'deleted with others',
      (id: string) => ada.api.DELETE('/groups/shopping/items', { params: { query: { ids: [id] } } }),
    ],
  ])('leaves the references of the list when its last item is %s', async (_, remove) => {
    const { recipe, list } = await listWithRecipe();
    expect(list.recipeReferences).toMatchObject([{ recipeId: recipe.id }]);
    await remove(list.listItems[0]!.id);
    expect((await read(list.id)).recipeReferences).toEqual([]);
  });
});

describe('a bulk act on few recipes is done when the answer comes', () => {
  const settingsOf = async (slug: string) =>
    (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data.settings;

  it('settings', async () => {
    const slug = await addRecipe('Settings');
    await ada.api.POST('/recipes/bulk-actions/settings', { body: { recipes: [slug], settings: { public: true } } });
    expect(await settingsOf(slug)).toMatchObject({ public: true });
  });

  it('export', async () => {
    const slug = await addRecipe('Export');
    const { data: started } = await ada.api.POST('/recipes/bulk-actions/export', {
      body: { recipes: [slug], exportType: 'json' },
    });
    expect((await ada.api.GET('/recipes/bulk-actions/export')).data).toMatchObject([
      { id: started.id, status: 'done' },
    ]);
  });

  it('delete', async () => {
    const slug = await addRecipe('Delete');
    await ada.api.POST('/recipes/bulk-actions/delete', { body: { recipes: [slug] } });
    expect((await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).response.status).toBe(404);
  });
});

it('changes several recipes or, if one is missing, none', async () => {
  const recipe = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
  const both = await Promise.all(['First', 'Second'].map(async (name) => recipe(await addRecipe(name))));
  const bodyOf = (description: string) => both.map(({ id }) => ({ id, description }));
  const { data } = await ada.api.PUT('/recipes', { body: bodyOf('Changed') });
  expect(data).toMatchObject(both.map(({ id }) => ({ id, description: 'Changed' })));
  const missing = { id: '8b0f6f2e-5f0f-4c39-9f43-0a1c7a7cf6a1', description: 'Not there' };
  const { response } = await ada.api.PATCH('/recipes', { body: [...bodyOf('Again'), missing] });
  expect(response.status).toBe(404);
  expect((await recipe(both[0]!.slug)).description).toBe('Changed');
});

it('refuses a body in a format that is not read, and reads JSON without a charset or with one', async () => {
  const send = (type: string, body: string) =>
    fetch(`${test.url}/api/organizers/tags`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': type },
      body,
    });
  expect((await send('text/csv', 'name')).status).toBe(415);
  expect((await send('application/x-www-form-urlencoded', 'name=Tag')).status).toBe(415);
  expect((await send('application/json; charset=utf-8', '{"name":"Tag"}')).status).toBe(201);
});
