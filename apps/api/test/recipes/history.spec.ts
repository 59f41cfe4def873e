import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben');
});
afterAll(() => test.stop());

const at = (slug: string) => ({ params: { path: { slug } } });
const of = (slug: string, number: number) => ({ params: { path: { slug, number } } });
const create = async (name: string) => (await ada.api.POST('/recipes', { body: { name, sample: false } })).data;
const change = async (slug: string, body: object, who = ada) =>
  (await who.api.PATCH('/recipes/{slug}', { ...at(slug), body })).data;
const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', at(slug))).data;
const versions = async (slug: string) => (await ada.api.GET('/recipes/{slug}/versions', at(slug))).data;
const restore = async (slug: string, number: number, fields?: string[], who = ada) =>
  who.api.POST('/recipes/{slug}/versions/{number}/restore', { ...of(slug, number), body: { fields: fields as never } });

it('every save is a version with its time, its editor and what was changed; a heart or an unchanged save is none', async () => {
  const slug = await create('Ragout');
  expect(await versions(slug)).toEqual([]);
  await change(slug, { description: 'Slow', recipeYield: '4 plates' });
  await change(slug, { recipeIngredient: [{ quantity: 1, food: { name: 'carrots' } }] }, ben);
  await change(slug, { description: 'Slow' });
  await ben.api.POST('/users/{id}/ratings/{slug}', {
    params: { path: { id: ben.id, slug } },
    body: { rating: 5, isFavorite: true },
  });
  expect((await versions(slug)).map(({ editor, fields }) => ({ editor, fields: fields.toSorted() }))).toEqual([
    { editor: 'ben', fields: ['recipeIngredient'] },
    { editor: 'Ada Cook', fields: ['description', 'recipeYield'] },
    { editor: 'Ada Cook', fields: [] },
  ]);
});

it('the whole recipe becomes what it was, and going back is a version, too', async () => {
  const slug = await create('Waffles');
  await change(slug, {
    description: 'Crisp',
    recipeIngredient: [
      { quantity: 250, unit: { name: 'g' }, food: { name: 'flour' }, note: 'sifted', title: 'Dough' },
      { quantity: 2, quantityMax: 3, food: { name: 'eggs' } },
    ],
    recipeInstructions: [{ title: 'Bake', text: 'Until **golden**.' }],
    notes: [{ title: 'Iron', text: 'Hot.' }],
    tags: [{ name: 'Sunday' }],
    tools: [{ name: 'Waffle iron' }],
    nutrition: { calories: '300' },
    extras: { source: 'Grandma' },
    settings: { showNutrition: true },
  });
  const before = await read(slug);
  const { number } = (await versions(slug))[0]!;
  await change(slug, {
    description: '',
    recipeIngredient: [],
    recipeInstructions: [],
    notes: [],
    tags: [],
    tools: [],
    nutrition: {},
    extras: {},
    settings: { showNutrition: false },
  });
  const food = (await ada.api.GET('/foods', { params: { query: { search: 'flour' } } })).data.items[0]!;
  await ada.api.DELETE('/foods/{id}', { params: { path: { id: food.id } } });

  expect((await restore(slug, number)).response.status).toBe(200);
  const after = await read(slug);
  for (const field of ['description', 'notes', 'nutrition', 'extras', 'settings', 'tags', 'tools'] as const)
    expect(after[field]).toEqual(before[field]);
  expect(after.recipeIngredient.map(({ display, title, food }) => [display, title, food?.name])).toEqual(
    before.recipeIngredient.map(({ display, title, food }) => [display, title, food?.name]),
  );
  expect(after.recipeInstructions).toEqual(before.recipeInstructions);
  expect(await versions(slug)).toHaveLength(4);
});

it('one field alone becomes what it was', async () => {
  const slug = await create('Dumplings');
  await change(slug, { description: 'First', recipeYield: '10' });
  const { number } = (await versions(slug))[0]!;
  await change(slug, { description: 'Second', recipeYield: '20' });
  const { data } = await restore(slug, number, ['description']);
  expect(data).toMatchObject({ description: 'First', recipeYield: '20' });
});

it('is not for those who may not change the recipe, nor for a version that is none, and not over the change of another', async () => {
  const slug = await create('Locked pie');
  await change(slug, { description: 'Mine', settings: { locked: true } });
  const [last, first] = await versions(slug);
  expect((await restore(slug, first!.number, undefined, ben)).response.status).toBe(403);
  expect((await restore(slug, 999)).response.status).toBe(404);
  const { data } = await restore(slug, first!.number);
  expect(data).toMatchObject({ description: '', settings: { locked: true } });
  const stale = await ada.api.POST('/recipes/{slug}/versions/{number}/restore', {
    params: { path: { slug, number: last!.number }, header: { 'if-match': `"${last!.number}"` } as never },
    body: {},
  });
  expect(stale.response.status).toBe(412);
});

it('fifty versions are there, and two people who go back at once lose none', async () => {
  const slug = await create('Busy');
  for (let index = 1; index <= 50; index++) await change(slug, { description: `Try ${index}` }, index % 2 ? ada : ben);
  const all = await versions(slug);
  expect(all).toHaveLength(51);
  const [old, older] = [all[20]!, all[40]!];
  const answers = await Promise.all([
    restore(slug, old.number, ['description']),
    restore(slug, older.number, ['description'], ben),
  ]);
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
  const [newest, second] = await versions(slug);
  expect(new Set([newest!.editor, second!.editor])).toEqual(new Set(['ben', 'Ada Cook']));
  const content = async (number: number) =>
    (await ada.api.GET('/recipes/{slug}/versions/{number}', of(slug, number))).data.content.description;
  expect(new Set([await content(newest!.number), await content(second!.number)])).toEqual(
    new Set([await content(old.number), await content(older.number)]),
  );
});

it('goes with the recipe into the trash and comes back with it', async () => {
  const slug = await create('Comes back');
  await change(slug, { description: 'Once' });
  const kept = await versions(slug);
  const { id } = await read(slug);
  await ada.api.DELETE('/recipes/{slug}', at(slug));
  await ada.api.POST('/groups/trash/restore', { body: { ids: [id] } });
  expect(await versions(slug)).toEqual(kept);
});
