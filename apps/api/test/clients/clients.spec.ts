import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { pngPicture } from '../support/site.ts';
import { REPLAYS } from './replays.ts';
import { faultsOf } from './strict-reader.ts';

let test: TestApp;
let ada: Person;
const rows = new Map<string, string>();

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Pea soup' } });
  const path = { slug };
  const { data: recipe } = await ada.api.PUT('/recipes/{slug}', {
    params: { path },
    body: {
      recipeIngredient: [
        { quantity: 2, unit: { name: 'cup' }, food: { name: 'peas' } },
        { quantity: null, note: 'salt' },
      ],
      recipeInstructions: [{ text: 'Boil.' }],
      tags: [{ name: 'Green' }],
      tools: [{ name: 'Pot' }],
      settings: { disableAmount: false },
    },
  });
  const food = recipe.recipeIngredient[0]?.food?.id ?? '';
  const { data: list } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Shop' } });
  await ada.api.POST('/groups/labels', { body: { name: 'Vegetables' } });
  await ada.api.POST('/groups/cookbooks', { body: { name: 'Soups' } });
  await ada.api.POST('/users/{id}/ratings/{slug}', {
    params: { path: { id: ada.id, slug } },
    body: { rating: 4, isFavorite: true },
  });
  for (const entryType of ['dinner', 'dessert'] as const) {
    const body = { date: '2026-11-20', entryType, recipeId: recipe.id };
    const { data: meal } = await ada.api.POST('/groups/mealplans', { body });
    rows.set('meal', String(meal.id));
  }
  const { data: items } = await ada.api.POST('/groups/shopping/items/create-bulk', {
    body: ['item', 'spare', 'other'].map((note) => ({ shoppingListId: list.id, note })),
  });
  for (const { note, id } of items.createdItems) rows.set(note, id);
  await ada.api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}', {
    params: { path: { id: list.id, recipeId: recipe.id } },
  });
  for (const [name, id] of Object.entries({ slug, recipe: recipe.id, food, list: list.id, user: ada.id }))
    rows.set(name, id);
  rows.set('FOOD', food.toUpperCase());
  const { data: otherList } = await ada.api.POST('/groups/shopping/lists', { body: { name: 'Other' } });
  rows.set('otherList', otherList.id);
  const { data: household } = await ada.api.GET('/households/self');
  rows.set('household', household.slug);
  await ada.api.POST('/groups/webhooks', { body: { name: 'Meals', url: 'https://hooks.example/meals' } });
});
afterAll(() => test.stop());

async function pictureForm(field: string): Promise<FormData> {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(await pngPicture())], 'page.png', { type: 'image/png' }));
  return form;
}

const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => rows.get(name) ?? all);

it.each(REPLAYS)('$clients: $what', async ({ request: [method, path, body], form, pictureField, status, reads }) => {
  const picture = pictureField && (await pictureForm(pictureField));
  const sent = picture ?? form ?? (body === undefined ? undefined : fill(JSON.stringify(body)));
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await fetch(`${test.url}/api${encodeURI(fill(path))}`, {
    method,
    headers: {
      authorization: `bearer ${ada.token}`,
      ...(sent !== undefined && !picture && { 'content-type': type }),
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([status, expect.stringContaining('json')]);
  if (reads) expect(faultsOf(JSON.parse(text), reads)).toEqual([]);
});
