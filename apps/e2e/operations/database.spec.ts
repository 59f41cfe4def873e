import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { eventually } from '#testing/eventually';
import { setUp, signIn } from './support/account.ts';
import { signal } from './support/processes.ts';
import { newDataFolder, Product } from './support/product.ts';

const folder = newDataFolder();
let product: Product;

beforeAll(async () => {
  product = await Product.start(folder);
  await setUp(product.url);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** First the one that starts the others. */
function signalPostgres(name: NodeJS.Signals) {
  for (const pid of product.postgres) signal(pid, name);
}
/** Fails where an answer takes longer. */
const get = (path: string) => fetch(product.url + path, { signal: AbortSignal.timeout(6_000) });

const run = promisify(execFile);

it('whoever is locked out is let in again from the command line, while the product runs', async () => {
  const signInAs = (password: string) => {
    const body = new URLSearchParams({ username: 'ada', password });
    return fetch(`${product.url}/api/auth/token`, { method: 'POST', body }).then(({ status }) => status);
  };
  for (let attempt = 0; attempt < 6; attempt++) await signInAs('wrong');
  expect(await signInAs('correct horse')).toBe(423);
  const unlock = (name: string) =>
    run(process.execPath, ['dist/server/apps/server/src/main.js', 'unlock', name], { env: { DATA_DIR: folder } });
  await expect(unlock('nobody')).rejects.toMatchObject({ code: 1, stderr: 'There is no account called nobody.\n' });
  expect((await unlock('ada')).stdout).toBe('ada can sign in again.\n');
  expect(await signInAs('correct horse')).toBe(200);
  const { data: log } = await (await signIn(product.url)).GET('/admin/audit-log');
  expect(log.items[0]).toMatchObject({ operation: 'unlockUsers', username: 'npm start', subjectName: 'ada' });
});

it('while PostgreSQL stands still, everybody is told to come back later, and nobody waits for ever', async () => {
  const api = await signIn(product.url);
  signalPostgres('SIGSTOP');
  // more than there are connections
  const waiting = Array.from({ length: 30 }, () => get('/api/app/about/startup-info'));
  const writing = expect(
    api.POST('/organizers/categories', { body: { name: 'Written in vain' }, signal: AbortSignal.timeout(6_000) }),
  ).rejects.toMatchObject({ status: 503 });
  for (const { status, headers } of await Promise.all(waiting)) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await writing;
  expect((await get('/api/health/ready')).status).toBe(503);
  expect((await get('/api/health/live')).status).toBe(200);
  expect((await get('/login')).status).toBe(503);

  signalPostgres('SIGCONT');
  await eventually(async () => (await get('/api/health/ready')).ok, 'it goes on by itself');
  expect((await api.POST('/organizers/categories', { body: { name: 'Written' } })).response.status).toBe(201);
  expect((await get('/login')).status).toBe(200);
});
