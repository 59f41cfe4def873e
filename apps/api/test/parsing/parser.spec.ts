import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const parse = async (ingredients: string[], more: object = {}, person = ada) =>
  (await person.api.POST('/parser/ingredients', { body: { ingredients, ...more } })).data.map(
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

it('says how sure it is, from 0 to 1: surer of a plain line than of an odd one', async () => {
  const confidenceOf = async (ingredient: string) =>
    (await ada.api.POST('/parser/ingredient', { body: { ingredient } })).data.confidence;
  const plain = await confidenceOf('1 cup sugar');
  const odd = await confidenceOf('a bit of this or maybe 2 that');
  for (const value of [plain, odd].flatMap((one) => Object.values(one))) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
  expect(plain.average).toBeGreaterThan(0.8);
  expect(plain.average).toBeGreaterThan(odd.average);
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
  expect(eggs).toMatchObject({ quantity: 2, quantityMax: 3, note: '', display: '2-3 eggs' });
  expect(rice).toMatchObject({ quantity: 0.5, quantityMax: 1, note: 'rinsed', display: '1/2 to 1 cup rice, rinsed' });
  expect(butter).toMatchObject({ quantity: 150, quantityMax: null, note: '5oz' });
  expect(flour).toMatchObject({ quantity: 1, note: 'about 120 g, sifted' });
  expect(sugar).toMatchObject({ quantity: 1, note: 'plus 2 tbsp' });
  expect(beef).toMatchObject({ quantity: 1, note: expect.stringMatching(/^\+ 2oz\/500g,.* minced$/) });
  expect(cream).toMatchObject({ quantity: 1, note: '8 fl oz/240 ml' });
  const [mehl] = await parse(['2 Tassen (ca. 240 g) Mehl, gesiebt']);
  expect(mehl).toMatchObject({ quantity: 2, note: 'ca. 240 g, gesiebt' });
});

it('keeps what an amount adds, and says how full a spoon is', async () => {
  const [honey, cocoa] = await parse(['3 EL und 1 TL Honig', '2 geh. EL Kakao']);
  expect(honey).toMatchObject({ quantity: 3, note: 'und 1 TL', display: '3 EL und 1 TL Honig' });
  expect(cocoa).toMatchObject({ quantity: 2, note: 'geh.', display: '2 geh. EL Kakao' });
  const [dill, stout] = await parse(['a few sprigs of dill', '12-ounce bottle of stout']);
  expect(dill).toMatchObject({ quantity: null, note: 'a few', display: 'a few sprigs of dill' });
  expect(stout).toMatchObject({ quantity: 1, note: '12-ounce', display: '12-ounce bottle of stout' });
});

it('finds foods and units of the group by plural, alias, abbreviation and language; likeness is for a person to judge', async () => {
  const food = async (body: { name: string; pluralName?: string; aliases?: { name: string }[] }) =>
    (await ada.api.POST('/foods', { body })).data.id;
  const onion = await food({ name: 'yellow onion', pluralName: 'yellow onions' });
  const scallion = await food({ name: 'spring onion', aliases: [{ name: 'scallion' }] });
  const { data: spoon } = await ada.api.POST('/units', { body: { name: 'tablespoon', abbreviation: 'tbsp' } });
  const lines = await parse(['2 yellow onions', '1 scallion', '1 yelow onion', '1 tbsp vinegar', '2 EL Essig']);
  expect(lines.map((line) => line.food?.id)).toEqual([onion, scallion, null, null, null]);
  const { data: alike } = await ada.api.POST('/parser/ingredient', { body: { ingredient: '1 yelow onion' } });
  expect([alike.similarFood?.id, alike.ingredient.food?.name]).toEqual([onion, 'yelow onion']);
  expect(lines.map((line) => line.unit?.id ?? null)).toEqual([null, null, null, spoon.id, spoon.id]);
});

it('knows a common food of the group in another language, and keeps the words of the line', async () => {
  const { data: onion } = await ada.api.POST('/foods', { body: { name: 'red onion', pluralName: 'red onions' } });
  const { data: spice } = await ada.api.POST('/foods', { body: { name: 'paprika' } });
  const { data: plum } = await ada.api.POST('/foods', { body: { name: 'prune' } });
  const german = await parse(['2 rote Zwiebeln', '1 TL Paprikapulver', '1 Paprika'], { language: 'de' });
  // "Paprika" is a pepper in German: the spice of that name is the same word by itself, which a person may see and change
  expect(german.map((line) => line.food?.id ?? null)).toEqual([onion.id, null, spice.id]);
  expect(german[0]!.display).toBe('2 rote Zwiebeln');
  const [french, english] = [
    await parse(['3 prunes'], { language: 'fr' }),
    await parse(['2 rote Zwiebeln'], { language: 'en' }),
  ];
  expect([french[0]!.food?.id, english[0]!.food?.id ?? null]).toEqual([plum.id, null]);
});

it('takes the words of the group for its units: by name, plural, abbreviation and alias', async () => {
  const unit = async (body: {
    name: string;
    pluralName?: string;
    abbreviation?: string;
    aliases?: { name: string }[];
  }) => (await ada.api.POST('/units', { body })).data.id;
  const ladle = await unit({ name: 'Schöpfkelle', pluralName: 'Schöpfkellen', abbreviation: 'SK' });
  const glug = await unit({ name: 'glug', aliases: [{ name: 'splosh' }] });
  const lines = await parse([
    '2 Schöpfkellen Brühe, heiß',
    '1 SK Brühe',
    '1-2 splosh of olive oil',
    '3 Schöpfkele Brühe',
    '2 large zibbo',
  ]);
  expect(lines.map((line) => line.unit?.id ?? null)).toEqual([ladle, ladle, glug, null, null]);
  expect(lines.map(({ display }) => display)).toEqual([
    '2 Schöpfkellen Brühe, heiß',
    '1 SK Brühe',
    '1-2 splosh of olive oil',
    '3 Schöpfkele Brühe',
    '2 large zibbo',
  ]);
  expect(lines[0]).toMatchObject({ quantity: 2, food: { name: 'Brühe' }, note: 'heiß' });
  expect(lines[2]).toMatchObject({
    quantity: 1,
    quantityMax: 2,
    food: { name: 'olive oil' },
    originalText: '1-2 splosh of olive oil',
  });
});

it('names a new unit in the language of who reads, and leaves the line as it is', async () => {
  const lines = await parse(['2 Prisen Salz', '1 Prise Zucker', '3 Zehe(n) Knoblauch', '2 EL Essig']);
  const names = lines.map(({ unit }) => [unit?.name, unit?.pluralName]);
  expect(names).toEqual([
    ['pinch', 'pinches'],
    ['pinch', 'pinches'],
    ['clove', 'cloves'],
    ['tablespoon', null],
  ]);
  expect(lines.map(({ words }) => words?.unit)).toEqual(['Prisen', 'Prise', 'Zehe(n)', 'EL']);
  expect(lines.map(({ display }) => display)).toEqual(lines.map(({ originalText }) => originalText));
});

it('knows one by many and many by one', async () => {
  const food = async (name: string, more: object = {}) =>
    (await ada.api.POST('/foods', { body: { name, ...more } })).data.id;
  const known = [
    await food('egg'),
    await food('tomatoes'),
    await food('Bohne'),
    await food('Ei'),
    await food('cherry'),
    await food('green onion', { aliases: [{ name: 'syboe' }] }),
  ];
  const lines = await parse(['2 eggs', '1 tomato', '200 g Bohnen', '3 Eier', '100 g cherries', '3 syboes']);
  expect(lines.map((line) => line.food?.id)).toEqual(known);
  const [one, many] = await parse(['1 quandong', '3 quandongs']);
  expect(many!.food).toEqual(one!.food);
});

it('keeps the words of the language of a line for its units', async () => {
  const stranger = await addStranger(test.url, 'hans');
  const lines = await parse(['2 TL Backpulver', '3 EL Milch', '250 gr Mehl'], { language: 'de' }, stranger);
  expect(lines.map(({ display }) => display)).toEqual(['2 TL Backpulver', '3 EL Milch', '250 gr Mehl']);
});

it('loses no unit that stands without an amount', async () => {
  const [coriander] = await parse(['a good handful of coriander']);
  const [cumin] = await parse(['ملعقة صغيرة كمون']);
  expect(coriander).toMatchObject({ quantity: 1, unit: { name: 'handful' }, food: { name: 'coriander' } });
  expect(cumin).toMatchObject({ quantity: 1, food: { name: 'كمون' } });
});

describe('what a person writes', () => {
  const save = async (lines: { unit?: { name: string }; food: { name: string } }[]) => {
    const slug = (await ada.api.POST('/recipes', { body: { name: `Written ${crypto.randomUUID()}` } })).data;
    const recipeIngredient = lines.map((line) => ({ quantity: 1, ...line }));
    const { data } = await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient } });
    return data.recipeIngredient;
  };

  it('is a food or unit of the group by abbreviation and alias too, and never a second one', async () => {
    const { data: big } = await ada.api.POST('/units', { body: { name: 'big spoon', abbreviation: 'Q' } });
    const { data: small } = await ada.api.POST('/units', { body: { name: 'small spoon', abbreviation: 'q' } });
    const { data: fennel } = await ada.api.POST('/foods', {
      body: { name: 'fennel', aliases: [{ name: 'finocchio' }] },
    });
    const lines = await save([
      { unit: { name: 'Q' }, food: { name: 'Finocchio' } },
      { unit: { name: 'q' }, food: { name: 'fennel' } },
    ]);
    expect(lines.map((line) => line.unit!.id)).toEqual([big.id, small.id]);
    expect(lines.map((line) => line.food!.id)).toEqual([fennel.id, fennel.id]);
  });
});

describe('corrections', () => {
  const importIt = async (name: string, recipeIngredient: string[]) => {
    const url = test.site.publish(`/${name}`, { name, recipeIngredient, recipeInstructions: 'Cook.' });
    const { data: slug } = await ada.api.POST('/recipes/create-url', { body: { url } });
    const params = { path: { slug: slug } };
    return { params, recipe: (await ada.api.GET('/recipes/{slug}', { params })).data };
  };
  const confidence = async (ingredient: string) =>
    (await ada.api.POST('/parser/ingredient', { body: { ingredient } })).data.confidence.average;

  it('are what was changed, not what was merely saved', async () => {
    const [left, changed] = ['1 fistful zibbo leaves, torn', '2 zabba roots, or so, or more'];
    const before = await confidence(left);
    expect(before).toBeLessThan(1);
    const { params, recipe } = await importIt('saved', [left, changed]);
    const recipeIngredient = recipe.recipeIngredient.map((line, index) => (index ? { ...line, note: 'peeled' } : line));
    await ada.api.PATCH('/recipes/{slug}', { params, body: { description: 'Good.', recipeIngredient } });
    expect(await confidence(left)).toBe(before);
    expect(await confidence(changed)).toBe(1);
  });

  it('may be that a line has no food', async () => {
    const line = '1 something like a pinch from the jar';
    const { params, recipe } = await importIt('foodless', [line]);
    const [first] = recipe.recipeIngredient;
    const recipeIngredient = [{ ...first, quantity: null, unit: null, food: null, note: 'see the jar' }];
    await ada.api.PATCH('/recipes/{slug}', { params, body: { recipeIngredient } });
    const again = await importIt('foodless-again', [line]);
    expect(again.recipe.recipeIngredient[0]).toMatchObject({ food: null, note: 'see the jar', originalText: line });
  });

  it('outlive a merge of foods', async () => {
    const line = '4 merge me gently';
    const { params, recipe } = await importIt('merged', [line]);
    const recipeIngredient = [{ ...recipe.recipeIngredient[0], food: { name: 'mergling' }, note: 'gently' }];
    const { data } = await ada.api.PATCH('/recipes/{slug}', { params, body: { recipeIngredient } });
    const { data: kept } = await ada.api.POST('/foods', { body: { name: 'mergeling' } });
    const body = { fromFood: data.recipeIngredient[0]!.food!.id, toFood: kept.id };
    await ada.api.PUT('/foods/merge', { body });
    const [again] = await parse([line]);
    expect(again).toMatchObject({ food: { id: kept.id }, note: 'gently' });
  });
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
    return (await ada.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } })).data;
  };
  const first = await importIt();
  expect(first.recipeIngredient[0]).toMatchObject({
    quantity: 1.5,
    unit: { name: 'cup', pluralName: 'cups' },
    display: '1 1/2 cups plain flour',
    originalText: '1 1/2 cups plain flour',
  });
  expect(first.recipeIngredient[2]).toMatchObject({ quantity: 2, quantityMax: 3, note: '', display: '2-3 cups oats' });
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
  // that somebody cooks with more is no correction of what the page says
  expect(second.recipeIngredient[2]).toMatchObject({ quantity: 2, quantityMax: 3, food: { name: 'oats' } });
  expect(second.recipeIngredient.map(({ display }) => display)).toEqual(recipe.recipeIngredient);
  const [elsewhere] = await parse(['1 1/2 cups plain flour'], {}, await addStranger(test.url, 'stranger'));
  expect(elsewhere!.food!.name).not.toBe('wheat flour');
});

it('tells where an import was read from and how sure each line is, until somebody says that it is right', async () => {
  const url = test.site.publish('/unsure', {
    name: 'Unsure',
    recipeIngredient: ['1 cup rice', 'a bit of this or maybe 2 that'],
    recipeInstructions: 'Cook.',
  });
  const slug = (await ada.api.POST('/recipes/create-url', { body: { url } })).data;
  const params = { path: { slug } };
  const { data: review } = await ada.api.GET('/recipes/{slug}/review', { params });
  const recipe = (await ada.api.GET('/recipes/{slug}', { params })).data;
  expect(review.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['name', 'ingredients', 'instructions']),
  );
  expect(review.lines.map(({ referenceId }) => referenceId)).toEqual(
    recipe.recipeIngredient.map(({ referenceId }) => referenceId),
  );
  expect(review.lines[0]!.confidence).toBeGreaterThan(review.lines[1]!.confidence);
  expect(recipe.hasReview).toBe(true);
  await ada.api.DELETE('/recipes/{slug}/review', { params });
  expect((await ada.api.GET('/recipes/{slug}', { params })).data.hasReview).toBe(false);
  expect((await ada.api.GET('/recipes/{slug}/review', { params })).response.status).toBe(404);
});

it('leaves out of the review what somebody has changed, whoever looks next', async () => {
  const url = test.site.publish('/corrected', {
    name: 'Corrected',
    recipeYield: '4',
    prepTime: 'PT5M',
    recipeIngredient: ['1 cup rice', '2 cups peas'],
    recipeInstructions: 'Cook.',
    image: `${test.site.url}/picture.png`,
  });
  const importIt = async () => (await ada.api.POST('/recipes/create-url', { body: { url } })).data;
  const slug = await importIt();
  const params = { path: { slug } };
  const recipe = (await ada.api.GET('/recipes/{slug}', { params })).data;
  const recipeIngredient = recipe.recipeIngredient.map((line, index) => (index ? line : { ...line, note: 'rinsed' }));
  const body = { prepTime: '10 minutes', recipeIngredient };
  const { response } = await ada.api.PATCH('/recipes/{slug}', { params, body });
  const header = { 'if-match': response.headers.get('etag') ?? '' };
  const again = await ada.api.PATCH('/recipes/{slug}', {
    params: { ...params, header },
    body: { description: 'Good.' },
  });
  expect(again.response.status).toBe(200);
  await ada.api.POST('/recipes/{slug}/image', { params, body: { url: `${test.site.url}/picture.png` } });
  const review = (await ada.api.GET('/recipes/{slug}/review', { params })).data;
  const fields = review.fields.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['name', 'recipeYield', 'ingredients', 'instructions']));
  for (const field of ['prepTime', 'description', 'images']) expect(fields).not.toContain(field);
  expect(review.lines.map(({ originalText }) => originalText)).toEqual(['2 cups peas']);
  expect(review.sameSource).toEqual([]);
  const other = { path: { slug: await importIt() } };
  const { data: second } = await ada.api.GET('/recipes/{slug}/review', { params: other });
  expect(second.fields.map(({ field }) => field)).toContain('images');
  expect(second.sameSource).toEqual([{ slug, name: 'Corrected' }]);
});

it('takes any line', async () => {
  const odd = ['', ' ', '½', '1/0 cup x', '9'.repeat(400), '((((', '🥚🥚', 'a'.repeat(1000)];
  expect(await parse(odd)).toHaveLength(odd.length);
});
