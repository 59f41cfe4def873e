import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Environment } from './environment.ts';
import { Storage } from './storage.ts';

const environment = new Environment();
environment.DATA_DIR = mkdtempSync(join(tmpdir(), 'storage-'));
afterAll(() => rmSync(environment.DATA_DIR, { recursive: true }));
const storage = new Storage(environment);

describe('storage', () => {
  it('writes, reads, lists, measures, copies and removes', async () => {
    await storage.write('recipes/1/a.txt', 'soup');
    await storage.write('recipes/1/b.txt', 'salad');
    expect((await storage.read('recipes/1/a.txt'))?.toString()).toBe('soup');
    expect(await storage.list('recipes/1')).toEqual(['a.txt', 'b.txt']);
    expect(await storage.sizes('recipes')).toEqual(new Map([['1', 9]]));
    expect((await storage.sizes()).get('recipes')).toBe(9);
    expect(await storage.sizes('recipes/1', ['b.txt', 'c.txt'])).toEqual(
      new Map([
        ['b.txt', 5],
        ['c.txt', 0],
      ]),
    );
    expect(await storage.search([/\/a\.txt$/, /^recipes\/\w+\/$/], ['recipes'])).toEqual({
      sizes: new Map([['recipes', 9]]),
      matches: [
        { path: 'recipes/1/a.txt', size: 4 },
        { path: 'recipes/1/', size: 9 },
      ],
    });
    expect(await storage.info('recipes/1/a.txt')).toMatchObject({ size: 4 });
    await storage.copy('recipes/1', 'recipes/2');
    await storage.remove('recipes/1');
    expect(await storage.list('recipes')).toEqual(['2']);
  });

  it('returns empty results for missing files', async () => {
    expect(await storage.read('no/such')).toBeNull();
    expect(await storage.info('no/such')).toBeNull();
    expect(await storage.list('no')).toEqual([]);
    expect(await storage.sizes('no')).toEqual(new Map());
    await storage.copy('no/such', 'other');
    await storage.remove('no/such');
  });

  it('leaves no incomplete or temporary file', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => storage.write('many/same.txt', `${n}`.repeat(1000))));
    expect(readdirSync(join(environment.DATA_DIR, 'many'))).toEqual(['same.txt']);
    const text = (await storage.read('many/same.txt'))?.toString() ?? '';
    expect(new Set(text.match(/\d{1,2}/g)).size).toBeLessThanOrEqual(2);
  });

  it.each(['../secret', '.secret', 'a/../b', '/etc/passwd', 'a//b', '', 'a/.hidden', 'a\0b', 'C:\\x'])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.write(key, 'x')).rejects.toThrow('Not a storage key');
    },
  );
});
