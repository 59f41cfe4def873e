import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRecipes, ended } from './support/backups.ts';
import { setUp, signIn } from './support/account.ts';
import { newDataFolder, Product } from './support/product.ts';

const root = mkdtempSync(join(tmpdir(), 'tureen-image-'));
const folder = newDataFolder();
const run = (...args: [string, ...string[]]) =>
  execFileSync(args[0], args.slice(1), { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

/** Loads the libraries of which `docker/slim.mjs` deletes the unused variants. */
const LOADS_EVERYTHING = `
  import { createRequire } from 'node:module';
  import { PDFiumLibrary } from '@hyzyla/pdfium';
  import { Engine } from './dist/server/libs/ocr/src/engine.js';
  const require = createRequire(process.cwd() + '/package.json');
  await PDFiumLibrary.init();
  await require('libheif-js/libheif-wasm/libheif.js')({});
  const engine = new Engine();
  const languages = Object.keys(require('./package.json').dependencies).filter((name) => name.startsWith('@tesseract'));
  for (const name of languages) await engine.use(name.split('/')[1]);
  process.stdout.write(String(languages.length));
`;

beforeAll(() => {
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'dist', 'tools'])
    cpSync(name, join(root, name), { recursive: true });
  run('npm', 'ci', '--omit=dev');
}, 300_000);
afterAll(() => {
  for (const path of [root, folder]) rmSync(path, { recursive: true, force: true });
});

it('fits into 200 MB without the base image and runs without build tools', async () => {
  const sizes = run(process.execPath, join(process.cwd(), 'docker/slim.mjs'), root);
  expect(Number(/(\d+) MB now/.exec(sizes)?.[1])).toBeLessThan(200);
  expect(run(process.execPath, '--input-type=module', '-e', LOADS_EVERYTHING).trim()).toBe('8');
  const product = await Product.start(folder, {}, root);
  try {
    await setUp(product.url);
    const api = await signIn(product.url);
    await addRecipes(api, 1, 'Soup');
    const page = `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Stew',
      recipeIngredient: ['2 cups stock', '1 onion'],
      recipeInstructions: 'Simmer **gently**.',
    })}</script>`;
    await api.POST('/recipes/create/html-or-json', { body: { data: page, includeTags: false } });
    const { data: recipe } = await api.GET('/recipes/{slug}', { params: { path: { slug: 'stew' } } });
    expect(recipe.recipeIngredient.map(({ unit }) => unit?.name)).toEqual(['cup', undefined]);
    const { data: backup } = await api.POST('/admin/backups');
    expect(await ended(() => api, backup.taskId)).toBe('finished');
    expect((await api.GET('/admin/backups')).data.imports).toMatchObject([{ state: 'good' }]);
    expect(await (await fetch(`${product.url}/login`)).text()).toContain('<main');
    expect((await fetch(`${product.url}/docs`)).status).toBe(200);
  } finally {
    await product.stop();
  }
}, 120_000);
