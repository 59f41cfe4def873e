import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
const ids = new Map<string, string>();
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  await addRecipe('Omelette', ['egg', 'butter'], ['pan']);
  await addRecipe('Pancakes', ['egg', 'flour', 'milk'], ['pan']);
  await addRecipe('Bread', ['flour', 'yeast'], []);
});
afterAll(() => test.stop());

async function addRecipe(name: string, foods: string[], tools: string[]): Promise<void> {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
  const { data } = await ada.api.PUT('/recipes/{slug}', {
    params: { path: { slug } },
    body: {
      recipeIngredient: foods.map((food) => ({ food: { name: food } })),
      tools: tools.map((tool) => ({ name: tool })),
    },
  });
  for (const { food } of data.recipeIngredient) if (food) ids.set(food.name, food.id);
  for (const tool of data.tools) ids.set(tool.name, tool.id);
}
const idsOf = (names: string[]) => names.map((name) => ids.get(name) ?? '');

async function suggest(foods: string[], query: object = {}) {
  const { data } = await ada.api.GET('/recipes/suggestions', {
    params: { query: { foods: idsOf(foods), ...query } },
  });
  return data.items.map(({ recipe, missingFoods, missingTools }) => [
    recipe.name,
    missingFoods.map(({ name }) => name).toSorted(),
    missingTools.map(({ name }) => name),
  ]);
}

it('lists recipes with one of the foods, those that lack least first', async () => {
  expect(await suggest(['egg', 'butter'])).toEqual([
    ['Omelette', [], ['pan']],
    ['Pancakes', ['flour', 'milk'], ['pan']],
  ]);
  expect(await suggest(['egg', 'butter'], { tools: idsOf(['pan']), maxMissingFoods: 1 })).toEqual([
    ['Omelette', [], []],
  ]);
  expect(await suggest(['egg'], { maxMissingTools: 0 })).toEqual([]);
  expect((await suggest([], { queryFilter: 'name = "Bread"' })).map(([name]) => name)).toEqual(['Bread']);
});

it('counts what is always in the kitchen, unless told otherwise', async () => {
  const path = { id: ids.get('flour') ?? '' };
  await ada.api.PUT('/foods/{id}', { params: { path }, body: { onHand: true } });
  expect(await suggest(['yeast'])).toEqual([['Bread', [], []]]);
  expect(await suggest(['yeast'], { includeFoodsOnHand: false })).toEqual([['Bread', ['flour'], []]]);
});
