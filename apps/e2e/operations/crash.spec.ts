import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TureenClient } from '#client';
import { setUp, signIn } from './support/account.ts';
import { finished, hasEntries, importedAddresses, startImport } from './support/bulk-import.ts';
import { killAll, until } from './support/processes.ts';
import { newDataFolder, Product } from './support/product.ts';
import { type SlowSite, startSlowSite } from './support/site.ts';
import { lostWrites, startWriters } from './support/writers.ts';

const folder = newDataFolder();
let site: SlowSite;
let product: Product;
let api: TureenClient;
const current = () => api;

async function start() {
  product = await Product.start(folder, { FETCH_ALLOWED_HOSTS: site.host });
}

const isReady = () =>
  fetch(`${product.url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  site = await startSlowSite(150);
  await start();
  await setUp(product.url);
  api = await signIn(product.url);
});
afterAll(async () => {
  await product.stop();
  site.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('every acknowledged write is there', () => {
  it('after kill -9 of everything at once, again and again', async () => {
    for (let round = 1; round <= 3; round++) {
      const writers = startWriters(current);
      await until(() => writers.acknowledged.count >= 40 * round, 'something to lose');
      await killAll(product.tree);
      const acknowledged = await writers.stop();
      await start();
      api = await signIn(product.url);
      expect(await lostWrites(api, acknowledged)).toEqual([]);
    }
  }, 120_000);

  it('after kill -9 of the product, whose PostgreSQL is left alone', async () => {
    const writers = startWriters(current);
    await until(() => writers.acknowledged.count >= 40, 'something to lose');
    await product.kill();
    const acknowledged = await writers.stop();
    await start();
    api = await signIn(product.url);
    expect(await lostWrites(api, acknowledged)).toEqual([]);
  });

  it('after kill -9 of PostgreSQL, which comes back by itself', async () => {
    const writers = startWriters(current);
    await until(() => writers.acknowledged.count >= 40, 'something to lose');
    await killAll(product.postgres);
    const killedAt = Date.now();
    await until(isReady, 'the product is ready again', 15_000);
    const away = Date.now() - killedAt;
    const before = writers.acknowledged.count;
    await until(() => writers.acknowledged.count >= before + 40, 'writing goes on');
    const acknowledged = await writers.stop();
    expect(await lostWrites(api, acknowledged)).toEqual([]);
    expect(away).toBeLessThan(10_000);
  });
});

describe('a bulk import', () => {
  it('goes on after kill -9, with one entry an address and no recipe twice', async () => {
    const count = 40;
    const report = await startImport(api, site, count);
    await hasEntries(current, report, 6);
    await killAll(product.tree);
    await start();
    api = await signIn(product.url);
    const { entries, status } = await finished(current, report);
    expect(status).toBe('partial');
    expect(entries.map(({ message }) => message).sort()).toEqual([...site.addresses(count), site.missing].sort());
    expect(entries.filter(({ success }) => !success).map(({ message }) => message)).toEqual([site.missing]);
    expect(await importedAddresses(api)).toEqual(site.addresses(count).sort());
  }, 90_000);
});

describe('SIGTERM', () => {
  it('lets a running request end, then stops PostgreSQL and all', async () => {
    const slow = await startSlowSite(1_500);
    await product.stop();
    product = await Product.start(folder, { FETCH_ALLOWED_HOSTS: slow.host });
    api = await signIn(product.url);
    const [url] = slow.addresses(1);
    const answer = api.POST('/recipes/create-url', { body: { url: url! } });
    await sleep(500);
    const pids = product.tree;
    expect(pids.length).toBeGreaterThan(3);
    const code = product.stop();
    expect((await answer).data).toMatch(/^stew-number-0/);
    expect(await code).toBe(0);
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
    slow.stop();
  });

  it('during the start leaves nothing behind, either', async () => {
    const early = await Product.spawn(folder);
    const file = join(folder, 'postgres/postmaster.pid');
    await until(() => existsSync(file), 'PostgreSQL starts');
    expect(await early.stop()).toBe(0);
    expect(existsSync(file)).toBe(false);
  });
});
