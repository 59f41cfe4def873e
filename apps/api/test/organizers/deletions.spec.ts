import { DataSource } from 'typeorm';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let stranger: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  stranger = await addStranger(test.url, 'mallory');
});
afterAll(() => test.stop());

const createFood = async (name: string, person = ada) => (await person.api.POST('/foods', { body: { name } })).data.id;
const createUnit = async (name: string) => (await ada.api.POST('/units', { body: { name } })).data.id;
const createTag = async (name: string) => (await ada.api.POST('/organizers/tags', { body: { name } })).data;
const deleteAll = (kind: 'food' | 'unit' | 'tag', ids: string[]) =>
  ada.api.POST('/organizers/delete', { body: { kind, ids } });
const restore = (ids: string[]) => ada.api.POST('/groups/trash/restore', { body: { ids } });
const foodNames = async () =>
  (
    await ada.api.GET('/foods', { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } })
  ).data.items.map(({ name }) => name);

async function createRecipe(name: string, body: object) {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
  return slug;
}
const readRecipe = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const linesOf = async (slug: string) =>
  (await readRecipe(slug)).recipeIngredient.map(({ food, unit, display }) => [food?.name, unit?.name, display]);

it('moves foods and units of recipes and lists to the trash, keeps their names, and restores them with their links', async () => {
  const [leek, chard] = [await createFood('leek'), await createFood('chard')];
  const [bunch, crate] = [await createUnit('bunch'), await createUnit('crate')];
  const slug = await createRecipe('Green soup', {
    recipeIngredient: [
      { quantity: 2, unit: { id: bunch, name: 'bunch' }, food: { id: leek, name: 'leek' } },
      { quantity: 1, unit: { id: crate, name: 'crate' }, food: { id: chard, name: 'chard' } },
    ],
  });
  const before = await linesOf(slug);
  const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Market' } });
  for (const [foodId, unitId] of [
    [leek, bunch],
    [chard, crate],
  ])
    await ada.api.POST('/groups/shopping/items', { body: { shoppingListId: list.id, quantity: 2, foodId, unitId } });
  const shown = async () =>
    (await ada.api.GET('/groups/shopping/lists/{id}', { params: { path: { id: list.id } } })).data.listItems.map(
      ({ display }) => display,
    );

  expect((await deleteAll('food', [leek, chard])).data.ids.toSorted()).toEqual([leek, chard].toSorted());
  await deleteAll('unit', [bunch, crate]);
  expect(await foodNames()).toEqual([]);
  for (const text of ['leek', 'chard', 'bunch', 'crate']) {
    expect((await linesOf(slug)).join()).toContain(text);
    expect((await shown()).join()).toContain(text);
  }

  await restore([leek, chard, bunch, crate]);
  expect(await linesOf(slug)).toEqual(before);
});

it('takes tags off their recipes, and restores them there', async () => {
  const tags = [await createTag('quick'), await createTag('cheap')];
  const slug = await createRecipe('Toast', { tags });
  const ids = tags.map(({ id }) => id);
  await deleteAll('tag', ids);
  expect((await readRecipe(slug)).tags).toEqual([]);
  await restore(ids);
  expect((await readRecipe(slug)).tags.map(({ name }) => name).toSorted()).toEqual(['cheap', 'quick']);
});

it('deletes nothing if one of the ids is not of the group', async () => {
  const [salt, foreign] = [await createFood('salt'), await createFood('gold', stranger)];
  const { response, error } = await deleteAll('food', [salt, foreign]);
  expect(response.status).toBe(422);
  expect(error).toMatchObject({ detail: { errors: { 'ids.1': [expect.any(String)] } } });
  expect(await foodNames()).toContain('salt');
});

it('takes as many statements for thirty rows as for three', async () => {
  const dataSource = test.app.get(DataSource);
  const { logger } = dataSource;
  const countStatements = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) ids.push(await createFood(`food ${count} ${index}`));
    let statements = 0;
    dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
      logQuery: () => void (statements += 1),
    });
    expect((await deleteAll('food', ids)).data.ids).toHaveLength(count);
    dataSource.logger = logger;
    return statements;
  };
  const few = await countStatements(3);
  expect(await countStatements(30)).toBe(few);
});
