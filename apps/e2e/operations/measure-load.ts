/**
 * Measures the product under load: `npm run measure-load -- --connections 500 --seconds 60`. Prints statuses, memory
 * and event-loop delay; fails on other errors than 429 and 503, or above 500 MB.
 */
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { setUp, signIn } from './support/account.ts';
import { newDataFolder, Product } from './support/product.ts';

const RECIPES = 200;
const REST_MS = 60_000;
const MOST_MEGABYTES = 500;
const { values } = parseArgs({
  options: { connections: { type: 'string', default: '500' }, seconds: { type: 'string', default: '60' } },
});
const connections = Number(values.connections);
const milliseconds = Number(values.seconds) * 1000;

const folder = newDataFolder();
const product = await Product.start(folder, {
  LOG_LEVEL: 'silent',
  NODE_OPTIONS: `--import=${new URL('fuzzer/loop-delay.ts', import.meta.url).href}`,
});

/** Resident memory of the process without PostgreSQL. */
function megabytes(): number {
  const status = readFileSync(`/proc/${product.tree[0]!}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function fill(): Promise<{ token: string; slugs: string[] }> {
  await setUp(product.url);
  const api = await signIn(product.url);
  const slugs: string[] = [];
  for (let number = 0; number < RECIPES; number++)
    slugs.push((await api.POST('/recipes', { body: { name: `Soup ${number}` } })).data);
  const { data } = await api.POST('/users/api-tokens', { body: { name: 'load' } });
  return { token: data.token, slugs };
}

async function load({ token, slugs }: { token: string; slugs: string[] }): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const pool = new Pool(product.url, { connections, headersTimeout: 60_000 });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const end = Date.now() + milliseconds;
  const hand = async () => {
    while (Date.now() < end) {
      const slug = slugs[randomInt(slugs.length)]!;
      const dice = randomInt(10);
      const request =
        dice === 0
          ? ({
              method: 'PATCH',
              path: `/api/recipes/${slug}`,
              body: JSON.stringify({ description: `${Date.now()}` }),
            } as const)
          : ({ method: 'GET', path: dice < 4 ? '/api/recipes?perPage=24' : `/api/recipes/${slug}` } as const);
      const answer = await pool.request({ ...request, headers }).then(
        async ({ statusCode, body }) => {
          await body.dump();
          return String(statusCode);
        },
        (error: NodeJS.ErrnoException) => error.code ?? String(error),
      );
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, hand));
  await pool.close();
  return answers;
}

try {
  const filled = await fill();
  const before = megabytes();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, megabytes())), 200);
  await product.ask('loop-delay');
  const answers = await load(filled);
  const delays = await product.ask('loop-delay');
  clearInterval(watching);
  await sleep(REST_MS);
  console.log(`${connections} connections, ${values.seconds} s: ${JSON.stringify(Object.fromEntries(answers))}`);
  console.log(`Memory: ${before} MB before, at most ${most} MB, ${megabytes()} MB a minute after`);
  console.log(`Event loop, in milliseconds: ${JSON.stringify(delays)}`);
  const isAllowed = (answer: string) => /^2..$|^429$|^503$/.test(answer);
  process.exitCode = [...answers.keys()].every(isAllowed) && most <= MOST_MEGABYTES ? 0 : 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
