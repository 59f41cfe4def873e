import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { eventually } from '#testing/eventually';
import { zipOf } from '#testing/zip';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tureen-folder-'));
let test: TestApp;
let other: TestApp;
let ada: Person;
beforeAll(async () => {
  const variables = { IMPORT_FOLDER: folder, IMPORT_FOLDER_USER: 'Ada@example.com', MAX_UPLOAD_MB: '1' };
  test = await startApp(variables);
  other = await startApp(variables, test);
  ada = await setUp(test.url);
});
afterAll(async () => {
  await other.app.close();
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = (name: string) => {
  try {
    return readdirSync(join(folder, name)).sort();
  } catch {
    return [];
  }
};
const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
const scan = async () =>
  ada.api.POST('/admin/schedules/{name}/run', { params: { path: { name: 'migrations.scan-folder' } } });
const recipesNamed = async (search: string) =>
  (await ada.api.GET('/recipes', { params: { query: { search: `"${search}"` } } })).data.items;
const text = (name: string) => `${name}\n\nIngredients\n2 leeks\n1 l stock\n\nMethod\nBoil them for an hour.\n`;

it('imports pages, texts, pictures and archives once, by several processes, and keeps them in “done”', async () => {
  mkdirSync(join(folder, 'drafts'));
  writeFileSync(join(folder, 'drafts', 'ignored.txt'), text('Ignored soup'));
  put('.hidden.txt', text('Hidden soup'));
  put('leek soup.txt', text('Leek soup of the folder'));
  put(
    'page.html',
    `<html><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Page pie of the folder', recipeIngredient: ['1 egg'], recipeInstructions: 'Bake it.' })}</script></html>`,
  );
  put(
    'archive.zip',
    new Uint8Array(await zipOf({ 'bread.md': '# Bread of the folder\n\n- 500 g flour\n\nBake it.\n' }).arrayBuffer()),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400" font-family="DejaVu Sans" font-size="30"><rect width="100%" height="100%" fill="white"/>${['Photographed pancakes', 'Ingredients', '2 cups flour', '3 eggs', 'Method', 'Mix it all and bake it.'].map((line, i) => `<text x="40" y="${60 + i * 55}">${line}</text>`).join('')}</svg>`;
  put('photo.png', await sharp(Buffer.from(svg)).png().toBuffer());
  await Promise.all([scan(), scan(), scan()]);
  const names = ['archive.zip', 'leek soup.txt', 'page.html', 'photo.png'];
  await eventually(() => names.every((name) => filesIn('done').includes(name)), 'all files are done');
  expect(filesIn('done')).toEqual(names);
  expect(filesIn('failed')).toEqual([]);
  for (const name of [
    'Leek soup of the folder',
    'Page pie of the folder',
    'Bread of the folder',
    'Photographed pancakes',
  ])
    expect(await recipesNamed(name)).toHaveLength(1);
  const [soup] = await recipesNamed('Leek soup of the folder');
  expect(soup?.userId).toBe(ada.id);
  for (const name of ['Ignored soup', 'Hidden soup']) expect(await recipesNamed(name)).toEqual([]);
  await eventually(() => filesIn('working').length === 0, 'nothing is claimed any more');
});

it('waits until a file is no longer written', async () => {
  put('growing.txt', 'Growing gratin of the folder\n\nIngredients\n');
  await scan();
  let lines = 0;
  const writing = setInterval(() => appendFileSync(join(folder, 'growing.txt'), `${++lines} eggs\n`), 500);
  // the first job has given up by then, because the file has changed
  await eventually(async () => lines > 24 && (await scan()), 'somebody has written for twelve seconds');
  expect(filesIn('done')).not.toContain('growing.txt');
  clearInterval(writing);
  appendFileSync(join(folder, 'growing.txt'), '\nMethod\nBake them all.\n');
  await scan();
  await eventually(() => filesIn('done').includes('growing.txt'), 'the whole file is imported');
  const found = await recipesNamed('Growing gratin of the folder');
  expect(found).toHaveLength(1);
  const slug = found[0]?.slug ?? '';
  const { data } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } });
  expect(data.recipeInstructions?.map((step) => step.text)).toEqual(['Bake them all.']);
});

it('moves what it cannot import to “failed” with the reason, and follows no link', async () => {
  const secret = join(test.folder, 'secret.txt');
  writeFileSync(secret, text('Secret soup'));
  symlinkSync(secret, join(folder, 'link.txt'));
  put('letter.txt', 'Dear Ann,\n\nhow are you?\n');
  put('large.txt', `${text('Large soup')}${'x'.repeat(1_100_000)}`);
  mkdirSync(join(folder, 'failed'), { recursive: true });
  writeFileSync(join(folder, 'failed', 'letter.txt'), 'An earlier one');
  await scan();
  const reasonOf = (name: string) =>
    filesIn('failed').find((file) => file.startsWith(`${name}.`) && file.endsWith('.txt'));
  const names = ['link.txt', 'letter.txt', 'large.txt'];
  await eventually(() => names.every(reasonOf) && filesIn('working').length === 0, 'all files have failed');
  const reason = (name: string) => readFileSync(join(folder, 'failed', reasonOf(name) ?? ''), 'utf8');
  expect(reason('link.txt')).toContain('isn’t what it claims to be');
  expect(reason('letter.txt')).toContain('There’s no recipe in this file');
  expect(reason('large.txt')).toContain('1 MB');
  expect(readFileSync(join(folder, 'failed', 'letter.txt'), 'utf8')).toBe('An earlier one');
  expect(filesIn('failed').filter((name) => name.endsWith('-letter.txt'))).toHaveLength(1);
  expect(filesIn('.').filter((name) => names.includes(name))).toEqual([]);
  expect(readFileSync(secret, 'utf8')).toContain('Secret soup');
  expect(await recipesNamed('Secret soup')).toEqual([]);
});

it('picks up a claimed file whose job is lost, and leaves one alone that a job has just touched', async () => {
  const claim = (id: string, name: string, minutes: number) => {
    const own = join(folder, 'working', id);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, name), text(`Soup of ${name}`));
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(own, time, time);
  };
  claim('6f1b7c0a-3f60-4a53-9a5b-2c1a4f0e9d11', 'lost.txt', 15);
  claim('6f1b7c0a-3f60-4a53-9a5b-2c1a4f0e9d12', 'busy.txt', 2);
  await Promise.all([scan(), scan()]);
  await eventually(() => filesIn('done').includes('lost.txt'), 'the lost file is imported');
  expect(await recipesNamed('Soup of lost.txt')).toHaveLength(1);
  expect(filesIn('working')).toEqual(['6f1b7c0a-3f60-4a53-9a5b-2c1a4f0e9d12']);
});
