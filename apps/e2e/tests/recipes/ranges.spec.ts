import { expect, type Page, test } from '../../support/test.ts';
import { importRecipe, makeRecipe } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const cup = { name: 'cup', pluralName: 'cups', fraction: true };
const SCONES = {
  recipeYield: '4 servings',
  recipeServings: 4,
  recipeIngredient: [
    { quantity: 2, quantityMax: 3, unit: cup, food: { name: 'flour' } },
    { quantity: 1.5, quantityMax: 2, unit: cup, food: { name: 'milk' }, note: 'warm' },
    { quantity: 1, unit: cup, food: { name: 'cream' }, note: '240 ml' },
  ],
  recipeInstructions: [{ text: 'Stir flour and milk, bake in a 9x13-inch pan.' }],
};

const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: new RegExp(name) }) });
const amount = (page: Page, row: number) => page.getByRole('textbox', { name: `Amount ${row}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a range is shown, scaled, converted, cooked by and printed with both of its ends', async ({ page }) => {
  const slug = await makeRecipe(page, 'Scones', SCONES);
  await visit(page, `/recipe/${slug}`);
  await expect(line(page, 'flour')).toHaveText('2–3 cups flour');
  await expect(page.getByRole('checkbox', { name: /^1 1\/2 ?– ?2 cups milk warm$/ })).toBeVisible();
  const more = page.getByRole('group', { name: 'Amount to make' }).getByRole('button', { name: 'More' });
  for (let i = 0; i < 4; i++) await more.click();
  await expect(line(page, 'flour')).toHaveText('4–6 cups flour');
  await expect(line(page, 'milk')).toHaveText('3–4 cups milk warm');
  await expect(line(page, 'cream')).toHaveText('2 cups cream 480 ml');

  await page.getByRole('button', { name: /^Units:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Metric' }).click();
  await expect(line(page, 'flour')).toHaveText('510–760 g flour');
  await expect(line(page, 'cream')).toHaveText('480 ml cream');
  await expect(line(page, 'cream').getByTitle('In the recipe: 2 cups')).toBeVisible();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await expect(cooking).toContainText('510–760 g flour');
  await expect(cooking).toContainText(/in a 23.×.33.cm pan/);
  await cooking.getByRole('button', { name: 'Exit cook mode' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('510–760 g flour').locator('visible=true')).toHaveCount(1);
});

test(
  'a range is typed, kept, changed and taken away in the editor, and what is none is not saved',
  { tag: '@long' },
  async ({ page }) => {
    const slug = await makeRecipe(page, 'Scones', SCONES);
    const edit = () => visit(page, `/recipe/${slug}?edit=true`);
    await edit();
    await expect(amount(page, 1)).toHaveValue('2-3');
    await amount(page, 1).fill('3-2');
    await save(page);
    await expect(page.getByText('The second number must be larger than the first.')).toBeVisible();
    await expect(amount(page, 1)).toBeFocused();
    await expect(amount(page, 1)).toHaveAccessibleDescription(/larger than the first/);
    await amount(page, 1).fill('abc');
    await save(page);
    await expect(page.getByText('That’s not an amount. Try 2, 1/2 or a range such as 2-3.')).toBeVisible();
    await expect(page).toHaveURL(/edit=true/);
    await amount(page, 1).fill('3-4');
    await amount(page, 2).fill('1 1/2 - 2 1/2');
    await amount(page, 3).fill('2');
    await save(page);
    await expect(line(page, 'flour')).toHaveText('3–4 cups flour');
    await expect(page.getByRole('checkbox', { name: /^1 1\/2 ?– ?2 1\/2 cups milk warm$/ })).toBeVisible();

    await edit();
    await expect(amount(page, 2)).toHaveValue('1½-2½');
    await amount(page, 2).fill('2');
    await save(page);
    await expect(line(page, 'milk')).toHaveText('2 cups milk warm');
  },
);

test('a range of an imported page is one', async ({ page }) => {
  await importRecipe(page, '/onion-tart');
  await expect(line(page, 'ice water')).toHaveText(/^3–4 tbsp ice water/);
});
