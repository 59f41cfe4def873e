import { expect, type Page } from '@playwright/test';

const headers = { 'sec-fetch-site': 'same-origin' };

interface MadeList {
  id: string;
  name: string;
}

/** A shopping list of its own for a test, made through the API with the session of the browser; each text is a line. */
export async function makeList(page: Page, name: string, texts: string[] = []): Promise<MadeList> {
  const unique = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  const made = await page.request.post('/api/groups/shopping/lists', { data: { name: unique }, headers });
  const { id } = (await made.json()) as { id: string };
  if (texts.length) {
    const data = { shoppingListId: id, text: texts.join('\n') };
    const added = await page.request.post('/api/groups/shopping/items', { data, headers });
    expect(added.ok()).toBe(true);
  }
  return { id, name: unique };
}

interface Item {
  id: string;
  display: string;
  quantity: number;
  checked: boolean;
}

export async function itemsOf(page: Page, id: string): Promise<Item[]> {
  const answer = await page.request.get(`/api/groups/shopping/lists/${id}`);
  return ((await answer.json()) as { listItems: Item[] }).listItems;
}

/** A label, and a food that has it. */
export async function makeLabel(page: Page, name: string, food: string): Promise<string> {
  const made = await page.request.post('/api/groups/labels', { data: { name }, headers });
  const { id } = (await made.json()) as { id: string };
  await page.request.post('/api/foods', { data: { name: food, labelId: id }, headers });
  return id;
}

interface MadeStore {
  id: string;
  name: string;
  labelOrder: string[];
}

/** A store of its own for a test, whose aisles are passed in that order. */
export async function makeStore(page: Page, name: string, labelOrder: string[]): Promise<MadeStore> {
  const data = { name: `${name} ${crypto.randomUUID().slice(0, 8)}`, labelOrder };
  const made = await page.request.post('/api/groups/shopping/stores', { data, headers });
  return (await made.json()) as MadeStore;
}

export async function storeOf(page: Page, id: string): Promise<MadeStore> {
  return (await (await page.request.get(`/api/groups/shopping/stores/${id}`)).json()) as MadeStore;
}

/** A list is seen in the order of a store. */
export async function chooseStore(page: Page, listId: string, storeId: string): Promise<void> {
  const chosen = await page.request.patch(`/api/groups/shopping/lists/${listId}`, { data: { storeId }, headers });
  expect(chosen.ok()).toBe(true);
}

export async function storeIdOf(page: Page, listId: string): Promise<string | null> {
  const answer = await page.request.get(`/api/groups/shopping/lists/${listId}`);
  return ((await answer.json()) as { storeId: string | null }).storeId;
}

/** Puts labels first in the store that a list is seen in. */
export async function orderStore(page: Page, listId: string, labelOrder: string[]): Promise<void> {
  // a store that was chosen is shown before the server knows of it
  await expect.poll(() => storeIdOf(page, listId)).not.toBeNull();
  const storeId = await storeIdOf(page, listId);
  const saved = await page.request.patch(`/api/groups/shopping/stores/${storeId}`, { data: { labelOrder }, headers });
  expect(saved.ok()).toBe(true);
}
