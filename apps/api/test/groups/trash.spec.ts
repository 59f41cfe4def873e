import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { TrashService } from '#groups';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let ben: Person;
let stranger: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben');
  stranger = await addStranger(test.url, 'mallory');
});
afterAll(() => test.stop());

const at = (id: string) => ({ params: { path: { id } } });
const bySlug = (slug: string) => ({ params: { path: { slug } } });
const restore = async (...ids: string[]) => ada.api.POST('/groups/trash/restore', { body: { ids } });
const inTrash = async (who = ada) =>
  (await who.api.GET('/groups/trash', { params: { query: { perPage: -1 } } })).data.items;

const addPicture = async (slug: string) =>
  ada.api.POST('/recipes/{slug}/image', { ...bySlug(slug), body: { url: `${test.site.url}/picture.png` } });

/** Everything of a resource but the counters of its changes. */
function content<T extends object>(row: T) {
  const { version: _v, updateAt: _u, updatedAt: _w, dateUpdated: _d, ...rest } = row as Record<string, unknown>;
  return rest;
}

async function newRecipe(name: string, fields = {}) {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
  return (await ada.api.PATCH('/recipes/{slug}', { ...bySlug(slug), body: fields })).data;
}

describe('a deleted recipe', () => {
  it('comes back with its lines, organizers, ratings, pictures, and its place in the plan', async () => {
    const recipe = await newRecipe('Plum cake', {
      recipeIngredient: [{ quantity: 2, unit: { name: 'kg' }, food: { name: 'plums' }, note: 'ripe' }],
      recipeInstructions: [{ title: 'Dough', text: 'Knead it.' }],
      tags: [{ name: 'Autumn' }],
      tools: [{ name: 'Tin' }],
      notes: [{ title: 'Grandma', text: 'More cinnamon.' }],
    });
    const { slug, id } = recipe;
    await addPicture(slug);
    await ben.api.POST('/users/{id}/ratings/{slug}', {
      params: { path: { id: ben.id, slug } },
      body: { rating: 4, isFavorite: true },
    });
    const { data: meal } = await ada.api.POST('/households/mealplans', {
      body: { date: '2026-11-22', entryType: 'dinner', recipeId: id },
    });
    const before = (await ada.api.GET('/recipes/{slug}', bySlug(slug))).data;

    await ada.api.DELETE('/recipes/{slug}', bySlug(slug));
    expect((await ada.api.GET('/recipes/{slug}', bySlug(slug))).response.status).toBe(404);
    expect(await inTrash()).toMatchObject([{ id, kind: 'recipe', name: 'Plum cake', deletedBy: 'ada' }]);

    expect((await restore(id)).data).toEqual([{ id, kind: 'recipe', name: 'Plum cake', slug }]);
    const after = (await ada.api.GET('/recipes/{slug}', bySlug(slug))).data;
    expect(content(after)).toEqual(content(before));
    expect((await ben.api.GET('/users/self/favorites')).data.ratings).toMatchObject([{ recipeId: id, rating: 4 }]);
    expect((await ada.api.GET('/households/mealplans/{id}', at(meal.uuid))).data.recipe!.name).toBe('Plum cake');
    const shown = await fetch(`${test.url}/api/media/recipes/${id}/images/tiny-original.webp`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(shown.status).toBe(200);
    expect((await ada.api.GET('/recipes', { params: { query: { search: 'plums' } } })).data.total).toBe(1);
    expect(await inTrash()).toEqual([]);
  });

  it('gets a number where its name is taken by now', async () => {
    const { id, slug } = await newRecipe('Toast');
    await ada.api.DELETE('/recipes/{slug}', bySlug(slug));
    await newRecipe('Toast');
    expect((await restore(id)).data).toMatchObject([{ name: 'Toast (1)', slug: 'toast-1' }]);
  });

  it('comes back without what is gone by now', async () => {
    const { id, slug } = await newRecipe('Gone', { tags: [{ name: 'Short-lived' }, { name: 'Lasting' }] });
    const tags = (await ada.api.GET('/organizers/tags', { params: { query: { search: 'Short-lived' } } })).data.items;
    await ada.api.DELETE('/recipes/{slug}', bySlug(slug));
    await ada.api.DELETE('/organizers/tags/{id}', at(tags[0]!.id));
    await restore(id);
    const { data } = await ada.api.GET('/recipes/{slug}', bySlug(slug));
    expect(data.tags.map(({ name }) => name)).toEqual(['Lasting']);
  });
});

describe('a deleted food', () => {
  it('is linked again to the lines and items that had it, but for those that somebody has changed', async () => {
    const recipe = await newRecipe('Soup', {
      recipeIngredient: [
        { quantity: 1, unit: { name: 'kg' }, food: { name: 'Leeks' }, note: 'washed' },
        { quantity: 2, food: { name: 'Leeks' } },
      ],
    });
    const food = recipe.recipeIngredient[0]!.food!;
    const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: 'Saturday' } })).data;
    await ada.api.POST('/groups/shopping/items', {
      body: { shoppingListId: list.id, foodId: food.id, quantity: 3, note: 'thin ones' },
    });
    const itemsOf = async () => (await ada.api.GET('/groups/shopping/lists/{id}', at(list.id))).data.listItems;
    const items = await itemsOf();
    const before = (await ada.api.GET('/recipes/{slug}', bySlug('soup'))).data;

    await ada.api.DELETE('/foods/{id}', at(food.id));
    expect((await itemsOf())[0]!.foodId).toBeNull();
    const deleted = (await ada.api.GET('/recipes/{slug}', bySlug('soup'))).data;
    expect(deleted.recipeIngredient.map((line) => line.food)).toEqual([null, null]);
    await restore(food.id);

    const after = (await ada.api.GET('/recipes/{slug}', bySlug('soup'))).data;
    expect(after.recipeIngredient).toEqual(before.recipeIngredient);
    expect((await itemsOf()).map(content)).toEqual(items.map(content));
    expect((await ada.api.GET('/foods/{id}', at(food.id))).data).toMatchObject({ id: food.id, name: 'Leeks' });

    await ada.api.DELETE('/foods/{id}', at(food.id));
    const lines = (await ada.api.GET('/recipes/{slug}', bySlug('soup'))).data.recipeIngredient;
    const edited = [{ ...lines[0]!, food: { name: 'Onions' }, note: 'sliced' }, lines[1]!];
    await ada.api.PATCH('/recipes/{slug}', { ...bySlug('soup'), body: { recipeIngredient: edited as never } });
    await restore(food.id);
    const mixed = (await ada.api.GET('/recipes/{slug}', bySlug('soup'))).data.recipeIngredient;
    expect(mixed[0]).toMatchObject({ food: { name: 'Onions' }, note: 'sliced' });
  });

  it('cannot come back beside another one of its name, and says so', async () => {
    const body = { name: 'Milk' };
    const { id } = (await ada.api.POST('/foods', { body })).data;
    await ada.api.DELETE('/foods/{id}', at(id));
    await ada.api.POST('/foods', { body });
    const { response, error } = await restore(id);
    expect(response.status).toBe(409);
    expect(error).toMatchObject({ detail: { errors: { name: [expect.any(String)] } } });
    expect((await inTrash()).map((one) => one.id)).toContain(id);
  });
});

it('a deleted shopping list comes back with its items, a category with its recipes, a cookbook with its filters', async () => {
  const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: 'Party' } })).data;
  for (const note of ['Bread', 'Cheese'])
    await ada.api.POST('/groups/shopping/items', { body: { shoppingListId: list.id, note } });
  const category = (await ada.api.POST('/organizers/categories', { body: { name: 'Baking' } })).data;
  await newRecipe('Rolls', { recipeCategory: [{ id: category.id, name: 'Baking' }] });
  const cookbook = (
    await ada.api.POST('/groups/cookbooks', { body: { name: 'Breads', categories: [{ id: category.id }] } })
  ).data;
  const before = (await ada.api.GET('/groups/shopping/lists/{id}', at(list.id))).data;
  await ada.api.DELETE('/groups/shopping/lists/{id}', at(list.id));
  await ada.api.DELETE('/groups/cookbooks/{id}', at(cookbook.id));
  await ada.api.DELETE('/organizers/categories/{id}', at(category.id));

  expect((await restore(list.id, cookbook.id, category.id)).response.status).toBe(200);
  const after = (await ada.api.GET('/groups/shopping/lists/{id}', at(list.id))).data;
  expect(after.listItems.map(content)).toEqual(before.listItems.map(content));
  expect((await ada.api.GET('/recipes/{slug}', bySlug('rolls'))).data.recipeCategory).toMatchObject([
    { name: 'Baking' },
  ]);
  expect((await ada.api.GET('/groups/cookbooks/{id}', at(cookbook.id))).data).toMatchObject({
    name: 'Breads',
    categories: [{ id: category.id }],
  });
});

describe('the trash', () => {
  it('is that of the own group; what is not in it is refused, and then nothing is put back', async () => {
    const { id } = (await ada.api.POST('/groups/cookbooks', { body: { name: 'Mine' } })).data;
    await ada.api.DELETE('/groups/cookbooks/{id}', at(id));
    expect(await inTrash(stranger)).toEqual([]);
    expect((await stranger.api.POST('/groups/trash/restore', { body: { ids: [id] } })).response.status).toBe(422);
    const { response, error } = await restore(id, randomUUID());
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ detail: { errors: { 'ids.1': [expect.any(String)] } } });
    expect((await inTrash()).map((one) => one.id)).toContain(id);
  });

  it('two who restore the same at once do it once', async () => {
    const { id } = (await ada.api.POST('/groups/cookbooks', { body: { name: 'Twice' } })).data;
    await ada.api.DELETE('/groups/cookbooks/{id}', at(id));
    const statuses = (await Promise.all([restore(id), restore(id)])).map(({ response }) => response.status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  it('forgets after the days that the group wants, files included', async () => {
    const [old, young] = [await newRecipe('Old'), await newRecipe('Young')];
    const folder = join(test.folder, 'recipes', old.id);
    await addPicture('old');
    for (const slug of ['old', 'young']) await ada.api.DELETE('/recipes/{slug}', bySlug(slug));
    await ada.api.PUT('/groups/preferences', { body: { trashDays: 7 } });
    const deletedAt = (id: string, days: number) =>
      test.app
        .get(DataSource)
        .query('UPDATE trash SET created_at = now() - make_interval(days => $2) WHERE id = $1', [id, days]);
    await deletedAt(old.id, 8);
    await deletedAt(young.id, 6);
    expect(existsSync(folder)).toBe(true);
    await test.app.get(TrashService, { strict: false }).removeExpired();
    const left = (await inTrash()).map((one) => one.id);
    expect(left).toContain(young.id);
    expect(left).not.toContain(old.id);
    expect(existsSync(folder)).toBe(false);
    const row = (await inTrash()).find((one) => one.id === young.id)!;
    expect(Date.parse(row.expiresAt) - Date.parse(row.createdAt)).toBe(7 * 24 * 3600 * 1000);
  });

  it('is emptied by those who manage the group', async () => {
    expect((await ben.api.DELETE('/groups/trash')).response.status).toBe(403);
    expect((await ada.api.DELETE('/groups/trash')).response.status).toBe(200);
    expect(await inTrash()).toEqual([]);
  });
});
