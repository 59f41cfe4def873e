import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const parse = async (ingredients: string[], more: object = {}, person = ada) =>
  (await person.api.POST('/parser/ingredients', { body: { ingredients, ...more } })).data!.map(
    ({ ingredient }) => ingredient,
  );

it('reads amount, unit, food and note', async () => {
  const [flour, eggs, salt] = await parse(['2 cups flour, sifted', '3 eggs', 'salt']);
  expect(flour).toMatchObject({
    quantity: 2,
    unit: { id: null, name: 'cup', pluralName: 'cups' },
    food: { id: null, name: 'flour' },
    note: 'sifted',
    originalText: '2 cups flour, sifted',
  });
  expect(eggs).toMatchObject({ quantity: 3, unit: null, food: { name: expect.stringMatching(/^eggs?$/) } });
  expect(salt).toMatchObject({ quantity: null, unit: null, food: { name: 'salt' } });
});

it('reads other languages, and by rules where asked', async () => {
  const [mehl] = await parse(['250 g Mehl']);
  expect(mehl).toMatchObject({
    quantity: 250,
    display: '250 g Mehl',
    unit: { name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false },
    food: { name: 'Mehl' },
  });
  const [oil] = await parse(['2 1/2 tbsp oil'], { parser: 'brute' });
  expect(oil).toMatchObject({ quantity: 2.5, unit: { name: 'tablespoon' }, food: { name: 'oil' } });
});

it('takes the language of a list from all of its lines', async () => {
  const line = '2 dl xyzzy';
  const [alone] = await parse([line]);
  const [, , among] = await parse(['3 msk strösocker', '1 klyfta vitlök', line]);
  expect(alone?.unit).toMatchObject({ name: 'deciliter' });
  expect(among).toMatchObject({ quantity: 2, food: { name: 'xyzzy' }, unit: { name: 'deciliter' } });
  const [salt] = await parse(['1 krm salt', '3 msk strösocker', '1 klyfta vitlök']);
  expect(salt).toMatchObject({ quantity: 1, unit: { name: 'krm' }, food: { name: 'salt' } });
});

it('says how sure it is, from 0 to 1', async () => {
  const { data } = await ada.api.POST('/parser/ingredient', { body: { ingredient: '1 cup sugar' } });
  for (const value of Object.values(data!.confidence)) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
});

it('reads ranges, and keeps further amounts in the note', async () => {
  const [eggs, rice, butter, flour, sugar, beef, cream] = await parse([
    '2-3 eggs',
    '1/2 to 1 cup rice, rinsed',
    '150g/5oz butter',
    '1 cup (about 120 g) flour, sifted',
    '1 cup plus 2 tbsp sugar',
    '1lb 2oz/500g lean beef, minced',
    '1 cup (8 fl oz/240 ml) cream',
  ]);
  expect(eggs).toMatchObject({ quantity: 2, quantityMax: 3, note: '', display: '2–3 eggs' });
  expect(rice).toMatchObject({ quantity: 0.5, quantityMax: 1, note: 'rinsed', display: '¹/₂–1 cup rice rinsed' });
  expect(butter).toMatchObject({ quantity: 150, quantityMax: null, note: '5oz' });
  expect(flour).toMatchObject({ quantity: 1, note: 'about 120 g, sifted' });
  expect(sugar).toMatchObject({ quantity: 1, note: 'plus 2 tbsp' });
  expect(beef).toMatchObject({ quantity: 1, note: expect.stringMatching(/^\+ 2oz\/500g,.* minced$/) });
  expect(cream).toMatchObject({ quantity: 1, note: '8 fl oz/240 ml' });
  const [mehl] = await parse(['2 Tassen (ca. 240 g) Mehl, gesiebt']);
  expect(mehl).toMatchObject({ quantity: 2, note: 'ca. 240 g, gesiebt' });
});

it('finds foods and units of the group: by plural, alias, abbreviation and likeness', async () => {
  const food = async (body: { name: string; pluralName?: string; aliases?: { name: string }[] }) =>
    (await ada.api.POST('/foods', { body })).data!.id;
  const onion = await food({ name: 'yellow onion', pluralName: 'yellow onions' });
  const scallion = await food({ name: 'spring onion', aliases: [{ name: 'scallion' }] });
  const { data: spoon } = await ada.api.POST('/units', { body: { name: 'tablespoon', abbreviation: 'tbsp' } });
  const lines = await parse(['2 yellow onions', '1 scallion', '1 yelow onion', '1 tbsp vinegar', '2 EL Essig']);
  expect(lines.map((line) => line.food?.id)).toEqual([onion, scallion, onion, null, null]);
  expect(lines.map((line) => line.unit?.id ?? null)).toEqual([null, null, null, spoon!.id, spoon!.id]);
});

it('imports lines in parts, keeps the original, and reads a line next time as a person corrected it', async () => {
  const recipe = {
    name: 'Cake',
    recipeIngredient: ['1 1/2 cups plain flour', 'butter for the tin', '2-3 cups oats'],
    recipeInstructions: 'Bake.',
  };
  const url = test.site.publish('/cake', recipe);
  const importIt = async () => {
    const { data: slug } = await ada.api.POST('/recipes/create-url', { body: { url } });
    return (await ada.api.GET('/recipes/{slug}', { params: { path: { slug: slug! } } })).data!;
  };
  const first = await importIt();
  expect(first.recipeIngredient[0]).toMatchObject({
    quantity: 1.5,
    unit: { name: 'cup', pluralName: 'cups' },
    display: '1 ¹/₂ cups plain flour',
    originalText: '1 1/2 cups plain flour',
  });
  expect(first.recipeIngredient[2]).toMatchObject({ quantity: 2, quantityMax: 3, note: '', display: '2–3 cups oats' });
  const corrected = first.recipeIngredient.map((line, index) => {
    if (index === 0) return { ...line, food: { name: 'wheat flour' }, note: 'type 405' };
    return index === 2 ? { ...line, quantityMax: 4, food: { name: 'rolled oats' } } : line;
  });
  await ada.api.PATCH('/recipes/{slug}', {
    params: { path: { slug: first.slug } },
    body: { recipeIngredient: corrected },
  });
  const second = await importIt();
  expect(second.recipeIngredient[0]).toMatchObject({ quantity: 1.5, food: { name: 'wheat flour' }, note: 'type 405' });
  expect(second.recipeIngredient[2]).toMatchObject({ quantity: 2, quantityMax: 4, food: { name: 'rolled oats' } });
  const [elsewhere] = await parse(['1 1/2 cups plain flour'], {}, await addStranger(test.url, 'stranger'));
  expect(elsewhere!.food!.name).not.toBe('wheat flour');
});

it('tells where an import was read from and how sure each line is, until somebody says that it is right', async () => {
  const url = test.site.publish('/unsure', {
    name: 'Unsure',
    recipeIngredient: ['1 cup rice', 'a bit of this or maybe 2 that'],
    recipeInstructions: 'Cook.',
  });
  const slug = (await ada.api.POST('/recipes/create-url', { body: { url } })).data!;
  const params = { path: { slug } };
  const { data: review } = await ada.api.GET('/recipes/{slug}/review', { params });
  const recipe = (await ada.api.GET('/recipes/{slug}', { params })).data!;
  expect(review!.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['name', 'ingredients', 'instructions']),
  );
  expect(review!.lines.map(({ referenceId }) => referenceId)).toEqual(
    recipe.recipeIngredient.map(({ referenceId }) => referenceId),
  );
  expect(review!.lines[0]!.confidence).toBeGreaterThan(review!.lines[1]!.confidence);
  await ada.api.DELETE('/recipes/{slug}/review', { params });
  expect((await ada.api.GET('/recipes/{slug}/review', { params })).response.status).toBe(404);
});

it('takes any line', async () => {
  const odd = ['', ' ', '½', '1/0 cup x', '9'.repeat(400), '((((', '🥚🥚', 'a'.repeat(1000)];
  expect(await parse(odd)).toHaveLength(odd.length);
});
