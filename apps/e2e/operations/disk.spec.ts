import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { setUp, signIn, tokenOf } from './support/account.ts';
import { noisyPicture } from './support/backups.ts';

import { newDataFolder, Product } from './support/product.ts';

const folder = newDataFolder();
const disk = join(folder, 'disk');
const data = join(disk, 'data');
mkdirSync(disk);
const mayMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'tmpfs', disk]).status === 0;
/** A small disk needs the right to mount one. */
const onSmallDisk = mayMount ? it : it.skip;

afterAll(() => {
  if (mayMount) execFileSync('umount', ['--lazy', disk]);
  rmSync(folder, { recursive: true, force: true });
});

const health = (product: Product, path: string) =>
  fetch(`${product.url}/api/health/${path}`).then(
    ({ status }) => status,
    () => 0,
  );

/** Leaves no room for anything, whatever is written meanwhile. */
function fill() {
  const filler = openSync(join(disk, 'filler'), 'w');
  const block = Buffer.alloc(statfsSync(disk).bsize);
  try {
    for (;;) writeSync(filler, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(filler);
  }
}

describe(`a disk${mayMount ? '' : ' (skipped: nothing may be mounted here)'}`, () => {
  onSmallDisk(
    'that was full and has space again: the product comes back by itself, with all that it acknowledged',
    async () => {
      const product = await Product.start(data);
      await setUp(product.url);
      const api = await signIn(product.url);
      const { data: first } = await api.POST('/recipes', { body: { name: 'Before' } });
      fill();
      const uploads = { image: '/recipes/before/image', archive: '/groups/migrations' };
      for (const [field, path] of Object.entries(uploads)) {
        const body = new FormData();
        body.set('extension', 'png');
        body.set(field, new Blob([await noisyPicture()]), 'before.png');
        const method = field === 'image' ? 'PUT' : 'POST';
        const headers = { authorization: `Bearer ${await tokenOf(product.url)}` };
        expect((await fetch(`${product.url}/api${path}`, { method, body, headers })).status).toBe(507);
      }
      const statuses = new Set<number>();
      const text = 'Boil it all well. '.repeat(1000);
      const acknowledged: string[] = [];
      // no write is taken as done that is not; PostgreSQL itself ends when it cannot write its log
      await eventually(async () => {
        const name = `Soup ${statuses.size} ${acknowledged.length}`;
        const answer = await api
          .POST('/recipes', { body: { name, description: text } })
          .catch((error: { status?: number }) => ({ data: undefined, response: { status: error.status ?? 0 } }));
        if (answer.data) acknowledged.push(answer.data);
        else statuses.add(answer.response.status);
        return statuses.has(507) || statuses.has(503);
      }, 'a write is refused');
      expect(statuses).not.toContain(500);
      for (const pid of product.postgres.slice(0, 1)) process.kill(pid, 'SIGKILL');
      await eventually(async () => (await health(product, 'ready')) === 503, 'it says that it is not ready');
      expect(await health(product, 'live')).toBe(200);
      rmSync(join(disk, 'filler'));
      await eventually(async () => (await health(product, 'ready')) === 200, 'it is ready again by itself');
      // connections that broke meanwhile are only found out by whoever gets one, and is told to come again
      const answer = async <T>(ask: () => Promise<T>) =>
        eventually(
          () =>
            ask().catch((error: { status?: number }) => {
              if (error.status !== 503) throw error;
              return undefined;
            }),
          'it answers again',
        );
      const { data: last } = await answer(() => api.POST('/recipes', { body: { name: 'Behind', description: text } }));
      for (const slug of [first, ...acknowledged, last]) {
        const { response } = await answer(() => api.GET('/recipes/{slug}', { params: { path: { slug } } }));
        expect(response.status).toBe(200);
      }
      expect(await product.stop()).toBe(0);
    },
    90_000,
  );

  onSmallDisk('that cannot be written is refused with one sentence', async () => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await expect(Product.start(data)).rejects.toThrow(
      /^The product does not start: Tureen cannot write to the data folder .*\n$/,
    );
    execFileSync('mount', ['-o', 'remount,rw', disk]);
  });
});

it('a folder that another process uses is refused with one sentence', async () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  chmodSync(own, 0o755);
  const product = await Product.start(own);
  await expect(Product.start(own)).rejects.toThrow(
    /^The product does not start: Another process is already using the data folder .*\n$/,
  );
  expect(await product.stop()).toBe(0);
});
