import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { endOfBulkAction } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const list = async (query = {}, who = ada) =>
  (await who.api.GET('/organizers/clean-up/corrections', { params: { query } })).data;
const corrections = async (who = ada) => (await list({}, who)).items;
const parse = async (ingredient: string) =>
  (await ada.api.POST('/parser/ingredient', { body: { ingredient } })).data.ingredient;
const byLine = (line: string) => ({ params: { query: { line } } });

async function importLines(name: string, recipeIngredient: string[]) {
  const url = test.site.publish(`/${name}`, { name, recipeIngredient, recipeInstructions: 'Cook.' });
  const slug = (await ada.api.POST('/recipes/create-url', { body: { url } })).data;
  const params = { path: { slug } };
  return { params, recipe: (await ada.api.GET('/recipes/{slug}', { params })).data };
}

it('lists corrections beside what the parser would read, with the lines they apply to', async () => {
  const line = '2 Zabba roots, or so';
  await importLines('before', [line]);
  const { params, recipe } = await importLines('corrected', [line]);
  const food = (await ada.api.POST('/foods', { body: { name: 'zabba' } })).data;
  const recipeIngredient = [{ ...recipe.recipeIngredient[0]!, food, note: 'peeled' }];
  await ada.api.PATCH('/recipes/{slug}', { params, body: { recipeIngredient } });
  expect(await corrections()).toEqual([
    expect.objectContaining({
      line: '2 zabba roots, or so',
      quantity: 2,
      food: { id: food.id, name: 'zabba' },
      note: 'peeled',
      automatic: expect.objectContaining({ quantity: 2, food: expect.stringMatching(/roots/i) }),
      lines: [
        expect.objectContaining({ recipeSlug: 'before', isApplied: false }),
        expect.objectContaining({ recipeSlug: 'corrected', isApplied: true }),
      ],
    }),
  ]);
  expect(await corrections(await addStranger(test.url, 'stranger'))).toEqual([]);
});

it('changes a correction, forgets it, and leaves recipes as they are', async () => {
  const line = '1 Knob ginger';
  const food = (await ada.api.POST('/foods', { body: { name: 'ginger root' } })).data;
  const body = { line, quantity: 20, quantityMax: null, unitId: null, foodId: food.id, note: 'grated' };
  const saved = await ada.api.PUT('/organizers/clean-up/corrections', { body });
  expect(saved.data).toMatchObject({ line: '1 knob ginger', quantity: 20, note: 'grated', lines: [] });
  expect(await parse(line)).toMatchObject({ quantity: 20, food: { id: food.id }, note: 'grated' });
  const { recipe, params } = await importLines('gingerbread', [line]);
  await ada.api.PUT('/organizers/clean-up/corrections', { body: { ...body, quantity: 25 } });
  expect(await parse(line)).toMatchObject({ quantity: 25 });

  const removed = await ada.api.DELETE('/organizers/clean-up/corrections', byLine(line));
  expect(removed.data).toMatchObject({ quantity: 25, lines: [expect.objectContaining({ isApplied: false })] });
  expect(await parse(line)).not.toMatchObject({ quantity: 25 });
  expect((await ada.api.GET('/recipes/{slug}', { params })).data.recipeIngredient).toEqual(recipe.recipeIngredient);
  expect((await ada.api.DELETE('/organizers/clean-up/corrections', byLine(line))).response.status).toBe(404);
});

it('lists corrections page by page and finds them by line, note, unit and food', async () => {
  const cook = await addStranger(test.url, 'many-corrections');
  const unitId = (await cook.api.POST('/units', { body: { name: 'glug' } })).data.id;
  const foodId = (await cook.api.POST('/foods', { body: { name: 'pomace oil' } })).data.id;
  const rows = [
    { line: '1 dash vinegar', quantity: 1, unitId: null, foodId: null, note: 'to taste' },
    { line: 'a good glug', quantity: 1, unitId, foodId, note: '' },
    { line: 'two sprigs', quantity: 2, unitId: null, foodId: null, note: 'fresh' },
  ];
  for (const body of rows.toReversed()) await cook.api.PUT('/organizers/clean-up/corrections', { body });
  const lines = async (query: object) => (await list(query, cook)).items.map(({ line }) => line);
  const first = await list({ perPage: 2 }, cook);
  expect([first.total, first.total_pages, first.items.map(({ line }) => line)]).toEqual([
    3,
    2,
    ['1 dash vinegar', 'a good glug'],
  ]);
  expect(await lines({ perPage: 2, page: 2 })).toEqual(['two sprigs']);
  expect(await lines({ orderDirection: 'desc' })).toEqual(['two sprigs', 'a good glug', '1 dash vinegar']);
  for (const search of ['sprig', 'FRESH']) expect(await lines({ search })).toEqual(['two sprigs']);
  for (const search of ['glug', 'pomace']) expect(await lines({ search })).toEqual(['a good glug']);
  expect(await lines({ search: 'nowhere' })).toEqual([]);
  expect(await lines({ orderBy: 'random', paginationSeed: 'a' })).toHaveLength(3);
});

it('applies a correction to the lines of recipes on request, and takes it back', async () => {
  const line = '3 Wibble leaves';
  const { recipe, params } = await importLines('wibble', [line, '1 cup sugar']);
  const other = await importLines('other-wibble', [line]);
  const food = (await ada.api.POST('/foods', { body: { name: 'wibble leaf' } })).data;
  const correction = { line, quantity: 3, unitId: null, foodId: food.id, note: 'torn' };
  await ada.api.PUT('/organizers/clean-up/corrections', { body: correction });
  const linesOf = async (path: typeof params) =>
    (await ada.api.GET('/recipes/{slug}', { params: path })).data.recipeIngredient;

  const body = { recipes: [recipe.id], line };
  const { id } = (await ada.api.POST('/recipes/bulk-actions/correct', { body })).data;
  expect(await endOfBulkAction(ada, id)).toMatchObject({ kind: 'correct', status: 'done', failed: 0 });
  const corrected = await linesOf(params);
  expect(corrected[0]).toMatchObject({ quantity: 3, food: { id: food.id }, note: 'torn', originalText: line });
  expect(corrected[1]).toEqual(recipe.recipeIngredient[1]);
  expect(await linesOf(other.params)).toEqual(other.recipe.recipeIngredient);
  const listed = (await corrections()).find((one) => one.line === '3 wibble leaves');
  expect(listed?.lines.map(({ recipeSlug, isApplied }) => [recipeSlug, isApplied])).toEqual([
    ['other-wibble', false],
    ['wibble', true],
  ]);

  await ada.api.POST('/recipes/bulk-actions/{id}/undo', { params: { path: { id } } });
  expect((await endOfBulkAction(ada, id)).status).toBe('undone');
  expect(await linesOf(params)).toEqual(recipe.recipeIngredient);
});

it('refuses foods of other groups, and members who do not organize', async () => {
  const stranger = await addStranger(test.url, 'foreigner');
  const food = (await stranger.api.POST('/foods', { body: { name: 'foreign food' } })).data;
  const body = { line: '1 thing', quantity: 1, unitId: null, foodId: food.id, note: '' };
  expect((await ada.api.PUT('/organizers/clean-up/corrections', { body })).response.status).toBe(422);
  const member = await addMember(test.url, ada, 'ben');
  const own = { ...body, foodId: null };
  expect((await member.api.PUT('/organizers/clean-up/corrections', { body: own })).response.status).toBe(403);
  expect((await member.api.GET('/organizers/clean-up/corrections')).response.status).toBe(200);
});
