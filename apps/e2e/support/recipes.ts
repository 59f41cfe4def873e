import { expect, type Page } from '@playwright/test';
import { siteUrl } from './settings.ts';
import { visit } from './visit.ts';

/** Imports a page of the test site as a person does, and waits for the recipe. */
export async function importRecipe(page: Page, path: string): Promise<void> {
  await visit(page, '/recipe/create/url');
  // each import needs an address of its own, because the same address is not imported twice at the same time
  const address = path.includes('?') ? path : `${path}?${crypto.randomUUID()}`;
  await page.getByLabel('Link, links or text').fill(siteUrl + address);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/recipe\/(?!create)/, { timeout: 20_000 });
}

/** A recipe of its own for a test, made through the API with the session of the browser. */
export async function makeRecipe(page: Page, name: string, changes: object = {}): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const created = await page.request.post('/api/recipes', {
    data: { name: `${name} ${crypto.randomUUID().slice(0, 8)}` },
    headers,
  });
  const slug = (await created.json()) as string;
  const changed = await page.request.patch(`/api/recipes/${slug}`, { data: changes, headers });
  expect(changed.ok()).toBe(true);
  return slug;
}

/** On a phone the steps of a recipe stand behind a tab. */
export async function openSteps(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Steps' });
  if (await tab.isVisible()) await tab.click();
}

export const SOUP = {
  description: 'For cold evenings.',
  recipeYield: '4 servings',
  recipeServings: 4,
  totalTime: '30 minutes',
  tags: [{ name: 'Evening' }],
  recipeIngredient: [
    { quantity: 3, food: { name: 'carrot', pluralName: 'carrots' } },
    { quantity: 0.5, unit: { name: 'teaspoon', pluralName: 'teaspoons', fraction: true }, food: { name: 'salt' } },
  ],
  recipeInstructions: [
    { text: 'Slice the carrots.' },
    { text: 'Boil them for 20 minutes.' },
    { text: 'Season with salt.' },
  ],
  notes: [{ title: 'Tip', text: 'Better on the **second** day.' }],
};

/** The favorite of an open recipe. */
export const heart = (page: Page) =>
  page
    .getByRole('button', { name: /Favorite|favorites/ })
    .and(page.locator('[aria-pressed]'))
    .first();

/** Says so of an open recipe. */
export async function made(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I made this' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
