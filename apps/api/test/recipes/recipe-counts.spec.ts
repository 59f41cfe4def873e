import { DataSource } from 'typeorm';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let database: DataSource;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  const stranger = await addStranger(test.url, 'mallory');
  await createRecipe('Foreign', { tags: [{ name: 'Quick' }] }, stranger);
  database = test.app.get(DataSource);
  const lines = ['salt', 'salt', 'flour'].map((name) => ({ food: { name } }));
  await createRecipe('Oldest', { tags: [{ name: 'Quick' }, { name: 'Rare' }], recipeIngredient: lines });
  await createRecipe('Older', { tags: [{ name: 'Quick' }], recipeIngredient: lines.slice(0, 1) });
  await createRecipe('Plain', { tags: [{ name: 'Quick' }, { name: 'Bare' }] });
  await ada.api.POST('/organizers/tags', { body: { name: 'Unused' } });
  await database.query(`UPDATE recipes SET image = lower(name) WHERE name IN ('Oldest', 'Older')`);
});
afterAll(() => test.stop());

async function createRecipe(name: string, body: object, person = ada) {
  const { data: slug } = await person.api.POST('/recipes', { body: { name } });
  await person.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
}

/** Counts by name, with the picture of the newest recipe that has one. */
async function counts(by: 'tags' | 'foods', search?: string) {
  const { data } = await ada.api.GET('/organizers/recipe-counts', { params: { query: { by, search } } });
  const { data: named } = await (by === 'tags' ? ada.api.GET('/organizers/tags') : ada.api.GET('/foods'));
  const nameOf = new Map(named.items.map(({ id, name }) => [id, name]));
  return Object.fromEntries(data.map(({ id, count, image }) => [nameOf.get(id), [count, image]]));
}

const TAGS = { Quick: [3, 'older'], Rare: [1, 'oldest'], Bare: [1, null] };

it('counts the recipes of the whole group, each once, with the newest picture', async () => {
  expect(await counts('tags')).toEqual(TAGS);
  expect(await counts('foods')).toEqual({ salt: [2, 'older'], flour: [1, 'oldest'] });
});

it('finds the same among recipes that are narrowed', async () => {
  expect(await counts('tags', 'old')).toEqual({ Quick: [2, 'older'], Rare: [1, 'oldest'] });
});

it('finds a picture behind a thousand newer recipes that have one', async () => {
  await database.query(
    `INSERT INTO recipes (group_id, owner_id, name, slug, settings, image)
     SELECT group_id, owner_id, 'Newer ' || n, 'newer-' || n, settings, 'newer'
     FROM recipes, generate_series(1, 1000) n WHERE name = 'Plain'`,
  );
  expect(await counts('tags')).toEqual(TAGS);
});
