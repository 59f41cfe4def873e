import { DataSource } from 'typeorm';
import { Context } from '#persistence';
import { RecipeFoodsService } from '#recipes';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Line = { food: string; note?: string; referenceId?: string };

async function createRecipe(name: string, lines: Line[]) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
  await putLines(slug, lines);
  return slug;
}

async function putLines(slug: string, lines: Line[]) {
  const recipeIngredient = lines.map(({ food, ...rest }) => ({ ...rest, food: { name: food } }));
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient } });
}

const getRecipe = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const getFoods = async (slug: string) =>
  (await ada.api.GET('/recipes/{slug}/foods', { params: { path: { slug } } })).data.map(
    ({ food, state }) => `${food} ${state}`,
  );

async function decide(slug: string, line: number, foods: string[]) {
  const referenceId = (await getRecipe(slug)).recipeIngredient[line]!.referenceId;
  return ada.api.PUT('/recipes/{slug}/foods/{referenceId}', {
    params: { path: { slug, referenceId } },
    body: { foods },
  });
}

describe('the foods that lines name', () => {
  it('stand beside the words of the author, several if a line names several', async () => {
    const slug = await createRecipe('Linked', [
      { food: 'aged white cheddar' },
      { food: 'salt and pepper' },
      { food: 'unobtainium' },
      { food: 'spaghetti', note: 'gluten-free' },
    ]);
    expect(await getFoods(slug)).toEqual(['cheddar-cheese guess', 'salt guess', 'black-pepper guess']);
    const { data } = await ada.api.GET('/recipes/{slug}/foods', { params: { path: { slug } } });
    expect(data[0]).toMatchObject({
      name: 'cheddar cheese',
      aisle: 'dairy',
      kinds: ['hard-cheese', 'cheese', 'dairy-product'],
    });
    expect((await getRecipe(slug)).recipeIngredient[0]!.food!.name).toBe('aged white cheddar');
  });

  it('stay as a member decided while the line names them', async () => {
    const slug = await createRecipe('Decided', [{ food: 'large onions' }, { food: 'Grandma’s secret' }]);
    await decide(slug, 0, ['red-onion']);
    await decide(slug, 1, ['sour-cream']);
    expect((await getFoods(slug)).sort()).toEqual(['onion refused', 'red-onion confirmed', 'sour-cream confirmed']);

    const [onions, secret] = (await getRecipe(slug)).recipeIngredient.map(({ referenceId }) => referenceId);
    await putLines(slug, [
      { food: 'red onions', referenceId: onions },
      { food: 'butter', referenceId: secret },
    ]);
    expect((await getFoods(slug)).sort()).toEqual(['butter guess', 'red-onion confirmed']);
  });

  it('are only offered while they are doubtful', async () => {
    const slug = await createRecipe('Doubtful', [{ food: 'butter' }, { food: 'Wonderland cream cheese' }]);
    const links = async () =>
      (await ada.api.GET('/recipes/{slug}/foods', { params: { path: { slug } } })).data.map(
        ({ food, applied }) => `${food} ${applied}`,
      );
    expect(await links()).toEqual(['butter true', 'cream-cheese false']);
    await decide(slug, 1, ['cream-cheese']);
    expect(await links()).toEqual(['butter true', 'cream-cheese true']);
    await decide(slug, 1, []);
    expect(await links()).toEqual(['butter true', 'cream-cheese false']);
  });

  it('are looked up by any of their names, in the language of the person', async () => {
    const find = async (search: string, locale: string) => {
      const headers = { 'accept-language': locale };
      return (await ada.api.GET('/foods/known', { params: { query: { search } }, headers })).data;
    };
    expect((await find('prawn', 'en-US'))[0]).toEqual({ food: 'shrimp', name: 'shrimp', kind: null });
    expect((await find('cheddar', 'de-DE'))[0]).toMatchObject({ food: 'cheddar-cheese', kind: 'Käse' });
    expect((await find('Zwiebel', 'de-DE'))[0]).toMatchObject({ food: 'onion', name: 'Zwiebel' });
    expect(await find('unobtainium', 'de-DE')).toEqual([]);
  });

  it('have to be known, and the line has to exist', async () => {
    const slug = await createRecipe('Unknown', [{ food: 'milk' }]);
    const { error } = await decide(slug, 0, ['milk', 'unobtainium']);
    expect(error).toMatchObject({ detail: { errors: { 'foods.1': [expect.any(String)] } } });
    const { response } = await ada.api.PUT('/recipes/{slug}/foods/{referenceId}', {
      params: { path: { slug, referenceId: crypto.randomUUID() } },
      body: { foods: [] },
    });
    expect(response.status).toBe(404);
  });

  it('are found later in recipes that were stored before', async () => {
    const slug = await createRecipe('Older', [{ food: 'Basmati rice' }]);
    const database = test.app.get(DataSource);
    await database.query('DELETE FROM recipe_line_foods');
    await database.query('UPDATE recipes SET food_tables = NULL');
    expect(await getFoods(slug)).toEqual([]);
    const context = new Context({ locale: 'en-US' }, database.manager);
    await test.app.get(RecipeFoodsService, { strict: false }).linkOlder(context, new AbortController().signal);
    expect(await getFoods(slug)).toEqual(['basmati-rice guess']);
  });
});

describe('the search', () => {
  const search = async (text: string, locale = 'en-US') => {
    const headers = { 'accept-language': locale };
    const { data } = await ada.api.GET('/recipes', { params: { query: { search: text } }, headers });
    return data.items.map(({ name }) => name);
  };

  beforeAll(async () => {
    await createRecipe('Fondue of the valley', [{ food: 'Gruyère' }]);
    await createRecipe('Cheese toast', [{ food: 'toast' }]);
    await createRecipe('Scampi pan', [{ food: 'shrimp' }]);
    await createRecipe('Salad of the herder', [{ food: 'goat cheese' }]);
  });

  it('finds what is a kind of the food, exact words first', async () => {
    const found = await search('cheese');
    expect(found[0]).toBe('Cheese toast');
    expect(found).toEqual(expect.arrayContaining(['Fondue of the valley', 'Salad of the herder']));
  });

  it('finds a food by its other names and in other languages', async () => {
    expect(await search('prawns')).toEqual(['Scampi pan']);
    expect(await search('Garnelen', 'de-DE')).toEqual(['Scampi pan']);
    expect(await search('Ziegenkäse', 'de-DE')).toEqual(['Salad of the herder']);
  });

  it('does not find a food that a member refused', async () => {
    const slug = await createRecipe('Fake', [{ food: 'chorizo' }]);
    expect(await search('sausage')).toContain('Fake');
    await decide(slug, 0, []);
    expect(await search('sausage')).not.toContain('Fake');
  });
});
