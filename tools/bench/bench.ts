/** `npm run bench`: what the product costs, as ratios within one run. */
import { deepStrictEqual } from 'node:assert';
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { build, isStale } from '../build.ts';
import { cpuTime, type Load, median, memory, processTree, throughput } from './product/measure.ts';
import { seed } from './product/seed.ts';

const SECONDS = 3;
const ROUNDS = 3;
const PORT = 9321;
const PRODUCT = `http://127.0.0.1:${PORT}`;
const MAIN = 'dist/server/apps/api/src/main.js';

async function startProduct(folder: string): Promise<{ child: ChildProcess; milliseconds: number }> {
  const started = performance.now();
  const env = { ...process.env, DATA_DIR: folder, PORT: String(PORT), LOG_LEVEL: 'warn' };
  const child = fork(MAIN, [], {
    env,
    execArgv: ['--max-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // not left behind, whatever goes wrong here
  process.once('exit', () => child.kill());
  while (
    !(await fetch(`${PRODUCT}/api/health`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The product does not start');
    await sleep(10);
  }
  return { child, milliseconds: performance.now() - started };
}

const stop = (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** The address of the embedded database of a running product, from the lock file that PostgreSQL writes. */
function databaseUrl(folder: string): string {
  const lines = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://app@/tureen?host=${encodeURIComponent(lines[4]!)}&port=${lines[3]}`;
}

async function signIn() {
  const account = { email: 'ada@example.com', username: 'ada', password: 'correct horse' };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${PRODUCT}/api/app/setup`, { method: 'POST', headers, body: JSON.stringify(account) });
  const { access_token } = (await response.json()) as { access_token: string };
  const self = await fetch(`${PRODUCT}/api/users/self`, { headers: { authorization: `Bearer ${access_token}` } });
  const user = (await self.json()) as { id: string; groupId: string; householdId: string };
  return { ...user, token: access_token, cookie: response.headers.get('set-cookie')!.split(';')[0]! };
}
type User = Awaited<ReturnType<typeof signIn>>;

async function startBare(url: string, user: User) {
  const child = fork('tools/bench/product/bare-server.ts', [url, user.groupId, user.id, user.householdId]);
  process.once('exit', () => child.kill());
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)));
  return { child, origin: `http://127.0.0.1:${port}` };
}

const LOADS: Record<string, Load> = {
  'list of 30': { path: () => '/api/recipes?perPage=30' },
  'one recipe': { path: (request) => `/api/recipes/recipe-${1 + (request % 500)}` },
  search: { path: () => '/api/recipes?perPage=30&search=chikcen%20soup' },
  update: {
    path: (request) => `/api/recipes/recipe-${1 + (request % 500)}`,
    method: 'PATCH',
    body: (request) => JSON.stringify({ description: `Changed ${request}` }),
  },
};

async function compare(bare: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const rates: Record<string, { product: number; bare: number }> = {};
  for (const [name, load] of Object.entries(LOADS)) {
    const product: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const rate = [
        await throughput(PRODUCT, headers, load, SECONDS),
        await throughput(bare, headers, load, SECONDS),
      ] as const;
      if (!round) continue;
      product.push(rate[0]);
      plain.push(rate[1]);
    }
    rates[name] = { product: median(product), bare: median(plain) };
  }
  return rates;
}

/** The same JSON from both, but for the links to other pages, which only the product has. */
async function assertSameBytes(bare: string, token: string) {
  for (const path of [
    '/api/recipes?perPage=30',
    '/api/recipes/recipe-7',
    '/api/recipes?perPage=30&search=chikcen%20soup',
  ]) {
    const bodies = await Promise.all(
      [PRODUCT, bare].map(async (origin) =>
        (await (await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })).text()).replaceAll(
          '+00:00"',
          'Z"',
        ),
      ),
    );
    const [ours, theirs] = bodies.map((body) => normal({ ...(JSON.parse(body) as object), next: null }));
    deepStrictEqual(ours, theirs);
  }
}
/** Times of nested rows come as PostgreSQL writes them from the bare server. */
const normal = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one) ? new Date(one).toISOString() : one,
  );

async function pageCost(pid: number, path: string, cookie: string) {
  const get = async () => (await fetch(PRODUCT + path, { headers: { cookie } })).text();
  for (let warm = 0; warm < 100; warm++) await get();
  const before = cpuTime(pid);
  let bytes = 0;
  for (let request = 0; request < 200; request++) bytes = (await get()).length;
  return { cpu: (cpuTime(pid) - before) / 200, bytes };
}

/** Scripts that the home page names, gzipped. */
async function firstRouteScript(cookie: string): Promise<number> {
  const html = await (await fetch(`${PRODUCT}/`, { headers: { cookie } })).text();
  const files = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/client${file}`)).length, 0);
}

function report(rows: [string, string, string][]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value, target] of rows) console.log(`${name.padEnd(width)}  ${value.padEnd(44)}  ${target}`);
}

async function main() {
  if (isStale()) build();
  const folder = mkdtempSync(join(tmpdir(), 'tureen-bench-'));
  // where root runs this, PostgreSQL runs as another account
  chmodSync(folder, 0o755);
  const cold = await startProduct(folder);
  const user = await signIn();
  await stop(cold.child);
  const warm = await startProduct(folder);
  await sleep(5000);
  const idle = memory(processTree(warm.child.pid!));
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  await seed(client, user.groupId, user.id);
  await client.end();
  const bare = await startBare(databaseUrl(folder), user);
  try {
    await assertSameBytes(bare.origin, user.token);
    const rates = await compare(bare.origin, user.token);
    const percent = (name: string) =>
      `${((100 * rates[name]!.product) / rates[name]!.bare).toFixed(0)} % (${rates[name]!.product.toFixed(0)} of ${rates[name]!.bare.toFixed(0)} requests/s)`;
    const home = await pageCost(warm.child.pid!, '/', user.cookie);
    const recipe = await pageCost(warm.child.pid!, '/recipe/recipe-7', user.cookie);
    report([
      ['list of 30 recipes, of the bare server', percent('list of 30'), 'target >= 50 %'],
      ['one recipe, of the bare server', percent('one recipe'), 'target >= 40 %'],
      ['search of two words, one misspelt', percent('search'), ''],
      [
        '  cost of that search in lists',
        `${(rates['list of 30']!.product / rates.search!.product).toFixed(2)} times`,
        'target <= 3',
      ],
      ['update of a recipe', percent('update'), ''],
      [
        'rendered home, 30 cards',
        `${home.cpu.toFixed(1)} ms CPU, ${(home.bytes / 1000).toFixed(0)} kB`,
        'target <= 5 ms',
      ],
      ['rendered recipe', `${recipe.cpu.toFixed(1)} ms CPU, ${(recipe.bytes / 1000).toFixed(0)} kB`, ''],
      [
        'script of the first route, gzipped',
        `${((await firstRouteScript(user.cookie)) / 1000).toFixed(0)} kB`,
        'target <= 180 kB',
      ],
      ['cold start', `${(cold.milliseconds / 1000).toFixed(1)} s`, ''],
      ['warm start', `${(warm.milliseconds / 1000).toFixed(1)} s`, 'target <= 5 s'],
      ['idle memory with PostgreSQL', `${idle.toFixed(0)} MB`, 'target <= 300 MB'],
    ]);
  } finally {
    bare.child.kill();
    await stop(warm.child);
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
// pages and lines may be given: npm run bench -- pages.jsonl lines.jsonl
spawnSync(process.execPath, ['--conditions=source', 'tools/bench/reading-speed.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
