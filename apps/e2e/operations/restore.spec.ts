import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { TureenClient } from '#client';
import { setUp, signIn } from './support/account.ts';
import { ended, type State, stateOf } from './support/backups.ts';
import { killAll } from './support/processes.ts';
import { newDataFolder, Product } from './support/product.ts';

/** `RESTORE_KILLS=50 npm run test:operations -- restore` kills it at fifty moments. */
const KILLS = Number(process.env['RESTORE_KILLS'] ?? 2);
const folder = newDataFolder();
let product: Product;
let api: TureenClient;
const current = () => api;

async function start() {
  product = await Product.start(folder);
  api = await signIn(product.url);
}

const state = () => stateOf(product.databaseUrl, folder);

async function addRecipes(count: number, word: string) {
  for (let number = 0; number < count; number++) {
    const { data: slug } = await api.POST('/recipes', { body: { name: `${word} ${number}` } });
    const form = new FormData();
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    form.set('image', new Blob([new Uint8Array(picture)]), 'x.png');
    form.set('extension', 'png');
    await fetch(`${product.url}/api/recipes/${slug}/image`, { method: 'PUT', body: form, headers: await bearer() });
  }
}

async function bearer() {
  const body = new URLSearchParams({ username: 'ada', password: 'correct horse' });
  const answer = await fetch(`${product.url}/api/auth/token`, { method: 'POST', body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `a restoration that is killed ${KILLS} times leaves the old state or the new one`,
  async () => {
    product = await Product.start(folder);
    await setUp(product.url);
    api = await signIn(product.url);
    await addRecipes(12, 'Soup');
    const { data: made } = await api.POST('/admin/backups');
    expect(await ended(current, made!.taskId)).toBe('finished');
    const [backup] = (await api.GET('/admin/backups')).data!.imports;
    expect(backup!.state).toBe('good');
    const saved = await state();
    const seen = new Set<string>();
    let longest = 1_500;
    for (let kill = 0; kill < KILLS; kill++) {
      await addRecipes(1, `Later ${kill}`);
      const before = await state();
      const begun = Date.now();
      const { data } = await api.POST('/admin/backups/{file}/restore', { params: { path: { file: backup!.name } } });
      // spread over the time that it takes; a random part keeps them from falling on the same step
      await sleep(((kill + Math.random()) / KILLS) * longest);
      await killAll([...product.tree, ...product.postgres]);
      await start();
      const after = await state();
      seen.add(isSame(after, saved) ? 'new' : isSame(after, before) ? 'old' : difference(after, before, saved));
      // the job goes on by itself, and ends with the state of the backup
      expect(await ended(current, data!.taskId)).toBe('finished');
      longest = Math.max(longest, Math.min(4_000, Date.now() - begun));
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
