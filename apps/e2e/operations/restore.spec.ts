import { rmSync } from 'node:fs';
import type { TureenClient } from '#client';
import { setUp, signIn } from './support/account.ts';
import { addRecipes, ended, KILLS, Moments, type State, stateOf } from './support/backups.ts';
import { killAll } from './support/processes.ts';
import { newDataFolder, Product } from './support/product.ts';

const folder = newDataFolder();
let product: Product;
let api: TureenClient;
const current = () => api;

async function start() {
  product = await Product.start(folder);
  api = await signIn(product.url);
}

const state = () => stateOf(product.databaseUrl, folder);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `a restoration that is killed ${KILLS} times leaves the old state or the new one`,
  async () => {
    product = await Product.start(folder);
    await setUp(product.url);
    api = await signIn(product.url);
    await addRecipes(api, 12, 'Soup');
    const { data: made } = await api.POST('/admin/backups');
    expect(await ended(current, made!.taskId)).toBe('finished');
    const [backup] = (await api.GET('/admin/backups')).data!.imports;
    expect(backup!.state).toBe('good');
    const saved = await state();
    const seen = new Set<string>();
    const moments = new Moments();
    for (let kill = 0; kill < KILLS; kill++) {
      await addRecipes(api, 1, `Later ${kill}`);
      const before = await state();
      const begun = Date.now();
      const { data } = await api.POST('/admin/backups/{file}/restore', { params: { path: { file: backup!.name } } });
      await moments.reach(kill);
      await killAll([...product.tree, ...product.postgres]);
      await start();
      const after = await state();
      seen.add(isSame(after, saved) ? 'new' : isSame(after, before) ? 'old' : difference(after, before, saved));
      // the job goes on by itself, and ends with the state of the backup
      expect(await ended(current, data!.taskId)).toBe('finished');
      moments.tookSince(begun);
      expect(difference(await state(), saved, saved)).toBe('');
    }
    expect([...seen].filter((one) => !['new', 'old'].includes(one))).toEqual([]);
  },
  120_000 + KILLS * 60_000,
);

const isSame = (a: State, b: State) => JSON.stringify(a) === JSON.stringify(b);

/** What is neither the one nor the other. */
function difference(found: State, before: State, saved: State): string {
  const tables = Object.keys(found.tables).filter(
    (name) => found.tables[name] !== before.tables[name] && found.tables[name] !== saved.tables[name],
  );
  const files = [before.files, saved.files].includes(found.files) ? [] : ['files'];
  const isMixed = !isSame(found, before) && !isSame(found, saved);
  return [...tables, ...files, ...(isMixed && !tables.length && !files.length ? ['mixed'] : [])].join(', ');
}
