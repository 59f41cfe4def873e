import { type Browser, expect, type Page } from '@playwright/test';
import { productUrl } from './settings.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

export async function shareRecipe(page: Page, slug: string, expiresAt?: string): Promise<string> {
  const { id: recipeId } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string };
  const created = await page.request.post('/api/shared/recipes', { data: { recipeId, expiresAt }, headers });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

/** Makes the recipes of the group public. @returns its slug */
export async function openGroup(page: Page): Promise<string> {
  await page.request.put('/api/groups/preferences', { data: { privateGroup: false }, headers });
  return ((await (await page.request.get('/api/groups/self')).json()) as { slug: string }).slug;
}

/** A page of somebody who has never been here. */
export async function asVisitor(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: productUrl,
    storageState: { cookies: [], origins: [] },
    locale: 'en-US',
    ...options,
  });
  return context.newPage();
}
