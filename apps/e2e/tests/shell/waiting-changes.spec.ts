import { expect, type Page, test } from '../../support/test.ts';
import { startDeployment } from '../../support/next-version.ts';
import { deviceOf, founder, member, signIn, signOut } from '../../support/people.ts';
import { heart, made, makeRecipe, SOUP } from '../../support/recipes.ts';
import { administrator, productUrl } from '../../support/settings.ts';
import { itemsOf, makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet, waitForScripts } from '../../support/visit.ts';

test.use({ serviceWorkers: 'allow' });

const headers = { 'sec-fetch-site': 'same-origin' };

/** A browser whose service worker has the app and what this page shows. */
async function prepare(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await waitForScripts(page);
  await waitForQuiet(page);
}

const star = (page: Page, value: number) => page.getByRole('button', { name: `Rate ${value} out of 5` }).first();
const notice = (page: Page) => page.getByText(/waiting for a connection/);

const stored = async (page: Page, slug: string) =>
  (await (await page.request.get(`/api/recipes/${slug}`)).json()) as {
    rating: number;
    lastMade: string;
    version: number;
  };
const isFavourite = async (page: Page, slug: string) =>
  (
    (await (await page.request.get('/api/users/self')).json()) as { favoriteRecipes: string[] }
  ).favoriteRecipes.includes(slug);

test('what is changed without a network is shown, survives a reload and is saved later', async ({ page, context }) => {
  const slug = await makeRecipe(page, 'Waiting soup', SOUP);
  await prepare(page, `/recipe/${slug}`);
  await context.setOffline(true);
  await heart(page).click();
  await star(page, 4).click();
  await made(page);
  await expect(notice(page)).toHaveText('3 changes are waiting for a connection');
  await page.reload();
  await waitForScripts(page);
  await expect(notice(page)).toHaveText('3 changes are waiting for a connection');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(star(page, 4)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => isFavourite(page, slug)).toBe(true);
  expect(await stored(page, slug)).toMatchObject({ rating: 4, lastMade: expect.any(String) });
});

test('a closed tab loses nothing: the next one saves it', { tag: '@long' }, async ({ page, context }) => {
  const slug = await makeRecipe(page, 'Closed soup', SOUP);
  await prepare(page, `/recipe/${slug}`);
  await context.setOffline(true);
  await star(page, 3).click();
  await expect(notice(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await visit(next, '/');
  await expect.poll(async () => (await stored(next, slug)).rating).toBe(3);
  await expect(notice(next)).toHaveCount(0);
});

test('while no page of the app is open the browser sends what waits', { tag: '@long' }, async ({ page, context }) => {
  const { id } = await makeList(page, 'In the background', ['candles']);
  await prepareList(page, id);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'candles' }).click();
  await expect(notice(page)).toHaveText('1 change is waiting for a connection');
  await page.goto('about:blank');
  await context.setOffline(false);
  // a page of the same origin without the app
  await page.goto('/icons/icon-192.png');
  const browser = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    browser.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  );
  await browser.send('ServiceWorker.enable');
  const event = { origin: productUrl, registrationId: await found, tag: 'tureen-outbox', lastChance: false };
  await browser.send('ServiceWorker.dispatchSyncEvent', event);
  await expect.poll(() => itemsOf(page, id)).toMatchObject([{ display: 'candles', checked: true }]);
});

test(
  'a tick is kept although the page is closed before the device has stored it',
  { tag: '@long' },
  async ({ page, context }) => {
    const { id } = await makeList(page, 'Hurried', ['bread']);
    await visit(page, `/shopping-lists/${id}`);
    await waitForQuiet(page);
    // as on a slow device, storing takes its time: another page is at it
    const busy = await context.newPage();
    await busy.goto('/icons/icon-192.png');
    await busy.evaluate(async () => {
      const opening = indexedDB.open('tureen-outbox');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries');
      const goOn = () => entries.get(0).addEventListener('success', goOn);
      goOn();
    });
    await page.getByRole('checkbox', { name: 'bread' }).click();
    await expect(page.locator('details')).toContainText('Done: 1');
    await page.close();
    await busy.close();
    const next = await context.newPage();
    await visit(next, '/');
    await expect.poll(() => itemsOf(next, id)).toMatchObject([{ checked: true }]);
  },
);

test('a tick is kept although the scripts of the page have not come yet', { tag: '@long' }, async ({ page }) => {
  const { id } = await makeList(page, 'Slow', ['bread', 'milk', 'rice']);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/shopping-lists/${id}`, { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'bread' }).click();
  // people press again when nothing happens
  await page.getByRole('checkbox', { name: 'milk' }).dblclick();
  arrive();
  const wanted = [true, true, false];
  await expect.poll(async () => (await itemsOf(page, id)).map(({ checked }) => checked)).toEqual(wanted);
  await expect(page.getByRole('checkbox', { name: 'bread' })).toBeHidden();
});

test(
  'a tick is saved although another page keeps the database of the browser busy',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    const { id } = await makeList(page, 'Busy database', ['garlic']);
    const other = await context.newPage();
    await visit(other, '/shopping-lists');
    const hold = () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('tureen-outbox');
        request.addEventListener('error', () => reject(new Error('The queue has no database.')));
        request.addEventListener('success', () => {
          const entries = request.result.transaction('entries', 'readwrite').objectStore('entries');
          const goOn = () => entries.count().addEventListener('success', goOn);
          goOn();
          resolve();
        });
      });
    await waitForQuiet(other);
    await other.evaluate(hold);
    await visit(page, `/shopping-lists/${id}`);
    await page.getByRole('checkbox', { name: 'garlic' }).click();
    await expect.poll(async () => (await itemsOf(page, id))[0]?.checked).toBe(true);
  },
);

test('a change whose answer is lost is carried out once', async ({ page }) => {
  const slug = await makeRecipe(page, 'Doubled soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await waitForQuiet(page);
  const { version } = await stored(page, slug);
  const keys: (string | undefined)[] = [];
  await page.route('**/timeline/events', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await made(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect((await stored(page, slug)).version).toBe(version + 1);
});

test(
  'a rating that was tried without an answer is taken back as soon as there is one',
  { tag: '@long' },
  async ({ page }) => {
    const slug = await makeRecipe(page, 'Hasty soup', SOUP);
    await visit(page, `/recipe/${slug}`);
    await waitForQuiet(page);
    await star(page, 2).click();
    await expect.poll(async () => (await stored(page, slug)).rating).toBe(2);
    let isLost = true;
    await page.route('**/ratings/**', async (route) => {
      if (!isLost) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await star(page, 5).click();
    await expect.poll(async () => (await stored(page, slug)).rating).toBe(5);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Your changes' });
    await sheet.getByRole('button', { name: 'Undo' }).first().click();
    await expect(sheet.getByText('Will be undone when the server answers')).toBeVisible();
    isLost = false;
    // it may go by itself a moment before
    await sheet
      .getByRole('button', { name: 'Send now' })
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await expect.poll(async () => (await stored(page, slug)).rating).toBe(2);
    await page.keyboard.press('Escape');
    await expect(star(page, 2)).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a change can be taken back before it is sent', { tag: '@long' }, async ({ page, context }) => {
  const slug = await makeRecipe(page, 'Regretted soup', SOUP);
  await prepare(page, `/recipe/${slug}`);
  await context.setOffline(true);
  await heart(page).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your changes' });
  await expect(sheet.getByText(/Regretted soup.*added to your favorites/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).first().click();
  await expect(
    sheet
      .getByText('Undone')
      .or(sheet.getByText(/removed from your favorites/))
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => isFavourite(page, slug)).toBe(false);
});

test('a change of what somebody else deletes is asked about', async ({ browser, page }) => {
  const slug = await makeRecipe(page, 'Contested soup', SOUP);
  const ben = await member(browser, page);
  await prepare(ben.page, `/recipe/${slug}`);
  await ben.context.setOffline(true);
  await made(ben.page);
  await expect(notice(ben.page)).toBeVisible();
  await page.request.delete(`/api/recipes/${slug}`, { headers });
  await ben.context.setOffline(false);
  await expect(ben.page.getByText('1 change needs a decision')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(ben.page.getByText('Somebody has deleted this in the meantime.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Discard my change' }).click();
  await expect(ben.page.getByText('1 change needs a decision')).toHaveCount(0);
  await ben.context.close();
});

test('an ended session asks for the password and goes on', { tag: '@long' }, async ({ browser, page }) => {
  const slug = await makeRecipe(page, 'Patient soup', SOUP);
  const ben = await member(browser, page);
  await prepare(ben.page, `/recipe/${slug}`);
  await ben.context.setOffline(true);
  await star(ben.page, 5).click();
  await expect(notice(ben.page)).toBeVisible();
  await ben.context.clearCookies();
  await ben.context.setOffline(false);
  await expect(ben.page).toHaveURL(/login/);
  await signIn(ben.page, ben.username);
  await expect.poll(async () => (await stored(page, slug)).rating).toBe(5);
  await ben.context.close();
});

test('signing out asks what shall become of changes that wait, and nobody else sends them', async ({
  browser,
  page,
}) => {
  const slug = await makeRecipe(page, 'Private soup', SOUP);
  // a service worker would hide its requests from the test
  const ben = await member(browser, page, { serviceWorkers: 'block' });
  await visit(ben.page, `/recipe/${slug}`);
  await ben.page.route('**/ratings/**', (route) => route.abort());
  await star(ben.page, 2).click();
  await expect(notice(ben.page)).toBeVisible();
  await signOut(ben.page);
  await expect(ben.page.getByText('1 change hasn’t been saved yet.', { exact: false })).toBeVisible();
  await ben.page.getByRole('button', { name: 'Keep and sign out' }).click();
  await expect(ben.page).toHaveURL(/login/);
  await ben.page.unroute('**/ratings/**');
  await signIn(ben.page, administrator.username);
  await visit(ben.page, `/recipe/${slug}`);
  await waitForQuiet(ben.page);
  expect((await stored(page, slug)).rating).toBeNull();
  await signOut(ben.page);
  await expect(ben.page).toHaveURL(/login/);
  await signIn(ben.page, ben.username);
  await expect.poll(async () => (await stored(page, slug)).rating).toBe(2);
  await ben.context.close();
});

test('what is ticked and added in a shop without a network is so at home, too', async ({ page, context }) => {
  const list = await (
    await page.request.post('/api/groups/shopping/lists', { data: { name: 'Cellar' }, headers })
  ).json();
  const item = { shoppingListId: list.id as string, note: 'candles' };
  const made = await (await page.request.post('/api/groups/shopping/items', { data: item, headers })).json();
  const { id } = (made as { createdItems: { id: string }[] }).createdItems[0]!;
  await prepare(page, `/shopping-lists/${list.id}`);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /candles/ }).click();
  await expect(notice(page)).toHaveText('1 change is waiting for a connection');
  await page.getByRole('combobox', { name: 'Add to the list' }).fill('2 kg potatoes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /potatoes/ })).toBeVisible();
  await expect(notice(page)).toHaveText('2 changes are waiting for a connection');
  await page.reload();
  await waitForScripts(page);
  await expect(notice(page)).toHaveText('2 changes are waiting for a connection');
  await expect(page.locator('details')).toContainText('Done: 1');
  await expect(page.getByRole('checkbox', { name: /potatoes/ })).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  const stored = await (await page.request.get(`/api/groups/shopping/items/${id}`)).json();
  expect(stored).toMatchObject({ checked: true });
  const { listItems } = await (await page.request.get(`/api/groups/shopping/lists/${list.id}`)).json();
  expect(listItems).toHaveLength(2);
  expect(listItems).toContainEqual(expect.objectContaining({ quantity: 2, display: '2 kg potatoes' }));
});

test(
  'what is typed without a network is completed from what the device keeps',
  { tag: '@long' },
  async ({ browser }) => {
    // keeping takes a slow device its time
    test.slow();
    const { page, context } = await founder(browser);
    const { id } = await makeList(page, 'Completed', ['candles']);
    for (const name of ['candied peel', 'carrots']) await page.request.post('/api/foods', { data: { name }, headers });
    const [candles] = await itemsOf(page, id);
    const ticked = { data: { checked: true }, headers };
    expect((await page.request.patch(`/api/groups/shopping/items/${candles!.id}`, ticked)).ok()).toBe(true);
    await prepare(page, `/shopping-lists/${id}`);
    const isKept = (path: string) =>
      page.evaluate(async (path) => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const urls = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
        return urls.some((url) => url.includes(path));
      }, path);
    for (const path of ['/api/foods?', '/suggestions?limit'])
      await expect.poll(() => isKept(path), { message: path, timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    const field = page.getByRole('combobox', { name: 'Add to the list' });
    await field.fill('2 kg cand');
    await expect(page.getByRole('option')).toHaveText([/2 kg candles/, '2 kg candied peel']);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page.getByRole('checkbox', { name: '2 kg candied peel' })).toBeVisible();
    await context.close();
  },
);

test(
  'an amount, a name and other words are shown without a network as they will be',
  { tag: '@long' },
  async ({ page, context }) => {
    const { id } = await makeList(page, 'Amounts', ['2 lemons', 'toothpaste']);
    await prepareList(page, id);
    await context.setOffline(true);
    const dialog = page.getByRole('dialog');
    const open = (text: string) => page.getByRole('button', { name: `Details of ${text}`, exact: true }).click();
    const done = () => dialog.getByRole('button', { name: 'Done' }).click();
    await open('2 lemons');
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('3 lemons');
    await done();
    await open('toothpaste');
    await dialog.getByLabel('Name', { exact: true }).fill('toothbrush');
    await done();
    const field = page.getByRole('combobox', { name: 'Add to the list' });
    await field.fill('2 kg plums');
    await field.press('Enter');
    await open('2 kg plums');
    await dialog.getByLabel('Name', { exact: true }).fill('5 kg plums');
    await done();
    const shown = ['3 lemons', '5 kg plums', 'toothbrush'];
    const rows = async () => (await page.getByRole('checkbox').allTextContents()).toSorted();
    await expect.poll(rows).toEqual(shown);
    await page.reload();
    await waitForScripts(page);
    await expect.poll(rows).toEqual(shown);
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(async () => (await itemsOf(page, id)).map(({ display }) => display).toSorted()).toEqual(shown);
    await expect.poll(rows).toEqual(shown);
  },
);

test(
  'what was saved just before the network went is shown after a reload, once',
  { tag: '@long' },
  async ({ browser, page }) => {
    // keeping takes a slow device its time
    test.slow();
    const { id } = await makeList(page, 'Just in time', ['candles']);
    const deployment = await startDeployment();
    const { page: device, context } = await deviceOf(browser, administrator.username, { baseURL: deployment.url });
    const potatoes = device.getByRole('checkbox', { name: /potatoes/ });
    await prepare(device, `/shopping-lists/${id}`);
    const isKept = (path: string) => device.evaluate(async (path) => Boolean(await caches.match(path)), path);
    const needed = ['/app/about', '/users/self', '/groups/shopping/stores?perPage=-1', `/groups/shopping/lists/${id}`];
    for (const path of needed)
      await expect.poll(() => isKept(`/api${path}`), { message: path, timeout: 30_000 }).toBe(true);
    // the list cannot be fetched again, so that the stored copy is older
    deployment.leaveAfterChange();
    await device.getByRole('combobox', { name: 'Add to the list' }).fill('2 kg potatoes');
    await device.keyboard.press('Enter');
    await expect.poll(() => itemsOf(page, id)).toHaveLength(2);
    await expect(notice(device)).toHaveCount(0);
    await device.reload();
    await waitForScripts(device);
    await expect(device.getByRole('checkbox', { name: /candles/ })).toBeVisible();
    await expect(potatoes).toHaveCount(1);
    deployment.comeBack();
    await device.reload();
    await waitForScripts(device);
    await waitForQuiet(device);
    await expect(potatoes).toHaveCount(1);
    expect(await itemsOf(page, id)).toHaveLength(2);
    await context.close();
    deployment.close();
  },
);

test(
  'a tick of the first visit is kept although the device had no time to store the app',
  { tag: '@long' },
  async ({ browser }) => {
    // as long as it is not ready, there is no service worker
    const { page, context } = await founder(browser, { serviceWorkers: 'block' });
    const { id } = await makeList(page, 'First visit', ['candles']);
    const address = `/shopping-lists/${id}`;
    const html = await (await page.request.get(address)).text();
    // whatever the page does not name itself is still on its way when the network goes
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      return html.includes(pathname) || pathname.includes('/locale-') ? route.continue() : undefined;
    });
    await visit(page, address);
    await context.setOffline(true);
    await page.getByRole('checkbox', { name: 'candles' }).click();
    await expect(notice(page)).toHaveText('1 change is waiting for a connection');
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await visit(next, '/');
    await expect.poll(() => itemsOf(next, id)).toMatchObject([{ display: 'candles', checked: true }]);
    await context.close();
  },
);

test(
  'what is planned and unplanned without a network is so afterwards',
  { tag: '@long' },
  async ({ page, context }) => {
    const start = Date.UTC(2041, 0, 7) + Math.floor(Math.random() * 1_000) * 7 * 86_400_000;
    const [from, to] = [0, 6].map((day) => new Date(start + day * 86_400_000).toISOString().slice(0, 10));
    const entry = { date: from, entryType: 'lunch', title: 'Cancelled stew' };
    expect((await page.request.post('/api/households/mealplans/batch', { data: [entry], headers })).ok()).toBe(true);
    await visit(page, `/group/mealplan/planner?from=${from}&to=${to}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await waitForScripts(page);
    await waitForQuiet(page);
    await context.setOffline(true);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Cancelled stew' })
      .getByRole('button', { name: /^More/ })
      .click();
    await page.getByRole('menuitem', { name: 'Take off the plan' }).click();
    await expect(page.getByText('Cancelled stew', { exact: true })).toBeHidden();
    await page
      .getByRole('button', { name: /^Add Dinner/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('searchbox').fill('Eating out');
    await page.getByRole('button', { name: 'Just note “Eating out”' }).click();
    await expect(page.getByText('Eating out', { exact: true })).toBeVisible();
    await expect(notice(page)).toHaveText('2 changes are waiting for a connection');
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByText('Eating out', { exact: true })).toBeVisible();
    await expect(page.getByText('Cancelled stew', { exact: true })).toBeHidden();
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    const query = `start_date=${from}&end_date=${to}&perPage=-1`;
    const { items } = await (await page.request.get(`/api/households/mealplans?${query}`)).json();
    expect(items).toMatchObject([{ date: from, entryType: 'dinner', title: 'Eating out' }]);
  },
);

test('the list of changes names whose change came between, and brings back what was removed', async ({
  browser,
  page,
}) => {
  const { id } = await makeList(page, 'Ledger', ['candles', 'matches']);
  const ben = await member(browser, page);
  await prepareList(ben.page, id);
  await ben.context.setOffline(true);
  await ben.page.getByRole('checkbox', { name: 'candles' }).click();
  await ben.page.getByRole('button', { name: 'Details of matches' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notice(ben.page)).toHaveText('2 changes are waiting for a connection');
  const [candles] = (await itemsOf(page, id)).filter(({ display }) => display === 'candles');
  const changed = { data: { note: 'red candles' }, headers };
  expect((await page.request.patch(`/api/groups/shopping/items/${candles!.id}`, changed)).ok()).toBe(true);
  await ben.page.getByRole('button', { name: 'Show', exact: true }).click();
  const sheet = ben.page.getByRole('dialog', { name: 'Your changes' });
  await expect(sheet.getByText('matches: taken off a shopping list')).toBeVisible();
  await ben.context.setOffline(false);
  await expect(sheet.getByText(`Saved together with changes by ${administrator.fullName}`)).toBeVisible();
  await expect.poll(async () => (await itemsOf(page, id)).length).toBe(1);
  await sheet.getByRole('listitem').filter({ hasText: 'matches' }).getByRole('button', { name: 'Undo' }).click();
  await expect(ben.page.getByRole('checkbox', { name: 'matches', includeHidden: true })).toHaveCount(1);
  await expect
    .poll(async () => (await itemsOf(page, id)).map(({ display }) => display).toSorted())
    .toEqual(['matches', 'red candles']);
  await ben.context.close();
});

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Your changes' });
const show = (page: Page) => page.getByRole('button', { name: 'Show', exact: true });

test('a rating is taken back to what one gave before, or to none', { tag: '@long' }, async ({ browser, page }) => {
  test.setTimeout(60_000);
  const slug = await makeRecipe(page, 'Judged soup', SOUP);
  const ben = await member(browser, page);
  const { id } = (await (await ben.page.request.get('/api/users/self')).json()) as { id: string };
  const mine = `/api/users/${id}/ratings`;
  const others = { data: { rating: 2 }, headers };
  const admin = (await (await page.request.get('/api/users/self')).json()) as { id: string };
  expect((await page.request.post(`/api/users/${admin.id}/ratings/${slug}`, others)).ok()).toBe(true);
  const rating = async () => {
    const { ratings } = (await (await ben.page.request.get(mine)).json()) as { ratings: { rating: number }[] };
    return ratings[0]?.rating ?? null;
  };
  await prepare(ben.page, `/recipe/${slug}`);
  await ben.context.setOffline(true);
  await star(ben.page, 4).click();
  await star(ben.page, 5).click();
  await expect(notice(ben.page)).toHaveText('2 changes are waiting for a connection');
  await show(ben.page).click();
  await ben.context.setOffline(false);
  const changes = sheetOf(ben.page).getByRole('listitem');
  await expect.poll(rating).toBe(5);
  await changes.nth(0).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(rating).toBe(4);
  await changes.last().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(rating).toBeNull();
  await ben.page.keyboard.press('Escape');
  // the average rating of the group
  await expect(star(ben.page, 2)).toHaveAttribute('aria-pressed', 'true');
  await ben.context.close();
});

test(
  'what could not be saved is said until it was read, and is found in the settings later',
  { tag: '@long' },
  async ({ browser, page }) => {
    const label = { data: { name: `Doomed ${crypto.randomUUID().slice(0, 8)}` }, headers };
    const { id: labelId } = await (await page.request.post('/api/groups/labels', label)).json();
    const { id } = await makeList(page, 'Refused later', ['candles']);
    const ben = await member(browser, page);
    await prepareList(ben.page, id);
    await ben.context.setOffline(true);
    await ben.page.getByRole('button', { name: 'Details of candles' }).click();
    const dialog = ben.page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Aisle' }).selectOption({ label: label.data.name });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(notice(ben.page)).toHaveText('1 change is waiting for a connection');
    expect((await page.request.delete(`/api/groups/labels/${labelId}`, { headers })).ok()).toBe(true);
    await ben.context.setOffline(false);
    const refusal = ben.page.getByText('1 change couldn’t be saved');
    await expect(refusal).toBeVisible();
    await ben.page.reload();
    await waitForScripts(ben.page);
    await expect(refusal).toBeVisible();
    await show(ben.page).click();
    await expect(sheetOf(ben.page).getByText('candles: moved to another aisle')).toBeVisible();
    await expect(sheetOf(ben.page).getByText(/^Not saved: /)).toBeVisible();
    await ben.page.keyboard.press('Escape');
    await expect(refusal).toHaveCount(0);
    await visit(ben.page, '/user/profile/edit');
    await expect(refusal).toHaveCount(0);
    await ben.page.getByRole('button', { name: 'Show your changes' }).click();
    await expect(sheetOf(ben.page).getByText(/^Not saved: /)).toBeVisible();
    await ben.context.close();
  },
);

test(
  'each change can be taken back after it was saved, and what has waited says when it is',
  { tag: '@long' },
  async ({ browser, page }) => {
    const { id } = await makeList(page, 'Taken back', ['2 lemons', 'candles']);
    const ben = await member(browser, page);
    await prepareList(ben.page, id);
    await ben.context.setOffline(true);
    await ben.page.getByRole('button', { name: 'Details of 2 lemons' }).click();
    const dialog = ben.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await ben.page.getByRole('checkbox', { name: 'candles' }).click();
    await expect(notice(ben.page)).toHaveText('2 changes are waiting for a connection');
    await ben.context.setOffline(false);
    const toast = ben.page.locator('[data-scope=toast][data-part=root]').filter({ hasText: '2 changes saved' });
    await toast.getByRole('button', { name: 'Show' }).click();
    const lemons = sheetOf(ben.page).getByRole('listitem').filter({ hasText: '3 lemons: amount changed' });
    await expect(lemons.getByText('Saved')).toBeVisible();
    await expect(sheetOf(ben.page).getByText('candles: checked off')).toBeVisible();
    await lemons.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => (await itemsOf(page, id)).map(({ display }) => display))
      .toEqual(['2 lemons', 'candles']);
    await ben.context.close();
  },
);

test(
  'what somebody has deleted meanwhile can be put back, with the change',
  { tag: '@long' },
  async ({ browser, page }) => {
    const { id } = await makeList(page, 'Put back', ['candles', 'bread']);
    const ben = await member(browser, page);
    await prepareList(ben.page, id);
    await ben.context.setOffline(true);
    await ben.page.getByRole('checkbox', { name: 'candles' }).click();
    await expect(notice(ben.page)).toHaveText('1 change is waiting for a connection');
    const [candles] = await itemsOf(page, id);
    await page.request.delete(`/api/groups/shopping/items/${candles!.id}`, { headers });
    await ben.context.setOffline(false);
    await expect(ben.page.getByText('1 change needs a decision')).toBeVisible();
    await show(ben.page).click();
    await sheetOf(ben.page).getByRole('button', { name: 'Put it back' }).click();
    await expect
      .poll(async () => (await itemsOf(page, id)).map(({ display, checked }) => [display, checked]))
      .toEqual([
        ['candles', true],
        ['bread', false],
      ]);
    await ben.context.close();
  },
);

test(
  'what was taken off the plan, or moved, is put back from the list of changes',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, context } = await founder(browser, { viewport: { width: 1280, height: 800 } });
    const [day, next] = ['2041-01-07', '2041-01-08'];
    const entries = ['Stew', 'Salad'].map((title) => ({ date: day, entryType: 'lunch', title }));
    await page.request.post('/api/households/mealplans/batch', { data: entries, headers });
    await prepare(page, `/group/mealplan/planner?from=${day}&to=2041-01-13`);
    const planned = async () => {
      const answer = await page.request.get('/api/households/mealplans?perPage=-1&orderBy=position&orderDirection=asc');
      const { items } = (await answer.json()) as { items: { date: string; title: string }[] };
      return items.map(({ date, title }) => `${date} ${title}`);
    };
    const choose = async (title: string, item: string) => {
      await page.getByRole('button', { name: `More actions: ${title}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await context.setOffline(true);
    await choose('Stew', 'Take off the plan');
    await choose('Salad', 'Move');
    await page.getByRole('dialog').getByLabel('Day').fill(next);
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await expect(notice(page)).toHaveText('2 changes are waiting for a connection');
    await context.setOffline(false);
    await expect.poll(planned).toEqual([`${next} Salad`]);
    const toast = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: '2 changes saved' });
    await toast.getByRole('button', { name: 'Show' }).click();
    for (const text of ['Stew: taken off the meal plan', 'Salad: changed on the meal plan'])
      await sheetOf(page).getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(planned).toEqual([`${day} Stew`, `${day} Salad`]);
    await context.close();
  },
);

async function prepareList(page: Page, id: string): Promise<void> {
  await visit(page, `/shopping-lists/${id}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await waitForScripts(page);
  await waitForQuiet(page);
}

test(
  'a recipe once more, another name and parts of their own wait for the network, too',
  { tag: '@long' },
  async ({ page, context }) => {
    const slug = await makeRecipe(page, 'Twice soup', SOUP);
    const { id: recipeId } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string };
    const { id } = await makeList(page, 'Settings', ['2 melons', '3 melons']);
    const path = `/api/groups/shopping/lists/${id}`;
    expect((await page.request.post(`${path}/recipe/${recipeId}`, { data: {}, headers })).ok()).toBe(true);
    await prepareList(page, id);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Twice soup .*: one more$/ }).click();
    await expect(page.getByText('× 2')).toBeVisible();
    await page.getByRole('button', { name: 'Details of 5 melons' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Split into separate items' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('checkbox', { name: /melons/ })).toHaveCount(2);
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Renamed in the cellar');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Renamed in the cellar' })).toBeVisible();
    await expect(notice(page)).toHaveText('3 changes are waiting for a connection');
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    const list = (await (await page.request.get(path)).json()) as {
      name: string;
      recipeReferences: { recipeQuantity: number }[];
      listItems: { display: string }[];
    };
    expect(list.name).toBe('Renamed in the cellar');
    expect(list.recipeReferences.map(({ recipeQuantity }) => recipeQuantity)).toEqual([2]);
    expect(list.listItems.map(({ display }) => display)).toEqual(expect.arrayContaining(['2 melons', '3 melons']));
  },
);

test(
  'a new version of the app that comes while changes wait sends them, once each',
  { tag: '@long' },
  async ({ browser, page }) => {
    const { id } = await makeList(page, 'Versions', ['bread', 'milk']);
    const deployment = await startDeployment();
    const { page: device, context } = await deviceOf(browser, administrator.username, { baseURL: deployment.url });
    const scripts = () => device.evaluate(() => [...document.scripts].map(({ src }) => src).join());
    /** Share of the precached files that belong to the new version. */
    const share = () =>
      device.evaluate(async () => {
        const names = await caches.keys();
        const precache = await caches.open(names.find((name) => name.includes('precache')) ?? '');
        const files = (await precache.keys()).map(({ url }) => url).filter((url) => url.includes('/assets/'));
        return files.filter((url) => url.includes('/next-')).length / files.length;
      });
    const tick = (text: string) => device.getByRole('checkbox', { name: text }).click();
    await visit(device, `/shopping-lists/${id}`);
    await expect.poll(share).toBe(0);
    await device.reload();
    await waitForScripts(device);
    await waitForQuiet(device);

    await context.setOffline(true);
    await tick('bread');
    const field = device.getByRole('combobox', { name: 'Add to the list' });
    await field.fill('candles');
    await field.press('Enter');
    await expect(notice(device)).toHaveText('2 changes are waiting for a connection');
    deployment.refuseChanges(true);
    deployment.deploy();
    await context.setOffline(false);

    // a page of the version before goes on, and is a page of the new one when it is opened again
    await tick('milk');
    await expect(notice(device)).toHaveText('3 changes are waiting for a connection');
    await device.reload();
    await waitForScripts(device);
    expect(await scripts()).toContain('/assets/next-');
    await expect.poll(share, { timeout: 30_000 }).toBe(1);
    await expect(notice(device)).toHaveText('3 changes are waiting for a connection');
    await context.setOffline(true);
    await device.reload();
    await waitForScripts(device);
    expect(await scripts()).toContain('/assets/next-');
    await expect(notice(device)).toHaveText('3 changes are waiting for a connection');
    await expect(device.getByRole('checkbox', { name: 'candles' })).toBeVisible();

    deployment.refuseChanges(false);
    await context.setOffline(false);
    await expect(notice(device)).toHaveCount(0);
    const stored = (await itemsOf(page, id)).map(({ display, checked }) => `${display}: ${checked}`);
    expect(stored.toSorted()).toEqual(['bread: true', 'candles: false', 'milk: true']);
    await context.close();
    deployment.close();
  },
);

test(
  'a page whose version is gone stays as it is until somebody goes elsewhere',
  { tag: '@long' },
  async ({ browser, page, isMobile }) => {
    const { id } = await makeList(page, 'Outdated');
    const deployment = await startDeployment();
    const { page: device, context } = await deviceOf(browser, administrator.username, {
      baseURL: deployment.url,
      serviceWorkers: 'block',
    });
    // words of other screens, which it fetches ahead, come after the update
    const { promise: updated, resolve: update } = Promise.withResolvers<void>();
    await device.route(/\/assets\/locale-.*-(planner|timeline|trash)-[^/]*\.js$/, async (route) => {
      await updated;
      await route.continue();
    });
    await visit(device, `/shopping-lists/${id}`);
    // the page has its own parts; others come once somebody has begun to use it
    await waitForQuiet(device);
    const field = device.getByRole('combobox', { name: 'Add to the list' });
    await field.fill('candles and');
    const missed = device.waitForResponse((answer) => answer.status() === 404);
    deployment.deploy();
    update();
    await missed;
    await waitForQuiet(device);
    await expect(field).toHaveValue('candles and');
    await field.press('Enter');
    await expect(device.getByRole('checkbox', { name: 'candles and' })).toBeVisible();
    await expect.poll(() => itemsOf(page, id)).toMatchObject([{ display: 'candles and' }]);
    await device.getByRole('link', { name: isMobile ? 'Plan' : 'Meal planner', exact: true }).click();
    await expect(device.getByRole('heading', { level: 1, name: 'Meal planner' })).toBeVisible();
    await waitForScripts(device);
    expect(await device.evaluate(() => [...document.scripts].map(({ src }) => src).join())).toContain('/assets/next-');
    await context.close();
    deployment.close();
  },
);
