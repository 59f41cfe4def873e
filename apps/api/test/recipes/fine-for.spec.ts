import { DataSource } from 'typeorm';
import type { Wire } from '#client';
import { Context } from '#persistence';
import { RecipeFoodsService } from '#recipes';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let allergic: string;
let vegetarian: string;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  allergic = await createPerson({ allergies: ['nuts'] });
  vegetarian = await createPerson({ diets: ['vegetarian'] });
});
afterAll(() => test.stop());

type Line = { food?: { name: string }; note?: string; referencedRecipe?: { id: string } };
const food = (name: string, note = ''): Line => ({ food: { name }, note });

const createPerson = async (body: Partial<Wire<'PersonCreate'>>) =>
  (await ada.api.POST('/groups/persons', { body: { name: 'Ben', ...body } })).data.id;

async function createRecipe(...recipeIngredient: Line[]) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: `Fine ${crypto.randomUUID()}` } });
  const { data } = await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient } });
  return data;
}

type Fit = 'fine' | 'unsuitable' | 'unknown';

async function listed(fineFor: string[], fit?: Fit): Promise<string[]> {
  const { data } = await ada.api.GET('/recipes', { params: { query: { fineFor, fit, perPage: -1 } } });
  return data.items.map(({ id }) => id);
}

/** The only list of the three that has the recipe. */
async function fitInLists({ id }: { id: string }, ...fineFor: string[]): Promise<Fit> {
  const found: Fit[] = [];
  for (const fit of ['fine', 'unsuitable', 'unknown'] as const)
    if ((await listed(fineFor, fit)).includes(id)) found.push(fit);
  expect(found).toHaveLength(1);
  return found[0]!;
}

describe('recipes that are fine for persons', () => {
  it('are listed apart from those that are not, and those that nobody knows', async () => {
    const carrots = await createRecipe(food('onions'), food('carrots', 'finely chopped'));
    const walnuts = await createRecipe(food('onions'), food('walnuts'));
    const bacon = await createRecipe(food('bacon'));
    const mystery = await createRecipe(food('onions'), food('unobtainium'));
    expect(await fitInLists(carrots, allergic)).toBe('fine');
    expect(await fitInLists(walnuts, allergic)).toBe('unsuitable');
    expect(await fitInLists(mystery, allergic)).toBe('unknown');
    expect(await fitInLists(walnuts, vegetarian)).toBe('fine');
    expect(await fitInLists(bacon, vegetarian)).toBe('unsuitable');
    for (const [recipe, fit] of [
      [carrots, 'fine'],
      [walnuts, 'unsuitable'],
      [bacon, 'unsuitable'],
      [mystery, 'unknown'],
    ] as const) {
      expect(await fitInLists(recipe, allergic, vegetarian)).toBe(fit);
      expect(await fitInLists(recipe, 'everyone')).toBe(fit);
    }
  });

  it('are counted by their foods as they are listed', async () => {
    const carrots = await createRecipe(food('parsnips'));
    await createRecipe(food('parsnips'), food('walnuts'));
    const foodId = carrots.recipeIngredient[0]!.food!.id;
    const query = { by: 'foods' as const, fineFor: [allergic] };
    const { data } = await ada.api.GET('/organizers/recipe-counts', { params: { query } });
    expect(data.find(({ id }) => id === foodId)?.count).toBe(1);
  });

  it('are none for a person that the household does not have', async () => {
    expect(await listed([allergic, crypto.randomUUID()])).toEqual([]);
    const query = { fineFor: ['Ben'] };
    expect((await ada.api.GET('/recipes', { params: { query } })).response.status).toBe(422);
  });

  it('are all recipes for somebody who eats everything', async () => {
    const anybody = await createPerson({});
    expect(await fitInLists(await createRecipe(food('unobtainium')), anybody)).toBe('fine');
  });

  it('follow what a member confirms', async () => {
    const recipe = await createRecipe(food('roasted onions'));
    expect(await fitInLists(recipe, allergic)).toBe('unknown');
    const path = { slug: recipe.slug, referenceId: recipe.recipeIngredient[0]!.referenceId };
    await ada.api.PUT('/recipes/{slug}/foods/{referenceId}', { params: { path }, body: { foods: ['onion'] } });
    expect(await fitInLists(recipe, allergic)).toBe('fine');
    await ada.api.PUT('/recipes/{slug}/foods/{referenceId}', { params: { path }, body: { foods: ['walnut'] } });
    expect(await fitInLists(recipe, allergic)).toBe('unsuitable');
  });

  it('follow a recipe that a line links to, however it changes', async () => {
    const inner = await createRecipe(food('carrots'));
    const outer = await createRecipe(food('onions'), { ...food('base'), referencedRecipe: { id: inner.id } });
    const outermost = await createRecipe({ ...food('dish'), referencedRecipe: { id: outer.id } });
    expect(await fitInLists(outermost, allergic)).toBe('fine');
    const path = { slug: inner.slug };
    const change = (recipeIngredient: Line[]) =>
      ada.api.PATCH('/recipes/{slug}', { params: { path }, body: { recipeIngredient } });
    await change([food('carrots'), food('hazelnuts')]);
    expect([await fitInLists(outer, allergic), await fitInLists(outermost, allergic)]).toEqual([
      'unsuitable',
      'unsuitable',
    ]);
    await change([food('unobtainium')]);
    expect(await fitInLists(outermost, allergic)).toBe('unknown');
    await change([food('carrots')]);
    expect(await fitInLists(outermost, allergic)).toBe('fine');
    await ada.api.DELETE('/recipes/{slug}', { params: { path } });
    expect(await fitInLists(outermost, allergic)).toBe('unknown');
  });

  it('know dislikes with their kinds, and foods of the group', async () => {
    const secret = (await ada.api.POST('/foods', { body: { name: 'Grandma’s pearls' } })).data;
    const ben = await createPerson({ knownDislikes: [{ food: 'cheese' }], dislikes: [{ id: secret.id }] });
    expect(await fitInLists(await createRecipe(food('gruyère')), ben)).toBe('unsuitable');
    expect(await fitInLists(await createRecipe(food('Grandma’s pearls')), ben)).toBe('unsuitable');
    expect(await fitInLists(await createRecipe(food('carrots')), ben)).toBe('fine');
  });

  it('are not known while their lines have not been read with these tables', async () => {
    const recipe = await createRecipe(food('carrots'));
    const walnuts = await createRecipe(food('walnuts'));
    const database = test.app.get(DataSource);
    await database.query(`UPDATE recipes SET food_tables = 'older' WHERE id = ANY($1)`, [[recipe.id, walnuts.id]]);
    expect(await fitInLists(recipe, allergic)).toBe('unknown');
    expect(await fitInLists(walnuts, allergic)).toBe('unsuitable');
    const context = new Context({ locale: 'en-US' }, database.manager);
    await test.app.get(RecipeFoodsService, { strict: false }).linkOlder(context, new AbortController().signal);
    expect(await fitInLists(recipe, allergic)).toBe('fine');
  });

  it('are read again when a food of the group gets another name', async () => {
    const recipe = await createRecipe(food('carrots'));
    const id = recipe.recipeIngredient[0]!.food!.id;
    await ada.api.PATCH('/foods/{id}', { params: { path: { id } }, body: { name: 'Wonderland carrots' } });
    expect(await fitInLists(recipe, allergic)).toBe('unknown');
  });
});
