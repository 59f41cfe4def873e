import { type Person, setUp, startApp, type TestApp } from './support/app.ts';

// Requests of existing clients and the responses that they expect, each seen in one of them.
let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${test.url}${path}`, {
    method,
    headers: {
      authorization: `bearer ${ada.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (text ? JSON.parse(text) : undefined) as never,
  };
}
const create = async (name: string) => (await call('POST', '/api/recipes', { name })).body as string;

describe('addresses', () => {
  it.each([
    ['GET', '/api/households/preferences', 200],
    ['GET', '/api/households/invitations', 200],
    ['GET', '/api/validators/recipe?name=x&group_id=', 200],
    ['POST', '/api/recipes/create', 201],
    ['GET', '/api/app/about/startup-info', 200],
    ['GET', '/api/app/about/theme', 200],
    ['GET', '/api/auth/refresh', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/openapi-compat.json', 200],
  ])('%s %s', async (method, path, status) => {
    const answer = await call(method, path, method === 'POST' ? { name: 'By alias' } : undefined);
    expect([answer.status, answer.type]).toEqual([status, expect.stringContaining('json')]);
  });

  it('answers a method that an address does not have with those that it has', async () => {
    const response = await fetch(`${test.url}/api/recipes`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST, PUT, PATCH']);
    expect(await response.json()).toMatchObject({ detail: { code: 'errors.methodNotAllowed' } });
  });

  it('says of another address of an operation that it is deprecated, and where the operation is', async () => {
    const headersOf = async (path: string, init: RequestInit = {}) => {
      const { headers } = await fetch(`${test.url}/api${path}`, {
        headers: { authorization: `bearer ${ada.token}` },
        ...init,
      });
      return [headers.get('deprecation'), headers.get('link')];
    };
    const since = '@1795132800';
    expect(new Date(Number(since.slice(1)) * 1000).toISOString()).toBe('2026-11-20T00:00:00.000Z');
    const to = (path: string) => [since, `</api${path}>; rel="successor-version"`];
    expect(await headersOf('/groups/mealplans?perPage=1')).toEqual(to('/households/mealplans'));
    expect(await headersOf('/households/shopping/lists/a%2Fb')).toEqual(to('/groups/shopping/lists/a%2Fb'));
    expect(await headersOf('/groups/mealplans/1', { method: 'PATCH' })).toEqual(to('/households/mealplans/1'));
    expect(await headersOf('/households/preferences', { headers: {} })).toEqual(to('/groups/preferences'));
    expect(await headersOf('/auth/refresh')).toEqual([since, null]);
    expect(await headersOf('/auth/refresh', { method: 'POST' })).toEqual([null, null]);
    expect(await headersOf('/households/mealplans')).toEqual([null, null]);
  });

  it('answers an unknown one below /api as JSON', async () => {
    expect(await call('GET', '/api/households/mealplans/unknown')).toMatchObject({
      status: 404,
      type: expect.stringContaining('json'),
    });
  });

  it('accepts a slash at the end', async () => {
    expect((await call('POST', '/api/recipes/', { name: 'Slash' })).status).toBe(201);
  });
});

describe('bodies', () => {
  it('may have keys in snake_case, and unknown ones', async () => {
    const slug = await create('Snake');
    const body = {
      recipe_yield: '2 bowls',
      org_url: 'https://x.example',
      recipe_ingredient: [{ note: 'rice', is_food: false, reference_id: '' }],
      group_id: '',
      whatever: 1,
    };
    expect(await call('PUT', `/api/recipes/${slug}`, body)).toMatchObject({
      status: 200,
      body: { recipeYield: '2 bowls', orgURL: 'https://x.example' },
    });
  });

  it('may have ids in upper case, in paths as well', async () => {
    const { id } = (await call('POST', '/api/foods', { name: 'Cumin' })).body as { id: string };
    expect((await call('GET', `/api/foods/${id.toUpperCase()}`)).status).toBe(200);
    const slug = await create('Upper');
    const { body } = await call('PUT', `/api/recipes/${slug}`, {
      recipeIngredient: [{ food: { id: id.toUpperCase() } }],
    });
    expect((body as { recipeIngredient: { food: { id: string } }[] }).recipeIngredient[0]!.food.id).toBe(id);
  });

  it('may name ingredients, steps and tags by plain texts', async () => {
    const slug = await create('Texts');
    const { body } = await call('PUT', `/api/recipes/${slug}`, {
      recipeIngredient: ['1 egg'],
      recipeInstructions: ['Boil it'],
      tags: ['Quick'],
    });
    expect(body).toMatchObject({
      recipeIngredient: [{ note: '1 egg', display: '1 egg' }],
      recipeInstructions: [{ text: 'Boil it' }],
      tags: [{ slug: 'quick' }],
    });
  });

  it('may say "True" for true, and leave quantities empty', async () => {
    const slug = await create('Loose');
    const { body } = await call('PUT', `/api/recipes/${slug}`, {
      settings: { public: 'True' },
      recipeIngredient: [{ quantity: '', note: 'salt' }],
    });
    expect(body).toMatchObject({ settings: { public: true }, recipeIngredient: [{ quantity: null }] });
  });

  it('may be the whole answer, sent back', async () => {
    const slug = await create('Echo');
    const recipe = (await call('GET', `/api/recipes/${slug}`)).body as object;
    expect((await call('PUT', `/api/recipes/${slug}`, recipe)).status).toBe(200);
    const self = (await call('GET', '/api/users/self')).body as { id: string };
    expect((await call('PUT', `/api/users/${self.id}`, self)).status).toBe(200);
  });

  it('may leave out the upper end of a range, or send back the one that they got', async () => {
    type Line = { quantity: number | null; quantityMax?: number | null };
    const slug = await create('Ranges');
    const write = async (recipeIngredient: object[]) => {
      const { status, body } = await call('PUT', `/api/recipes/${slug}`, { recipeIngredient });
      expect(status).toBe(200);
      return (body as { recipeIngredient: Line[] }).recipeIngredient;
    };
    const ranges = [
      { quantity: 2, quantityMax: 3, note: 'plums' },
      { quantity: 0.333, quantityMax: 0.5, note: 'milk' },
    ];
    const ends = (lines: Line[]) => lines.map(({ quantity, quantityMax }) => [quantity, quantityMax]);
    const stored = await write(ranges);
    const unaware = (lines: Line[]) => lines.map(({ quantityMax: _, ...line }) => line);
    expect(ends(await write(unaware(stored).toReversed()))).toEqual([
      [0.333, 0.5],
      [2, 3],
    ]);
    const [milk, plums] = await write(unaware(stored).toReversed());
    expect(ends(await write(unaware([{ ...milk!, quantity: 1 }, plums!])))).toEqual([
      [1, null],
      [2, 3],
    ]);
    expect(ends(await write([milk!, { ...plums!, quantity: 5 }]))).toEqual([
      [0.333, 0.5],
      [5, null],
    ]);
    expect(ends(await write([milk!, { ...plums!, quantityMax: null }]))).toEqual([
      [0.333, 0.5],
      [2, null],
    ]);
  });

  it('may be missing where all keys are optional, and come with DELETE', async () => {
    const slug = await create('Bodiless');
    expect((await call('POST', `/api/recipes/${slug}/duplicate`)).status).toBe(201);
    expect(await call('DELETE', `/api/recipes/${slug}`, {})).toMatchObject({ status: 200, body: { slug } });
  });

  it('of the login may lack grant_type and have a raw @', async () => {
    const response = await fetch(`${test.url}/api/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=ada@example.com&password=correct+horse',
    });
    const { access_token } = (await response.json()) as { access_token: string };
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString()) as { exp: number };
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
  });
});

describe('queries', () => {
  it.each([
    'orderBy=dateUpdated',
    'orderBy=updatedAt',
    'order_by=name',
    'per_page=5',
    'perPage=5&group_id=x&orderByNullPosition=first',
    'queryFilter=orgURL IS NULL',
    'queryFilter=tags.name in ["a", "b"]',
    'tags=a,b',
  ])('%s', async (query) => {
    expect((await call('GET', `/api/recipes?${query}`)).status).toBe(200);
  });
});

describe('answers', () => {
  it('never have null for a text, and have every key that strict clients need', async () => {
    const slug = await create('Strict');
    const { body } = await call('PUT', `/api/recipes/${slug}`, {
      recipeIngredient: [{ quantity: 1, food: { name: 'rice' } }],
      recipeInstructions: ['Cook'],
    });
    const recipe = body as Record<string, never> & { recipeIngredient: object[]; recipeInstructions: object[] };
    for (const key of [
      'id',
      'userId',
      'groupId',
      'householdId',
      'name',
      'slug',
      'description',
      'dateAdded',
      'updateAt',
      'updatedAt',
      'createdAt',
    ])
      expect(typeof recipe[key]).toBe('string');
    expect(recipe.recipeIngredient[0]).toMatchObject({
      title: '',
      note: '',
      unit: null,
      isFood: true,
      disableAmount: false,
      display: '1 rice',
      food: { aliases: [], description: '', createdAt: expect.any(String) },
    });
    expect(recipe.recipeInstructions[0]).toMatchObject({ title: '', summary: '', ingredientReferences: [] });
    expect(Number.isInteger(recipe.recipeYieldQuantity)).toBe(true);
    expect(recipe.dateAdded).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(recipe.createdAt).toMatch(/Z$/);
  });

  it('hold neither tokens nor hashes', async () => {
    const { body } = await call('GET', '/api/users/self');
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|tokenHash/);
  });
});
