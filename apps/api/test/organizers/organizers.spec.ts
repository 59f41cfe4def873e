import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const recipe = async (name: string, changes: object) => {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
  return (await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: changes })).data;
};
const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;

describe.each(['categories', 'tags', 'tools'] as const)('%s', (kind) => {
  const path = `/organizers/${kind}` as const;
  const item = `/organizers/${kind}/{id}` as const;
  const field = kind === 'categories' ? 'recipeCategory' : kind;
  const create = (name: string) => ada.api.POST(path, { body: { name } });

  it('have a slug, which follows the name, and are unique by it', async () => {
    const { data } = await create('Süßes & Salziges');
    expect(data).toMatchObject({
      name: 'Süßes & Salziges',
      slug: 'susses-salziges',
      recipeCount: 0,
      groupId: ada.groupId,
    });
    expect((await create('susses salziges')).response.status).toBe(409);
    const renamed = await ada.api.PUT(item, { params: { path: { id: data.id } }, body: { name: 'Sweet' } });
    expect(renamed.data.slug).toBe('sweet');
    const former = { params: { path: { slug: 'susses-salziges' } } };
    expect((await ada.api.GET(`${path}/slug/{slug}`, former)).data).toMatchObject({ id: data.id, slug: 'sweet' });
    const { slug: dish } = await recipe(`Renamed ${kind}`, { [field]: [{ id: data.id, name: 'Sweet' }] });
    const query = { [kind]: ['susses-salziges'] };
    const { data: found } = await ada.api.GET('/recipes', { params: { query } });
    expect(found.items.map((one) => one.slug)).toEqual([dish]);
    await create('Savory');
    const clash = await ada.api.PATCH(item, { params: { path: { id: data.id } }, body: { name: 'SAVORY' } });
    expect(clash.response.status).toBe(409);
    expect(Object.keys(clash.error!.detail.errors!)).toEqual(['name']);
  });

  it('count their recipes, show them, and leave them when deleted', async () => {
    const { slug } = await recipe(`Dish of ${kind}`, { [field]: [{ name: `Used ${kind}` }] });
    const { data: page } = await ada.api.GET(path, { params: { query: { search: 'used' } } });
    const { id, recipeCount } = page.items[0]!;
    expect(recipeCount).toBe(1);
    const { data: whole } = await ada.api.GET(`${path}/slug/{slug}`, { params: { path: { slug: `used-${kind}` } } });
    expect(whole.recipes.map((one) => one.slug)).toEqual([slug]);
    const { data: copy } = await ada.api.POST(`${item}/duplicate`, {
      params: { path: { id } },
      body: { name: `Copy of ${kind}` },
    });
    expect((await read(slug))[field].map((one) => one.name).sort()).toEqual([`Copy of ${kind}`, `Used ${kind}`]);
    await ada.api.DELETE(item, { params: { path: { id } } });
    expect((await read(slug))[field].map((one) => one.id)).toEqual([copy.id]);
    expect((await ada.api.GET(item, { params: { path: { id } } })).response.status).toBe(404);
  });

  it('without recipes are listed', async () => {
    await create(`Lonely ${kind}`);
    const names = (await ada.api.GET(`${path}/empty`)).data.map((one) => one.name);
    expect(names).toContain(`Lonely ${kind}`);
    expect(names).not.toContain(`Copy of ${kind}`);
  });

  it('cannot be called nothing', async () => {
    for (const name of ['', '   ', '\u200B\u2060', '\u0001']) {
      const { response, error } = await create(name);
      expect(response.status).toBe(422);
      expect(error!.detail.errors).toEqual({ name: ['This field is required.'] });
    }
  });

  it('can be called by a sign alone, and are found by it', async () => {
    const sign = '🍰';
    const { data: made } = await create(sign);
    const names = [{ name: sign }, { name: sign }, { name: '🍕' }, { name: '🍕' }];
    const { slug } = await recipe(`Cake with ${kind}`, { [field]: names });
    const found = (await read(slug))[field];
    expect(found.map(({ name }) => name).sort()).toEqual([sign, '🍕'].sort());
    expect(found.map(({ id }) => id)).toContain(made.id);
    const other = await recipe(`Pie with ${kind}`, { [field]: names });
    expect(other[field].map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
  });

  it('have no control characters in their names', async () => {
    expect((await create('Sa\u0001la\u007Fd')).data).toMatchObject({ name: 'Salad' });
  });
});

it('tools remember whether they are at hand', async () => {
  const { data: tool } = await ada.api.POST('/organizers/tools', { body: { name: 'Mixer', onHand: true } });
  expect(tool).toMatchObject({ onHand: true, householdsWithTool: ['family'] });
  const { data } = await ada.api.PATCH('/organizers/tools/{id}', {
    params: { path: { id: tool.id } },
    body: { onHand: false },
  });
  expect(data).toMatchObject({ name: 'Mixer', onHand: false, householdsWithTool: [] });
});

describe.each([
  ['/foods', 'food', 'Food'],
  ['/units', 'unit', 'Unit'],
] as const)('%s', (path, field, kind) => {
  const item = `${path}/{id}` as const;
  const create = async (name: string, more: object = {}) =>
    (await ada.api.POST(path, { body: { name, ...more } })).data;

  it('keep names, plurals, aliases and extras', async () => {
    const made = await create('onion', {
      pluralName: 'onions',
      aliases: [{ name: 'bulb' }, 'scallion'],
      extras: { shelf: '3' },
    });
    expect(made).toMatchObject({
      name: 'onion',
      pluralName: 'onions',
      aliases: [{ name: 'bulb' }, { name: 'scallion' }],
      extras: { shelf: '3' },
      description: '',
    });
    const { data } = await ada.api.PUT(item, { params: { path: { id: made.id } }, body: { description: 'sharp' } });
    expect(data).toMatchObject({ description: 'sharp', pluralName: 'onions' });
    expect(
      (await ada.api.GET(path, { params: { query: { search: 'scallion' } } })).data.items.map((one) => one.id),
    ).toEqual([made.id]);
    expect((await ada.api.POST(path, { body: { name: 'ONION' } })).response.status).toBe(409);
  });

  it('merge: every use goes over, and the old name becomes an alias', async () => {
    const from = await create('spring onion');
    const to = await create('green onion');
    const { slug } = await recipe(`Merge ${field}`, { recipeIngredient: [{ quantity: 2, [field]: { id: from.id } }] });
    const body = { [`from${kind}`]: from.id, [`to${kind}`]: to.id } as never;
    expect((await ada.api.PUT(`${path}/merge`, { body })).response.status).toBe(200);
    const merged = (await read(slug)).recipeIngredient[0]![field]!;
    expect(merged).toMatchObject({ id: to.id, aliases: [{ name: 'spring onion' }] });
    expect((await ada.api.GET(item, { params: { path: { id: from.id } } })).response.status).toBe(404);
    expect((await ada.api.PUT(`${path}/merge`, { body })).response.status).toBe(404);
  });

  it('leave their name in the ingredients when they are deleted', async () => {
    const gone = await create('leek');
    const { slug } = await recipe(`Delete ${field}`, {
      recipeIngredient: [{ quantity: 2, [field]: { id: gone.id }, note: 'sliced' }],
    });
    await ada.api.DELETE(item, { params: { path: { id: gone.id } } });
    expect((await read(slug)).recipeIngredient[0]).toMatchObject({ [field]: null, note: 'leek sliced' });
  });

  it('are copied under another name', async () => {
    const source = await create('shallot', { pluralName: 'shallots' });
    const { data } = await ada.api.POST(`${item}/duplicate`, { params: { path: { id: source.id } } });
    expect(data).toMatchObject({ name: 'shallot (1)', pluralName: 'shallots' });
  });
});

describe('what is known of foods and units', () => {
  it('keeps what can be taken instead, through merges and the trash, within the group', async () => {
    const create = async (name: string, fields = {}) =>
      (await ada.api.POST('/foods', { body: { name, ...fields } })).data;
    const [oil, ghee] = [await create('plain oil'), await create('ghee')];
    const butter = await create('cow butter', { density: 0.95, substitutes: [{ id: ghee.id }, { id: oil.id }] });
    const at = (id: string) => ({ params: { path: { id } } });
    const read = async (id: string) => (await ada.api.GET('/foods/{id}', at(id))).data;
    const named = async () => (await read(butter.id)).substitutes!.map(({ name }) => name);
    expect(await read(butter.id)).toMatchObject({ density: 0.95 });
    expect(await named()).toEqual(['ghee', 'plain oil']);
    // other changes leave them
    await ada.api.PATCH('/foods/{id}', { ...at(butter.id), body: { onHand: true } });
    expect(await named()).toEqual(['ghee', 'plain oil']);
    await ada.api.DELETE('/foods/{id}', at(ghee.id));
    expect(await named()).toEqual(['plain oil']);
    await ada.api.POST('/groups/trash/restore', { body: { ids: [ghee.id] } });
    expect(await named()).toEqual(['ghee', 'plain oil']);
    const merge = { kind: 'food' as const, from: [oil.id], to: ghee.id };
    await ada.api.POST('/organizers/merges', { body: merge });
    expect(await named()).toEqual(['ghee']);
    const body = { substitutes: [{ id: ada.id }] };
    const refused = await ada.api.PATCH('/foods/{id}', { ...at(butter.id), body });
    expect(refused.response.status).toBe(422);
    expect((await ada.api.PATCH('/foods/{id}', { ...at(butter.id), body: { density: 0 } })).response.status).toBe(422);
  });

  it('adds up shopping by the size that a unit has in this kitchen', async () => {
    const food = (await ada.api.POST('/foods', { body: { name: 'broth' } })).data;
    const size = { standardUnit: 'milliliter' as const, standardQuantity: 250 };
    const mug = (await ada.api.POST('/units', { body: { name: 'my mug', ...size } })).data;
    expect(mug).toMatchObject(size);
    const milliliter = (await ada.api.POST('/units', { body: { name: 'milliliter' } })).data;
    const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: 'Soup' } })).data;
    const item = { shoppingListId: list.id, foodId: food.id, isFood: true };
    for (const [quantity, unitId] of [
      [2, mug.id],
      [500, milliliter.id],
    ] as const)
      await ada.api.POST('/groups/shopping/items', { body: { ...item, quantity, unitId } });
    const { data } = await ada.api.GET('/groups/shopping/lists/{id}', { params: { path: { id: list.id } } });
    expect(data.listItems.map(({ quantity, unitId }) => [quantity, unitId])).toEqual([[4, mug.id]]);
  });
});
