import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const newFoods = async (who = ada) => (await who.api.GET('/organizers/clean-up/new-foods')).data;
const newNames = async () => (await newFoods()).map(({ name }) => name);
const createFood = async (name: string) => (await ada.api.POST('/foods', { body: { name } })).data;
const newFood = async (name: string) => {
  const food = (await newFoods()).find((one) => one.name === name);
  if (!food) throw new Error(`${name} is not new`);
  return food;
};

async function importLines(name: string, recipeIngredient: string[]) {
  const url = test.site.publish(`/${name}`, { name, recipeIngredient, recipeInstructions: 'Cook.' });
  return (await ada.api.POST('/recipes/create-url', { body: { url } })).data;
}

it('lists foods of imports with the food that each one may be, and merges them with an undo', async () => {
  const nut = await createFood('hazelnut');
  await createFood('typed by a person');
  await importLines('cake', ['200 g roasted Piedmont hazelnuts', '1 kg zorbfruit']);
  expect(await newFoods()).toEqual([
    expect.objectContaining({
      name: expect.stringMatching(/hazelnuts/),
      recipeCount: 1,
      match: { id: nut.id, name: 'hazelnut' },
    }),
    expect.objectContaining({ name: 'zorbfruit', recipeCount: 1, match: null }),
  ]);
  expect(await newFoods(await addStranger(test.url, 'stranger'))).toEqual([]);
  const [found] = await newFoods();
  const body = { kind: 'food' as const, from: [found?.id ?? ''], to: nut.id };
  const merges = (await ada.api.POST('/organizers/merges', { body })).data;
  expect(await newNames()).toEqual(['zorbfruit']);
  await ada.api.POST('/organizers/merges/undo', { body: { ids: merges.map(({ id }) => id) } });
  expect(await newNames()).toEqual([found?.name, 'zorbfruit']);
});

it('keeps foods as they are, and shows them again', async () => {
  await importLines('jam', ['1 kg quibberries']);
  const { id, name } = await newFood('quibberries');
  const kept = await ada.api.PUT('/organizers/clean-up/new-foods', { body: { foods: [id], isNew: false } });
  expect(kept.data.map((food) => food.name)).not.toContain(name);
  await ada.api.PUT('/organizers/clean-up/new-foods', { body: { foods: [id], isNew: true } });
  expect(await newNames()).toContain(name);
  const stranger = await addStranger(test.url, 'other');
  const refused = await stranger.api.PUT('/organizers/clean-up/new-foods', { body: { foods: [id], isNew: false } });
  expect(refused.response.status).toBe(422);
});

it('drops a food that somebody changes, gives an aisle, or merges another one into', async () => {
  await importLines('stew', ['1 kg drumroot', '1 kg fennimore', '1 kg gallowort', '1 kg hobbleweed']);
  const [changed, labelled, target] = [
    await newFood('drumroot'),
    await newFood('fennimore'),
    await newFood('gallowort'),
  ];
  await ada.api.PATCH('/foods/{id}', { params: { path: { id: changed.id } }, body: { description: 'A root.' } });
  await ada.api.PUT('/foods/labels', { body: { foods: [labelled.id], labelId: null } });
  const from = [(await newFood('hobbleweed')).id];
  await ada.api.POST('/organizers/merges', { body: { kind: 'food', from, to: target.id } });
  const names = await newNames();
  for (const name of ['drumroot', 'fennimore', 'gallowort', 'hobbleweed']) expect(names).not.toContain(name);
});

it('takes foods that a person writes into a recipe as known', async () => {
  const slug = (await ada.api.POST('/recipes', { body: { name: 'Own' } })).data;
  const recipeIngredient = [{ quantity: 1, food: { name: 'ownberry' } }];
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient } });
  expect(await newNames()).not.toContain('ownberry');
});
