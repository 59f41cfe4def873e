import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let ada: Person;
let ben: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startApp();
  ada = await setUp(app.url);
  ben = await addMember(app.url, ada, 'ben');
  stranger = await addStranger(app.url, 'mallory');
});
afterAll(() => app.stop());

async function authors({ api }: Person, id: string, since: number): Promise<string[]> {
  const { data } = await api.GET('/groups/events/authors', { params: { query: { id, since } } });
  return data.names;
}

describe('whose changes came between', () => {
  it('is told of an item of a list, without those that were seen and without one’s own', async () => {
    const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Cellar' } });
    const { data } = await ada.api.POST('/groups/shopping/items', {
      body: { shoppingListId: list.id, text: 'candles' },
    });
    const [item] = data.createdItems;
    const params = { path: { id: item!.id } };
    expect(await authors(ada, item!.id, item!.version)).toEqual([]);
    await ben.api.PATCH('/groups/shopping/items/{id}', { params, body: { note: 'red candles' } });
    await ada.api.PATCH('/groups/shopping/items/{id}', { params, body: { checked: true } });
    const names = await authors(ada, item!.id, item!.version);
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/ben/i);
    expect(await authors(ada, item!.id, item!.version + 1)).toEqual([]);
    expect(await authors(stranger, item!.id, item!.version)).toEqual([]);
  });

  it('is told of a recipe', async () => {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Shared soup' } });
    const params = { path: { slug: slug } };
    const { data: recipe } = await ada.api.GET('/recipes/{slug}', { params });
    await ben.api.PATCH('/recipes/{slug}', { params, body: { description: 'Hot.' } });
    expect(await authors(ada, recipe.id, recipe.version)).toHaveLength(1);
  });
});
