/** `npm run fuzz -- --requests 200000 --seed 1`: the fuzzer at length, against the built product with a folder of its own. */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newDataFolder, Product } from '../support/product.ts';
import { startSlowSite } from '../support/site.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const folder = newDataFolder();
const site = await startSlowSite(0);
const product = await Product.start(folder, {
  FETCH_ALLOWED_HOSTS: site.host,
  ALLOW_SIGNUP: 'true',
  NODE_OPTIONS: `--import=${new URL('loop-delay.ts', import.meta.url).href}`,
});
try {
  const started = performance.now();
  await product.ask('loop-delay');
  const addresses = [...site.addresses(20), site.missing];
  const { faults, answers } = await fuzz({ url: product.url, requests, seed, addresses, maxSeconds: 2 });
  for (const { what, request } of faults.slice(0, 50)) console.log(`${what}\n  ${request}\n`);
  const byStatus = Map.groupBy(answers, ([answer]) => answer.slice(-3));
  for (const [status, list] of [...byStatus].sort())
    console.log(`${status}: ${list.reduce((sum, [, count]) => sum + count, 0)} answers of ${list.length} operations`);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`Seed ${seed}: ${requests} requests in ${minutes} minutes, ${faults.length} faults`);
  console.log(`Event loop of the product, in milliseconds: ${JSON.stringify(await product.ask('loop-delay'))}`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await product.stop();
  site.stop();
  rmSync(folder, { recursive: true, force: true });
}
