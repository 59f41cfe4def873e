import { OPERATIONS, type OperationId } from '#contract';
import { type Person, setUp, startApp, type TestApp } from './support/app.ts';
import { operationIds } from './support/examples.ts';
import { asMultipart } from './support/form.ts';
import { pngPicture } from './support/site.ts';

/** Stands in everything that strangers must not see. */
const SECRET = 'zzhidden';

let test: TestApp;
let ada: Person;
let hidden: { id: string; slug: string };
let share: string;
const things: Record<string, string> = {};

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api', PRIVATE_PICTURES: 'true' });
  ada = await setUp(test.url);
  await ada.api.PUT('/groups/preferences', { body: { privateGroup: false } });
  const recipe = await newRecipe(`Shared pie`, {
    extras: { a: SECRET },
    lastMade: '2026-01-02T10:00:00Z',
    settings: { public: true, showNutrition: false, showAssets: false },
    nutrition: { calories: SECRET },
    recipeIngredient: [{ quantity: 1, food: { name: 'apple' } }],
  });
  hidden = await newRecipe(`Soup ${SECRET}`, {
    description: SECRET,
    tags: [{ name: SECRET }],
    recipeIngredient: [{ quantity: 1, food: { name: SECRET }, unit: { name: SECRET } }],
    settings: { public: false },
  });
  await ada.api.PUT('/recipes/{slug}/image', {
    params: { path: { slug: hidden.slug } },
    body: { image: new File([new Uint8Array(await pngPicture())], 'x.png') },
    ...asMultipart,
  });
  const named = { name: SECRET };
  await ada.api.POST('/organizers/categories', { body: named });
  await ada.api.POST('/organizers/tools', { body: named });
  const { data: cookbook } = await ada.api.POST('/groups/cookbooks', { body: named });
  await ada.api.POST('/groups/labels', { body: named });
  const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: named });
  const food = (await ada.api.GET('/foods', { params: { query: { search: SECRET } } })).data.items[0]!;
  await ada.api.PATCH('/foods/{id}', { params: { path: { id: food.id } }, body: { description: SECRET } });
  const apple = (await ada.api.GET('/foods', { params: { query: { search: 'apple' } } })).data.items[0]!;
  await ada.api.PATCH('/foods/{id}', {
    params: { path: { id: apple.id } },
    body: { description: SECRET, extras: { a: SECRET }, aliases: [{ name: SECRET }] },
  });
  share = (await ada.api.POST('/shared/recipes', { body: { recipeId: recipe.id } })).data.id;
  Object.assign(things, { cookbook: cookbook.id, list: list.id, food: food.id });
});
afterAll(() => test.stop());

async function newRecipe(name: string, changes: object) {
  const slug = (await ada.api.POST('/recipes', { body: { name, sample: false } })).data;
  return (await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: changes })).data;
}

/** Values to try for a parameter of an address: hidden and shared rows. */
const tries = (name: string): string[] =>
  name === 'groupSlug'
    ? ['home', ada.groupId]
    : name === 'fileName'
      ? ['original.webp', 'profile.webp']
      : [hidden.id, hidden.slug, share, ada.id, ada.groupId, SECRET, things.cookbook!, things.list!, things.food!];

function addresses(id: OperationId): string[] {
  let found: string[] = [OPERATIONS[id].path];
  for (const name of OPERATIONS[id].pathParams)
    found = found.flatMap((path) => tries(name).map((value) => path.replace(`:${name}`, encodeURIComponent(value))));
  return found;
}

const queries = [
  '',
  `?search=${SECRET}`,
  `?perPage=-1&share=${'SHARE'}`,
  `?queryFilter=${encodeURIComponent(`name LIKE "%${SECRET}%"`)}`,
  `?by=tags&tags=${SECRET}&categories=${SECRET}&tools=${SECRET}`,
];

const reading = operationIds.filter((id) => OPERATIONS[id].method === 'get');

describe('without a cookie', () => {
  it.each(reading)('%s tells nothing that is not for everybody', async (id) => {
    const isOpen = ['public', 'visitor'].includes(OPERATIONS[id].access);
    for (const address of addresses(id)) {
      for (const query of isOpen ? queries : queries.slice(0, 1)) {
        const response = await fetch(`${test.url}/api${address}${query.replace('SHARE', share)}`, {
          redirect: 'manual',
        });
        const text = await response.text();
        // links to further pages and refused filters may repeat the query
        const said = text.replaceAll(/"(?:next|previous|message)":"[^"]*"/g, '');
        expect([address, query, said.includes(SECRET) && said]).toEqual([address, query, false]);
        if (!isOpen) expect([address, response.status]).toEqual([address, 401]);
        const isPicture = response.headers.get('content-type')?.startsWith('image/');
        expect([address, query, isPicture && address.includes(hidden.id)]).toEqual([
          address,
          query,
          isPicture && false,
        ]);
      }
    }
  });
});

it('a share link opens its recipe, and nothing else that takes an id or a token', async () => {
  const headers = { authorization: `Bearer ${share}`, cookie: `tureen_session=${share}` };
  for (const id of reading.filter((one) => !['public', 'visitor'].includes(OPERATIONS[one].access))) {
    const path = OPERATIONS[id].path.replace(/:\w+/g, share);
    const { status } = await fetch(`${test.url}/api${path}?token=${share}&share=${share}`, { headers });
    expect([path, status]).toEqual([path, 401]);
  }
  const shared = await fetch(`${test.url}/api/recipes/shared/${share}`);
  expect([shared.status, (await shared.text()).includes(SECRET)]).toEqual([200, false]);
});
