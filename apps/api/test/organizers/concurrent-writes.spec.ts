import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('changes at the same moment', () => {
  it('merges of foods lose neither aliases nor lines, whatever else is written', async () => {
    const foods = await Promise.all(
      numbers(5).map(async (n) => (await ada.api.POST('/foods', { body: { name: `flour no. ${n}` } })).data),
    );
    const slugs = await Promise.all(
      numbers(3).map(async (n) => (await ada.api.POST('/recipes', { body: { name: `Bread ${n}` } })).data),
    );
    const lines = () => foods.map(({ id, name }) => ({ quantity: 1, food: { id, name } }));
    const write = (slug: string) =>
      ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient: lines() } });
    await Promise.all(slugs.map(write));

    const [first, ...others] = foods;
    const merges = others.map(({ id: fromFood }) =>
      ada.api.PUT('/foods/merge', { body: { fromFood, toFood: first!.id } }),
    );
    const renames = numbers(2).map((n) =>
      ada.api.PATCH('/foods/{id}', { params: { path: { id: first!.id } }, body: { description: `No. ${n}` } }),
    );
    const writes = slugs.map(write);
    const statuses = async (answers: Promise<{ response: Response }>[]) =>
      (await Promise.all(answers)).map(({ response }) => response.status);
    expect(await statuses(merges)).toEqual(others.map(() => 200));
    expect(await statuses(renames)).toEqual(renames.map(() => 200));
    // a food that is gone when its line is written is found by its name, which is an alias by then
    expect(await statuses(writes)).toEqual(slugs.map(() => 200));

    const { data: food } = await ada.api.GET('/foods/{id}', { params: { path: { id: first!.id } } });
    expect(food.aliases.map(({ name }) => name).sort()).toEqual(others.map(({ name }) => name).sort());
    for (const slug of slugs) {
      const { data: recipe } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } });
      expect(recipe.recipeIngredient.map((line) => line.food?.id)).toEqual(foods.map(() => first!.id));
    }
  });

  it('merges in both directions leave one of the two', async () => {
    const [one, other] = await Promise.all(
      ['salt', 'sea salt'].map(async (name) => (await ada.api.POST('/foods', { body: { name } })).data),
    );
    const answers = await Promise.all([
      ada.api.PUT('/foods/merge', { body: { fromFood: one!.id, toFood: other!.id } }),
      ada.api.PUT('/foods/merge', { body: { fromFood: other!.id, toFood: one!.id } }),
    ]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 404]);
  });

  it('sixty recipes of one name are all answered', async () => {
    const answers = await Promise.all(numbers(60).map(() => ada.api.POST('/recipes', { body: { name: 'Same' } })));
    const statuses = answers.map(({ response }) => response.status);
    // requests that waited for too long get 503
    expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
    const made = statuses.filter((status) => status === 201).length;
    const { data } = await ada.api.GET('/recipes', {
      params: { query: { queryFilter: 'name LIKE "Same%"', perPage: -1 } },
    });
    expect(data.items.map(({ name }) => name).toSorted()).toEqual(
      ['Same', ...numbers(made - 1).map((number) => `Same (${number + 1})`)].toSorted(),
    );
  });
});
