import { rmSync } from 'node:fs';
import { expect, test } from '../../support/test.ts';
import { setUp } from '../../operations/support/account.ts';
import { killAll } from '../../operations/support/processes.ts';
import { freePort } from '#testing/free-port';
import { newDataFolder, Product } from '../../operations/support/product.ts';
import { administrator } from '../../support/settings.ts';
import { itemsOf, makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet, waitForScripts } from '../../support/visit.ts';

test.use({ serviceWorkers: 'allow' });

const ITEMS = ['bread', 'milk', 'rice', 'soap', 'oats', 'salt'];
const ADDED = ['candles', 'matches', 'string'];
const folder = newDataFolder();

test.afterAll(async () => {
  await Product.killRemaining();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a server that is killed in the middle of a sync has all that it acknowledged, and gets the rest once',
  { tag: ['@once', '@long'] },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = () => Product.start(folder, { PORT: String(port), BASE_URL: url });
    let product = await start();
    await setUp(url);
    const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
    const { username, password } = administrator;
    await context.request.post('/api/auth/token', { form: { username, password } });
    const page = await context.newPage();
    const { id } = await makeList(page, 'Interrupted', ITEMS);
    await visit(page, `/shopping-lists/${id}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByRole('checkbox')).toHaveCount(ITEMS.length);
    await waitForQuiet(page);

    await context.setOffline(true);
    for (const text of ITEMS) await page.getByRole('checkbox', { name: text }).click();
    const field = page.getByRole('combobox', { name: 'Add to the list' });
    for (const text of ADDED) {
      await field.fill(text);
      await field.press('Enter');
    }
    await expect(page.getByText('9 changes are waiting for a connection')).toBeVisible();

    let acknowledged = 0;
    const killed = new Promise<void>((resolve, reject) => {
      page.on('response', (response) => {
        if (!response.url().includes('/shopping/items') || response.request().method() === 'GET') return;
        if (++acknowledged === 3) killAll(product.tree).then(resolve, reject);
      });
    });
    await context.setOffline(false);
    await killed;
    expect(acknowledged).toBeLessThan(ITEMS.length + ADDED.length);
    await expect(page.getByText(/waiting for a connection/)).toBeVisible();
    product = await start();

    await expect(page.getByText(/waiting for a connection/)).toHaveCount(0, { timeout: 60_000 });
    const stored = (await itemsOf(page, id)).map(({ display, checked }) => `${display}: ${checked}`);
    const wanted = [...ITEMS.map((text) => `${text}: true`), ...ADDED.map((text) => `${text}: false`)];
    expect(stored.toSorted()).toEqual(wanted.toSorted());
    await context.close();
  },
);
