import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { founder, member } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { siteUrl } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const top = async (locator: Locator) => Math.round((await locator.boundingBox())!.y);
const firstIngredient = (page: Page) => page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();

async function withPicture(page: Page, name: string, changes: object = {}) {
  const slug = await makeRecipe(page, name, { ...SOUP, ...changes });
  const taken = await page.request.post(`/api/recipes/${slug}/image`, {
    data: { url: `${siteUrl}/olive.jpg` },
    headers,
  });
  expect(taken.ok()).toBe(true);
  return slug;
}

test('the first ingredient is in the first view, with a picture and without', async ({ page }) => {
  const long = { description: 'A long story about the evening on which this was made for the first time. '.repeat(6) };
  const name = 'Soup of carrots, parsnips and everything else the garden had left';
  for (const slug of [await withPicture(page, name, long), await makeRecipe(page, name, { ...SOUP, ...long })]) {
    for (const [width, height, most] of [
      [390, 844, 520],
      [820, 1180, 520],
      [1280, 800, 425],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/recipe/${slug}`);
      expect(await top(firstIngredient(page)), `${slug} at ${width}`).toBeLessThan(most);
    }
  }
});

test('a long name and a long yield are there to the last word, and cover nothing', async ({ page }) => {
  const name = 'Überraschungstorte mit Johannisbeermarmeladenfüllung, Schokoladenglasur und Haselnüssen '
    .repeat(2)
    .trim();
  const recipeYield = '12 Stücke à 150 g, ergibt eine Springform von 26 cm Durchmesser und ein kleines Blech';
  const slug = await withPicture(page, name, { recipeYield });
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/recipe/${slug}`);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((one) => one.scrollHeight - one.clientHeight), `name at ${width}`).toBeLessThan(6);
    const bottom = async (locator: Locator) => (await top(locator)) + (await locator.boundingBox())!.height;
    if (width < 768)
      expect(await bottom(heading)).toBeLessThanOrEqual(Math.ceil(await bottom(page.locator('main img').first())));
    const stepper = page.getByRole('group', { name: 'Amount to make' });
    const value = stepper.getByRole('button', { name: '12 Stücke' });
    expect(await top(value), `yield at ${width}`).toBeGreaterThanOrEqual(await top(stepper));
    expect(await value.evaluate((one) => one.scrollHeight - one.clientHeight), `yield at ${width}`).toBeLessThan(6);
    expect(await bottom(stepper), `yield at ${width}`).toBeLessThanOrEqual(await top(firstIngredient(page)));
  }
});

test('from a tablet on, ingredients and steps stand side by side', async ({ page }) => {
  const slug = await makeRecipe(page, 'Tablet soup', SOUP);
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, `/recipe/${slug}`);
  await expect(page.getByText('Slice the carrots.').locator('visible=true')).toBeVisible();
  await expect(firstIngredient(page)).toBeVisible();
  expect(
    Math.abs(
      (await top(page.getByText('Slice the carrots.').locator('visible=true'))) - (await top(firstIngredient(page))),
    ),
  ).toBeLessThan(60);
});

test('the number of servings can be typed', { tag: '@long' }, async ({ page }) => {
  const slug = await makeRecipe(page, 'Soup for a crowd', { ...SOUP, recipeYield: null });
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: '4 servings' }).click();
  await page.getByRole('textbox', { name: 'Amount to make' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '12 servings' })).toBeVisible();
  await expect(firstIngredient(page)).toContainText('9');
  await page.getByRole('button', { name: 'Back to the original' }).click();
  await expect(page.getByRole('button', { name: '4 servings' })).toBeVisible();
});

test('“I made this” asks for the day and can be undone', async ({ page }) => {
  const slug = await makeRecipe(page, 'Made soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'I made this' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('When?').fill('2026-03-08');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const chip = page.getByText(/Mar 8/);
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chip).toBeHidden();
  // it is shown before it is saved
  const lastMade = async () => (await (await page.request.get(`/api/recipes/${slug}`)).json()).lastMade;
  await expect.poll(lastMade).toBeNull();
});

test('the stars are one stop of the tab key, and the arrow keys walk within', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const slug = await makeRecipe(page, 'Starry soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('button', { name: 'Rate 1 out of 5' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('toolbar', { name: 'Rating: 3 out of 5' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeFocused();
  // no rating by accident
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('toolbar', { name: 'Rating', exact: true })).toBeVisible();
  await expect.poll(async () => (await (await page.request.get(`/api/recipes/${slug}`)).json()).rating).toBeNull();
});

test(
  'on a phone, a menu is a sheet with all entries in view, and a list is two taps away',
  { tag: '@phone' },
  async ({ page }) => {
    const slug = await makeRecipe(page, 'Soup in the hand', SOUP);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/recipe/${slug}`);
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await menu.boundingBox())!.width).toBeGreaterThan(370);
    const heights = await menu.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    // beside the sheet
    await page.mouse.click(195, 20);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Add to shopping list' }).click();
    await expect(page.getByRole('dialog', { name: /^Add to/ })).toBeVisible();
  },
);

test('the menu has all that can be done and gives the focus back', async ({ page }) => {
  const slug = await makeRecipe(page, 'Versatile soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  const button = page.getByRole('main').getByRole('button', { name: 'More actions' });
  const menu = page.getByRole('menu', { name: 'More actions' });
  const actions = [
    ...['Edit', 'Add to meal plan', 'Add to shopping list', 'Share', 'Print', 'Print preferences', 'Copy link'],
    ...['Timeline', 'Earlier versions', 'Duplicate', 'Download', 'Read ingredients again', 'Delete'],
  ];
  await button.click();
  await expect(menu.getByRole('menuitem')).toHaveText(actions);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('a tool is ticked off as being in the kitchen', { tag: '@long' }, async ({ page }) => {
  const tool = `Sieve ${crypto.randomUUID().slice(0, 8)}`;
  const slug = await makeRecipe(page, 'Sieved soup', { ...SOUP, tools: [{ name: tool }] });
  await visit(page, `/recipe/${slug}`);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByText(tool).click();
  await expect(page.getByRole('checkbox', { name: tool })).toBeChecked();
  expect((await saved).ok()).toBe(true);
});

test('a recipe that somebody deletes says so instead of staying on the screen', async ({ page }) => {
  const slug = await makeRecipe(page, 'Fleeting soup', SOUP);
  const stream = page.waitForResponse((response) => response.url().includes('/events/stream'));
  await visit(page, `/recipe/${slug}`);
  await stream;
  await page.request.delete(`/api/recipes/${slug}`, { headers });
  await expect(page.getByText('This recipe is gone')).toBeVisible();
});

test('a heart reads the own profile once', { tag: '@long' }, async ({ browser }) => {
  // another test that the same person is in may change the profile, too
  const { page, context } = await founder(browser);
  const slug = await makeRecipe(page, 'Beloved soup', SOUP);
  const stream = page.waitForResponse((response) => response.url().includes('/events/stream'));
  await visit(page, `/recipe/${slug}`);
  await stream;
  // events come in their order: those before this one, and what is read for them, are no longer under way
  const change = async (description: string) => {
    await page.request.patch(`/api/recipes/${slug}`, { data: { description }, headers });
    await expect(page.getByText(description).locator('visible=true')).toBeVisible();
  };
  await change('What was missed has come.');
  const read: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/users/self') && read.push(request.url()));
  await page.getByRole('button', { name: /^Add to favorites/ }).click();
  await expect(page.getByRole('button', { name: /^Remove from favorites/ })).toBeVisible();
  await change('And heard of.');
  await expect.poll(() => read.length).toBe(1);
  await context.close();
});

test('a linked recipe has its name once, and opens at the amount that is needed', async ({ page }) => {
  const slug = await makeRecipe(page, 'Sweet crust', { ...SOUP, recipeYield: '620 g dough', recipeServings: 0 });
  const { id, name } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string; name: string };
  const tart = await makeRecipe(page, 'Chocolate tart', {
    ...SOUP,
    recipeIngredient: [{ note: `1 batch ${name}`, referencedRecipe: { id } }],
  });
  await visit(page, `/recipe/${tart}`);
  const line = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  await expect(line.getByRole('link', { name })).toHaveText('Open recipe');
  await line.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('who likes a recipe is said by person', async ({ page, browser }) => {
  const { page: other, context: otherContext } = await member(browser, page);
  const slug = await makeRecipe(page, 'Liked soup', SOUP);
  for (const [one, rating] of [
    [page, 5],
    [other, 1],
  ] as const) {
    const { id } = (await (await one.request.get('/api/users/self')).json()) as { id: string };
    const rated = await one.request.post(`/api/users/${id}/ratings/${slug}`, { data: { rating }, headers });
    expect(rated.ok()).toBe(true);
  }
  await visit(page, `/recipe/${slug}`);
  const likes = page.getByRole('list', { name: 'Who likes it' });
  await expect(likes.getByRole('listitem')).toHaveText([/5/, /1/]);
  await otherContext.close();
});
