import { DataSource } from 'typeorm';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let one: TestApp;
let two: TestApp;
let ada: Person;
let ben: Person;
let stranger: Person;

beforeAll(async () => {
  one = await startApp({ PROCESS: 'api' });
  two = await startApp({ PROCESS: 'api' }, one);
  ada = await setUp(one.url);
  ben = await addMember(one.url, ada, 'ben');
  stranger = await addStranger(one.url, 'mallory');
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

interface Heard {
  id?: string;
  event?: string;
  data: {
    type?: string;
    id?: string;
    version?: number;
    slug?: string;
    items?: Record<string, number>;
    deletedItems?: string[];
    by?: { id: string; name: string };
    changedItems?: { display: string; checked: boolean; checkedBy: string | null }[];
  };
}

/** A browser that listens, at one of the processes. */
async function listen(
  { url }: TestApp,
  { token }: Pick<Person, 'token'>,
  { lastId, since, query = {} }: { lastId?: string; since?: Date; query?: Record<string, string> } = {},
) {
  const ending = new AbortController();
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(lastId && { 'last-event-id': lastId }) };
  const parameters = new URLSearchParams({ ...query, ...(since && { since: since.toISOString() }) });
  const stream = `${url}/api/groups/events/stream?${parameters}`;
  const response = await fetch(stream, { headers, signal: ending.signal });
  expect(response.headers.get('content-type')).toMatch('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Heard> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream has ended');
        text += value;
        continue;
      }
      const fields = text
        .slice(0, end)
        .split('\n')
        .map((line) => line.split(/: ?(.*)/s) as [string, string]);
      text = text.slice(end + 2);
      const { id, event, data } = Object.fromEntries(fields) as Record<string, string>;
      if (data) return { id, event, data: JSON.parse(data) as Heard['data'] };
    }
  };
  return { next, end: () => ending.abort() };
}

const newRecipe = async (person: Person, name: string) => (await person.api.POST('/recipes', { body: { name } })).data;

it('members hear what others change, at whichever process', async () => {
  const [near, far] = [await listen(one, ben), await listen(two, ben)];
  const slug = await newRecipe(ada, 'Borscht');
  const { data } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } });
  for (const browser of [near, far]) {
    expect((await browser.next()).data).toEqual({ type: 'recipe.created', id: data.id, version: 1, slug });
  }
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { tags: [{ name: 'red' }] } });
  const types = [await far.next(), await far.next()].map((heard) => [heard.data.type, heard.data.version]);
  expect(types.toSorted()).toEqual([
    ['recipe.updated', 2],
    ['tag.created', 1],
  ]);
  near.end();
  far.end();
});

it('nobody hears of another group', async () => {
  const browser = await listen(one, stranger);
  await newRecipe(ada, 'Secret soup');
  const own = await newRecipe(stranger, 'Own soup');
  expect((await browser.next()).data).toMatchObject({ type: 'recipe.created', slug: own });
  browser.end();
});

it('who comes back hears what was missed, or that this is not known', async () => {
  const browser = await listen(one, ada);
  await newRecipe(ada, 'Heard');
  const { id } = await browser.next();
  browser.end();
  const slug = await newRecipe(ada, 'Missed');
  const back = await listen(two, ada, { lastId: id });
  const heard: string[] = [];
  while (!heard.includes(slug)) heard.push((await back.next()).data.slug!);
  expect(heard).toContain(slug);
  back.end();
  const lost = await listen(one, ada, { lastId: '999999999' });
  expect(await lost.next()).toMatchObject({ event: 'reset' });
  lost.end();
});

it('who listens only after reading hears what has changed in between, whatever clock tells when that was', async () => {
  const read = new Date();
  for (const since of [read, new Date(read.getTime() + 3600_000)]) {
    const slug = await newRecipe(ada, 'Changed in between');
    const browser = await listen(two, ada, { since });
    const heard: string[] = [];
    while (!heard.includes(slug)) heard.push((await browser.next()).data.slug!);
    browser.end();
  }
  const late = await listen(one, ada, { since: new Date(read.getTime() - 5 * 24 * 3600_000) });
  expect(await late.next()).toMatchObject({ event: 'reset' });
  late.end();
});

it('who may have missed something, since the connection to the database broke, is told to read anew', async () => {
  const browser = await listen(one, ada);
  const listening = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
  await one.app.get(DataSource).query(listening);
  expect(await browser.next()).toMatchObject({ event: 'reset' });
  const slug = await newRecipe(ada, 'After the break');
  expect((await browser.next()).data).toMatchObject({ type: 'recipe.created', slug });
  browser.end();
});

it('who is locked, moved to another group or leaves it hears no more, at whichever process', async () => {
  const ways: [name: string, leave: (person: Person) => Promise<{ response: Response }>][] = [
    ['lena', ({ id }) => ada.api.POST('/admin/users/{id}/lock', { params: { path: { id } } })],
    [
      'mona',
      ({ id }) => ada.api.PATCH('/users/{id}', { params: { path: { id } }, body: { group: 'Group of mallory' } }),
    ],
    ['nils', ({ api }) => api.POST('/groups/leave', { body: { group: 'Alone' } })],
  ];
  for (const [name, leave] of ways) {
    const person = await addMember(one.url, ada, name);
    const browsers = [await listen(one, person), await listen(two, person)];
    const { response } = await leave(person);
    expect([name, response.status]).toEqual([name, 200]);
    for (const { next } of browsers) {
      const types: unknown[] = [];
      const hear = async (): Promise<never> => {
        for (;;) types.push((await next()).data.type);
      };
      await expect(hear()).rejects.toThrow('The stream has ended');
      expect(types.filter((type) => !/^(?:user|group)\./.test(String(type)))).toEqual([]);
    }
  }
});

it('only who is signed in may listen', async () => {
  expect((await fetch(`${one.url}/api/groups/events/stream`)).status).toBe(401);
});

it('the same import asked for twice at once, at two processes, makes one recipe', async () => {
  const url = one.site.publish('/twice', {
    name: 'Twin cake',
    recipeIngredient: ['1 egg'],
    recipeInstructions: 'Bake.',
  });
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ url });
  const ask = ({ url: at }: TestApp) => fetch(`${at}/api/recipes/create-url`, { method: 'POST', headers, body });
  const answers = await Promise.all([ask(one), ask(two), ask(two)].map(async (asked) => (await asked).json()));
  expect(new Set(answers).size).toBe(1);
  const { data } = await ada.api.GET('/recipes', { params: { query: { search: 'twin cake' } } });
  expect(data.total).toBe(1);
  // asked again later, it is wanted again
  expect(await (await ask(one)).json()).not.toBe(answers[0]);
});

it('members hear which items of a shopping list have changed and which are gone', async () => {
  const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Market' } });
  const { data: other } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Baker' } });
  const add = async (notes: string[]) => {
    const body = notes.map((note) => ({ shoppingListId: list.id, note }));
    return (await ada.api.POST('/groups/shopping/items/create-bulk', { body })).data.createdItems;
  };
  const [milk, bread] = await add(['milk', 'bread']);
  const browser = await listen(two, ben);
  const next = async () => {
    const { type, id, version, items, deletedItems } = (await browser.next()).data;
    return { type, id, version, items, deletedItems };
  };
  const type = 'shopping-list.updated';

  const patch = (body: object) =>
    ada.api.PATCH('/groups/shopping/items/{id}', { params: { path: { id: milk!.id } }, body });
  await patch({ checked: true });
  expect(await next()).toEqual({ type, id: list.id, version: 3, items: { [milk!.id]: 2 }, deletedItems: [] });

  await ada.api.DELETE('/groups/shopping/items', { params: { query: { ids: [bread!.id] } } });
  expect(await next()).toEqual({ type, id: list.id, version: 4, items: {}, deletedItems: [bread!.id] });

  await patch({ shoppingListId: other.id });
  const moved = [await next(), await next()].toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0));
  expect(moved).toEqual([
    { type, id: list.id, version: 5, items: {}, deletedItems: [milk!.id] },
    { type, id: other.id, version: 2, items: { [milk!.id]: 3 }, deletedItems: [] },
  ]);

  await add(Array.from({ length: 51 }, (_, index) => `item ${index}`));
  expect(await next()).toEqual({ type, id: list.id, version: 6 });
  browser.end();
});

describe('a token for shopping lists', () => {
  const shoppingToken = async () =>
    (await ben.api.POST('/users/api-tokens', { body: { name: 'Display', scope: 'shopping' } })).data;

  it('hears of lists, with text, tick and person if it asks for them, and of nothing else', async () => {
    const { token } = await shoppingToken();
    const display = await listen(two, { token }, { query: { details: 'true' } });
    await newRecipe(ada, 'Not for displays');
    const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Saturday' } });
    const { data } = await ada.api.POST('/groups/shopping/items', {
      body: { shoppingListId: list.id, text: '2 kg rice' },
    });
    const item = data.createdItems[0]!;
    // the text has made a unit and a food as well
    const nextOfLists = async () => {
      for (;;) {
        const { data } = await display.next();
        expect(data.type).toMatch(/^(shopping-list|unit|food)\./);
        if (data.type?.startsWith('shopping-list')) return data;
      }
    };
    const by = { id: ada.id, name: 'Ada Cook' };
    expect(await nextOfLists()).toMatchObject({ type: 'shopping-list.created', by });
    expect(await nextOfLists()).toMatchObject({
      type: 'shopping-list.updated',
      by,
      changedItems: [{ id: item.id, display: item.display, checked: false }],
    });
    await ben.api.PATCH('/groups/shopping/items/{id}', { params: { path: { id: item.id } }, body: { checked: true } });
    expect(await nextOfLists()).toMatchObject({
      by: { id: ben.id },
      changedItems: [{ checked: true, checkedBy: 'ben' }],
    });
    display.end();
  });

  it('gets tickets with its own rights, which end with it', async () => {
    const { token, id } = await shoppingToken();
    const send = async (method: string, path: string, authorization?: string) =>
      fetch(`${one.url}/api${path}`, { method, headers: { ...(authorization && { authorization }) } });
    const created = await send('POST', '/groups/events/tickets', `Bearer ${token}`);
    const { ticket } = (await created.json()) as { ticket: string };
    const display = await listen(two, { token: '' }, { query: { ticket } });
    await newRecipe(ada, 'Not for displays either');
    await ada.api.POST('/groups/shopping/lists', { body: { name: 'Sunday' } });
    expect((await display.next()).data.type).toBe('shopping-list.created');
    display.end();
    expect((await send('GET', `/groups/shopping/lists?ticket=${ticket}`)).status).toBe(401);
    expect((await send('GET', '/groups/shopping/lists', `Bearer ${ticket}`)).status).toBe(401);
    await ben.api.DELETE('/users/api-tokens/{tokenId}', { params: { path: { tokenId: id } } });
    expect((await send('GET', `/groups/events/stream?ticket=${ticket}`)).status).toBe(401);
  });
});

it('a ticket of a session opens the stream only with its signature, and does not sign in', async () => {
  const { data } = await ada.api.POST('/groups/events/tickets');
  expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
  const open = async (ticket: string, authorization = '') =>
    (await fetch(`${one.url}/api/groups/events/stream?ticket=${ticket}`, { headers: { authorization } })).status;
  expect(await open(`${data.ticket.slice(0, -2)}AA`)).toBe(401);
  expect(await open(ada.token)).toBe(401);
  const self = await fetch(`${one.url}/api/users/self`, { headers: { authorization: `Bearer ${data.ticket}` } });
  expect(self.status).toBe(401);
  const browser = await listen(one, { token: '' }, { query: { ticket: data.ticket } });
  const slug = await newRecipe(ada, 'Heard with a ticket');
  expect((await browser.next()).data).toMatchObject({ type: 'recipe.created', slug });
  browser.end();
});
