import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { pngPicture } from '../support/site.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api', ALLOW_SIGNUP: 'true' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const recipe = async (slug: string, { api } = ada) =>
  (await api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const flour = randomUUID();

async function madeRecipe() {
  const slug = (await ada.api.POST('/recipes', { body: { name: `Grandma’s “Größenwahn” pie ${randomUUID()}` } })).data;
  const body = {
    description: 'The *best* one, äöü – 好吃.\n\nReally.\u2028Yes.',
    recipeYield: '2 loaves',
    recipeServings: 8,
    totalTime: '1 Hour 30 Minutes',
    prepTime: '20 min',
    cookTime: '10 min',
    performTime: '1 Hour 10 Minutes',
    orgURL: 'https://example.com/pie?id=3',
    recipeCategory: [],
    tags: [{ name: 'Autumn' }, { name: '🍂' }],
    tools: [{ name: 'Springform, large' }],
    rating: 4,
    nutrition: { calories: '300', sodiumContent: '120' },
    notes: [
      { title: 'Tip', text: 'Rest it.' },
      { title: '', text: 'Second\n\nnote' },
    ],
    extras: { my_key: 'kept', other: 'a "quoted" value' },
    settings: { public: false, disableAmount: false, showNutrition: true },
    recipeIngredient: [
      {
        title: 'Dough',
        quantity: 1.5,
        quantityMax: 2,
        unit: { name: 'cup', abbreviation: 'c' },
        food: { name: 'flour' },
        note: 'sifted',
        originalText: '1 1/2 to 2 cups flour, sifted',
        referenceId: flour,
      },
      { title: '', quantity: null, unit: null, food: null, note: 'a pinch of luck' },
    ],
    recipeInstructions: [
      { title: 'Evening before', text: 'Knead **well**.', ingredientReferences: [{ referenceId: flour }] },
      { title: '', text: 'Wait.\n\nLonger.' },
    ],
  };
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
  const picture = new File([new Uint8Array(await pngPicture())], 'p.png', { type: 'image/png' });
  await ada.api.PUT('/recipes/{slug}/image', {
    params: { path: { slug } },
    body: { image: picture, extension: 'png' } as never,
    ...asMultipart,
  });
  const asset = (
    await ada.api.POST('/recipes/{slug}/assets', {
      params: { path: { slug } },
      body: { file: new File(['flour'], 'list.txt'), name: 'List', extension: 'txt' },
      ...asMultipart,
    })
  ).data;
  const { id } = await recipe(slug);
  await ada.api.PATCH('/recipes/{slug}', {
    params: { path: { slug } },
    body: { description: `${body.description}\n\n[list](/api/media/recipes/${id}/assets/${asset.fileName})` },
  });
  return recipe(slug);
}

const exportOf = async (slug: string, format: string, { token } = ada) =>
  fetch(`${test.url}/api/recipes/${encodeURIComponent(slug)}/exports?template_name=${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
const fileOf = async (slug: string, format: string) => {
  const response = await exportOf(slug, format);
  const name = /filename="(.*?)"/.exec(response.headers.get('content-disposition')!)![1]!;
  return new File([new Uint8Array(await response.arrayBuffer())], name);
};
const bringIn = async (archive: File, { api } = ada) =>
  (await api.POST('/recipes/create-from-zip', { body: { archive }, ...asMultipart })).data;

type Whole = Awaited<ReturnType<typeof recipe>>;
/** The content of a recipe; ids and times belong to the copy. */
const written = (one: Whole, isOther = false) => ({
  name: one.name.replace(/ \(\d+\)$/, ''),
  description: one.description.replace(/recipes\/[\da-f-]{36}\/assets\/[\da-f-]{36}/g, 'FILE'),
  ...{
    recipeYield: one.recipeYield,
    recipeServings: one.recipeServings,
    totalTime: one.totalTime,
    prepTime: one.prepTime,
  },
  ...{
    cookTime: one.cookTime,
    performTime: one.performTime,
    orgURL: one.orgURL,
    rating: one.rating,
    dateAdded: one.dateAdded,
  },
  ...{ nutrition: one.nutrition, notes: one.notes, extras: one.extras, settings: one.settings },
  tags: one.tags.map(({ name }) => name),
  hasPicture: one.image !== null,
  lines: one.recipeIngredient.map(
    ({ title, quantity, quantityMax, note, originalText, display, words, unit, food }) => ({
      ...{ title, quantity, quantityMax, note, originalText, display, words },
      unit: unit && [unit.name, isOther ? '' : unit.abbreviation],
      food: food?.name,
    }),
  ),
  steps: one.recipeInstructions.map(({ title, text, ingredientReferences }) => ({
    title,
    text,
    references: ingredientReferences.length,
  })),
  assets: one.assets.map(({ name, icon, type, size }) => ({ name, icon, type, size })),
});

it('a zip comes in again as it went out, in another group as well', async () => {
  const original = await madeRecipe();
  const archive = await fileOf(original.slug, 'zip');
  expect(written(await recipe(await bringIn(archive)))).toEqual(written(original));
  const stranger = await addStranger(test.url, 'bob');
  const slug = await bringIn(archive, stranger);
  expect(written(await recipe(slug, stranger), true)).toEqual(written(original, true));
});

const words = fc.string({ unit: 'grapheme', maxLength: 15 }).map((text) => `A${text}z`);
const texts = fc.array(words, { maxLength: 3 }).map((parts) => parts.join('\n\n'));
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const amount = perhaps(fc.integer({ min: 1, max: 40_000 }).map((thousandths) => thousandths / 1000));
const facts = ['calories', 'fatContent', 'proteinContent', 'carbohydrateContent', 'fiberContent', 'sugarContent'];
const flags = ['public', 'showNutrition', 'showAssets', 'landscapeView', 'disableComments', 'disableAmount'];
const anyBody = fc.record({
  description: texts,
  ...{ recipeYield: perhaps(words), totalTime: perhaps(words), prepTime: perhaps(words), cookTime: perhaps(words) },
  ...{ performTime: perhaps(words), orgURL: perhaps(fc.oneof(fc.webUrl(), words)) },
  recipeServings: fc.nat(100),
  rating: perhaps(fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2)),
  tags: fc.uniqueArray(fc.constantFrom('Autumn', 'ربيع', 'Für Gäste', '🍰'), { maxLength: 3 }),
  notes: fc.array(fc.record({ title: words, text: texts }), { maxLength: 3 }),
  nutrition: fc.record(Object.fromEntries(facts.map((name) => [name, words])), { requiredKeys: [] }),
  settings: fc.record(Object.fromEntries(flags.map((name) => [name, fc.boolean()]))),
  extras: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), words, { maxKeys: 3 }),
  recipeIngredient: fc.array(
    fc.record({
      title: fc.constantFrom('', '', 'Dough'),
      quantity: amount,
      unit: perhaps(fc.constantFrom('cup', 'g', 'sprig').map((name) => ({ name }))),
      food: perhaps(fc.constantFrom('flour', 'crème fraîche', 'دقيق').map((name) => ({ name }))),
      note: texts,
      originalText: perhaps(words),
      referenceId: fc.uuid({ version: 4 }),
    }),
    { maxLength: 5 },
  ),
  recipeInstructions: fc.array(fc.record({ title: fc.constantFrom('', 'Evening before'), text: texts }), {
    maxLength: 4,
  }),
});

it('whatever its fields hold', async () => {
  const trip = async ({ tags, ...body }: typeof anyBody extends fc.Arbitrary<infer Body> ? Body : never) => {
    const slug = (await ada.api.POST('/recipes', { body: { name: `Pie ${randomUUID()}` } })).data;
    const changes = { ...body, tags: tags.map((name) => ({ name })) };
    const { error } = await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: changes as never });
    expect(error).toBeUndefined();
    const archive = await fileOf(slug, 'zip');
    expect(written(await recipe(await bringIn(archive)))).toEqual(written(await recipe(slug)));
  };
  await fc.assert(fc.asyncProperty(anyBody, trip), { numRuns: 20 });
}, 60_000);

it('so does JSON, but for picture and files', async () => {
  const original = await madeRecipe();
  const copy = written(await recipe(await bringIn(await fileOf(original.slug, 'json'))));
  const { assets: _, hasPicture: __, description: ___, ...rest } = written(original);
  expect(copy).toMatchObject(rest);
});

it.each(['schema', 'markdown', 'cooklang'])(
  '%s keeps the name, the lines, the steps, and the facts',
  async (format) => {
    const original = await madeRecipe();
    const copy = await recipe(await bringIn(await fileOf(original.slug, format)));
    expect(copy.name.replace(/ \(\d+\)$/, '')).toBe(original.name);
    expect(copy.recipeIngredient.map(({ title }) => title)).toEqual(['Dough', '']);
    expect(copy.recipeIngredient.map(({ food }) => food?.name)).toEqual(['flour', expect.anything()]);
    expect(copy.recipeIngredient[0]).toMatchObject({ quantity: 1.5, quantityMax: 2, unit: { name: 'cup' } });
    expect(copy.recipeInstructions.map(({ title, text }) => [title, text.replace(/\s+/g, ' ')])).toEqual([
      ['Evening before', 'Knead **well**.'],
      ['', 'Wait. Longer.'],
    ]);
    expect(copy.notes[0]!.text).toContain('Rest it.');
    const facts = ({ orgURL, rating, nutrition, tools, dateAdded }: Whole) => ({
      ...{ orgURL, rating, nutrition, dateAdded },
      tools: tools.map(({ name }) => name),
    });
    expect(facts(copy)).toEqual(facts(original));
    expect(copy.recipeServings).toBe(format === 'schema' ? 2 : original.recipeServings);
  },
);

it('a line keeps the recipe that it stands for, in each format, and is linked where that recipe is', async () => {
  const dough = (await ada.api.POST('/recipes', { body: { name: `Dough ${randomUUID()}` } })).data;
  const { id, name } = await recipe(dough);
  const pizza = (await ada.api.POST('/recipes', { body: { name: `Pizza ${randomUUID()}` } })).data;
  const recipeIngredient = [
    { quantity: 2, food: { name: 'tomato' } },
    { quantity: 400, unit: { name: 'gram' }, food: { name: 'dough' }, note: 'cold', referencedRecipe: { id } },
  ];
  const recipeInstructions = [{ text: 'Roll it out.' }, { text: 'Bake it.' }];
  await ada.api.PATCH('/recipes/{slug}', {
    params: { path: { slug: pizza } },
    body: { recipeIngredient, recipeInstructions },
  });
  const stranger = await addStranger(test.url, 'sub');
  for (const format of ['zip', 'json', 'markdown', 'cooklang']) {
    const file = await fileOf(pizza, format);
    const [, line] = (await recipe(await bringIn(file))).recipeIngredient;
    expect([format, line!.referencedRecipe?.name, line!.food?.name]).toEqual([format, name, 'dough']);
    const [, theirs] = (await recipe(await bringIn(file, stranger), stranger)).recipeIngredient;
    expect([format, theirs!.referencedRecipe, theirs!.food?.name]).toEqual([format, null, 'dough']);
  }
});

it('a token gives the zip once, and nothing else', async () => {
  const { slug } = await madeRecipe();
  const newToken = async () =>
    (await ada.api.POST('/recipes/{slug}/exports', { params: { path: { slug } } })).data.token;
  const token = await newToken();
  const other = await madeRecipe();
  const get = async (name: string, key = token) =>
    (await fetch(`${test.url}/api/recipes/${encodeURIComponent(name)}/exports/zip?token=${key}`)).status;
  expect(await get(other.slug, await newToken())).toBe(401);
  expect(await get(slug, 'invented')).toBe(401);
  expect(await get(slug)).toBe(200);
  expect(await get(slug)).toBe(401);
});

it('another group cannot have the file, and unknown formats are named', async () => {
  const { slug } = await madeRecipe();
  const stranger = await addStranger(test.url, 'eve');
  expect((await exportOf(slug, 'zip', stranger)).status).toBe(404);
  expect((await exportOf(slug, '../../../etc/passwd')).status).toBe(400);
  expect((await ada.api.GET('/recipes/exports')).data).toMatchObject({ json: ['raw'], zip: ['zip'] });
});
