import { rmSync } from 'node:fs';
import type { TureenClient } from '#client';
import { testDatabase } from '#testing';
import { setUp, signIn } from './support/account.ts';
import { finished, hasEntries, importedAddresses, startImport } from './support/bulk-import.ts';
import { newDataFolder, Product } from './support/product.ts';
import { type SlowSite, startSlowSite } from './support/site.ts';

const folder = newDataFolder();
let site: SlowSite;
let apis: [Product, Product];
let workers: [Product, Product];
let variables: Record<string, string>;
let drop = async () => {};

const start = (part: string) => Product.start(folder, { ...variables, PROCESS: part });

/** A PostgreSQL and a Redis of the machine where they are named, else a database for tests alone. */
async function servers(): Promise<Record<string, string>> {
  const { OPERATIONS_DATABASE_URL: databaseUrl, OPERATIONS_REDIS_URL: redisUrl } = process.env;
  if (databaseUrl) return { DATABASE_URL: databaseUrl, ...(redisUrl && { REDIS_URL: redisUrl }) };
  const database = await testDatabase();
  drop = () => database.drop();
  return { DATABASE_URL: database.url };
}

beforeAll(async () => {
  site = await startSlowSite(150);
  variables = { ...(await servers()), FETCH_ALLOWED_HOSTS: site.host };
  // all at the same moment, on an empty database: one of them migrates, the others wait
  const [one, two, three, four] = await Promise.all([start('api'), start('api'), start('worker'), start('worker')]);
  apis = [one, two];
  workers = [three, four];
  await setUp(one.url);
}, 90_000);
afterAll(async () => {
  site.stop();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const patch = (api: TureenClient, slug: string, description: string, etag?: string) =>
  api.PATCH('/recipes/{slug}', {
    params: { path: { slug }, header: etag ? { 'if-match': etag } : {} },
    body: { description },
  });

describe('two api processes', () => {
  it('know the same people and recipes', async () => {
    const first = await signIn(apis[0].url);
    const second = await signIn(apis[1].url);
    const { data: slug } = await first.POST('/recipes', { body: { name: 'Barley soup' } });
    const path = { slug: slug! };
    const { response } = await second.GET('/recipes/{slug}', { params: { path } });
    await patch(first, slug!, 'Changed at the first');
    const stale = patch(second, slug!, 'Changed at the second', response.headers.get('etag')!);
    await expect(stale).rejects.toMatchObject({ status: 412 });
    const { data } = await second.GET('/recipes/{slug}', { params: { path } });
    expect(data!.description).toBe('Changed at the first');
  });

  it('end a session together', async () => {
    const { token } = await signInWithToken(apis[0].url);
    const self = (url: string) => fetch(`${url}/api/users/self`, { headers: { authorization: `Bearer ${token}` } });
    expect((await self(apis[1].url)).status).toBe(200);
    await fetch(`${apis[0].url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect((await self(apis[1].url)).status).toBe(401);
  });
});

async function signInWithToken(url: string) {
  const body = new URLSearchParams({ username: 'ada', password: 'correct horse' });
  const answer = await fetch(`${url}/api/auth/token`, { method: 'POST', body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token };
}

describe('two workers', () => {
  it('finish an import although one of them and one api process are killed', async () => {
    const count = 60;
    const report = await startImport(await signIn(apis[0].url), site, count);
    const api = await signIn(apis[1].url);
    await hasEntries(() => api, report, 6);
    await Promise.all([apis[0].kill(), workers[0].kill()]);
    const { entries } = await finished(() => api, report);
    expect(entries.map(({ message }) => message).sort()).toEqual([...site.addresses(count), site.missing].sort());
    expect(await importedAddresses(api)).toEqual(site.addresses(count).sort());
  }, 90_000);

  it('leave work to whoever starts next when none is left, and end at SIGTERM', async () => {
    await workers[1].kill();
    const api = await signIn(apis[1].url);
    const report = await startImport(api, site, 3);
    workers[1] = await start('worker');
    expect((await finished(() => api, report)).entries).toHaveLength(4);
    expect(await workers[1].stop()).toBe(0);
    expect(await apis[1].stop()).toBe(0);
  });
});
