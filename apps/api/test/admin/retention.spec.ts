import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { eventually } from '#testing/eventually';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

/** Kept by number. */
const BY_NUMBER = ['recipe_versions'];

/** Tables of docs/privacy.md whose old rows a scheduled job deletes, with the job. */
const BY_AGE = [
  ...readFileSync('docs/privacy.md', 'utf8').matchAll(/^\| `(\w+)`[^|]*\|[^|]*\|[^|]*\| [^|]*?`([a-z]+\.[a-z-]+)`/gm),
]
  .map(([, table, job]) => ({ table: table!, job: job! }))
  .filter(({ table }) => !BY_NUMBER.includes(table));

let test: TestApp;
let ada: Person;
let database: pg.Client;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  database = new pg.Client({ connectionString: test.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await test.stop();
});

const OLD = new Date('2015-01-01');
const DAY_MS = 86_400_000;

interface Column {
  name: string;
  type: string;
}

const VALUES: Record<string, unknown> = {
  integer: 1,
  boolean: false,
  jsonb: '{}',
  ARRAY: '{}',
};
const isTime = ({ type }: Column) => /^(timestamp|date)/.test(type);

const columnsOf = async (table: string): Promise<Column[]> =>
  (
    await database.query<Column>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
        WHERE table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'
          AND (data_type LIKE 'timestamp%' OR data_type = 'date' OR (is_nullable = 'NO' AND column_default IS NULL))`,
      [table],
    )
  ).rows;

/** Inserts a row whose times are all at a moment. References other than to the group need not exist. */
async function insertAt(table: string, moment: Date): Promise<void> {
  const columns = await columnsOf(table);
  const valueOf = (column: Column) => {
    if (isTime(column)) return moment;
    if (column.type === 'uuid') return column.name === 'group_id' ? ada.groupId : randomUUID();
    return column.type === 'text' ? randomUUID() : VALUES[column.type];
  };
  await database.query(
    `INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join()})
      VALUES (${columns.map((_, index) => `$${index + 1}`).join()})`,
    columns.map(valueOf),
  );
}

async function countAt(table: string, moment: Date): Promise<number> {
  const [time] = (await columnsOf(table)).filter(isTime);
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "${table}" WHERE abs(extract(epoch FROM "${time!.name}" - $1)) < ${DAY_MS / 2000}`,
    [moment],
  );
  return rows[0]!.count;
}

async function run(name: string): Promise<void> {
  const endedAt = async () => (await ada.api.GET('/admin/schedules')).data.find((one) => one.name === name)?.endedAt;
  const before = await endedAt();
  await ada.api.POST('/admin/schedules/{name}/run', { params: { path: { name } } });
  await eventually(async () => (await endedAt()) !== before, `the end of ${name}`);
}

it('deletes rows when docs/privacy.md says so, and no other ones', async () => {
  expect(BY_AGE.length).toBeGreaterThan(20);
  const tomorrow = new Date(Date.now() + DAY_MS);
  await database.query(`SET session_replication_role = 'replica'`);
  for (const { table } of BY_AGE) for (const moment of [OLD, tomorrow]) await insertAt(table, moment);
  for (const job of new Set(BY_AGE.map(({ job }) => job))) await run(job);
  const left = await Promise.all(
    BY_AGE.map(async ({ table }) => [table, await countAt(table, OLD), await countAt(table, tomorrow)]),
  );
  expect(left).toEqual(BY_AGE.map(({ table }) => [table, 0, 1]));
}, 60_000);
