import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TureenClient } from '#client';
import { testDatabase } from '#testing';
import { eventually } from '#testing/eventually';
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
    const path = { slug: slug };
    const { response } = await second.GET('/recipes/{slug}', { params: { path } });
    await patch(first, slug, 'Changed at the first');
    const stale = patch(second, slug, 'Changed at the second', response.headers.get('etag')!);
    await expect(stale).rejects.toMatchObject({ status: 412 });
    const { data } = await second.GET('/recipes/{slug}', { params: { path } });
    expect(data.description).toBe('Changed at the first');
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

/** Files in a data folder; empty if it does not exist. */
const filesOf = (name: string) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []);

/** A sheet of paper as often as there shall be pages. */
async function startReading(api: TureenClient, pages: number) {
  const lines = ['Lemon cake', 'Ingredients', '2 cups flour', '3 large eggs', 'Directions', 'Mix and bake.'];
  const texts = lines.map((line, index) => `<text x="60" y="${80 + index * 50}">${line}</text>`).join('');
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400" font-family="serif" font-size="28"><rect width="100%" height="100%" fill="white"/>${texts}</svg>`;
  const picture = new Blob([new Uint8Array(await sharp(Buffer.from(paper)).png().toBuffer())]);
  const form = new FormData();
  for (let page = 0; page < pages; page++) form.append(page ? 'pages' : 'file', picture, `page-${page}.png`);
  const options = { body: {} as never, bodySerializer: () => form };
  return (await api.POST('/recipes/create-ocr/background', options)).data;
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

  it('go on with photos at which another one was killed, make one recipe and leave no file', async () => {
    const api = await signIn(apis[1].url);
    const { reportId, taskId } = await startReading(api, 8);
    const task = async () => (await api.GET('/admin/server-tasks/{id}', { params: { path: { id: taskId } } })).data;
    await eventually(async () => ((await task())?.progress ?? 0) > 0, 'a page is read', 60_000);
    const before = filesOf('recipes');
    await workers[1].kill();
    workers[1] = await start('worker');
    const { entries } = await finished(() => api, reportId);
    expect(entries.map(({ success }) => success)).toEqual([true]);
    const { data } = await api.GET('/recipes', { params: { query: { search: 'lemon cake' } } });
    expect(data.items.map(({ slug }) => slug)).toEqual([entries[0]!.slug]);
    const made = filesOf('recipes').filter((id) => !before.includes(id));
    expect(made).toEqual([data.items[0]!.id]);
    expect(filesOf(`recipes/${made[0]}/assets`)).toHaveLength(8);
    await eventually(() => !filesOf('uploads').length, 'the uploads are gone');
  }, 240_000);

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
