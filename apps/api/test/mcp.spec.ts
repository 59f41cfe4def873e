import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { OPERATIONS } from '#contract';
import { TOOLS } from '../src/mcp/tools.ts';
import { addStranger, type Person, setUp, startApp, type TestApp } from './support/app.ts';

type Scope = 'read' | 'shopping' | 'write';

let test: TestApp;
let second: TestApp;
let ada: Person;
const tokens = new Map<Scope, string>();
const open: Client[] = [];

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  second = await startApp({ PROCESS: 'api' }, test);
  ada = await setUp(test.url);
  for (const scope of ['read', 'shopping', 'write'] as const) tokens.set(scope, await newToken(ada, scope));
});
afterAll(async () => {
  for (const client of open) await client.close();
  await second.app.close();
  await test.stop();
});

async function newToken({ api }: Person, scope: Scope) {
  const body = { name: `Assistant ${scope}`, scope, currentPassword: 'correct horse' };
  return (await api.POST('/users/api-tokens', { body })).data.token;
}

async function connect(token = tokens.get('write')!, url = test.url, mode: 'auto' | 'legacy' = 'auto') {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
  open.push(client);
  return client;
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

async function callRaw(client: Client, name: string, input: object) {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
  const [first] = content;
  return { isError, text: first?.type === 'text' ? first.text : '' };
}

/** The answer of a tool that worked. */
async function call<T = Record<string, unknown>>(client: Client, name: string, input: object = {}): Promise<T> {
  const { isError, text } = await callRaw(client, name, input);
  expect([isError, isError && text]).toEqual([false, false]);
  return JSON.parse(text) as T;
}

interface ShortRecipe {
  slug: string;
  name: string;
}
interface List {
  id: string;
  items: { id: string; text: string; checked: boolean }[];
}

describe('tokens', () => {
  it('only API tokens are let in', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const send = (headers: Record<string, string>) =>
      fetch(`${test.url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    const refused: Record<string, string>[] = [
      {},
      { authorization: 'Bearer tureen_wrong' },
      { cookie: `tureen_session=${ada.token}` },
      { authorization: `Bearer ${ada.token}` },
    ];
    for (const headers of refused) {
      const answer = await send(headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.json()).toMatchObject({ detail: { error: true } });
    }
  });

  it('a token that only reads gets tools that only read', async () => {
    const readers = TOOLS.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name);
    const client = await connect(tokens.get('read'));
    expect(await namesOf(client)).toEqual(readers);
    await expect(
      client.callTool({ name: 'plan_meal', arguments: { date: '2026-12-01', title: 'Pie' } }),
    ).rejects.toThrow(/plan_meal/);
    expect(readers).not.toContain('import_recipe');
  });

  it('a token for shopping gets shopping lists', async () => {
    const client = await connect(tokens.get('shopping'));
    expect(await namesOf(client)).toEqual([
      'list_shopping_lists',
      'get_shopping_list',
      'add_to_shopping_list',
      'check_shopping_items',
    ]);
  });

  it('a token that is ended lets nobody in any more', async () => {
    const bob = await addStranger(test.url, 'bob');
    const client = await connect(await newToken(bob, 'write'));
    const [token] = (await bob.api.GET('/users/api-tokens')).data;
    await bob.api.DELETE('/users/api-tokens/{tokenId}', { params: { path: { tokenId: token!.id } } });
    await expect(client.listTools()).rejects.toThrow();
  });

  it('tools that read call operations that read', () => {
    for (const { name, operations, annotations } of TOOLS)
      expect([name, operations.every((id) => OPERATIONS[id].method === 'get')]).toEqual([
        name,
        annotations.readOnlyHint,
      ]);
  });
});

describe('tools', () => {
  it('write, find and read a recipe', async () => {
    const client = await connect();
    const recipe = { name: 'Lentil soup', ingredients: ['200 g red lentils', '1 onion'], steps: ['Chop.', 'Simmer.'] };
    const { slug } = await call<ShortRecipe>(client, 'create_recipe', recipe);
    const found = await call<{ recipes: ShortRecipe[] }>(client, 'search_recipes', { search: 'lentil' });
    expect(found.recipes).toEqual([expect.objectContaining({ slug, name: 'Lentil soup' })]);
    const read = await call<{ ingredients: string[]; steps: string[] }>(client, 'get_recipe', { slug });
    expect(read.ingredients[0]).toMatch(/200.*lentils/);
    expect(read.steps).toEqual(recipe.steps);
    const suggested = await call<{ recipes: ShortRecipe[] }>(client, 'suggest_recipes', { foods: ['onion'] });
    expect(suggested.recipes.map((one) => one.slug)).toContain(slug);
  });

  it('import a page, which is found by its address', async () => {
    const url = test.site.publish('/goulash', { name: 'Goulash', recipeIngredient: ['1 onion'] });
    const client = await connect();
    const { slug } = await call<ShortRecipe>(client, 'import_recipe', { url });
    const found = await call<{ recipes: ShortRecipe[] }>(client, 'search_recipes', {
      sourceUrl: `${url}?utm_source=x`,
    });
    expect(found.recipes.map((one) => one.slug)).toEqual([slug]);
  });

  it('plan meals', async () => {
    const client = await connect();
    await ada.api.POST('/recipes', { body: { name: 'Stew' } });
    const planned = await call<{ id: number }>(client, 'plan_meal', {
      date: '2026-12-24',
      recipe: 'stew',
      servings: 6,
    });
    const week = { from: '2026-12-21', to: '2026-12-27' };
    expect(await call(client, 'list_meal_plan', week)).toEqual({
      entries: [
        { id: planned.id, date: '2026-12-24', meal: 'dinner', recipe: { slug: 'stew', name: 'Stew' }, servings: 6 },
      ],
    });
    await call(client, 'remove_planned_meal', { id: planned.id });
    expect(await call(client, 'list_meal_plan', week)).toEqual({ entries: [] });
  });

  it('shop, by any process', async () => {
    const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Saturday' } });
    const [first, other] = [await connect(tokens.get('shopping')), await connect(tokens.get('shopping'), second.url)];
    const { lists } = await call<{ lists: object[] }>(first, 'list_shopping_lists');
    expect(lists).toContainEqual({ id: list.id, name: 'Saturday' });
    const { items } = await call<List>(first, 'add_to_shopping_list', {
      listId: list.id,
      items: ['2 kg flour', 'Salt'],
    });
    expect(items.map(({ text }) => text)).toEqual([expect.stringMatching(/2 kg.*flour/), 'Salt']);
    const ids = items.slice(0, 1).map(({ id }) => id);
    await call(other, 'check_shopping_items', { listId: list.id, ids });
    const seen = await call<List>(first, 'get_shopping_list', { listId: list.id });
    expect(seen.items.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(ids);
    const writer = await connect();
    const more = await call<List>(writer, 'add_recipe_to_shopping_list', {
      listId: list.id,
      recipe: 'lentil-soup',
      times: 2,
    });
    expect(more.items.map(({ text }) => text)).toContainEqual(expect.stringMatching(/400 g/));
  });

  it('say what is wrong in the words of the API', async () => {
    const client = await connect();
    expect(await callRaw(client, 'get_recipe', { slug: 'no-such-recipe' })).toEqual({
      isError: true,
      text: expect.stringMatching(/^404 /),
    });
    const invalid = await callRaw(client, 'plan_meal', { date: '2026-12-24' });
    expect(invalid).toEqual({ isError: true, text: expect.stringMatching(/^422 [^]*title: /) });
    expect((await callRaw(client, 'plan_meal', { date: 'soon' })).isError).toBe(true);
  });

  it('show nothing of another group', async () => {
    const cem = await addStranger(test.url, 'cem');
    const client = await connect(await newToken(cem, 'write'));
    expect(await call(client, 'search_recipes', { search: 'lentil' })).toMatchObject({ total: 0 });
    expect((await callRaw(client, 'get_recipe', { slug: 'lentil-soup' })).text).toMatch(/^404 /);
  });
});

describe('clients', () => {
  it.each(['legacy', 'auto'] as const)('that ask in the manner %s get the same tools', async (mode) => {
    const client = await connect(tokens.get('write'), test.url, mode);
    expect(client.getServerVersion()).toMatchObject({ name: 'tureen' });
    expect(await namesOf(client)).toEqual(TOOLS.map(({ name }) => name));
    expect(await call(client, 'search_recipes', { search: 'lentil' })).toMatchObject({ total: 1 });
  });
});

describe('requests', () => {
  const send = (init: RequestInit) =>
    fetch(`${test.url}/mcp`, {
      ...init,
      headers: { authorization: `Bearer ${tokens.get('write')}`, 'content-type': 'application/json', ...init.headers },
    });

  it('too large ones, other methods and text that is no JSON are refused', async () => {
    expect((await send({ method: 'POST', body: `"${'x'.repeat(1_100_000)}"` })).status).toBe(413);
    expect((await send({ method: 'POST', body: '['.repeat(1000) })).status).toBe(413);
    expect((await send({ method: 'GET', headers: { accept: 'text/event-stream' } })).status).toBe(405);
    expect((await send({ method: 'POST', body: '{"jsonrpc":' })).status).toBe(400);
  });

  it('are not cached', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const answer = await send({ method: 'POST', body, headers: { accept: 'application/json, text/event-stream' } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
