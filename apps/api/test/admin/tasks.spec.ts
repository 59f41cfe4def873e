import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { BackupSettings } from '#admin';
import { eventually } from '#testing/eventually';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

const texts = JSON.parse(readFileSync('locales/en-US/admin.json', 'utf8')) as {
  schedules: { names: Record<string, Record<string, string>> };
};

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const at = (id: number) => ({ params: { path: { id } } });
const start = async () => (await ada.api.POST('/admin/server-tasks')).data;

async function until<T>(read: () => Promise<T>, accept: (value: T) => boolean): Promise<T> {
  let value!: T;
  await eventually(async () => accept((value = await read())), accept.toString());
  return value;
}
const ended = (id: number) =>
  until(
    async () => (await ada.api.GET('/admin/server-tasks/{id}', at(id))).data,
    ({ status }) => status !== 'running',
  );

it('is stopped while it runs, and done again from its start', async () => {
  const { id } = await start();
  await until(
    async () => (await ada.api.GET('/admin/server-tasks/{id}', at(id))).data.progress,
    (part) => part > 0,
  );
  const { data: stopping } = await ada.api.POST('/admin/server-tasks/{id}/cancel', at(id));
  expect(stopping).toMatchObject({ status: 'running', cancelRequestedAt: expect.any(String) });
  const stopped = await ended(id);
  expect(stopped).toMatchObject({ status: 'cancelled', canRetry: true });
  expect(stopped.progress).toBeLessThan(1);
  expect(stopped.log).toContain('This was stopped.');
  expect((await ada.api.POST('/admin/server-tasks/{id}/cancel', at(id))).response.status).toBe(400);

  await ada.api.POST('/admin/server-tasks/{id}/retry', at(id));
  const again = await ended(id);
  expect(again).toMatchObject({ status: 'finished', progress: 1, canRetry: false, cancelRequestedAt: null });
  expect((await ada.api.POST('/admin/server-tasks/{id}/retry', at(id))).response.status).toBe(400);
});

it('is not begun where it was stopped before, and done once where two want it again', async () => {
  const waiting = await Promise.all(Array.from({ length: 8 }, start));
  const last = waiting.at(-1)!.id;
  await ada.api.POST('/admin/server-tasks/{id}/cancel', at(last));
  expect(await ended(last)).toMatchObject({ status: 'cancelled' });
  const answers = await Promise.all([1, 2, 3].map(() => ada.api.POST('/admin/server-tasks/{id}/retry', at(last))));
  expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 400, 400]);
  expect(await ended(last)).toMatchObject({ status: 'finished' });
}, 60_000);

it('runs by itself at its times, and now if somebody wants it', async () => {
  const schedules = async () => (await ada.api.GET('/admin/schedules')).data;
  const one = async (name: string) => (await schedules()).find((schedule) => schedule.name === name)!;
  expect((await schedules()).length).toBeGreaterThan(5);
  const before = await one('identity.prune');
  expect(before.pattern).toBe('27 3 * * *');
  expect(before.nextAt).toMatch(/T03:27:00/);
  await ada.api.POST('/admin/schedules/{name}/run', { params: { path: { name: 'identity.prune' } } });
  const after = await until(
    () => one('identity.prune'),
    ({ endedAt }) => endedAt !== before.endedAt,
  );
  expect(after).toMatchObject({ succeeded: true, startedAt: expect.any(String) });
  const unknown = await ada.api.POST('/admin/schedules/{name}/run', { params: { path: { name: 'admin.test-task' } } });
  expect(unknown.response.status).toBe(404);
});

it('schedules only jobs that the screen has words for', async () => {
  const names = (await ada.api.GET('/admin/schedules')).data.map(({ name }) => name);
  const known = Object.entries(texts.schedules.names).flatMap(([area, jobs]) =>
    Object.keys(jobs).map((job) => `${area}.${job}`),
  );
  // this server is no demo
  expect(names).not.toContain('backups.reset-demo');
  expect(known.toSorted()).toEqual([...names, 'backups.reset-demo'].toSorted());
});

it('makes the backup of the day once, when its hour has come', async () => {
  const run = () => ada.api.POST('/admin/schedules/{name}/run', { params: { path: { name: 'backups.daily' } } });
  const { manager } = test.app.get(DataSource);
  const daily = async () =>
    (await ada.api.GET('/admin/backups')).data.imports.filter(({ kind }) => kind === 'scheduled');
  await ada.api.PUT('/admin/backups/settings', { body: { enabled: true, hour: 0 } });
  await run();
  await until(daily, (found) => found[0]?.state === 'good');
  const schedule = async () =>
    (await ada.api.GET('/admin/schedules')).data.find(({ name }) => name === 'backups.daily')!;
  const { endedAt } = await schedule();
  await run();
  await until(schedule, (row) => row.endedAt !== endedAt);
  expect(await daily()).toHaveLength(1);
  const { lastDay } = await manager.findOneByOrFail(BackupSettings, { id: 1 });
  expect(lastDay).toMatch(/^\d{4}-\d\d-\d\d$/);
}, 60_000);
