import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TureenClient } from '#client';
import { eventually } from '#testing/eventually';
import { setUp, signIn } from './support/account.ts';
import { finished, hasEntries, importedAddresses, reportOf, startImport } from './support/bulk-import.ts';
import { killAll } from './support/processes.ts';
import { newDataFolder, Product } from './support/product.ts';
import { type SlowSite, startSlowSite } from './support/site.ts';

const folder = newDataFolder();
let site: SlowSite;
let product: Product;
let api: TureenClient;
const current = () => api;

async function start() {
  product = await Product.start(folder, { FETCH_ALLOWED_HOSTS: site.host });
}

beforeAll(async () => {
  site = await startSlowSite(150);
  await start();
  await setUp(product.url);
  api = await signIn(product.url);
});
afterAll(() => {
  site.stop();
  rmSync(folder, { recursive: true, force: true });
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

describe('deleting many recipes', () => {
  const count = 600;
  const act = async (id: string) =>
    (await api.GET('/recipes/bulk-actions/{id}', { params: { path: { id } } }).catch(() => null))?.data;
  const ended = (id: string, status: string) =>
    eventually(async () => (await act(id))?.status === status, `the act is ${status}`, 75_000);
  const named = async () =>
    (await api.GET('/recipes', { params: { query: { perPage: 1, search: 'leftover' } } })).data.total;

  async function dies(): Promise<void> {
    await killAll(product.tree);
    await start();
    api = await signIn(product.url);
  }

  it('goes on after kill -9, each once, and so does taking it back', async () => {
    const names = Array.from({ length: count }, (_, n) => `Leftover ${n}`);
    const slugs: string[] = [];
    const create = async () => {
      for (let name = names.pop(); name; name = names.pop())
        slugs.push((await api.POST('/recipes', { body: { name } })).data);
    };
    await Promise.all(Array.from({ length: 8 }, create));
    const { data } = await api.POST('/recipes/bulk-actions/delete', { body: { recipes: slugs } });
    const { id, reportId } = data;
    await eventually(async () => ((await act(id))?.done ?? 0) > 0, 'the first are deleted');
    await dies();
    await ended(id, 'done');
    expect(await act(id)).toMatchObject({ done: count, failed: 0 });
    const { entries } = (await reportOf(api, reportId))!;
    expect(entries.map(({ message }) => message)).toHaveLength(count);
    expect(await named()).toBe(0);

    await api.POST('/recipes/bulk-actions/{id}/undo', { params: { path: { id } } });
    await eventually(async () => ((await act(id))?.done ?? count) < count, 'the first are back');
    await dies();
    await ended(id, 'undone');
    expect(await named()).toBe(count);
  }, 180_000);
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
    await eventually(() => existsSync(file), 'PostgreSQL starts');
    expect(await early.stop()).toBe(0);
    expect(existsSync(file)).toBe(false);
  });
});
