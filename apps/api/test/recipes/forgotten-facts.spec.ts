import { DataSource } from 'typeorm';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let database: DataSource;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  database = test.app.get(DataSource);
});
afterAll(() => test.stop());

async function createRecipe(name: string, foods: string[]): Promise<string> {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
  const recipeIngredient = foods.map((food) => ({ food: { name: food } }));
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient } });
  return (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data.id;
}

/** Runs a statement and returns the names of the recipes whose facts it made the database forget. */
async function forgottenAfter(statement: string, parameters: unknown[] = []): Promise<string[]> {
  await database.query(`UPDATE recipes SET food_tables = 'known'`);
  await database.query(statement, parameters);
  const rows = await database.query<{ name: string }[]>(
    'SELECT name FROM recipes WHERE food_tables IS NULL ORDER BY name',
  );
  return rows.map(({ name }) => name);
}

interface Plan {
  Triggers: { 'Trigger Name': string; Calls: number }[];
}

async function triggerCalls(statement: string, parameters: unknown[]): Promise<Record<string, number>> {
  const [{ 'QUERY PLAN': plans }] = await database.query<[{ 'QUERY PLAN': Plan[] }]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    parameters,
  );
  return Object.fromEntries(
    plans.flatMap(({ Triggers }) => Triggers.map((one) => [one['Trigger Name'], one.Calls] as const)),
  );
}

const COPY_LINES = `INSERT INTO recipe_ingredients (recipe_id, position, reference_id, note)
  SELECT $1::uuid, 100 + n, gen_random_uuid(), 'line ' || n FROM generate_series(1, 50) n`;

it('forgets the facts of a recipe once for a statement with fifty lines', async () => {
  const id = await createRecipe('Pot', ['leek']);
  await createRecipe('Pan', ['leek']);
  expect(await triggerCalls(COPY_LINES, [id])).toMatchObject({ forget_food_facts_insert: 1 });
  expect(await triggerCalls(`UPDATE recipe_ingredients SET note = 'x' WHERE recipe_id = $1`, [id])).toMatchObject({
    forget_food_facts_update: 1,
  });
  expect(
    await triggerCalls(`DELETE FROM recipe_ingredients WHERE recipe_id = $1 AND position > 100`, [id]),
  ).toMatchObject({
    forget_food_facts_delete: 1,
  });
});

describe('the facts of a recipe are forgotten', () => {
  let soup: string;
  let stew: string;

  beforeAll(async () => {
    await database.query('DELETE FROM recipes');
    soup = await createRecipe('Soup', ['carrot', 'celery']);
    stew = await createRecipe('Stew', ['carrot']);
    await createRecipe('Toast', ['butter']);
  });

  it('with new and deleted lines', async () => {
    expect(await forgottenAfter(COPY_LINES, [soup])).toEqual(['Soup']);
    expect(await forgottenAfter('DELETE FROM recipe_ingredients WHERE position > 100')).toEqual(['Soup']);
  });

  it.each([
    ['reference_id', 'gen_random_uuid()'],
    ['food_id', 'NULL'],
    ['note', `'salted'`],
    ['words', `'{"line": "two carrots"}'`],
  ])('with a change of %s', async (column, value) => {
    const change = `UPDATE recipe_ingredients SET ${column} = ${value} WHERE recipe_id = $1 AND position = 0`;
    expect(await forgottenAfter(change, [stew])).toEqual(['Stew']);
  });

  it('when a line moves to another recipe, of both', async () => {
    const move = 'UPDATE recipe_ingredients SET recipe_id = $2, position = 50 WHERE recipe_id = $1 AND position = 1';
    expect(await forgottenAfter(move, [soup, stew])).toEqual(['Soup', 'Stew']);
  });

  it('when a food or a recipe that lines refer to is deleted', async () => {
    expect(await forgottenAfter(`DELETE FROM foods WHERE name = 'butter'`)).toEqual(['Toast']);
    await database.query('UPDATE recipe_ingredients SET referenced_recipe_id = $2 WHERE recipe_id = $1', [soup, stew]);
    expect(await forgottenAfter('DELETE FROM recipes WHERE id = $1', [stew])).toEqual(['Soup']);
  });

  it('not with an amount, a unit or a heading', async () => {
    const change = `UPDATE recipe_ingredients SET quantity = 3, unit_id = NULL, title = 'For the soup'`;
    expect(await forgottenAfter(change)).toEqual([]);
  });
});
