import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setUp, startApp, type TestApp } from './support/app.ts';
import { pngPicture } from './support/site.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');

/** Seven steps: sign in, create, upload a picture, read pages, fill a list, meet an error, hear of the changes. */
const SCENARIO = `import { ApiProblem, events, paginate, signIn } from '@tureen/client';
const [baseUrl = '', picture = ''] = process.argv.slice(2);
const since = new Date().toISOString();
const tureen = await signIn({ username: 'ada', password: 'correct horse' }, { baseUrl, retries: 2 });
const { data: slug } = await tureen.POST('/recipes', { body: { name: 'Pea soup' } });
const image = new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]);
await tureen.PUT('/recipes/{slug}/image', { params: { path: { slug } }, body: { image, extension: 'png' } });
await tureen.POST('/recipes', { body: { name: 'Rhubarb cake' } });
const names: string[] = [];
for await (const recipe of paginate(tureen, '/recipes', { query: { perPage: 1, orderBy: 'name', orderDirection: 'asc' } })) names.push(recipe.name);
const { data: list } = await tureen.POST('/groups/shopping/lists', { body: { name: 'Market' } });
await tureen.POST('/groups/shopping/items', { body: { shoppingListId: list.id, note: '2 lemons' } });
const errors = await tureen.POST('/recipes', { body: { name: '' } }).catch((problem: ApiProblem) => problem.errors);
const heard = new Set<string>();
for await (const { type } of events(tureen, { since })) if (heard.add(type).has('shopping-list.updated')) break;
console.log(JSON.stringify({ names, errors, heard: [...heard] }));
`;

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  await setUp(test.url);
  folder = await mkdtemp(join(tmpdir(), 'tureen-sdk-'));
  await run(process.execPath, ['tools/sdk.ts'], { cwd: repository });
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(repository, 'dist/sdk'),
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--offline', '--silent', `./${stdout.trim()}`], { cwd: folder });
  await writeFile(join(folder, 'scenario.ts'), SCENARIO);
}, 180_000);
afterAll(async () => {
  await test.stop();
  await rm(folder, { recursive: true, force: true });
});

it('compiles strictly and does seven steps in 16 lines, installed into an empty folder', async () => {
  expect(SCENARIO.trim().split('\n').length).toBeLessThanOrEqual(16);
  await symlink(join(repository, 'node_modules/@types'), join(folder, 'node_modules/@types'));
  const options = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2024,dom,dom.iterable,dom.asynciterable',
  ];
  const tsc = join(repository, 'node_modules/typescript7/bin/tsc');
  await run(process.execPath, [tsc, ...options, '--types', 'node', 'scenario.ts'], { cwd: folder });
  const args = ['scenario.js', test.url, (await pngPicture()).toString('base64')];
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    names: ['Pea soup', 'Rhubarb cake'],
    errors: { name: [expect.any(String)] },
    heard: expect.arrayContaining(['recipe.created', 'shopping-list.updated']),
  });
}, 120_000);

it('needs nothing that browsers lack', async () => {
  const code = await readFile(join(folder, 'node_modules/@tureen/client/index.js'), 'utf8');
  expect(code).not.toMatch(/\bfrom ['"]|\brequire\(|\bBuffer\b/);
});
