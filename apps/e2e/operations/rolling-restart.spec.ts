import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { TureenClient } from '#client';
import { testDatabase, type TestDatabase } from '#testing';
import { eventually } from '#testing/eventually';
import { setUp, signIn } from './support/account.ts';
import { newDataFolder, Product } from './support/product.ts';
import { isInstalled, PROXIES, Proxy } from './support/proxy.ts';

const folder = newDataFolder();
const PEOPLE = 8;
let database: TestDatabase;
let apis: Product[];

const METRICS_TOKEN = 'a token for this test';

/** As in `docker/compose.yml`, with the default of SHUTDOWN_DELAY. */
const start = async (port?: string) =>
  Product.start(folder, {
    ...{ DATABASE_URL: database.url, PROCESS: 'api', SHUTDOWN_DELAY: '', METRICS_TOKEN },
    ...(port && { PORT: port }),
  });

async function hasAnswered({ url }: Product): Promise<boolean> {
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return (await metrics.text()).includes('tureen_http_request_seconds_count');
}

beforeAll(async () => {
  database = await testDatabase();
  apis = [await start(), await start()];
  await setUp(apis[0]!.url);
}, 60_000);
afterAll(async () => {
  await Promise.all(apis.map(async (api) => api.stop()));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** One after the other, each only when the proxy has found the one before. */
async function restartAll(): Promise<void> {
  for (const [index, api] of apis.entries()) {
    expect(await api.stop()).toBe(0);
    const restarted = await start(new URL(api.url).port);
    apis[index] = restarted;
    await eventually(async () => hasAnswered(restarted), 'the proxy finds the restarted process');
  }
}

/** Reads and writes without a pause until `isOver`. @returns what was added, and the failures */
async function use(api: TureenClient, name: string, isOver: () => boolean) {
  const added: string[] = [];
  const failures: string[] = [];
  let requests = 0;
  for (let n = 0; !isOver(); n++) {
    const text = `${name} ${n}`;
    const acts = [
      api.POST('/groups/labels', { body: { name: text } }).then(() => void added.push(text)),
      api.GET('/recipes').then(() => undefined),
    ];
    requests += acts.length;
    for (const result of await Promise.allSettled(acts))
      if (result.status === 'rejected') failures.push(JSON.stringify(result.reason));
  }
  return { added, failures, requests };
}

for (const name of PROXIES)
  (isInstalled(name) ? it : it.skip)(
    `loses no request behind ${name} when the processes are restarted one after the other`,
    async () => {
      const proxy = await Proxy.start(
        name,
        apis.map(({ url }) => new URL(url).host),
      );
      try {
        const api = await signIn(proxy.url);
        let isOver = false;
        const uses = Array.from({ length: PEOPLE }, async (_, n) => use(api, `${name} ${n}`, () => isOver));
        await restartAll().finally(() => (isOver = true));
        const results = await Promise.all(uses);
        const { data: labels } = await api.GET('/groups/labels', { params: { query: { perPage: -1 } } });
        const names = new Set(labels.items.map((label) => label.name));
        expect(results.flatMap(({ failures }) => failures)).toEqual([]);
        expect(results.flatMap(({ added }) => added).filter((text) => !names.has(text))).toEqual([]);
        expect(results.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(1000);
      } finally {
        await proxy.stop();
      }
    },
    120_000,
  );

/** Caddy asks each process whether it is ready; nginx learns that one is ending from a connection that is reset. */
(isInstalled('nginx') ? it : it.skip)(
  'passes a change on to another process when one resets the connection',
  async () => {
    const target = new URL(apis[0]!.url);
    let isEnding = false;
    let resets = 0;
    const ending = createServer((socket) => {
      const api = connect(Number(target.port), target.hostname);
      socket.on('error', () => api.destroy()).on('close', () => api.destroy());
      api.on('error', () => socket.destroy()).pipe(socket);
      socket.on('data', (bytes) => {
        if (!isEnding) return void api.write(bytes);
        resets++;
        socket.resetAndDestroy();
      });
    });
    await once(ending.listen(0, '127.0.0.1'), 'listening');
    const { port } = ending.address() as AddressInfo;
    const proxy = await Proxy.start('nginx', [`127.0.0.1:${port}`, target.host]);
    try {
      const api = await signIn(proxy.url);
      const names = Array.from({ length: 20 }, (_, n) => `Passed on ${n}`);
      isEnding = true;
      await Promise.all(names.map(async (name) => api.POST('/groups/labels', { body: { name } })));
      const { data: labels } = await api.GET('/groups/labels', { params: { query: { perPage: -1 } } });
      const passedOn = labels.items.map(({ name }) => name).filter((name) => name.startsWith('Passed on'));
      expect(resets).toBeGreaterThan(0);
      expect(passedOn.sort()).toEqual(names.sort());
    } finally {
      await proxy.stop();
      ending.close();
    }
  },
);
