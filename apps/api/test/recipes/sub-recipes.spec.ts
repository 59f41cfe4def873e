import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Lines = NonNullable<Parameters<typeof ada.api.PATCH<'/recipes/{slug}', never>>[1]>;

const get = async (slug: string, person = ada) =>
  (await person.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const patch = async (slug: string, body: object) =>
  ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body } as unknown as Lines as never);

async function make(name: string, recipeIngredient: object[], more = {}) {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
  await patch(slug, { recipeIngredient, settings: { disableAmount: false }, ...more });
  return get(slug);
}
const food = (name: string, quantity: number, unit?: string) => ({
  food: { name },
  quantity,
  unit: unit ? { name: unit } : null,
});

describe('a line can be another recipe', () => {
  it('by its id, beside the words of the author, and by how much of it', async () => {
    const dough = await make('Dough', [food('flour', 500, 'g')], { recipeYield: '800 g dough' });
    const pizza = await make('Pizza', [
      { ...food('dough', 400, 'g'), note: 'of our own', referencedRecipe: { id: dough.id } },
    ]);
    const [line] = pizza.recipeIngredient;
    expect(line).toMatchObject({ display: '400 g dough of our own', batches: 0.5 });
    expect(line!.referencedRecipe).toEqual({
      id: dough.id,
      slug: 'dough',
      name: 'Dough',
      recipeServings: 0,
      recipeYield: '800 g dough',
    });
  });

  it('stays for clients that do not know of it, and goes when it is taken away', async () => {
    const sauce = await make('Sauce', [food('tomatoes', 3)]);
    const { slug, recipeIngredient } = await make('Noodles', [
      { ...food('sauce', 1), referencedRecipe: { id: sauce.id } },
    ]);
    const { referencedRecipe: _, batches: __, ...older } = recipeIngredient[0]!;
    await patch(slug, { recipeIngredient: [{ ...older, note: 'hot' }] });
    expect((await get(slug)).recipeIngredient[0]).toMatchObject({ note: 'hot', referencedRecipe: { id: sauce.id } });
    await patch(slug, { recipeIngredient: [{ ...older, referencedRecipe: null }] });
    expect((await get(slug)).recipeIngredient[0]!.referencedRecipe).toBeNull();
  });

  it('of the own group only, and never in a circle', async () => {
    const mallory = await addStranger(test.url, 'mallory');
    const theirs = (await mallory.api.POST('/recipes', { body: { name: 'Theirs' } })).data;
    const { id } = await get(theirs, mallory);
    const a = await make('A', [food('salt', 1)]);
    const foreign = await patch(a.slug, {
      recipeIngredient: [food('salt', 1), { note: 'x', referencedRecipe: { id } }],
    });
    expect([foreign.response.status, JSON.stringify(foreign.error)]).toEqual([
      422,
      expect.stringContaining('recipeIngredient.1.referencedRecipe'),
    ]);
    const b = await make('B', [{ note: 'a', referencedRecipe: { id: a.id } }]);
    const c = await make('C', [{ note: 'b', referencedRecipe: { id: b.id } }]);
    for (const one of [a, b, c]) {
      const { response, error } = await patch(a.slug, {
        recipeIngredient: [{ note: 'loop', referencedRecipe: { id: one.id } }],
      });
      expect([response.status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('part of itself')]);
    }
    expect((await get(a.slug)).recipeIngredient[0]!.display).toContain('salt');
  });

  it('two people cannot close a circle at once', async () => {
    const one = await make('One', [food('salt', 1)]);
    const two = await make('Two', [food('salt', 1)]);
    const link = (from: typeof one, to: typeof one) =>
      patch(from.slug, { recipeIngredient: [{ note: 'x', referencedRecipe: { id: to.id } }] });
    const answers = await Promise.all([link(one, two), link(two, one)]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 422]);
  });

  it('is its own line again where the recipe is deleted, and linked again where that comes back', async () => {
    const stock = await make('Stock', [food('bones', 2)]);
    const { slug } = await make('Soup', [{ ...food('stock', 1), referencedRecipe: { id: stock.id } }]);
    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: stock.slug } } });
    expect((await get(slug)).recipeIngredient[0]).toMatchObject({ referencedRecipe: null, batches: null });
    await ada.api.POST('/groups/trash/restore', { body: { ids: [stock.id] } });
    expect((await get(slug)).recipeIngredient[0]).toMatchObject({ referencedRecipe: { id: stock.id } });
  });
});

describe('on a shopping list', () => {
  it('what is bought is what the recipes are made of, as often as they are made', async () => {
    const starter = await make('Starter', [food('rye flour', 100, 'g')], { recipeYield: '200 g' });
    const bread = await make(
      'Bread',
      [food('wheat flour', 400, 'g'), { ...food('starter', 100, 'g'), referencedRecipe: { id: starter.id } }],
      { recipeServings: 4 },
    );
    const toast = await make('Toast', [
      { ...food('bread', 2, 'servings'), referencedRecipe: { id: bread.id } },
      { ...food('starter', 3, 'cups'), referencedRecipe: { id: starter.id } },
      food('butter', 20, 'g'),
    ]);
    const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Week' } });
    const params = { path: { id: list.id } };
    const body = [{ recipeId: toast.id, recipeIncrementQuantity: 2 }];
    const { data } = await ada.api.POST('/groups/shopping/lists/{id}/recipe', { params, body });
    const shown = data.listItems.map(({ display }) => display).sort();
    // bread is made once: twice 2 of 4 servings; cups of something that makes grams are bought by their words
    expect(shown).toEqual(['40 g butter', '400 g wheat flour', '50 g rye flour', '6 cups starter']);
    await ada.api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}/delete', {
      params: { path: { id: list.id, recipeId: toast.id } },
      body: { recipeDecrementQuantity: 2 },
    });
    const { data: after } = await ada.api.GET('/groups/shopping/lists/{id}', { params });
    expect(after.listItems).toEqual([]);
  });

  it('a batch is the recipe itself, and nobody buys water', async () => {
    const crust = await make('Crust', [food('wheat flour', 250, 'g'), food('cold water', 50, 'ml')]);
    const pie = await make('Pie', [
      { ...food('crust', 2, 'batch'), referencedRecipe: { id: crust.id } },
      food('water', 1, 'l'),
      food('apples', 3),
    ]);
    expect(pie.recipeIngredient[0]).toMatchObject({ batches: 2 });
    const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Pie' } });
    const { data } = await ada.api.POST('/groups/shopping/lists/{id}/recipe', {
      params: { path: { id: list.id } },
      body: [{ recipeId: pie.id, recipeIncrementQuantity: 1 }],
    });
    expect(data.listItems.map(({ display }) => display).sort()).toEqual(['3 apples', '500 g wheat flour']);
  });
});
