import { expect, test, type Page } from '../../support/test.ts';
import { drag, moveByKeyboard } from '../../support/drag.ts';
import { deviceOf, founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { administrator, productUrl, sessionFile } from '../../support/settings.ts';
import {
  chooseStore,
  itemsOf,
  makeLabel,
  makeList,
  makeStore,
  orderStore,
  storeIdOf,
  storeOf,
} from '../../support/shopping.ts';
import { visit } from '../../support/visit.ts';

/** A word that nobody has used, of letters alone. */
const newWord = (start: string) =>
  start +
  crypto
    .randomUUID()
    .slice(0, 6)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test('a list is made, filled by typing, and what is typed twice is added up', async ({ page }) => {
  await visit(page, '/shopping-lists');
  await page.getByRole('button', { name: 'New list' }).first().click();
  const name = unique('Saturday');
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Add to the list' });
  for (const text of ['1 kg plums', '500 g plums', 'paper towels']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(page.getByRole('checkbox', { name: '1.5 kg plums' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(field).toBeFocused();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '1.5 kg plums' })).toBeVisible();
});

test('what was bought before is suggested, chosen with the arrow keys, with the amount that was typed', async ({
  page,
}) => {
  const food = newWord('zest');
  await makeLabel(page, unique('Zesty aisle'), food);
  const { id } = await makeList(page, 'Suggested');
  await visit(page, `/shopping-lists/${id}`);
  const field = page.getByRole('combobox', { name: 'Add to the list' });
  await field.fill(`2 kg ${food.slice(0, 8)}`);
  const option = page.getByRole('option', { name: `2 kg ${food}` });
  await expect(option).toBeVisible();
  await field.press('Escape');
  await expect(option).toBeHidden();
  await field.press('End');
  await field.pressSequentially(food.slice(8, 9));
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.getByRole('checkbox', { name: `2 kg ${food}` })).toBeVisible();
});

test('ticked items sink into what is done, with an undo', async ({ page }) => {
  const { id } = await makeList(page, 'Ticked', ['bread', 'milk']);
  await visit(page, `/shopping-lists/${id}`);
  const done = page.locator('details');
  await page.getByRole('checkbox', { name: 'bread' }).click();
  await expect(done).toContainText('Done: 1');
  await expect.poll(async () => (await itemsOf(page, id)).map(({ checked }) => checked)).toEqual([true, false]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(done).toBeHidden();
  await expect.poll(async () => (await itemsOf(page, id)).map(({ checked }) => checked)).toEqual([false, false]);
  await page.getByRole('checkbox', { name: 'milk' }).click();
  await done.getByText('Done: 1').click();
  await expect(done.getByRole('checkbox', { name: 'milk' })).toBeChecked();
  await done.getByRole('button', { name: 'Remove these' }).click();
  await expect(done).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(done).toContainText('Done: 1');
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Empty the list' }).click();
  await expect(page.getByText('2 items removed')).toBeVisible();
  await expect.poll(() => itemsOf(page, id)).toEqual([]);
});

test('a tick on another device is shown by loading the ticked item alone', async ({ browser }) => {
  const { page, context, username } = await founder(browser);
  const { id } = await makeList(page, 'Shared', ['bread', 'milk', 'eggs']);
  const other = await deviceOf(browser, username);
  for (const one of [page, other.page]) {
    const stream = one.waitForResponse('**/api/groups/events/stream*');
    await visit(one, `/shopping-lists/${id}`);
    await stream;
  }
  const tick = async (name: string, done: number) => {
    await page.getByRole('checkbox', { name }).click();
    await expect(other.page.locator('details')).toContainText(`Done: ${done}`);
  };
  // events from before the page was open have been handled with this one
  await tick('bread', 1);
  const requests: string[] = [];
  other.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/groups/shopping/')) requests.push(pathname);
  });
  await tick('milk', 2);
  expect(requests).toEqual(['/api/groups/shopping/items']);
  await other.context.close();
  await context.close();
});

test('a recipe is added from its page: a list is chosen, lines are left out, and it is taken back again', async ({
  page,
}) => {
  const first = await makeList(page, 'For soup');
  await makeList(page, 'Another one');
  const slug = await makeRecipe(page, 'Shopped soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to shopping list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: first.name }).click();
  await expect(dialog.getByRole('checkbox', { name: /carrots/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Select none' }).click();
  await expect(dialog.getByRole('button', { name: 'Add 0 ingredients' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /carrots/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add 1 ingredient' }).click();
  await page.getByRole('button', { name: 'Show list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^3 carrots/ })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: /^Shopped soup .*: one more$/ }).click();
  await expect(page.getByRole('checkbox', { name: /salt/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^6 carrots/ })).toBeVisible();
  for (let times = 0; times < 2; times++) {
    const less = page.getByRole('button', { name: /^Shopped soup .*: one less$/ });
    await expect(less).toBeEnabled();
    await less.click();
    await expect(page.getByRole('checkbox', { name: /^6 carrots/ })).toBeHidden();
  }
  await expect(page.getByText('Nothing on the list yet')).toBeVisible();
});

test('a merged item shows its parts, gets another amount, and can be split', async ({ page }) => {
  const { id } = await makeList(page, 'Parted', ['2 melons', '3 melons']);
  await visit(page, `/shopping-lists/${id}`);
  await page.getByRole('button', { name: 'Details of 5 melons' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Split into separate items' }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText('2 melons');
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('checkbox', { name: '3 melons' })).toHaveCount(2);
  await expect.poll(async () => (await itemsOf(page, id)).map(({ quantity }) => quantity)).toEqual([3, 3]);
});

test('cups and grams of one food are added up on request, and the item says what they were', async ({ page }) => {
  const { id } = await makeList(page, 'Two measures');
  await visit(page, `/shopping-lists/${id}`);
  const field = page.getByRole('combobox', { name: 'Add to the list' });
  for (const text of ['300 g cornmeal', '2 cups cornmeal']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(page.getByText('cornmeal: 300 g and 2 cups, together about 615 g.')).toBeVisible();
  await page.getByRole('button', { name: 'Put together' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Put together' })).toBeHidden();
  await page.getByRole('button', { name: /Details of 615 g/ }).click();
  await expect(page.getByRole('dialog').getByText('315 g (2 cups)')).toBeVisible();
});

test('items stand by aisle, in the order of the store, and are moved to another aisle', async ({ page, isMobile }) => {
  const [first, second] = [unique('Aisle A'), unique('Aisle B')];
  const [apple, bread] = [newWord('apple'), newWord('bread')];
  const aisleA = await makeLabel(page, first, apple);
  const aisleB = await makeLabel(page, second, bread);
  const { id } = await makeList(page, 'Sorted', [bread, apple]);
  await visit(page, `/shopping-lists/${id}`);
  const headings = page.locator('section > h2');
  await expect(headings).toHaveText([first, second]);
  await page.getByRole('button', { name: 'Store and aisles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New store' }).fill(unique('Market'));
  await dialog.getByRole('button', { name: 'Add: New store' }).click();
  await expect(dialog.getByRole('heading', { name: /^Order of the aisles at Market/ })).toBeVisible();
  const grip = (name: string) => dialog.getByRole('button', { name: `Move ${name}`, exact: true });
  // the labels of other tests stand between
  await orderStore(page, id, [aisleB, aisleA]);
  await expect(headings).toHaveText([second, first]);
  await dialog.getByRole('button', { name: `Move ${first} up` }).click();
  await expect(headings).toHaveText([first, second]);
  await drag(grip(first), grip(second), isMobile);
  await expect(headings).toHaveText([second, first]);
  await expect
    .poll(async () => (await storeOf(page, (await storeIdOf(page, id))!)).labelOrder.slice(0, 2))
    .toEqual([aisleB, aisleA]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  test.skip(isMobile, 'a phone has no keyboard');
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Change the order' }).click();
  await moveByKeyboard(page.getByRole('button', { name: `Move ${bread}` }), 'ArrowDown', 2);
  await expect(headings).toHaveText([first]);
  await expect.poll(async () => (await itemsOf(page, id)).map(({ display }) => display)).toEqual([apple, bread]);
});

test('the order in which people tick is offered for the store, declined or taken over with a tap, and taken back', async ({
  browser,
  page,
}) => {
  const [first, second] = [unique('Aisle A'), unique('Aisle B')];
  const [apple, bread] = [newWord('apple'), newWord('bread')];
  const labels = [await makeLabel(page, first, apple), await makeLabel(page, second, bread)];
  const store = await makeStore(page, 'Market', labels);
  const headings = page.locator('section > h2');
  const offerOn = (device: Page) => device.getByRole('status').filter({ hasText: 'you seem to go' });
  const offer = offerOn(page);
  const open = async (device = page) => {
    const { id } = await makeList(page, 'Walked', [apple, bread]);
    await chooseStore(page, id, store.id);
    await visit(device, `/shopping-lists/${id}`);
    await expect(device.locator('section > h2')).toHaveText([first, second]);
    return id;
  };
  for (let trip = 0; trip < 2; trip++) {
    const id = await open();
    await expect(offer).toBeHidden();
    for (const food of [bread, apple]) {
      await page.getByRole('checkbox', { name: food }).click();
      const isTicked = async () => (await itemsOf(page, id)).find(({ display }) => display === food)!.checked;
      await expect.poll(isTicked).toBe(true);
    }
  }
  // an offer that was declined on a device is not repeated there
  const context = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
  const tablet = await context.newPage();
  await open(tablet);
  await offerOn(tablet).getByRole('button', { name: 'Keep the current order' }).click();
  await expect(offerOn(tablet)).toBeHidden();
  await expect(tablet.locator('section > h2')).toHaveText([first, second]);
  const asked = tablet.waitForResponse(/\/learned-order$/);
  await open(tablet);
  await asked;
  await expect(offerOn(tablet)).toBeHidden();
  await context.close();
  expect((await storeOf(page, store.id)).labelOrder).toEqual(labels);
  await open();
  await expect(offer).toContainText(`At ${store.name}, you seem to go in this order: ${second} › ${first}`);
  await offer.getByRole('button', { name: 'Use this order' }).click();
  await expect(headings).toHaveText([second, first]);
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings).toHaveText([first, second]);
  await expect.poll(async () => (await storeOf(page, store.id)).labelOrder).toEqual(labels);
  await open();
  await expect(offer).toBeHidden();
});

test('items are dragged within an aisle and into another one', { tag: '@phone' }, async ({ page, isMobile }) => {
  const [first, second] = [unique('Aisle A'), unique('Aisle B')];
  const [apple, bread, candle] = [newWord('apple'), newWord('bread'), newWord('candle')];
  await makeLabel(page, first, apple);
  await makeLabel(page, second, bread);
  const { id } = await makeList(page, 'Dragged', [apple, bread, candle]);
  await visit(page, `/shopping-lists/${id}`);
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
  await expect(page.locator('section > h2')).toHaveText([first, second, 'Everything else']);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Change the order' }).click();
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  const order = async () => (await itemsOf(page, id)).map(({ display }) => display);
  await drag(grip(candle), grip(apple), isMobile);
  await expect(section(first).getByRole('listitem')).toHaveText([candle, apple]);
  await expect.poll(order).toEqual([candle, apple, bread]);
  await drag(grip(candle), grip(apple), isMobile);
  await expect(section(first).getByRole('listitem')).toHaveText([apple, candle]);
  await expect.poll(order).toEqual([apple, candle, bread]);
  await drag(grip(apple), grip(bread), isMobile);
  await expect(section(second).getByRole('listitem')).toHaveText([bread, apple]);
  await page.reload();
  await expect(section(second).getByRole('checkbox')).toHaveText([bread, apple]);
});

test(
  'in the shop there are only items in large letters, and what another person does is seen',
  { tag: '@phone' },
  async ({ browser, page }) => {
    const { id } = await makeList(page, 'Shared', ['tea', 'coffee']);
    await page.addInitScript(() => {
      const lock = Object.assign(new EventTarget(), {
        release: async () => void delete document.documentElement.dataset['awake'],
      });
      const request = async () => {
        document.documentElement.dataset['awake'] = '';
        return lock;
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const awake = page.locator('html[data-awake]');
    await visit(page, `/shopping-lists/${id}`);
    await expect(awake).toHaveCount(0);
    await page.getByRole('button', { name: 'Start shopping' }).click();
    await expect(awake).toHaveCount(1);
    const shop = page.getByRole('dialog', { name: 'Shopping' });
    await expect(shop.getByRole('status').first()).toHaveText('2 things to buy');
    const context = await browser.newContext({ baseURL: productUrl, storageState: sessionFile });
    const theirs = await context.newPage();
    await visit(theirs, `/shopping-lists/${id}`);
    await theirs.getByRole('checkbox', { name: 'tea' }).click();
    await expect(shop.getByRole('status').first()).toHaveText('1 thing to buy');
    await shop.getByRole('checkbox', { name: 'coffee' }).click();
    await expect(shop.getByRole('status').first()).toHaveText('That’s everything');
    await shop.getByRole('button', { name: 'Stop shopping' }).click();
    await expect(shop).toBeHidden();
    await expect(awake).toHaveCount(0);
    await page.locator('details').getByText('Done: 2').click();
    await expect(page.getByRole('checkbox', { name: 'tea' })).toContainText(`Checked off by ${administrator.fullName}`);
    await context.close();
  },
);

test(
  'in the shop a tick is undone, an item is added, and Back leads to the list',
  { tag: ['@phone', '@offline'] },
  async ({ page, context }) => {
    const { id, name } = await makeList(page, 'Undone', ['tea', 'coffee']);
    await visit(page, `/shopping-lists/${id}`);
    await page.getByRole('button', { name: 'Start shopping' }).click();
    const shop = page.getByRole('dialog', { name: 'Shopping' });
    await shop.getByRole('checkbox', { name: 'tea' }).click();
    await expect(shop.getByRole('checkbox', { name: 'tea' })).toBeChecked();
    await shop.getByRole('button', { name: 'Undo' }).click();
    await expect(shop.getByRole('checkbox', { name: 'tea' })).not.toBeChecked();
    await shop.getByRole('combobox', { name: 'Add to the list' }).fill('biscuits');
    await page.keyboard.press('Enter');
    await expect(shop.getByRole('checkbox', { name: 'biscuits' })).toBeVisible();
    await context.setOffline(true);
    await expect(shop.getByText('No network.')).toBeVisible();
    await context.setOffline(false);
    await expect(shop.getByText('No network.')).toBeHidden();
    await page.goBack();
    await expect(shop).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test('ten items of a list are in view on a phone, each 48 pixels high', { tag: '@phone' }, async ({ page }) => {
  const { id } = await makeList(
    page,
    'High',
    Array.from({ length: 12 }, () => newWord('item')),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/shopping-lists/${id}`);
  const rows = page.locator('[data-items] li');
  await expect(rows).toHaveCount(12);
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ height }) => Math.round(height)))).toEqual(new Set([48]));
  const bar = (await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox())!;
  expect(boxes[9]!.bottom).toBeLessThanOrEqual(bar.y);
});

test('a tick that the server refuses is taken back, and said', async ({ page }) => {
  const { id } = await makeList(page, 'Refused', ['yeast']);
  await visit(page, `/shopping-lists/${id}`);
  const detail = { message: 'The list is closed.', error: true, code: 'test' };
  await page.route('**/api/groups/shopping/items/*', (route) => route.fulfill({ status: 403, json: { detail } }));
  await page.getByRole('checkbox', { name: 'yeast' }).click();
  await expect(page.getByRole('checkbox', { name: 'yeast' })).not.toBeChecked();
  await expect(page.locator('details')).toBeHidden();
});

test('several lines that are pasted are several items', async ({ page }) => {
  const { id } = await makeList(page, 'Pasted');
  await visit(page, `/shopping-lists/${id}`);
  const field = page.getByRole('combobox', { name: 'Add to the list' });
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '3 lemons\n\n1 bunch dill\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: '3 lemons' })).toBeVisible();
});

test('a list that was copied as Markdown is pasted as it was: by aisle, ticked where it is', async ({ page }) => {
  const aisle = unique('Bakery');
  await makeLabel(page, aisle, newWord('loaf'));
  const { id } = await makeList(page, 'Pasted back');
  await visit(page, `/shopping-lists/${id}`);
  const text = `### ${aisle}\n\n- [ ] 2x rolls\n\n### Everything else\n\n- [x] candles\n`;
  await page.getByRole('combobox', { name: 'Add to the list' }).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(page.getByRole('region', { name: aisle }).getByRole('checkbox', { name: '2x rolls' })).toBeVisible();
  await expect(page.locator('details')).toContainText('Done: 1');
  await expect
    .poll(async () => (await itemsOf(page, id)).map(({ display, quantity, checked }) => [display, quantity, checked]))
    .toEqual([
      ['2x rolls', 2, false],
      ['candles', 0, true],
    ]);
});

test('the arrow keys go from the line that people type into through the items and back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const { id } = await makeList(page, 'Walked through', ['bread', 'milk']);
  await visit(page, `/shopping-lists/${id}`);
  const field = page.getByRole('combobox', { name: 'Add to the list' });
  const row = (name: string) => page.getByRole('checkbox', { name });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('bread')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('milk')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('milk')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
});

test('food and unit of an item are chosen from lists', async ({ page }) => {
  const food = newWord('kohlrabi');
  await makeLabel(page, unique('Greens'), food);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const unit = newWord('crate');
  expect((await page.request.post('/api/units', { data: { name: unit }, headers })).ok()).toBe(true);
  const { id } = await makeList(page, 'Chosen', ['something green']);
  await visit(page, `/shopping-lists/${id}`);
  await page.getByRole('button', { name: 'Details of something green' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Food' }).fill(food.slice(0, 12));
  await page.getByRole('option', { name: food }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(food);
  await dialog.getByRole('combobox', { name: 'Unit' }).selectOption({ label: unit });
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => itemsOf(page, id)).toMatchObject([{ food: { name: food }, unit: { name: unit } }]);
});

test('a list is renamed, copied, archived and used again', async ({ page }) => {
  const { name } = await makeList(page, 'Weekly', ['rice']);
  const renamed = unique('Fortnightly');
  const link = (exact: boolean) => page.getByRole('link', { name: renamed, exact });
  const choose = async (list: string, item: string) => {
    await page.getByRole('button', { name: `More actions: ${list}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await visit(page, '/shopping-lists');
  await choose(name, 'Rename');
  await page.getByRole('dialog').getByLabel('Name').fill(renamed);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(link(true)).toBeVisible();
  await choose(renamed, 'Make a copy');
  await expect(link(false)).toHaveCount(2);
  await choose(renamed, 'Archive');
  await expect(link(false)).toHaveCount(1);
  await page.getByRole('link', { name: 'Archived lists' }).click();
  await choose(renamed, 'Use again');
  await expect(link(true)).toBeHidden();
  await page.getByRole('link', { name: 'Back to current lists' }).click();
  await expect(link(false)).toHaveCount(2);
});

test('units of the group go by the words of the reader, and what somebody typed stays', async ({ browser }) => {
  const { page, context } = await founder(browser);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const unit = { name: 'Esslöffel', pluralName: 'Esslöffel', abbreviation: 'EL' };
  for (const data of [unit, { name: 'Handvoll von Oma' }])
    expect((await page.request.post('/api/units', { data, headers })).ok()).toBe(true);
  const slug = await makeRecipe(page, 'Teig', {
    recipeIngredient: [
      { quantity: 3, unit: { name: 'Esslöffel' }, food: { name: 'Mehl' } },
      { quantity: 2, unit: { name: 'Handvoll von Oma' }, food: { name: 'Salz' } },
    ],
  });
  const { id: recipe } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string };
  const { id } = await makeList(page, 'Baking', ['2 Esslöffel Zucker']);
  const address = `/api/groups/shopping/lists/${id}/recipe/${recipe}`;
  expect((await page.request.post(address, { data: {}, headers })).ok()).toBe(true);
  await visit(page, `/shopping-lists/${id}`);
  for (const name of ['3 tablespoons Mehl', '2 Handvoll von Oma Salz', '2 Esslöffel Zucker'])
    await expect(page.getByRole('checkbox', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Details of 3 tablespoons Mehl' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Unit' }).locator('option:checked')).toHaveText('tablespoon');
  await visit(page, '/group/data/units');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Esslöffel', exact: true }) });
  await expect(row.getByText('tablespoon', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Handvoll' })).not.toContainText('handful');
  await context.close();
});

test('items stand by recipe, with about how much to take from the shelf beside the exact amount', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('unit-system', '"metric"'));
  const unit = { name: 'tablespoon', pluralName: 'tablespoons' };
  const slug = await makeRecipe(page, 'Butter cake', {
    recipeIngredient: [{ quantity: 3, unit, food: { name: 'butter' } }],
  });
  const recipe = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string; name: string };
  const { id } = await makeList(page, 'Baking', ['candles']);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const address = `/api/groups/shopping/lists/${id}/recipe/${recipe.id}`;
  expect((await page.request.post(address, { data: {}, headers })).ok()).toBe(true);
  await visit(page, `/shopping-lists/${id}`);
  await page.getByRole('group', { name: 'Arrange' }).getByRole('button', { name: 'Recipe' }).click();
  const butter = page.getByRole('region', { name: recipe.name }).getByRole('checkbox');
  await expect(butter).toContainText('3 tablespoons butter');
  await expect(butter).toContainText(/about 45\sg/);
  await expect(page.getByRole('region', { name: 'Not from a recipe' }).getByRole('checkbox')).toHaveText('candles');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a list is copied as it is seen, as text or Markdown, also without a network, and sent with the share sheet', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => void (document.documentElement.dataset['shared'] = JSON.stringify(data));
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [aisle, bread] = [unique('Bakery'), newWord('bread')];
    await makeLabel(page, aisle, bread);
    const { id, name } = await makeList(page, 'Copied', [bread, '*stars*', 'bought']);
    await visit(page, `/shopping-lists/${id}`);
    await page.getByRole('checkbox', { name: 'bought' }).click();
    await expect.poll(async () => (await itemsOf(page, id)).filter(({ checked }) => checked)).toHaveLength(1);
    const choose = async (item: string) => {
      await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const plain = `${aisle}:\n${bread}\n\nEverything else:\n*stars*`;
    await choose('Copy as text');
    await expect(page.getByText('List copied')).toBeVisible();
    expect(await copied()).toBe(plain);
    await context.setOffline(true);
    await choose('Copy as Markdown');
    await expect.poll(copied).toBe(`### ${aisle}\n\n- [ ] ${bread}\n\n### Everything else\n\n- [ ] \\*stars\\*`);
    await choose('Send with…');
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify({ title: name, text: plain }));
    await context.setOffline(false);
  });
});
