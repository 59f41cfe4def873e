import { rmSync } from 'node:fs';
import { OPERATIONS } from '#contract';
import { fuzz } from './fuzzer/fuzz.ts';
import { newDataFolder, Product } from './support/product.ts';
import { type SlowSite, startSlowSite } from './support/site.ts';

const folder = newDataFolder();
let site: SlowSite;
let product: Product;

beforeAll(async () => {
  site = await startSlowSite(0);
  product = await Product.start(folder, { FETCH_ALLOWED_HOSTS: site.host, ALLOW_SIGNUP: 'true' });
});
afterAll(() => {
  site.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('5,000 requests as the contract describes them, right and hostile, find no fault', async () => {
  // the same requests in every run; `npm run fuzz` tries others
  const seed = 1;
  const addresses = [...site.addresses(3), site.missing];
  const { faults, answers } = await fuzz({ url: product.url, requests: 5000, seed, addresses, maxSeconds: 20 });
  expect(faults.slice(0, 20)).toEqual([]);
  // it has come to what it tries: about half of the operations have done something; others need what only their own tests make, such as a file
  const succeeded = new Set(
    [...answers.keys()].filter((answer) => / 2\d\d$/.test(answer)).map((one) => one.split(' ')[0]),
  );
  expect(succeeded.size).toBeGreaterThan(Object.keys(OPERATIONS).length * 0.45);
}, 300_000);
