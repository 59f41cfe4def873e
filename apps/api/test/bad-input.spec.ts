import { randomUUID } from 'node:crypto';
import { OPERATIONS, type OperationId } from '#contract';
import { bodySchemaOf, operationOf, parametersOf, resolve } from '#contract/document';
import { type Person, setUp, startApp, type TestApp } from './support/app.ts';
import { assertConforms } from './support/contract-client.ts';
import { addressOf, operationIds } from './support/examples.ts';
import { Placeholders } from './support/placeholders.ts';
import { POISON } from './support/poison.ts';

let test: TestApp;
let admin: Person;
let placeholders: Placeholders;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  admin = await setUp(test.url);
  placeholders = new Placeholders(test, admin);
});
afterAll(() => test.stop());

/** Operations that would hash a password for each value or end the session of the test. */
const SLOW: OperationId[] = [
  ...(['setUp', 'login', 'register', 'changePassword', 'resetPassword', 'createUser'] as const),
  ...(['beginTwoFactor', 'disableTwoFactor', 'renewRecoveryCodes', 'beginPasskey'] as const),
];
const withBody = operationIds.filter((id) => OPERATIONS[id].consumes === 'json');

async function send(id: OperationId, body: string, address: string) {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const response = await fetch(test.url + address, { method: OPERATIONS[id].method.toUpperCase(), headers, body });
  await assertConforms(id, response);
  return response;
}

/** The required query parameters of a list. */
async function neededQuery(id: OperationId): Promise<string> {
  const example = (await placeholders.fill(operationOf(id)['x-example'].query ?? {}, admin)) as Record<string, string>;
  const needed = parametersOf(id).filter((parameter) => parameter.in === 'query' && parameter.required);
  return needed.map(({ name }) => `${name}=${encodeURIComponent(example[name]!)}`).join('&');
}

/** The names of the fields that a 422 response refuses. */
async function refusedFields(response: Response): Promise<Set<string>> {
  if (response.status !== 422) return new Set();
  const { detail } = (await response.json()) as { detail: { errors?: Record<string, unknown> } };
  return new Set(Object.keys(detail.errors ?? {}).map((path) => path.split('.')[0]!));
}

describe('a malformed body', () => {
  it.each(withBody)(
    '%s conforms to the contract with malicious values in every field',
    async (id) => {
      const schema = resolve(bodySchemaOf(id)!);
      const fields = Object.keys(schema.properties ?? {}).filter((key) => !schema.properties![key]!.readOnly);
      const values = SLOW.includes(id) ? POISON.slice(0, 4) : POISON;
      // a value that is accepted may rename what the address names
      let address = await addressOf(id, admin, placeholders);
      const example = (await placeholders.fill(operationOf(id)['x-example'].body, admin)) as object;
      const sendPoisoned = async (names: string[], value: unknown) => {
        const body = { ...example, ...Object.fromEntries(names.map((name) => [name, value])) };
        const response = await send(id, JSON.stringify(body), address);
        if (response.status === 404) address = await addressOf(id, admin, placeholders);
        return response;
      };
      for (const value of values) {
        let untried = fields;
        while (untried.length) {
          const response = await sendPoisoned(untried, value);
          const refused = await refusedFields(response);
          const left = untried.filter((name) => !refused.has(name));
          // a refusal that names none of the fields may come from one of them and hide the others
          if (left.length === untried.length && !response.ok)
            for (const field of left.length > 1 ? left : []) await sendPoisoned([field], value);
          // refused fields hide the others, which are sent again without them
          untried = left.length < untried.length ? left : [];
        }
      }
    },
    60_000,
  );

  it.each(withBody)('%s refuses text that is no JSON, no object or empty', async (id) => {
    const address = await addressOf(id, admin, placeholders);
    expect((await send(id, '{"name": ', address)).status).toBe(400);
    expect((await send(id, '"text"', address)).status).toBe(400);
    const { status } = await send(id, '[]', address);
    const required = resolve(bodySchemaOf(id)!).required?.length;
    if (required) expect(status).toBe(422);
  });

  it('is refused with the names of its fields in the language of the caller', async () => {
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'accept-language': 'de-DE',
    };
    const body = JSON.stringify({ recipeIngredient: [{ quantity: -1, food: { id: 'x' } }] });
    const slug = (await admin.api.POST('/recipes', { body: { name: 'Kuchen' } })).data;
    const response = await fetch(`${test.url}/api/recipes/${slug}`, { method: 'PATCH', headers, body });
    const { detail } = (await response.json()) as { detail: { message: string; errors: Record<string, string[]> } };
    expect(response.status).toBe(422);
    expect(Object.keys(detail.errors)).toEqual(['recipeIngredient.0.food.id', 'recipeIngredient.0.quantity']);
    expect(detail.errors['recipeIngredient.0.quantity']![0]).toMatch(/0/);
    expect(detail.message).not.toMatch(/valid\./);
  });

  it.each([
    ['/groups/categories', [{ id: randomUUID() }], '0.id'],
    ['/admin/groups/{group}', { preferences: { timeZone: 'Mars/Base' } }, 'preferences.timeZone'],
    ['/groups/preferences', { timeZone: 'Mars/Base' }, 'timeZone'],
  ])('PUT %s names the path of the field', async (path, body, field) => {
    const response = await fetch(`${test.url}/api${path.replace('{group}', admin.groupId)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { detail } = (await response.json()) as { detail?: { errors: object } };
    expect([response.status, Object.keys(detail?.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is refused if it is too large', async () => {
    const response = await send('createRecipe', JSON.stringify({ name: 'a'.repeat(3_000_000) }), '/api/recipes');
    expect(response.status).toBe(413);
  });
});

describe('a malformed query', () => {
  const lists = operationIds.filter((id) => parametersOf(id).some((parameter) => parameter.name === 'perPage'));
  const QUERIES: [string, number][] = [
    ['page=0', 200],
    ['page=-1', 200],
    ['page=x', 422],
    ['page=1.5', 422],
    ['page=99999999999999', 422],
    ['page=1000000&perPage=10000', 200],
    ['perPage=-1', 200],
    ['perPage=0', 200],
    ['perPage=-2', 422],
    ['perPage=', 200],
    ['orderBy=password_hash', 400],
    ['orderBy=id;drop table users', 400],
    ['orderBy=__proto__', 400],
    ['orderBy=random', 422],
    ['orderBy=random&paginationSeed=x', 200],
    ['orderDirection=sideways', 422],
    ['queryFilter=name', 400],
    ['queryFilter=passwordHash = "x"', 400],
    ['queryFilter=name LIKE "%25', 400],
    ['queryFilter=((((((((((', 400],
    ['queryFilter=created_at > "never"', 400],
    ['search=%00', 200],
    ['search=\'"()&|!:*<->', 200],
    [`search=${'x'.repeat(201)}`, 422],
    ['unknown=1', 200],
  ];
  it.each(lists)('of %s gets the expected status', async (id) => {
    const address = await addressOf(id, admin, placeholders);
    const needed = await neededQuery(id);
    for (const [query, expected] of QUERIES) {
      const response = await fetch(`${test.url}${address}?${needed}&${query}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      await assertConforms(id, response);
      expect([query, response.status]).toEqual([query, expected]);
    }
  });
});

describe('a malformed address', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/media/..%2f..%2fetc%2fpasswd',
    '/api/%E0%A4%A',
    '/api/media/recipes/x/images/original.webp',
  ])('%s gets a JSON error', async (path) => {
    const response = await fetch(test.url + path, { headers: { authorization: `Bearer ${admin.token}` } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toMatch(/json/);
    expect(((await response.json()) as { detail: { error: boolean } }).detail.error).toBe(true);
  });

  it.each(['%00', 'a%00b', '..%2f..%2fetc', 'ß'.repeat(300), '食', '🍰', '%ED%A0%80'])(
    'of a recipe with the slug %s is refused',
    async (slug) => {
      const response = await fetch(`${test.url}/api/recipes/${slug}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect([400, 404, 422]).toContain(response.status);
    },
  );
});
