/**
 * Measures time and memory of a backup and its restoration: `npm run measure-backups -- --recipes 10000 --megabytes
 * 2048`. Needs four times the space in TMPDIR; fails if the restored data differ.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { setUp, signIn } from './support/account.ts';
import { ended, stateOf } from './support/backups.ts';
import { measured } from './support/measured.ts';
import { killAll } from './support/processes.ts';
import { newDataFolder, Product } from './support/product.ts';

const HOURS = 3_600_000;
const { values } = parseArgs({
  options: { recipes: { type: 'string', default: '10000' }, megabytes: { type: 'string', default: '2048' } },
});
const count = Number(values.recipes);
const bytesOfOne = Math.floor((Number(values.megabytes) * 1e6) / count);
if (!(count > 0) || !(bytesOfOne > 0)) throw new Error('Say how many recipes and megabytes, both above zero.');

const folder = newDataFolder();
let product: Product | undefined;

/** With eight lines and six steps each. All but their pictures is written by SQL: asking for each of them would take longer than what is measured. */
const FILL = [
  `INSERT INTO recipes (group_id, owner_id, name, slug, description, settings)
     SELECT u.group_id, u.id, 'Soup ' || n, 'soup-' || n, 'The soup number ' || n || ', as it has been cooked here for years.',
       '{"public":false,"showNutrition":false,"showAssets":false,"landscapeView":false,"disableComments":false,"disableAmount":false,"locked":false}'
     FROM generate_series(1, $1) n CROSS JOIN users u`,
  `INSERT INTO recipe_ingredients (recipe_id, position, reference_id, note, quantity)
     SELECT r.id, p, gen_random_uuid(), 'leeks, finely chopped', 1.5 FROM recipes r CROSS JOIN generate_series(0, 7) p`,
  `INSERT INTO recipe_instructions (id, recipe_id, position, text)
     SELECT gen_random_uuid(), r.id, p, 'Stir it well, then let it simmer over a low heat until it thickens, step ' || p
     FROM recipes r CROSS JOIN generate_series(0, 5) p`,
  'SELECT refresh_recipe_search((SELECT array_agg(id) FROM recipes))',
];

/** Each has a picture with bytes behind its end, which no two have in common and no zip makes smaller. */
async function fill(databaseUrl: string): Promise<void> {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c63' } })
    .webp()
    .toBuffer();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of FILL) await client.query(statement, statement.includes('$1') ? [count] : []);
  const { rows } = await client.query<{ id: string }>('SELECT id FROM recipes');
  await client.end();
  for (const { id } of rows) {
    const images = join(folder, 'recipes', id, 'images');
    mkdirSync(images, { recursive: true });
    const rest = randomBytes(Math.max(16, bytesOfOne - picture.length));
    writeFileSync(join(images, 'original.webp'), Buffer.concat([picture, rest]));
  }
}

/** Reports which kind of memory the main process used when it was largest. */
async function tellKinds(running: Product): Promise<void> {
  const use = (await running.ask('memory-use')) as Record<string, number>;
  const kinds = Object.entries(use).map(([name, bytes]) => `${name} ${Math.round(bytes / 1e6)} MB`);
  console.log(`  in the main process then: ${kinds.join(', ')}`);
}

async function measure(running: Product): Promise<void> {
  await setUp(running.url);
  const api = await signIn(running.url);
  const current = () => api;
  const processes = { 'the product': () => running };
  await fill(running.databaseUrl);
  await running.ask('memory-use');
  const before = await stateOf(running.databaseUrl, folder);
  await measured('backed up and proved', processes, async () => {
    const { data } = await api.POST('/admin/backups');
    await ended(current, data.taskId, HOURS);
  });
  await tellKinds(running);
  const [backup] = (await api.GET('/admin/backups')).data.imports;
  if (backup?.state !== 'good') throw new Error(`The backup cannot be restored: ${backup?.reason}`);
  console.log(`the backup has ${backup.size}, ${backup.rows} rows, ${backup.files} files`);
  await measured('restored, after a backup of what was there', processes, async () => {
    const { data } = await api.POST('/admin/backups/{file}/restore', { params: { path: { file: backup.name } } });
    const status = await ended(current, data.taskId, HOURS);
    if (status !== 'finished') throw new Error(`The restoration is ${status}.`);
  });
  await tellKinds(running);
  const after = await stateOf(running.databaseUrl, folder);
  const tables = Object.keys(before.tables).filter((name) => before.tables[name] !== after.tables[name]);
  if (before.files !== after.files) tables.push('files');
  if (tables.length) throw new Error(`Not as it was: ${tables.join(', ')}`);
}

try {
  product = await Product.start(folder, {
    NODE_OPTIONS: `--import=${new URL('support/memory-use.mjs', import.meta.url).href}`,
  });
  await measure(product);
} finally {
  if (product) {
    await product.stop();
    await killAll(product.postgres);
  }
  rmSync(folder, { recursive: true, force: true });
}
