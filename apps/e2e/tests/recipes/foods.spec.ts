import { expect, test } from '../../support/test.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { visit } from '../../support/visit.ts';

const LINES = {
  recipeIngredient: [
    { quantity: 2, food: { name: 'large onions' } },
    { food: { name: 'Wonderland cream cheese' } },
    { food: { name: 'Grandma’s linked secret' } },
  ],
};

test('the foods of the lines are shown on request, questions are answered and another food is chosen @phone', async ({
  page,
}) => {
  const slug = await makeRecipe(page, 'Linked foods', LINES);
  await visit(page, `/recipe/${slug}`);
  const panel = page.getByRole('region', { name: 'Ingredients' }).or(page.locator('#part-ingredients')).first();
  await expect(panel.getByText('Perhaps cream cheese?')).toBeHidden();
  await panel.getByRole('button', { name: 'Foods' }).click();
  await expect(panel.getByText('onion', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Yes, it is cream cheese' }).press('Enter');
  await expect(panel.getByText('cream cheese', { exact: true })).toBeVisible();
  await expect(panel.getByText('checked')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change Wonderland cream cheese' })).toBeFocused();

  await panel.getByRole('button', { name: /Choose a food .*secret/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Which food is this?' });
  await dialog.getByRole('searchbox').pressSequentially('courg');
  await dialog.getByRole('button', { name: 'Add zucchini' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('zucchini', { exact: true })).toBeVisible();
  // the words of the author stay
  await expect(panel.getByText('Grandma’s linked secret').first()).toBeVisible();
  await page.reload();
  await panel.getByRole('button', { name: 'Foods' }).click();
  await expect(panel.getByText('zucchini', { exact: true })).toBeVisible();
});

test('the editor shows the foods of stored lines, and refuses one', async ({ page }) => {
  const slug = await makeRecipe(page, 'Linked in the editor', LINES);
  await visit(page, `/recipe/${slug}?edit=true`);
  await page.getByRole('button', { name: 'Foods' }).click();
  const line = page.getByRole('group', { name: 'Ingredient 1', exact: true });
  await expect(line.getByText('onion', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: /^Change / }).click();
  const dialog = page.getByRole('dialog', { name: 'Which food is this?' });
  await dialog.getByRole('checkbox', { name: 'onion' }).uncheck({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(line.getByText('No known food')).toBeVisible();
  // a food of other words is not that of the stored line
  await line.getByRole('combobox', { name: 'Food 1' }).pressSequentially(' from Roscoff');
  await expect(line.getByText('The food is looked up when you save.')).toBeVisible();
});

test('an estimate of the nutrition stands beside what the recipe says, and fills its empty figures', async ({
  page,
}) => {
  const slug = await makeRecipe(page, 'Estimated', {
    recipeServings: 2,
    recipeIngredient: [{ quantity: 200, unit: { name: 'gram' }, food: { name: 'sugar' } }, { food: { name: 'salt' } }],
    nutrition: { calories: '999' },
    settings: { showNutrition: true },
  });
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Estimate from the ingredients' }).click();
  await expect(page.getByRole('row', { name: /Energy/ })).toContainText('387 kcal');
  await expect(page.getByRole('row', { name: /Energy/ })).toContainText('999 kcal');
  await expect(page.getByText('1 ingredient isn’t counted')).toBeVisible();
  await page.getByRole('button', { name: 'Add to the recipe' }).click();
  const stated = page.locator('dl').filter({ hasText: 'Protein' });
  await expect(stated).toContainText('999 kcal');
  await expect(stated).toContainText('100 g');
});

test('allergens are contained, possible or not known, and never absent', async ({ page }) => {
  const slug = await makeRecipe(page, 'Contents of three lines', {
    recipeIngredient: [
      { food: { name: 'butter' } },
      { food: { name: 'pine nuts' } },
      { food: { name: 'Grandma’s spice' } },
    ],
  });
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Allergens' }).click();
  await expect(page.getByRole('heading', { name: 'Contains', exact: true }).locator('..')).toContainText('milkbutter');
  await expect(page.getByRole('heading', { name: 'May contain' }).locator('..')).toContainText('nutspine nuts');
  const unknown = page.getByRole('heading', { name: 'Not known' }).locator('..');
  await expect(unknown).toContainText('Grandma’s spiceFood not known');
  await expect(unknown).toContainText('Traces, and what brands add');
});

test('a household notes what a person does not eat, and recipes say whether it suits them @phone', async ({
  page: admin,
  browser,
}) => {
  const { page, context } = await founder(browser, { viewport: admin.viewportSize() });
  const name = `Ben ${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, '/group/persons');
  await page.getByRole('button', { name: 'Add a person' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').pressSequentially(name);
  await dialog.getByRole('group', { name: 'Allergies' }).getByRole('checkbox', { name: 'milk' }).press('Space');
  await dialog.getByRole('searchbox').pressSequentially('courg');
  await dialog.getByRole('button', { name: 'Add zucchini' }).press('Enter');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Allergies: milk');
  await expect(row).toContainText('zucchini');

  const lines = (...names: string[]) => ({ recipeIngredient: names.map((food) => ({ food: { name: food } })) });
  const verdict = async (slug: string, fit: string) => {
    await visit(page, `/recipe/${slug}`);
    await page.getByRole('button', { name: 'Who can eat it' }).press('Enter');
    const heading = page.getByRole('heading', { name: `${name}: ${fit}` });
    await expect(heading).toBeVisible();
    return heading.locator('..');
  };
  await verdict(await makeRecipe(page, 'Harmless soup', lines('onions', 'carrots')), 'fine');
  const secret = await verdict(await makeRecipe(page, 'Secret soup', lines('onions', 'Grandma’s spice')), 'not known');
  await expect(secret).toContainText('Grandma’s spice: Food not known');
  const rich = await verdict(await makeRecipe(page, 'Rich soup', lines('butter', 'zucchini')), 'not for them');
  await expect(rich).toContainText('butter: contains milk');
  await expect(rich).toContainText('zucchini: contains zucchini');
  const forButter = rich.getByRole('group', { name: 'butter' });
  await expect(forButter.getByRole('checkbox', { name: 'as much coconut oil' })).toHaveAccessibleDescription(
    'Use it firm where butter has to be.',
  );
  const copy = rich.getByRole('button', { name: 'Make a copy with these' });
  await expect(copy).toBeDisabled();
  const oils = ['coconut oil', 'olive oil'].map((oil) => forButter.getByRole('checkbox', { name: oil }));
  for (const oil of oils) await oil.press('Space');
  await expect(oils[0]!).not.toBeChecked();
  await copy.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rich soup' })).toContainText('(olive oil)');
  await expect(page.getByRole('main')).toContainText('butter → olive oil');

  await visit(page, '/group/persons');
  await page.getByRole('button', { name: `Change ${name}` }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('button', { name: `Change ${name}` })).toHaveCount(0);
  await context.close();
});

test('recipes are chosen for persons, and those that nobody knows are shown apart @phone', async ({
  page: admin,
  browser,
}) => {
  const { page, context } = await founder(browser, { viewport: admin.viewportSize() });
  const name = `Lotte ${crypto.randomUUID().slice(0, 8)}`;
  const own = `Pearls ${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, '/group/persons');
  await page.request.post('/api/foods', { data: { name: own } });
  await page.getByRole('button', { name: 'Add a person' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').pressSequentially(name);
  await dialog
    .getByRole('group', { name: 'Allergies' })
    .getByRole('checkbox', { name: 'nuts', exact: true })
    .press('Space');
  await dialog.getByRole('searchbox').pressSequentially(own);
  await dialog.getByRole('button', { name: `Add ${own}` }).press('Enter');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(own);

  const lines = (...names: string[]) => ({ recipeIngredient: names.map((food) => ({ food: { name: food } })) });
  const mark = crypto.randomUUID().slice(0, 8);
  await makeRecipe(page, `Carrots ${mark}`, lines('onions', 'carrots'));
  await makeRecipe(page, `Walnuts ${mark}`, lines('onions', 'walnuts'));
  await makeRecipe(page, `Own ${mark}`, lines('onions', own));
  await makeRecipe(page, `Secret ${mark}`, lines('onions', 'Grandma’s spice'));
  await visit(page, `/?search=${mark}`);
  const card = (title: string) => page.getByRole('link', { name: `${title} ${mark}` });
  await expect(card('Walnuts').first()).toBeVisible();
  await page.getByRole('button', { name: 'Who eats' }).press('Enter');
  await page.getByRole('checkbox', { name }).press('Space');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(card('Walnuts')).toHaveCount(0);
  await expect(card('Carrots').first()).toBeVisible();
  await expect(card('Own')).toHaveCount(0);
  await expect(card('Secret')).toHaveCount(0);
  await expect(page.getByText('We can’t tell for 1 more recipe.')).toBeVisible();
  await page.getByRole('button', { name: 'Show those, too' }).press('Enter');
  await expect(card('Secret').first()).toBeVisible();
  await expect(card('Carrots')).toHaveCount(0);
  await expect(page.getByText('We can’t tell whether these are fine.')).toBeVisible();
  await page.getByRole('button', { name: 'Show what is fine' }).press('Enter');
  await expect(card('Carrots').first()).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  await expect(card('Walnuts').first()).toBeVisible();
  await context.close();
});
