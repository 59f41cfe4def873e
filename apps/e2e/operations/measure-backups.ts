/**
 * How long a backup and its restoration take, and how much memory: `npm run measure-backups -- --recipes 10000 --megabytes 2048` fills a
 * server of its own with so many recipes, whose pictures have so many megabytes in all, backs it up with the proof, and restores it. Needs
 * four times the space in TMPDIR. Ends with 1 if anything is not as it was.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { TureenClient } from '#client';
import { setUp, signIn } from './support/account.ts';
import { ended, stateOf } from './support/backups.ts';
import { measured } from './support/measured.ts';
import { killAll } from './support/processes.ts';
import { newDataFolder, Product } from './support/product.ts';

const AT_ONCE = 4;
const HOURS = 3_600_000;
const { values } = parseArgs({
  options: { recipes: { type: 'string', default: '10000' }, megabytes: { type: 'string', default: '2048' } },
});
const count = Number(values.recipes);
const bytesOfOne = Math.floor((Number(values.megabytes) * 1e6) / count);
if (!(count > 0) || !(bytesOfOne > 0)) throw new Error('Say how many recipes and megabytes, both above zero.');

const folder = newDataFolder();
let product: Product | undefined;

/** Each is a picture with bytes behind its end, which no two have in common and no zip makes smaller. */
async function fill(api: TureenClient): Promise<void> {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c63' } })
    .webp()
    .toBuffer();
  let next = 0;
  const some = async () => {
    for (let number = next++; number < count; number = next++) {
      const { data: slug } = await api.POST('/recipes', { body: { name: `Soup ${number}` } });
      const params = { path: { slug: slug! } };
      const body = { description: `The soup number ${number}, as it has been cooked here for years.` };
      await api.PATCH('/recipes/{slug}', { params, body });
      const { data } = await api.GET('/recipes/{slug}', { params });
      const images = join(folder, 'recipes', data!.id, 'images');
      mkdirSync(images, { recursive: true });
      const rest = randomBytes(Math.max(16, bytesOfOne - picture.length));
      writeFileSync(join(images, 'original.webp'), Buffer.concat([picture, rest]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

async function measure(running: Product): Promise<void> {
  await setUp(running.url);
  const api = await signIn(running.url);
  const current = () => api;
  const processes = { 'the product': () => running };
  await measured(`${count} recipes are made`, processes, () => fill(api));
  const before = await stateOf(running.databaseUrl, folder);
  await measured('backed up and proved', processes, async () => {
    const { data } = await api.POST('/admin/backups');
    await ended(current, data!.taskId, HOURS);
  });
  const [backup] = (await api.GET('/admin/backups')).data!.imports;
  if (backup?.state !== 'good') throw new Error(`The backup cannot be restored: ${backup?.reason}`);
  console.log(`the backup has ${backup.size}, ${backup.rows} rows, ${backup.files} files`);
  await measured('restored, after a backup of what was there', processes, async () => {
    const { data } = await api.POST('/admin/backups/{file}/restore', { params: { path: { file: backup.name } } });
    const status = await ended(current, data!.taskId, HOURS);
    if (status !== 'finished') throw new Error(`The restoration is ${status}.`);
  });
  const after = await stateOf(running.databaseUrl, folder);
  const tables = Object.keys(before.tables).filter((name) => before.tables[name] !== after.tables[name]);
  if (before.files !== after.files) tables.push('files');
  if (tables.length) throw new Error(`Not as it was: ${tables.join(', ')}`);
}

try {
  product = await Product.start(folder);
  await measure(product);
} finally {
  if (product) {
    await product.stop();
    await killAll(product.postgres);
  }
  rmSync(folder, { recursive: true, force: true });
}
