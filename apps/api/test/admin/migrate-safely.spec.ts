import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { migrateSafely } from '#admin';
import { dataSourceOptions, migrateSchema, migrations, serverOnlyTableNames, serverOnlyTables } from '#persistence';
import { readEnvironment } from '#platform';
import { testDatabase, type TestDatabase } from '#testing';
import { startApp } from '../support/app.ts';

let database: TestDatabase;
let source: DataSource;
const folder = mkdtempSync(join(tmpdir(), 'tureen-test-'));
const backups = () => readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.zip'));
const run = () => migrateSafely(readEnvironment({ DATA_DIR: folder }), database.url);
const countMigrations = async () => (await source.query<unknown[]>('SELECT name FROM migration')).length;

beforeAll(async () => {
  database = await testDatabase();
  source = await new DataSource(dataSourceOptions({ url: database.url })).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function resetToOldSchema() {
  await source.query('DROP SCHEMA public CASCADE');
  await source.query('CREATE SCHEMA public');
  await migrateSchema(source, 'public', new Set(migrations.slice(0, 5).map(({ name }) => name)));
  await source.query("INSERT INTO groups (name, slug) VALUES ('Home', 'home')");
}

it('makes a backup before migrations, and none if there is nothing to migrate', async () => {
  await resetToOldSchema();
  await run();
  expect(await countMigrations()).toBe(migrations.length);
  expect(backups()).toEqual([`tureen_update_from_${migrations[4]!.name}.zip`]);
  rmSync(join(folder, 'backups'), { recursive: true });
  await run();
  expect(() => backups()).toThrow('ENOENT');
});

it('migrates an empty database in one of several processes while the others wait', async () => {
  await source.query('DROP SCHEMA public CASCADE');
  await source.query('CREATE SCHEMA public');
  const first = run();
  const findMigrationTable = () =>
    source.query<[{ known: string | null }]>("SELECT to_regclass('public.migration') AS known");
  while (!(await findMigrationTable())[0].known);
  // the second process starts while only some of the tables exist
  await Promise.all([first, run()]);
  expect(await countMigrations()).toBe(migrations.length);
  expect(() => backups()).toThrow('ENOENT');
});

it('names the backup to restore if a migration fails', async () => {
  await resetToOldSchema();
  await source.query('CREATE TABLE restorations (id int)');
  await expect(run()).rejects.toThrow(/restore the backup DATA_DIR\/backups\/tureen_update_from_/);
  expect(backups()).toHaveLength(1);
});

it('lists the tables of the running server without a connection', async () => {
  const test = await startApp({ PROCESS: 'api' });
  expect(serverOnlyTableNames().sort()).toEqual(serverOnlyTables(test.app.get(DataSource)).sort());
  await test.stop();
});
