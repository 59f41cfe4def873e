import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFiles } from './read-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function readAll(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const items = [];
  for await (const item of readFiles(path, name)) items.push(item);
  return items;
}

const LENGTH = 1_000_000;
const fill = (text: string, start = '', end = '') => start + text.repeat(LENGTH / text.length) + end;
const json = (value: object) => JSON.stringify({ name: 'x', ingredients: 'x', directions: 'x', ...value });

/** A megabyte of each content for which a reader once needed minutes. */
const CONTENTS: [name: string, content: string][] = [
  ...['1', '1 1/2 ', '1/', '=', '-', '*', '1. ', '\r\r\n', `${'\n'.repeat(290)}x`].map((text): [string, string] => [
    'a.txt',
    fill(text),
  ]),
  ...['![', '[](', '![a](', '![](data:a/b,'].map((text): [string, string] => ['a.md', fill(text)]),
  ['a.txt', fill('\n', '* x\n')],
  ['a.xml', fill('<recipe>')],
  ['a.xml', fill('<!--')],
  ['a.xml', fill('<recipe><title>n</title><ingredients>a', '<recipes>')],
  ['a.grmt', fill('a ', `<gourmetDoc>${'<recipe><title>'.repeat(60)}`)],
  ['a.html', fill('<div class="recipe-details"><h2 itemprop="name">n', '<html><body>')],
  ['a.cook', fill('[-')],
  ...['* ', '"', '&a ', '[', '{a: ', '? ', '- *\n', '- [\n', '- a\n', '"",', '}'].flatMap(
    (text): [string, string][] => [
      ['a.yaml', fill(text, 'name: x\ningredients: ')],
      ['a.yaml', fill(text, 'name: x\ningredients: [')],
      ['a.md', fill(text, '---\nname: x\ningredients: [', '\n---\n')],
    ],
  ),
  ['a.json', json({ ingredients: fill('=') })],
  ['a.json', json({ ingredients: fill('a<') })],
  ['a.json', json({ ingredients: fill('\t ', '', 'x') })],
  ['a.csv', fill('=', 'name,ingredients,directions\nx,"', '",x')],
];

describe('files that are made to harm', () => {
  it('are read in time and space that grow with their length', async () => {
    for (const [name, content] of CONTENTS) {
      const begun = process.cpuUsage();
      const items = await readAll(name, content);
      const { user } = process.cpuUsage(begun);
      expect([content.slice(0, 40), JSON.stringify(items).length < 3 * LENGTH]).toEqual([content.slice(0, 40), true]);
      // quadratic readers need minutes; a busy machine needs no ten seconds of the processor
      expect([content.slice(0, 40), user / 1e6 < 10]).toEqual([content.slice(0, 40), true]);
    }
  }, 120_000);

  it('read no recipe within a recipe, and refuse deep nesting', async () => {
    const nested = await readAll('a.grmt', `<gourmetDoc>${'<recipe><title>a'.repeat(40)}</gourmetDoc>`);
    expect(nested).toHaveLength(1);
    const [deep] = await readAll('a.grmt', `<gourmetDoc>${'<recipe><title>a'.repeat(400)}</gourmetDoc>`);
    expect(deep).toMatchObject({ kind: 'failure', error: { message: 'migrations.tooNested' } });
  });

  it.each([
    [
      'a generated column',
      'CREATE TABLE recipes (id, name, description GENERATED ALWAYS AS (zeroblob(100000000)) VIRTUAL)',
    ],
    ['a stored generated column', "CREATE TABLE recipes (id, name, description GENERATED ALWAYS AS ('x') STORED)"],
    ['a view', 'CREATE TABLE other (id, name); CREATE VIEW recipes AS SELECT id, name FROM other /* TABLE recipes */'],
    ['a virtual table', 'CREATE VIRTUAL TABLE recipes USING fts5(id, name) /* TABLE recipes */'],
  ])('refuses %s of a database', async (_, schema) => {
    const path = join(folder, 'grocy.db');
    rmSync(path, { force: true });
    const database = new DatabaseSync(path);
    database.exec(`${schema}; CREATE TABLE recipes_pos (id); CREATE TABLE products (id, name);
      CREATE TABLE quantity_units (id, name); CREATE TABLE x (y DEFAULT 'TABLE recipes')`);
    if (schema.includes('GENERATED')) database.exec("INSERT INTO recipes (id, name) VALUES (1, 'Soup')");
    database.close();
    const items = [];
    for await (const item of readFiles(path, 'grocy.db')) items.push(item);
    expect(items).toMatchObject([{ kind: 'failure', error: { message: 'migrations.unreadable' } }]);
  });
});
