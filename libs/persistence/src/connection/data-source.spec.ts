import { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '#testing';
import { dataSourceOptions, migrate, openDataSource } from './data-source.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe('data source', () => {
  it('folds case and diacritics in a way that can be indexed', async () => {
    const dataSource = await openDataSource(dataSourceOptions({ url: database.url }));
    expect(await dataSource.query(`SELECT fold('Crème ŁÓDŹ Straße') AS text`)).toEqual([
      { text: 'creme lodz strasse' },
    ]);
    await dataSource.query('CREATE TABLE word (text text)');
    await dataSource.query('CREATE INDEX ON word USING gin (fold(text) gin_trgm_ops)');
    await dataSource.destroy();
  });

  it('migrates once when several processes start together', async () => {
    const owner = await openDataSource(dataSourceOptions({ url: database.url }));
    await owner.query('DROP SCHEMA public CASCADE');
    await owner.query('CREATE SCHEMA public');
    const starting = await Promise.all(
      [1, 2, 3].map(() => new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 })).initialize()),
    );
    await Promise.all(starting.map(migrate));
    const [row] = (await owner.query('SELECT count(*) AS n, count(DISTINCT name) AS names FROM migration')) as {
      n: number;
      names: number;
    }[];
    expect(row?.n).toBe(row?.names);
    await Promise.all([owner, ...starting].map((dataSource) => dataSource.destroy()));
  });

  it('survives connections that the server breaks', async () => {
    const errors: Error[] = [];
    const dataSource = await openDataSource(
      dataSourceOptions({ url: database.url, onPoolError: (error) => errors.push(error) }),
    );
    const other = await openDataSource(dataSourceOptions({ url: database.url, poolSize: 1 }));
    await dataSource.query('SELECT 1');
    await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(errors.length).toBeGreaterThan(0);
    await dataSource.destroy();
    await other.destroy();
  });
});
