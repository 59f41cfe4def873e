import { printedPages } from '../../support/pdf.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { expect, test } from '../../support/test.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ note: `${index + 2} spoons of thing ${index + 1}` }));
const steps = (count: number, words: string) =>
  Array.from({ length: count }, (_, index) => ({ text: `Begin part ${index + 1}. ${words}End part ${index + 1}.` }));

test('a recipe is printed alone, on one page if it can, and its steps begin under their heading', async ({ page }) => {
  const short = await makeRecipe(page, 'Short stew', {
    recipeIngredient: lines(14),
    recipeInstructions: steps(9, 'Stir well and wait until it smells of bread. '.repeat(3)),
  });
  await visit(page, `/recipe/${short}`);
  await waitForQuiet(page);
  const [only, ...others] = await printedPages(page);
  expect(others).toEqual([]);
  expect(only).not.toMatch(/Skip to content|Start cooking|Shopping lists/);
  expect(only).toContain('End part 9');

  const long = await makeRecipe(page, 'Long stew', {
    recipeIngredient: lines(30),
    recipeInstructions: steps(30, 'Stir well and wait until it smells of bread. '.repeat(6)),
  });
  await visit(page, `/recipe/${long}`);
  await waitForQuiet(page);
  const pages = await printedPages(page);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toMatch(/Steps[\s\S]*End part 5/);
  for (const text of pages) {
    expect(text).not.toContain('Skip to content');
    // a step is not torn apart
    expect(text.match(/Begin part/g)?.length).toBe(text.match(/End part/g)?.length);
    expect(text.trimEnd()).not.toMatch(/Steps$/);
  }
});

test('a list is printed by aisle with its open items, a week on one page', async ({ page }) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const list = (await (
    await page.request.post('/api/groups/shopping/lists', { data: { name: 'Saturday market' }, headers })
  ).json()) as { id: string };
  for (const [note, checked] of [
    ['oranges', false],
    ['old bread', true],
  ] as const)
    await page.request.post('/api/groups/shopping/items', {
      data: { shoppingListId: list.id, note, checked },
      headers,
    });
  await visit(page, `/shopping-lists/${list.id}`);
  await waitForQuiet(page);
  const [sheet, ...more] = await printedPages(page);
  expect(more).toEqual([]);
  expect(sheet).toMatch(/Saturday market[\s\S]*oranges/);
  expect(sheet).not.toMatch(/old bread|Skip to content|Add an item/);

  const date = '2031-03-05';
  for (const title of ['Pea soup', 'Fish pie'])
    await page.request.post('/api/groups/mealplans', { data: { date, entryType: 'dinner', title }, headers });
  await visit(page, '/group/mealplan/planner?from=2031-03-03&to=2031-03-09');
  await waitForQuiet(page);
  const [week, ...further] = await printedPages(page);
  expect(further).toEqual([]);
  // text on a turned page comes letter by letter
  const letters = week!.replace(/\s/g, '');
  expect(letters).toContain('Mealplanner·Mar3–9,2031');
  expect(letters).toMatch(/Peasoup.*Fishpie/);
  expect(letters).not.toContain('Suggest');
});
