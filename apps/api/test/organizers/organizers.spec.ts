import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const recipe = async (name: string, changes: object) => {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data!;
  return (await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: changes })).data!;
};
const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data!;

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
    const renamed = await ada.api.PUT(item, { params: { path: { id: data!.id } }, body: { name: 'Sweet' } });
    expect(renamed.data!.slug).toBe('sweet');
    await create('Savory');
    const clash = await ada.api.PATCH(item, { params: { path: { id: data!.id } }, body: { name: 'SAVORY' } });
    expect(clash.response.status).toBe(409);
    expect(Object.keys(clash.error!.detail.errors!)).toEqual(['name']);
  });

  it('count their recipes, show them, and leave them when deleted', async () => {
    const { slug } = await recipe(`Dish of ${kind}`, { [field]: [{ name: `Used ${kind}` }] });
    const { data: page } = await ada.api.GET(path, { params: { query: { search: 'used' } } });
    const { id, recipeCount } = page!.items[0]!;
    expect(recipeCount).toBe(1);
    const { data: whole } = await ada.api.GET(`${path}/slug/{slug}`, { params: { path: { slug: `used-${kind}` } } });
    expect(whole!.recipes.map((one) => one.slug)).toEqual([slug]);
    const { data: copy } = await ada.api.POST(`${item}/duplicate`, {
      params: { path: { id } },
      body: { name: `Copy of ${kind}` },
    });
    expect((await read(slug))[field].map((one) => one.name).sort()).toEqual([`Copy of ${kind}`, `Used ${kind}`]);
    await ada.api.DELETE(item, { params: { path: { id } } });
    expect((await read(slug))[field].map((one) => one.id)).toEqual([copy!.id]);
    expect((await ada.api.GET(item, { params: { path: { id } } })).response.status).toBe(404);
  });

  it('without recipes are listed', async () => {
    await create(`Lonely ${kind}`);
    const names = (await ada.api.GET(`${path}/empty`)).data!.map((one) => one.name);
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

  it('have no control characters in their names', async () => {
    expect((await create('Sa\u0001la\u007Fd')).data).toMatchObject({ name: 'Salad' });
  });
});

it('tools remember whether they are at hand', async () => {
  const { data: tool } = await ada.api.POST('/organizers/tools', { body: { name: 'Mixer', onHand: true } });
  expect(tool).toMatchObject({ onHand: true, householdsWithTool: ['family'] });
  const { data } = await ada.api.PATCH('/organizers/tools/{id}', {
    params: { path: { id: tool!.id } },
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
    (await ada.api.POST(path, { body: { name, ...more } })).data!;

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
      (await ada.api.GET(path, { params: { query: { search: 'scallion' } } })).data!.items.map((one) => one.id),
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
