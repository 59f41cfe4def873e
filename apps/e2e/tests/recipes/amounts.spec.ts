import { violationsOn } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { makeRecipe, openSteps } from '../../support/recipes.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

const cup = { name: 'cup', pluralName: 'cups', fraction: true };
const PANCAKES = {
  recipeYield: '4 servings',
  recipeServings: 4,
  recipeIngredient: [
    { quantity: 1, unit: cup, food: { name: 'milk' } },
    { quantity: 2, food: { name: 'egg', pluralName: 'eggs' } },
  ],
  recipeInstructions: [
    { text: 'Whisk **1 cup** milk with the eggs, rest for 10 minutes.' },
    { text: 'Bake at 350 °F in a 9-inch pan.' },
  ],
  notes: [{ title: 'Waffles', text: 'Take 1/2 cup less milk.' }],
};

const milk = (page: Page) => page.getByRole('checkbox', { name: /milk/ });
const step = (page: Page, text: string) => page.locator('main ol > li').filter({ hasText: text });
/** On a phone the steps are a tab of their own. */
async function choose(page: Page, system: string) {
  await page.getByRole('button', { name: /^Units:/ }).click();
  await page.getByRole('menuitemradio', { name: system }).click();
}

test('the amounts of the steps follow the scale, and say what the recipe has', async ({ page }) => {
  const slug = await makeRecipe(page, 'Pancakes', PANCAKES);
  await visit(page, `/recipe/${slug}`);
  for (let i = 0; i < 4; i++)
    await page.getByRole('group', { name: 'Amount to make' }).getByRole('button', { name: 'More' }).click();
  await openSteps(page);
  const whisk = step(page, 'Whisk');
  await expect(whisk).toContainText('Whisk 2 cups milk');
  await expect(whisk.locator('strong')).toHaveText('2 cups');
  await expect(whisk.getByTitle('In the recipe: 1 cup')).toBeVisible();
  await expect(whisk).toContainText('10 minutes');
  await expect(step(page, 'Bake')).toContainText('350 °F in a 9-inch pan');
});

test('units are the reader’s own, on the page, in cook mode and in print, and are remembered', async ({ page }) => {
  const slug = await makeRecipe(page, 'Waffles', PANCAKES);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: /^Units:/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'As written' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('240 ml').locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: milk(page) })).toContainText('240 ml milk');
  expect(await violationsOn(page)).toEqual([]);

  await page.reload();
  await waitForScripts(page);
  await openSteps(page);
  await expect(step(page, 'Whisk')).toContainText('240 ml milk');
  await expect(step(page, 'Bake')).toContainText(/175.°C in a 23.cm pan/);
  await expect(page.getByText('Take 120 ml less milk.').locator('visible=true')).toBeVisible();

  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await expect(cooking).toContainText('Whisk 240 ml milk');
  await cooking.getByRole('button', { name: /^Units: Metric/ }).click();
  await page.getByRole('menuitemradio', { name: 'As written' }).click();
  await expect(cooking).toContainText('Whisk 1 cup milk');
  await cooking.getByRole('button', { name: /^Units:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Metric' }).click();
  await cooking.getByRole('button', { name: 'Exit cook mode' }).click();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main ol')).toBeHidden();
  await expect(page.getByText('Whisk 240 ml milk').locator('visible=true')).toHaveCount(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a recipe of one system is read in the other without a connection',
    { tag: '@long' },
    async ({ page, context }) => {
      const slug = await makeRecipe(page, 'Crepes', {
        ...PANCAKES,
        recipeInstructions: [{ text: 'Add 500 g flour and 250 ml milk, bake at 180 °C (350 °F).' }],
      });
      await visit(page, `/recipe/${slug}`);
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state;
      });
      await context.setOffline(true);
      await choose(page, 'US');
      await openSteps(page);
      await expect(step(page, 'Add')).toContainText(/17½.oz flour and 1.cup milk, bake at 180 °C \(350 °F\)/);
      await context.setOffline(false);
    },
  );
});

test('a scaled recipe is printed with more pieces of the same weight', async ({ page }) => {
  const slug = await makeRecipe(page, 'Country bread', {
    recipeYield: '2 loaves of 900 g',
    recipeIngredient: [{ quantity: 8, food: { name: 'scoops of flour' } }],
    recipeInstructions: [{ text: 'Let the dough rise and shape 2 loaves of 900 g.' }],
  });
  await visit(page, `/recipe/${slug}`);
  const amount = page.getByRole('group', { name: 'Amount to make' });
  for (const value of ['3 loaves', '4 loaves']) {
    await amount.getByRole('button', { name: 'More', exact: true }).click();
    await expect(amount).toContainText(`${value} of 900 g`);
  }
  await page.emulateMedia({ media: 'print' });
  const printed = page
    .locator('mark')
    .filter({ hasText: /^4.loaves$/ })
    .locator('visible=true');
  await expect(printed).toHaveCount(1);
  await expect(page.getByText('Makes: 4 loaves of 900 g').locator('visible=true')).toHaveCount(1);
});
