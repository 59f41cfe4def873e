import sharp from 'sharp';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { endOfBulkAction } from '../support/server-task.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Kind = 'food' | 'unit' | 'label' | 'category' | 'tag' | 'tool' | 'recipe';
const food = async (name: string, who = ada) => (await who.api.POST('/foods', { body: { name } })).data;
const bySlug = (slug: string) => ({ params: { path: { slug } } });

async function duplicates(kind: Kind, who = ada) {
  const { data } = await who.api.GET('/organizers/clean-up/duplicates', { params: { query: { kind } } });
  return data.map(({ reason, items }) => [reason, ...items.map(({ name }) => name).toSorted()]);
}
const unused = async (kind: Exclude<Kind, 'recipe'>) =>
  (await ada.api.GET('/organizers/clean-up/unused', { params: { query: { kind } } })).data.map(({ name }) => name);

async function recipe(name: string, fields: object) {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
  await ada.api.PATCH('/recipes/{slug}', { ...bySlug(slug), body: fields });
  return slug;
}

const finished = (id: string) => endOfBulkAction(ada, id);

describe('probable duplicates', () => {
  it('are offered with how much they are used, until somebody says that they differ', async () => {
    const [parsley, parseley, leek] = [await food('parsley'), await food('parseley'), await food('leek')];
    await recipe('Tabbouleh', { recipeIngredient: [{ food: parsley }, { food: parsley }] });
    const query = { kind: 'food' as const };
    const { data } = await ada.api.GET('/organizers/clean-up/duplicates', { params: { query } });
    const ids = data.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids.toSorted()).toEqual([parsley.id, parseley.id].toSorted());
    expect(ids).not.toContain(leek.id);
    expect(data[0]!.items.find(({ id }) => id === parsley.id)!.recipeCount).toBe(1);

    const kept = await ada.api.POST('/organizers/clean-up/kept-apart', { body: { kind: 'food', ids } });
    expect(kept.response.status).toBe(201);
    expect(await duplicates('food')).toEqual([]);
    const at = { params: { path: { id: kept.data.id } } };
    expect((await ada.api.DELETE('/organizers/clean-up/kept-apart/{id}', at)).response.status).toBe(200);
    expect(await duplicates('food')).toEqual([['typo', 'parseley', 'parsley']]);
  });

  it('are those of the own group only, and of all kinds that have names', async () => {
    const stranger = await addStranger(test.url, 'stranger');
    expect(await duplicates('food', stranger)).toEqual([]);
    for (const name of ['Week night', 'Weeknight']) await ada.api.POST('/organizers/tags', { body: { name } });
    expect(await duplicates('tag')).toEqual([['spelling', 'Week night', 'Weeknight']]);
    for (const name of ['Teelöffel', 'teaspoon']) await ada.api.POST('/units', { body: { name } });
    expect(await duplicates('unit')).toEqual([['meaning', 'Teelöffel', 'teaspoon']]);
    for (const name of ['Pan', 'Pans']) await ada.api.POST('/organizers/tools', { body: { name } });
    expect(await duplicates('tool')).toEqual([['number', 'Pan', 'Pans']]);
  });

  it('are recipes of one page or name, too', async () => {
    const orgURL = 'https://example.org/apple-pie?utm_source=mail';
    await recipe('Apple pie', { orgURL });
    await recipe('Grandma’s pie', { orgURL: 'https://www.example.org/apple-pie' });
    expect(await duplicates('recipe')).toEqual([['address', 'Apple pie', 'Grandma’s pie']]);
  });

  it('are recipes with one photo in two sizes', async () => {
    const dish = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#223"/>
      <circle cx="150" cy="120" r="90" fill="#eec"/><rect x="230" y="180" width="120" height="70" fill="#b53"/></svg>`;
    const show = async (slug: string, width: number) => {
      const photo = await sharp(Buffer.from(dish)).resize({ width }).jpeg().toBuffer();
      const body = { image: new File([new Uint8Array(photo)], 'dish.jpg'), extension: 'jpg' };
      await ada.api.PUT('/recipes/{slug}/image', { ...bySlug(slug), body: body as never, ...asMultipart });
    };
    await show(await recipe('Plum cake', {}), 300);
    await show(await recipe('Cake of August', {}), 180);
    expect(await duplicates('recipe')).toContainEqual(['picture', 'Cake of August', 'Plum cake']);
  });

  it('cannot be kept apart from things of others, nor by who may not organize', async () => {
    const stranger = await addStranger(test.url, 'other');
    const [own, foreign] = [await food('own'), await food('foreign', stranger)];
    const body = { kind: 'food' as const, ids: [own.id, foreign.id] };
    const refused = await ada.api.POST('/organizers/clean-up/kept-apart', { body });
    expect(refused.response.status).toBe(422);
    expect(Object.keys(refused.error!.detail.errors!)).toEqual(['ids.1']);
    const ben = await addMember(test.url, ada, 'ben');
    const query = { kind: 'food' as const };
    const answer = await ben.api.GET('/organizers/clean-up/duplicates', { params: { query } });
    expect(answer.response.status).toBe(403);
  });
});

describe('what nothing uses', () => {
  it('leaves out what recipes, lists, plans, cookbooks and foods have', async () => {
    const [used, bought, idle] = [await food('used food'), await food('bought food'), await food('idle food')];
    await recipe('Stew', { recipeIngredient: [{ food: used }] });
    const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: 'Shop' } })).data;
    const item = { shoppingListId: list.id, foodId: bought.id, quantity: 1, isFood: true };
    await ada.api.POST('/groups/shopping/items', { body: item });
    const names = await unused('food');
    expect(names).toContain(idle.name);
    expect(names).not.toContain(used.name);
    expect(names).not.toContain(bought.name);

    const create = async (path: '/groups/labels' | '/organizers/tags' | '/organizers/categories', name: string) =>
      (await ada.api.POST(path, { body: { name } })).data;
    const [aisle] = [await create('/groups/labels', 'Full aisle'), await create('/groups/labels', 'Empty aisle')];
    await ada.api.PATCH('/foods/{id}', { params: { path: { id: idle.id } }, body: { labelId: aisle.id } });
    expect(await unused('label')).toEqual(['Empty aisle']);
    const [ruled, shelved] = [
      await create('/organizers/categories', 'Ruled'),
      await create('/organizers/categories', 'Shelved'),
    ];
    await create('/organizers/categories', 'Nowhere');
    await ada.api.POST('/households/mealplans/rules', { body: { categories: [ruled] } });
    await ada.api.POST('/groups/cookbooks', { body: { name: 'Shelf', categories: [shelved] } });
    expect(await unused('category')).toEqual(['Nowhere']);
  });
});

describe('lines that were not understood', () => {
  const lines = async () => (await ada.api.GET('/organizers/clean-up/lines')).data;
  const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', bySlug(slug))).data;
  it('are shown with their reading, read again, and put back where nobody has changed them since', async () => {
    const texts = ['2 cups flour, sifted', '3 eggs', '~~ * ~~'];
    const slug = await recipe('Cake', { recipeIngredient: texts.map((note) => ({ note })) });
    const before = await read(slug);
    const found = (await lines()).filter(({ recipeSlug }) => recipeSlug === slug);
    expect(found.map(({ text, reading }) => [text, reading?.food])).toEqual([
      ['2 cups flour, sifted', 'flour'],
      ['3 eggs', expect.stringMatching(/eggs?/)],
      ['~~ * ~~', undefined],
    ]);

    const { id } = (await ada.api.POST('/recipes/bulk-actions/reread', { body: { recipes: [before.id] } })).data;
    expect(await finished(id)).toMatchObject({ kind: 'reread', status: 'done', failed: 0 });
    const after = await read(slug);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.recipeIngredient[0]).toMatchObject({ quantity: 2, note: 'sifted', originalText: texts[0] });
    expect(after.recipeIngredient[0]!.food!.name).toBe('flour');
    // the author's words stay
    expect(after.recipeIngredient.map(({ display }) => display)).toEqual(texts);
    expect((await lines()).filter(({ recipeSlug }) => recipeSlug === slug).map(({ text }) => text)).toEqual([
      '~~ * ~~',
    ]);

    const changed = after.recipeIngredient.map((line, at) => (at === 1 ? { ...line, quantity: 4 } : line));
    await ada.api.PATCH('/recipes/{slug}', { ...bySlug(slug), body: { recipeIngredient: changed } });
    await ada.api.POST('/recipes/bulk-actions/{id}/undo', { params: { path: { id } } });
    expect((await finished(id)).status).toBe('undone');
    const undone = (await read(slug)).recipeIngredient;
    expect(undone[0]).toMatchObject({ quantity: null, food: null, note: texts[0] });
    expect(undone[1]).toMatchObject({ quantity: 4 });
  });

  it('are none in recipes without amounts', async () => {
    const slug = await recipe('Plain', { settings: { disableAmount: true }, recipeIngredient: [{ note: '1 egg' }] });
    expect((await lines()).filter(({ recipeSlug }) => recipeSlug === slug)).toEqual([]);
  });
});

it('names amounts, servings and times that can hardly be meant', async () => {
  const flour = await food('wheat flour');
  const kilogram = (await ada.api.POST('/units', { body: { name: 'kilogram' } })).data;
  const gram = (await ada.api.POST('/units', { body: { name: 'gram' } })).data;
  const slug = await recipe('Bread', {
    recipeServings: 4000,
    totalTime: '90 days',
    recipeIngredient: [
      { quantity: 150, unit: kilogram, food: flour },
      { quantity: 150, unit: gram, food: flour },
    ],
  });
  const { data } = await ada.api.GET('/organizers/clean-up/amounts');
  const found = data.filter(({ recipeSlug }) => recipeSlug === slug).map(({ what, text }) => [what, text]);
  expect(found).toEqual([
    ['line', expect.stringContaining('150 kilogram')],
    ['servings', '4000'],
    ['time', '90 days'],
  ]);

  const offers = data.filter(({ recipeSlug }) => recipeSlug === slug);
  expect(offers.map(({ offered }) => offered)).toEqual([
    expect.stringContaining('150 gram'),
    '4',
    expect.stringMatching(/^90\smin/),
  ]);
  const amounts = offers.map(({ recipeId, at, offered }) => ({ recipe: recipeId, at, offered: offered! }));
  const { id } = (await ada.api.POST('/recipes/bulk-actions/mend', { body: { amounts } })).data;
  expect(await finished(id)).toMatchObject({ kind: 'mend', status: 'done', failed: 0 });
  const mended = (await ada.api.GET('/recipes/{slug}', bySlug(slug))).data;
  expect(mended).toMatchObject({ recipeServings: 4, totalTime: offers[2]!.offered });
  expect(mended.recipeIngredient.map(({ quantity, unit }) => [quantity, unit?.name])).toEqual([
    [150, 'gram'],
    [150, 'gram'],
  ]);
  const left = (await ada.api.GET('/organizers/clean-up/amounts')).data;
  expect(left.filter(({ recipeSlug }) => recipeSlug === slug)).toEqual([]);

  // later changes are kept
  await ada.api.PATCH('/recipes/{slug}', { ...bySlug(slug), body: { recipeServings: 5 } });
  await ada.api.POST('/recipes/bulk-actions/{id}/undo', { params: { path: { id } } });
  expect((await finished(id)).status).toBe('undone');
  const undone = (await ada.api.GET('/recipes/{slug}', bySlug(slug))).data;
  expect(undone).toMatchObject({ recipeServings: 5, totalTime: '90 days' });
  expect(undone.recipeIngredient[0]).toMatchObject({ quantity: 150, unit: { name: 'kilogram' } });
});
