import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { drag } from '../../support/drag.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { itemsOf, makeList } from '../../support/shopping.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

const DAY_MS = 86_400_000;
const headers = { 'sec-fetch-site': 'same-origin' };
/** A week of its own for a test, far away from today, and the one after it: its Monday, Tuesday and so on. */
function ownWeeks(): string[] {
  const monday = Date.UTC(2031, 0, 6) + Math.floor(Math.random() * 5_000) * 14 * DAY_MS;
  return Array.from({ length: 14 }, (_, day) => new Date(monday + day * DAY_MS).toISOString().slice(0, 10));
}
const addressOf = (days: string[]) => `/group/mealplan/planner?from=${days[0]}&to=${days[6]}`;
const nameOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
const dayOf = (page: Page, date: string) => page.getByRole('region', { name: nameOf(date) });

async function recipeNamed(page: Page, name: string, changes: object = SOUP) {
  const slug = await makeRecipe(page, name, changes);
  return (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string; name: string; slug: string };
}
async function planned(page: Page, days: string[]) {
  const query = `start_date=${days[0]}&end_date=${days.at(-1)}&perPage=-1`;
  const answer = await page.request.get(`/api/households/mealplans?${query}`);
  const { items } = (await answer.json()) as {
    items: {
      date: string;
      entryType: string;
      position: number;
      title: string;
      servings: number | null;
      leftoversOf: string | null;
    }[];
  };
  return items;
}
const plan = (page: Page, data: object[]) => page.request.post('/api/households/mealplans/batch', { data, headers });
const choose = async (page: Page, entry: Locator, item: string) => {
  await entry.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a recipe and a note are planned from an empty meal, and taken back by an undo', async ({ page }) => {
  const days = ownWeeks();
  const recipe = await recipeNamed(page, 'Planned soup');
  await visit(page, addressOf(days));
  const monday = dayOf(page, days[0]!);
  await monday.getByRole('button', { name: /^Add Dinner/ }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill(recipe.name);
  await page.getByRole('dialog').getByRole('list').getByRole('button', { name: recipe.name }).click();
  await expect(monday.getByRole('link', { name: recipe.name })).toBeVisible();
  await monday.getByRole('button', { name: /^Add Lunch/ }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('Eating out');
  await page.getByRole('button', { name: 'Just note “Eating out”' }).click();
  await expect(monday.getByText('Eating out', { exact: true })).toBeVisible();
  await choose(page, monday.getByRole('listitem').filter({ hasText: recipe.name }), 'Take off the plan');
  await expect(monday.getByRole('link', { name: recipe.name })).toBeHidden();
  const toast = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: 'was taken off the plan' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(monday.getByRole('link', { name: recipe.name })).toBeVisible();
  await expect.poll(async () => (await planned(page, days)).length).toBe(2);
  await page.reload();
  await expect(monday.getByRole('listitem')).toHaveCount(2);
});

test(
  'an entry is dragged to another day and meal, and to another place within a meal',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const days = ownWeeks();
    await plan(page, [
      { date: days[0], entryType: 'dinner', title: 'Travelling stew' },
      { date: days[1], entryType: 'lunch', title: 'Bread' },
      { date: days[1], entryType: 'lunch', title: 'Cheese' },
    ]);
    await visit(page, addressOf(days));
    const tuesday = dayOf(page, days[1]!);
    const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
    const lunch = async () => {
      const there = (await planned(page, days)).filter(({ entryType }) => entryType === 'lunch');
      return there.toSorted((a, b) => a.position - b.position).map(({ date, title }) => [date === days[1], title]);
    };
    await drag(grip('Travelling stew'), tuesday.getByRole('button', { name: /^Add Lunch/ }), isMobile);
    await expect(tuesday.getByText('Travelling stew')).toBeVisible();
    await expect.poll(lunch).toEqual(['Bread', 'Cheese', 'Travelling stew'].map((title) => [true, title]));
    await drag(grip('Travelling stew'), tuesday.getByText('Bread', { exact: true }), isMobile);
    await expect.poll(lunch).toEqual(['Travelling stew', 'Bread', 'Cheese'].map((title) => [true, title]));
    await expect(tuesday.getByRole('listitem')).toHaveText([/Travelling stew/, /Bread/, /Cheese/]);
  },
);

test('the keyboard moves an entry as well, from meal to meal', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const days = ownWeeks();
  await plan(page, [
    { date: days[0], entryType: 'breakfast', title: 'Walking toast' },
    { date: days[3], entryType: 'breakfast', title: 'Walking toast' },
  ]);
  await visit(page, addressOf(days));
  await page.getByRole('button', { name: 'Move Walking toast' }).first().focus();
  const hears = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await hears(`Breakfast, ${nameOf(days[0]!)}`);
  await page.keyboard.press('ArrowRight');
  await hears(`Breakfast, ${nameOf(days[1]!)}`);
  await page.keyboard.press('ArrowDown');
  await hears(`Lunch, ${nameOf(days[1]!)}`);
  await page.keyboard.press('Space');
  const moved = dayOf(page, days[1]!);
  await expect(moved.getByText('Walking toast')).toBeVisible();
  await expect(moved.getByRole('button', { name: 'Move Walking toast' })).toBeFocused();
  await expect
    .poll(() => planned(page, days))
    .toMatchObject([{ date: days[1], entryType: 'lunch' }, { date: days[3] }]);
});

test('servings, leftovers, a copy and a swap', { tag: '@long' }, async ({ page }) => {
  const days = ownWeeks();
  const { id, name } = await recipeNamed(page, 'Sunday roast');
  await plan(page, [
    { date: days[0], entryType: 'dinner', recipeId: id },
    { date: days[3], entryType: 'dinner', title: 'Pizza' },
  ]);
  await visit(page, addressOf(days));
  const roast = dayOf(page, days[0]!).getByRole('listitem');
  await choose(page, roast, 'Edit');
  await page.getByRole('textbox', { name: 'Servings' }).fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(roast.getByText('6 servings')).toBeVisible();
  await choose(page, roast, 'Plan the leftovers');
  await page.getByRole('dialog').getByRole('button', { name: 'Plan' }).click();
  await expect(dayOf(page, days[1]!).getByText('Leftovers from Monday')).toBeVisible();
  await choose(page, dayOf(page, days[0]!).getByRole('listitem'), 'Move');
  await page.getByRole('dialog').getByLabel('Day').fill(days[3]!);
  await page.getByText('Swap with what’s planned there').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dayOf(page, days[0]!).getByText('Pizza')).toBeVisible();
  await expect(dayOf(page, days[3]!).getByRole('link', { name })).toBeVisible();
  await expect
    .poll(async () => (await planned(page, days)).map(({ date, servings }) => [date, servings]))
    .toEqual([
      [days[0], null],
      [days[1], null],
      [days[3], 6],
    ]);
  await dayOf(page, days[3]!).getByRole('link', { name }).click();
  await expect(page.getByRole('button', { name: '6 servings' })).toBeVisible();
});

test('an empty week offers three dinners and the meals of the week before', async ({ page, browser }) => {
  const { page: own, context } = await founder(browser, { viewport: page.viewportSize() });
  const days = ownWeeks();
  for (const name of ['Offered soup', 'Offered stew', 'Offered salad']) await makeRecipe(own, name, SOUP);
  await plan(own, [{ date: days[3], entryType: 'lunch', title: 'Tacos' }]);
  await visit(own, addressOf(days.slice(7)));
  const offer = own.getByRole('region', { name: /^Nothing planned yet/ });
  await expect(offer.getByRole('link', { name: /^Offered/ })).toHaveCount(3);
  await offer.getByRole('button', { name: 'Repeat last week' }).click();
  await expect(dayOf(own, days[10]!).getByText('Tacos')).toBeVisible();
  await expect(offer).toBeHidden();
  await own.getByRole('button', { name: 'Undo' }).click();
  await offer.getByRole('button', { name: 'Plan these' }).click();
  await expect(offer).toBeHidden();
  const dinners = async () => (await planned(own, days.slice(7))).map(({ date, entryType }) => [date, entryType]);
  await expect.poll(dinners).toEqual(days.slice(7, 10).map((date) => [date, 'dinner']));
  await context.close();
});

test('a recipe is dragged to a meal from the side of a wide week', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the recipes at the side are on wide screens only');
  const days = ownWeeks();
  const recipe = await recipeNamed(page, 'Side soup');
  await plan(page, [{ date: days[0], entryType: 'breakfast', title: 'Porridge' }]);
  await visit(page, addressOf(days));
  const tray = page.getByRole('complementary', { name: 'Recipes to plan' });
  const found = page.waitForResponse((response) => response.url().includes('/api/recipes?search='));
  await tray.getByRole('searchbox').fill(recipe.name);
  await found;
  await expect(tray.getByRole('listitem').first()).toContainText(recipe.name);
  const wednesday = dayOf(page, days[2]!);
  await drag(
    tray.getByRole('button', { name: recipe.name }),
    wednesday.getByRole('button', { name: /^Add Lunch/ }),
    false,
  );
  await expect(wednesday.getByRole('link', { name: recipe.name })).toBeVisible();
  const lunches = async () => (await planned(page, days)).filter(({ entryType }) => entryType === 'lunch');
  await expect.poll(lunches).toMatchObject([{ date: days[2] }]);
});

test('the days and what can be done with them stand in one row, and a tablet has columns', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone, the days stay in view instead');
  const days = ownWeeks();
  await plan(page, [{ date: days[0], entryType: 'dinner', title: 'Dal' }]);
  const topOf = async (target: Locator) => Math.round((await target.boundingBox())!.y);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, addressOf(days));
    const row = [page.getByRole('button', { name: 'Today' }), page.getByRole('button', { name: 'Add to list' })];
    expect(await topOf(row[0]!)).toBe(await topOf(row[1]!));
    expect(await topOf(dayOf(page, days[0]!))).toBe(await topOf(dayOf(page, days[6]!)));
  }
});

test('a week is repeated in the next one, by one press', async ({ page }) => {
  const days = ownWeeks();
  await plan(page, [
    { date: days[1], entryType: 'dinner', title: 'Dal' },
    { date: days[4], entryType: 'dinner', title: 'Tacos' },
  ]);
  await visit(page, addressOf(days));
  await page.getByRole('button', { name: 'More for these days' }).click();
  await page.getByRole('menuitem', { name: 'Repeat next week' }).click();
  await expect(dayOf(page, days[8]!).getByText('Dal')).toBeVisible();
  await expect(dayOf(page, days[11]!).getByText('Tacos')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dayOf(page, days[8]!).getByText('Dal')).toBeHidden();
  await expect.poll(async () => (await planned(page, days)).length).toBe(2);
});

test('open meals are filled by suggestions; what is kept stays when the others are drawn again', async ({ page }) => {
  const days = ownWeeks();
  for (const name of ['One', 'Two', 'Three']) await makeRecipe(page, `Suggested ${name}`, SOUP);
  await visit(page, addressOf(days));
  await page.getByRole('button', { name: 'Suggest meals' }).click();
  const rows = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Keep/ }) });
  await expect(rows).toHaveCount(7);
  const keep = rows.first().getByRole('button', { name: /^Keep/ });
  const inSentence = (await keep.getAttribute('aria-label'))!.replace(/^Keep /, '');
  // a sentence sets a name apart, so that an Arabic one does not turn it around
  const kept = inSentence.replace(/[\u2068\u2069]/g, '');
  await keep.click();
  await page.getByRole('button', { name: 'Try others' }).click();
  await expect(page.getByRole('button', { name: `Don’t keep ${inSentence}` }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try others' })).toBeEnabled();
  await page.getByRole('button', { name: 'Plan 7 meals' }).click();
  await expect(dayOf(page, days[0]!).getByRole('link', { name: kept })).toBeVisible();
  await expect.poll(async () => (await planned(page, days)).length).toBe(7);
});

test('suggestions are fine for all who eat, guests included @phone', async ({ page: admin, browser }) => {
  const { page, context } = await founder(browser, { viewport: admin.viewportSize() });
  const days = ownWeeks();
  const lines = (...names: string[]) => ({ recipeIngredient: names.map((food) => ({ food: { name: food } })) });
  await makeRecipe(page, 'Carrot stew', lines('onions', 'carrots'));
  await makeRecipe(page, 'Walnut stew', lines('onions', 'walnuts'));
  await makeRecipe(page, 'Secret stew', lines('onions', 'Grandma’s spice'));
  await page.request.post('/api/groups/persons', { data: { name: 'Ben', allergies: ['nuts'] }, headers });
  await visit(page, addressOf(days));
  await page.getByRole('button', { name: 'Suggest meals' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const rows = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(rows('Carrot stew')).toHaveCount(7);
  await dialog.getByRole('checkbox', { name: 'Ben' }).press('Space');
  await expect(rows('Walnut stew').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Ben' }).press('Space');
  await expect(rows('Carrot stew')).toHaveCount(7);
  await dialog.getByRole('checkbox', { name: 'Also suggest recipes we can’t tell about' }).press('Space');
  await expect(rows('Secret stew').first()).toContainText('We can’t tell whether it’s fine');
  await expect(rows('Walnut stew')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Also suggest recipes we can’t tell about' }).press('Space');
  await dialog.getByRole('button', { name: 'Add a guest' }).press('Enter');
  await dialog.getByLabel('Name of the guest').pressSequentially('Grace');
  await dialog.getByRole('checkbox', { name: 'no celery' }).press('Space');
  await dialog.getByRole('button', { name: 'Add the guest' }).press('Enter');
  await expect(dialog.getByText('Grace: no celery')).toBeVisible();
  await expect(rows('Carrot stew')).toHaveCount(7);
  await context.close();
});

test('a planned meal says for whom it is fine, guests included @phone', async ({ page: admin, browser }) => {
  const { page, context } = await founder(browser, { viewport: admin.viewportSize() });
  const days = ownWeeks();
  const lines = (...names: string[]) => ({ recipeIngredient: names.map((food) => ({ food: { name: food } })) });
  const walnut = await recipeNamed(page, 'Walnut stew', lines('onions', 'walnuts'));
  const secret = await recipeNamed(page, 'Secret stew', lines('onions', 'Grandma’s spice'));
  await page.request.post('/api/groups/persons', { data: { name: 'Ben', allergies: ['nuts'] }, headers });
  await page.request.post('/api/groups/persons', { data: { name: 'Eve' }, headers });
  await plan(page, [
    { date: days[0], entryType: 'dinner', recipeId: walnut.id },
    { date: days[1], entryType: 'dinner', recipeId: secret.id },
  ]);
  await visit(page, addressOf(days));
  const entry = dayOf(page, days[0]!).getByRole('listitem').filter({ hasText: walnut.name });
  await expect(entry.getByText('Ben: not for them')).toBeVisible();
  await expect(entry.getByText('Eve: fine')).toBeVisible();
  await expect(dayOf(page, days[1]!).getByText('Ben: not known')).toBeVisible();
  await choose(page, entry, 'Edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Ben' }).press('Space');
  await dialog.getByRole('button', { name: 'Add a guest' }).press('Enter');
  await dialog.getByLabel('Name of the guest').pressSequentially('Grace');
  await dialog.getByRole('checkbox', { name: 'no celery' }).press('Space');
  await dialog.getByRole('button', { name: 'Add the guest' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(entry.getByText('Eve and Grace: fine')).toBeVisible();
  await expect(entry.getByText('not for them')).toHaveCount(0);
  await page.reload();
  await expect(entry.getByText('Eve and Grace: fine')).toBeVisible();
  await context.close();
});

test('a recipe is planned from its page, and the first page shows what is planned today', async ({ page }) => {
  const { slug, name } = await recipeNamed(page, 'Soup of the day');
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to meal plan' }).click();
  await page.getByRole('textbox', { name: 'Servings' }).fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(/^Planned: Dinner/)).toBeVisible();
  await visit(page, '/');
  await page.getByRole('region', { name: 'Planned today' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // servings are those of the plan
  await expect(page.getByRole('button', { name: '2 servings' })).toBeVisible();
});

test('rules say what they allow before they are made, and can be taken back', { tag: '@long' }, async ({ page }) => {
  const word = `Tag${crypto.randomUUID().slice(0, 6)}`;
  const { name } = { name: await makeRecipe(page, 'Ruled pie', { tags: [{ name: word }] }) };
  await visit(page, '/group/mealplan/settings');
  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').selectOption('friday');
  await dialog.getByLabel('Tags', { exact: true }).selectOption(word);
  await dialog.getByRole('button', { name: 'Add: Tags' }).click();
  await expect(dialog.getByText('Allows 1 recipe: Ruled pie')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create' }).click();
  const text = `Friday, Dinner: only ${word}`;
  await expect(page.getByText(text)).toBeVisible();
  expect(name).toContain('ruled-pie');
  await page.getByRole('button', { name: `Delete: ${text}` }).click();
  await expect(page.getByText(text)).toBeHidden();
});

test(
  'an address of before leads to the planner, and nonsense in it to this week',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/group/mealplan/planner/view?from=2032-01-05&to=2032-01-11');
    await expect(page).toHaveURL(/planner\?from=2032-01-05&to=2032-01-11$/);
    await page.goto('/group/mealplan/planner/edit?from=never');
    await expect(page.getByRole('heading', { name: 'Meal planner' })).toBeVisible();
    await waitForScripts(page);
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/);
    const today = page.getByRole('button', { name: 'Today', exact: true });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await page.getByRole('button', { name: 'Later', exact: true }).click();
    await expect(today).not.toHaveAttribute('aria-current');
    await today.click();
    await expect(page).toHaveURL(/planner$/);
    await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'a month has a column for each day of the week, and the text of its page is that of the browser',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    // servers write a thin space between the ends of a range, and browsers a common one
    expect(await (await page.request.get('/group/mealplan/planner')).text()).not.toMatch(/[\u2009\u202f]/);
    test.skip(isMobile, 'a phone has one column');
    await visit(page, '/group/mealplan/planner?from=2026-12-01&to=2026-12-31');
    const left = async (date: string) => {
      const day = page.getByRole('button', { name: nameOf(date), exact: true });
      return Math.round((await day.boundingBox())!.x);
    };
    expect(await left('2026-12-01')).toBe(await left('2026-12-08'));
    expect(await left('2026-12-01')).toBe(await left('2026-12-29'));
    expect(await left('2026-12-05')).toBeGreaterThan(await left('2026-12-04'));
    await page.getByRole('button', { name: nameOf('2026-12-24') }).click();
    const day = page.getByRole('region', { name: nameOf('2026-12-24'), exact: true });
    await expect(day.getByRole('button', { name: /^Add Dinner/ })).toBeVisible();
  },
);

test('the plan is shown in a calendar by an address that ends by one press', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/group/mealplan/settings');
  const section = page.getByRole('region', { name: 'Show the plan in your calendar' });
  await section.getByRole('button', { name: /^Get (an|a new) address$/ }).click();
  const address = await section.getByRole('textbox', { name: 'Calendar address' }).inputValue();
  const { pathname } = new URL(address);
  const calendar = await page.request.get(pathname);
  expect([calendar.status(), (await calendar.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  await section.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(section.getByRole('button', { name: 'Get an address' })).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
});

test('a feed reader gets an address that ends by one press', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/group/mealplan/settings');
  const section = page.getByRole('region', { name: 'New recipes in your feed reader' });
  await section.getByRole('button', { name: /^Get (an|a new) address$/ }).click();
  const { pathname } = new URL(await section.getByRole('textbox', { name: 'Feed address' }).inputValue());
  const feed = await page.request.get(pathname);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  for (const button of await section.getByRole('button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await section.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(section.getByRole('button', { name: 'Get an address' })).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
});

test('a whole week is bought for: each recipe for as many as it is planned for, leftovers not again', async ({
  page,
}) => {
  const days = ownWeeks();
  const list = await makeList(page, 'For the week');
  await makeList(page, 'Another one');
  const spice = `spice ${crypto.randomUUID().slice(0, 8)}`;
  const food = { name: spice, onHand: true };
  expect((await page.request.post('/api/foods', { data: food, headers })).ok()).toBe(true);
  const seasoned = { ...SOUP, recipeIngredient: [...SOUP.recipeIngredient, { quantity: 1, food: { name: spice } }] };
  const [soup, stew] = [await recipeNamed(page, 'Bought soup'), await recipeNamed(page, 'Bought stew', seasoned)];
  await plan(page, [
    { date: days[0], entryType: 'dinner', recipeId: soup.id, servings: 8 },
    { date: days[1], entryType: 'lunch', recipeId: soup.id, leftoversOf: days[0] },
    { date: days[2], entryType: 'dinner', recipeId: stew.id },
    { date: days[3], entryType: 'dinner', title: 'Eating out' },
  ]);
  await visit(page, addressOf(days));
  await page.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: list.name }).click();
  await expect(
    dialog.getByRole('region', { name: soup.name }).getByRole('checkbox', { name: /6 carrots/ }),
  ).toBeChecked();
  await expect(
    dialog.getByRole('region', { name: stew.name }).getByRole('checkbox', { name: /3 carrots/ }),
  ).toBeChecked();
  const onHand = dialog.getByRole('checkbox', { name: new RegExp(spice) });
  await expect(onHand).not.toBeChecked();
  await dialog.getByRole('button', { name: /^Add \d+ ingredients/ }).click();
  await expect(page.getByRole('button', { name: 'Show list' })).toBeVisible();
  const items = await itemsOf(page, list.id);
  expect(items.some(({ display }) => display.includes(spice))).toBe(false);
  expect(items.find(({ display }) => display.includes('carrots'))).toMatchObject({ quantity: 9 });
});

test(
  'by the keyboard alone a recipe is planned, bought for, ticked and cleared',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    // hundreds of presses of Tab, each followed by a look at the focus
    test.slow();
    const days = ownWeeks();
    const recipe = await recipeNamed(page, 'Typed soup');
    const list = await makeList(page, 'Typed');
    await makeList(page, 'Another one');
    const { keyboard } = page;
    /** Tab leads there, and shows that it does. */
    const reach = async (target: Locator) => {
      await expect(target).toBeVisible();
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; tabs < 150 && !(await isThere()); tabs++) await keyboard.press('Tab');
      await expect(target).toBeFocused();
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    };
    const press = async (target: Locator) => {
      await reach(target);
      await keyboard.press('Enter');
    };
    const dialog = page.getByRole('dialog');
    await visit(page, addressOf(days));
    await press(dayOf(page, days[0]!).getByRole('button', { name: /^Add Dinner/ }));
    await reach(page.getByRole('searchbox'));
    await keyboard.type(recipe.name);
    await press(dialog.getByRole('list').getByRole('button', { name: recipe.name }));
    await expect(dayOf(page, days[0]!).getByRole('link', { name: recipe.name })).toBeVisible();
    await expect(dialog).toBeHidden();
    await press(page.getByRole('button', { name: 'Add to list' }));
    await press(dialog.getByRole('button', { name: list.name }));
    await press(dialog.getByRole('button', { name: /^Add \d+ ingredients/ }));
    await expect(dialog).toBeHidden();
    await press(page.getByRole('navigation').getByRole('link', { name: 'Shopping lists' }));
    await press(page.getByRole('main').getByRole('link', { name: list.name }));
    const [carrots, salt] = [/carrots/, /salt/].map((name) => page.getByRole('checkbox', { name }));
    await reach(carrots!);
    await keyboard.press('Space');
    await expect(salt!).toBeFocused();
    await keyboard.press('Space');
    await press(page.getByText('Done: 2'));
    await press(page.getByRole('button', { name: 'Remove these' }));
    await expect.poll(() => itemsOf(page, list.id)).toEqual([]);
  },
);

test('the message about a planned meal does not lie over the next dialog', { tag: '@phone' }, async ({ page }) => {
  const days = ownWeeks();
  await visit(page, addressOf(days));
  const monday = dayOf(page, days[0]!);
  const search = page.getByRole('searchbox');
  for (const title of ['Eating out', 'Away again']) {
    await monday.getByRole('button', { name: /^Add Dinner/ }).click();
    await expect(search).toBeFocused();
    await page.keyboard.type(title);
    await page.getByRole('button', { name: `Just note “${title}”` }).click();
    await expect(monday.getByText(title, { exact: true })).toBeVisible();
  }
  await choose(page, monday.getByRole('listitem').filter({ hasText: 'Eating out' }), 'Take off the plan');
  const message = page.locator('[data-scope=toast][data-part=root]').first();
  await expect(message).toBeVisible();
  await monday.getByRole('button', { name: /^Add Dinner/ }).click();
  await expect(search).toBeFocused();
  await expect
    .poll(async () => {
      const [over, field] = [await message.boundingBox(), await search.boundingBox()];
      return over && field ? over.y - (field.y + field.height) : undefined;
    })
    .toBeGreaterThan(0);
});

test('a meal of a recipe without servings asks in the word of its yield', async ({ page }) => {
  const days = ownWeeks();
  const tart = await recipeNamed(page, 'Pear tart', { ...SOUP, recipeServings: 0, recipeYield: '1 tart (26 cm)' });
  await plan(page, [{ date: days[0], entryType: 'dessert', recipeId: tart.id }]);
  await visit(page, addressOf(days));
  await choose(page, dayOf(page, days[0]!).getByRole('listitem').filter({ hasText: tart.name }), 'Edit');
  await expect(page.getByRole('dialog').getByLabel(/tart/i).first()).toBeVisible();
});
