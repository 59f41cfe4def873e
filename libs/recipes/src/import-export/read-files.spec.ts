import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { Budget } from '#recipe-files';
import { ITEMS, task } from './read-files.worker-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'stored-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTE = 1024 * 1024;

it('stores a picture of many recipes once, and for the first of them only', async () => {
  const recipe = { '@type': 'Recipe', recipeIngredient: ['1 cup rice'], image: 'p.jpg' };
  const tar = pack();
  tar.entry({ name: 'p.jpg' }, Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(MEGABYTE)]));
  const recipes = Array.from({ length: 200 }, (_, at) => ({ ...recipe, name: `Rice ${at}` }));
  tar.entry({ name: 'r.json' }, JSON.stringify(recipes));
  tar.finalize();
  const path = join(folder, 'p.tar');
  writeFileSync(path, await buffer(tar));
  const out = join(folder, 'out');
  expect(await task({ path, name: 'p.tar', folder: out, maxRecipes: 1000 })).toMatchObject({ recipes: 200 });
  const bytes = readdirSync(out).reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
  expect(bytes).toBeLessThan(2 * MEGABYTE);
  const lines = readFileSync(join(out, ITEMS), 'utf8').trim().split('\n');
  expect(lines.filter((line) => line.includes('"picture":"file-'))).toHaveLength(32);
});

it('refuses to store far more of a file than it has itself', () => {
  const budget = new Budget();
  budget.spend(MEGABYTE, MEGABYTE);
  budget.store(26 * MEGABYTE);
  expect(() => budget.store(1)).toThrow('migrations.tooMuchOutput');
});
