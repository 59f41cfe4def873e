import sharp from 'sharp';
import { addMember, type Person, setUp, startApp, type TestApp } from './support/app.ts';

// Faults that programs written for similar servers have found.
let test: TestApp;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  bo = await addMember(test.url, ada, 'bo');
});
afterAll(() => test.stop());

interface Call {
  as?: Person | null;
  body?: unknown;
}

async function call<T = Record<string, unknown>>(method: string, path: string, { as = ada, body }: Call = {}) {
  const response = await fetch(`${test.url}/api${path}`, {
    method,
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}
const create = async (name: string) => (await call<string>('POST', '/recipes', { body: { name } })).body;
const change = (slug: string, body: object, as = ada) => call('PUT', `/recipes/${slug}`, { as, body });
const get = async (slug: string) => (await call('GET', `/recipes/${slug}`)).body;

describe('what is sent back unchanged', () => {
  it('comes back equal: notes, steps, ingredients, organizers, everything', async () => {
    const slug = await create('Unchanged');
    const notes = [{ title: 'Tip', text: 'With **care**.' }];
    const steps = [{ id: crypto.randomUUID(), title: 'Dough', summary: '', text: 'Knead.', ingredientReferences: [] }];
    await change(slug, {
      notes,
      recipeInstructions: steps,
      recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'flour' }, note: 'sifted' }],
      tags: ['Quick'],
      lastMade: '2026-05-01T18:30:00.123456',
      settings: { public: true },
      extras: { a: 'b' },
    });
    const before = await get(slug);
    expect(before).toMatchObject({ notes, recipeInstructions: steps });
    expect((before.notes as object[])[0]).toEqual(notes[0]);
    expect((before.recipeInstructions as object[])[0]).toEqual({ ...steps[0], facts: null });
    expect(before).toMatchObject({ stepsHtml: ['<p>Knead.</p>'], notesHtml: ['<p>With <strong>care</strong>.</p>'] });
    const { status } = await change(slug, before);
    expect(status).toBe(200);
    const changing = { version: 0, dateUpdated: '', updateAt: '', updatedAt: '' };
    expect({ ...(await get(slug)), ...changing }).toEqual({ ...before, ...changing });
  });

  it('is a time without a zone as well, to the microsecond', async () => {
    const slug = await create('Made');
    const madeAt = async (timestamp: string) => {
      await call('PATCH', `/recipes/${slug}/last-made`, { body: { timestamp } });
      return (await get(slug)).lastMade;
    };
    expect(await madeAt('2026-05-01T18:30:00.123456')).toBe('2026-05-01T18:30:00.123456');
    expect(await madeAt('2026-05-02T18:30:00')).toBe('2026-05-02T18:30:00');
    expect(await madeAt('2026-05-03T18:30:00+02:00')).toBe('2026-05-03T16:30:00.000Z');
    const { body } = await call('GET', '/recipes?queryFilter=lastMade > 2026-05-03 AND name = "Made"');
    expect(body.items).toMatchObject([{ slug, lastMade: '2026-05-03T16:30:00.000Z' }]);
    const { status } = await call('PATCH', `/recipes/${slug}/last-made`, {
      body: { timestamp: '2026-13-01T00:00:00' },
    });
    expect(status).toBe(422);
  });
});

it('recipes of one name get numbers; a recipe is not renamed to the name of another', async () => {
  const slugs: string[] = [];
  for (let number = 0; number < 12; number++) slugs.push(await create('Same'));
  expect(slugs.at(-1)).toBe('same-11');
  expect((await change('same-1', { name: 'Same' })).status).toBe(409);
});

it('invitations show their tokens to who may invite', async () => {
  const { body: made } = await call('POST', '/groups/invitations', { body: { uses: 2 } });
  const { body: all } = await call<{ token: string }[]>('GET', '/groups/invitations');
  expect(all).toContainEqual(expect.objectContaining({ token: made.token, usesLeft: 2 }));
  expect((await call('GET', '/groups/invitations', { as: bo })).status).toBe(403);
});

it('a new user has a picture: the initials', async () => {
  const headers = { authorization: `Bearer ${bo.token}` };
  const response = await fetch(`${test.url}/api/media/users/${bo.id}/profile.webp`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 500, height: 500 });
  const nobody = await fetch(`${test.url}/api/media/users/${crypto.randomUUID()}/profile.webp`, { headers });
  expect(nobody.status).toBe(404);
});

describe('nothing that was asked for is silently dropped', () => {
  it('who does not own a recipe cannot lock it, and may send its state back', async () => {
    const slug = await create('Hers');
    const lock = (locked: boolean) => change(slug, { settings: { locked }, description: 'x' }, bo);
    expect((await lock(true)).status).toBe(403);
    expect(await get(slug)).toMatchObject({ description: '', settings: { locked: false } });
    expect((await lock(false)).status).toBe(200);
  });

  it('roles and group are changed by administrators only, and may be sent back', async () => {
    const { body: self } = await call('GET', '/users/self', { as: bo });
    expect((await call('PUT', `/users/${bo.id}`, { as: bo, body: { ...self, fullName: 'Bo B.' } })).status).toBe(200);
    for (const body of [{ admin: true }, { canInvite: true }, { group: 'Other' }])
      expect((await call('PUT', `/users/${bo.id}`, { as: bo, body })).status).toBe(403);
  });
});

it('a failed log-in says "Unauthorized", and to our own app what is wrong', async () => {
  const response = await fetch(`${test.url}/api/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', password: 'wrong' }),
  });
  const body = (await response.json()) as object;
  expect([response.status, body]).toEqual([
    401,
    { detail: 'Unauthorized', message: expect.any(String), error: true, code: 'auth.invalidCredentials' },
  ]);
});

it('members learn whether a recipe has a name; visitors are answered, but learn nothing', async () => {
  await create('Known');
  const path = `/validators/recipe?name=Known&group_id=${ada.groupId}`;
  expect((await call('GET', path)).body).toEqual({ valid: false });
  expect((await call('GET', path, { as: null })).body).toEqual({ valid: true });
  const ended = await fetch(`${test.url}/api/validators/recipe?name=Known&group_id=${ada.groupId}`, {
    headers: { authorization: 'Bearer ended' },
  });
  expect([ended.status, await ended.json()]).toEqual([200, { valid: true }]);
});

it.each(['/groups/anything', `/groups/${crypto.randomUUID()}`])('%s is not there', async (path) => {
  expect(await call('GET', path)).toMatchObject({ status: 404, body: { detail: { code: 'errors.notFound' } } });
});

describe('answers have', () => {
  it('of a recipe assets, comments and isOcrRecipe; of a new one the sample ingredient and step', async () => {
    const recipe = await get(await create('Sampled'));
    expect(recipe).toMatchObject({ assets: [], comments: [], isOcrRecipe: false });
    expect(recipe).toMatchObject({
      recipeIngredient: [{ note: '1 cup flour' }],
      recipeInstructions: [{ text: expect.stringContaining('Markdown') }],
    });
    const { body: slug } = await call<string>('POST', '/recipes', { body: { name: 'Bare', sample: false } });
    expect(await get(slug)).toMatchObject({ recipeIngredient: [], recipeInstructions: [] });
  });

  it('of a food label and labelId, of a tag by id its recipes', async () => {
    const { body: food } = await call('POST', '/foods', { body: { name: 'cumin' } });
    expect(food).toMatchObject({ label: null, labelId: null });
    const slug = await create('Tagged');
    const { body } = await change(slug, { tags: ['Spicy'] });
    const [tag] = body.tags as { id: string }[];
    expect((await call('GET', `/organizers/tags/${tag!.id}`)).body).toMatchObject({ recipes: [{ slug }] });
  });

  it('of the own group users, categories and webhooks', async () => {
    const { body: soups } = await call('POST', '/organizers/categories', { body: { name: 'Soups' } });
    await call('PUT', '/groups/categories', { body: [soups] });
    const { body } = await call('GET', '/groups/self');
    expect(body).toMatchObject({
      users: expect.arrayContaining([
        expect.objectContaining({ username: 'ada' }),
        expect.objectContaining({ username: 'bo' }),
      ]),
      categories: [{ name: 'Soups', slug: 'soups' }],
      webhooks: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|@/);
  });
});

it('dashboards show pictures of recipes without signing in; that of a deleted recipe is gone', async () => {
  const slug = await create('Pictured');
  await call('POST', `/recipes/${slug}/image`, { body: { url: `${test.site.url}/picture.png` } });
  const { id } = (await get(slug)) as { id: string };
  const picture = () => fetch(`${test.url}/api/media/recipes/${id}/images/min-original.webp`);
  const shown = await picture();
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await call('DELETE', `/recipes/${slug}`);
  expect((await picture()).status).toBe(404);
});
