import { rmSync } from 'node:fs';
import { freePort } from '#testing/free-port';
import { setUp } from '../../operations/support/account.ts';
import { newDataFolder, Product } from '../../operations/support/product.ts';
import { isInstalled, Proxy } from '../../operations/support/proxy.ts';
import { administrator } from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const tag = ['@once', '@long'];
const PATH = '/recipes';
const folders: string[] = [];

test.use({ serviceWorkers: 'allow', storageState: { cookies: [], origins: [] } });
test.afterEach(async () => Product.killRemaining());
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

for (const isTakenOff of [true, false])
  test(
    `the app works below a path, behind a proxy that ${isTakenOff ? 'takes it off' : 'passes it on'}`,
    { tag },
    async ({ browser }) => {
      test.skip(!isInstalled('nginx'), 'needs nginx');
      const folder = newDataFolder();
      folders.push(folder);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}${PATH}`;
      const product = await Product.start(folder, { BASE_URL: url });
      await setUp(product.url);
      const { host } = new URL(product.url);
      const proxy = await Proxy.start('nginx', [host, host], { port, path: PATH, isTakenOff });
      try {
        const context = await browser.newContext({ baseURL: `${url}/` });
        const page = await context.newPage();
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(`${url}/`) && request.url().startsWith('http')) elsewhere.push(request.url());
        });

        await visit(page, `${PATH}/shopping-lists?x=1`);
        await expect(page).toHaveURL(/\/recipes\/login\?redirect=/);
        await page.getByLabel('E-mail address or username').fill(administrator.username);
        await page.getByLabel('Password', { exact: true }).fill(administrator.password);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page).toHaveURL(`${url}/shopping-lists?x=1`);
        const cookies = await context.cookies(`${url}/`);
        expect(cookies.find(({ name }) => name === 'tureen_session')).toMatchObject({ path: `${PATH}/` });

        const made = await context.request.post('api/recipes', { data: { name: 'Barley soup' } });
        const slug: string = await made.json();
        await page.getByRole('link', { name: 'Tureen' }).first().click();
        await page.getByRole('link', { name: 'Barley soup' }).click();
        await expect(page).toHaveURL(`${url}/recipe/${slug}`);
        await expect(page.getByRole('heading', { name: 'Barley soup', level: 1 })).toBeVisible();
        // a page whose path begins like the base
        await visit(page, `${PATH}/recipes/tags`);
        await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
        expect((await context.request.get('g/home/r/barley-soup')).url()).toBe(`${url}/recipe/barley-soup`);

        const manifest = await (await context.request.get('manifest.webmanifest')).json();
        expect(new URL(manifest.start_url, `${url}/manifest.webmanifest`).href).toBe(`${url}/`);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await visit(page, `${PATH}/`);
        await page.getByRole('link', { name: 'Barley soup' }).click();
        await expect(page).toHaveURL(`${url}/recipe/${slug}`);
        await waitForQuiet(page);
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Barley soup', level: 1 })).toBeVisible();
        expect(elsewhere).toEqual([]);
        await context.close();
      } finally {
        await proxy.stop();
        await product.stop();
      }
    },
  );
