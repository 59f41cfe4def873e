import { DataSource } from 'typeorm';
import { startApp, type TestApp } from './support/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
});
afterAll(() => test.stop());

it('has an index for each reference, so that deleting a row reads no whole table', async () => {
  const missing = await test.app.get(DataSource).query<{ reference: string }[]>(
    `SELECT c.conrelid::regclass || ' (' || string_agg(a.attname, ', ') || ')' AS reference
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
     WHERE c.contype = 'f' AND NOT EXISTS (
       SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indpred IS NULL
         AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
     GROUP BY c.oid, c.conrelid`,
  );
  expect(missing).toEqual([]);
});
