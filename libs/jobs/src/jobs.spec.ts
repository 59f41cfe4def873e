import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { Context, OutboxEvent, PersistenceModule } from '#persistence';
import { type Actor, BadRequest, Environment, PlatformModule } from '#platform';
import { testDatabase, type TestDatabase } from '#testing';
import { AudienceOf, Handles, OnEvent } from './handlers.ts';
import { defineJob, type JobContext } from './job-definition.ts';
import { JobRequest } from './job-request.entity.ts';
import { Jobs } from './jobs.ts';
import { JobsModule } from './jobs.module.ts';
import { JobSchedule } from './job-schedule.entity.ts';
import { recoverTasks } from './recover-tasks.ts';
import { startMissedJobs } from './schedules.ts';
import { EventSubscriber } from './event-subscriber.entity.ts';
import { ServerTask } from './server-task.entity.ts';

const count = defineJob<{ upTo: number }>('test.count', { task: 'tasks.bulkImport' });
const flaky = defineJob<{ failures: number }>('test.flaky', { attempts: 3, backoff: 20, task: 'tasks.background' });
const refused = defineJob<object>('test.refused', { task: 'tasks.background' });
const note = defineJob<{ text: string }>('test.note', { concurrency: 2 });
const slow = defineJob<{ ms: number }>('test.slow', { task: 'tasks.background' });
const troubled = defineJob<{ outages: number }>('test.troubled', { attempts: 1, backoff: 5, task: 'tasks.background' });
// twelve hours from now: a job that was due minutes ago does not count as missed
const nightlyHour = (new Date().getUTCHours() + 12) % 24;
const nightly = defineJob<object>('test.nightly', { schedule: `0 ${nightlyHour} * * *` });

const notes: string[] = [];
const asked: string[][] = [];
const salads: string[] = [];
const heard: string[] = [];
let restarts = 0;
let troubles = 0;
let nights = 0;

@Injectable()
class TestHandlers {
  @Handles(count)
  async count({ upTo }: { upTo: number }, job: JobContext): Promise<void> {
    for (let n = 1; n <= upTo; n++) {
      await job.progress(n / upTo);
      await job.log(`counted ${n}\nfor ${job.context.caller.username}`);
    }
  }

  @Handles(flaky)
  async flaky({ failures }: { failures: number }, { attempt }: JobContext): Promise<void> {
    await sleep(1);
    if (attempt <= failures) throw new Error('secret detail');
  }

  @Handles(refused)
  refused(): Promise<void> {
    notes.push('refused');
    return Promise.reject(new BadRequest('fetch.failed', { host: 'example.org' }));
  }

  @Handles(note)
  async note({ text }: { text: string }): Promise<void> {
    notes.push(text);
    await sleep(1);
  }

  @Handles(slow)
  async slow({ ms }: { ms: number }, { signal }: JobContext): Promise<void> {
    restarts++;
    await sleep(restarts > 2 ? 0 : ms, null, { signal });
  }

  /** Fails as often as the database or the disk did, each time in another way. */
  @Handles(troubled)
  troubled({ outages }: { outages: number }): Promise<void> {
    const failures = [
      { code: 'ECONNREFUSED', syscall: 'connect' },
      { code: '57P03' },
      { message: 'timeout exceeded when trying to connect' },
      { code: 'ENOSPC', syscall: 'write' },
    ];
    if (troubles === outages) return Promise.resolve();
    return Promise.reject(Object.assign(new Error(), failures[troubles++ % failures.length]));
  }

  @Handles(nightly)
  nightly(): Promise<void> {
    nights++;
    return Promise.resolve();
  }

  @OnEvent('listener', 'soup.*')
  hear({ type, data }: OutboxEvent): Promise<void> {
    heard.push(`${type} ${String(data['name'])}`);
    return Promise.resolve();
  }

  @AudienceOf('choosy-listener')
  audience(groupIds: string[]): Promise<string[]> {
    asked.push(groupIds);
    return Promise.resolve(groupIds.filter((id) => id === actor.groupId));
  }

  @OnEvent('choosy-listener', 'salad.*')
  hearOwn({ data }: OutboxEvent): Promise<void> {
    salads.push(String(data['name']));
    return Promise.resolve();
  }

  @OnEvent('bad-listener', 'soup.made')
  async hearBadly({ id }: OutboxEvent): Promise<void> {
    heard.push(`bad ${id}`);
    await sleep(1);
    if (heard.filter((line) => line === `bad ${id}`).length === 1) throw new Error('did not listen');
  }
}

const actor: Actor = {
  userId: '11111111-1111-4111-8111-111111111111',
  groupId: '22222222-2222-4222-8222-222222222222',
  username: 'cook',
  admin: false,
  canInvite: false,
  canManage: false,
  canOrganize: false,
  locale: 'de-DE',
  sessionId: '33333333-3333-4333-8333-333333333333',
};

let database: TestDatabase;
const environment = Object.assign(new Environment(), {
  LOG_LEVEL: 'silent',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'jobs-')),
});

async function start(runsJobs: boolean): Promise<INestApplicationContext> {
  const jobs = runsJobs ? JobsModule.forWorker() : JobsModule.forApi();
  const connection = { url: database.url, poolSize: 4 };
  @Module({
    imports: [PlatformModule.forRoot(environment), PersistenceModule.forRoot(connection), jobs],
    providers: runsJobs ? [TestHandlers] : [],
  })
  class Application {}
  const module = await Test.createTestingModule({ imports: [Application] }).compile();
  module.useLogger(false);
  return module.init();
}

let api: INestApplicationContext;
let worker: INestApplicationContext;
let jobs: Jobs;
let dataSource: DataSource;
/** Context of the cook, outside any transaction. */
let context: Context;

beforeAll(async () => {
  database = await testDatabase();
  [api, worker] = [await start(false), await start(true)];
  jobs = api.get(Jobs);
  dataSource = api.get(DataSource);
  context = Context.of(actor, dataSource.manager);
});
afterAll(async () => {
  await Promise.all([worker.close(), api.close()]);
  await database.drop();
  rmSync(environment.DATA_DIR, { recursive: true });
});

async function until<T>(read: () => Promise<T> | T, accept: (value: T) => boolean): Promise<T> {
  for (let n = 0; n < 400; n++) {
    const value = await read();
    if (accept(value)) return value;
    await sleep(25);
  }
  return read();
}
const finished = (id = 0) =>
  until(
    () => dataSource.getRepository(ServerTask).findOneByOrFail({ id }),
    ({ status }) => status !== 'running',
  );

describe('jobs', () => {
  it('run in a worker and report progress', async () => {
    const task = await jobs.enqueueTask(context, count, { upTo: 3 });
    expect(task).toMatchObject({
      name: 'Rezepte importieren',
      status: 'running',
      progress: 0,
      log: '',
      groupId: actor.groupId,
    });
    const done = await finished(task.id);
    expect(done).toMatchObject({ status: 'finished', progress: 1, completedAt: expect.any(Date) as Date });
    expect(done.log).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d: counted 1 for cook\n.*counted 2.*\n.*counted 3 for cook\n$/,
    );
    expect(done.updateAt.getTime()).toBeGreaterThanOrEqual(done.createdAt.getTime());
  });

  it('have no task row by default', async () => {
    const before = await dataSource.getRepository(ServerTask).count();
    await jobs.enqueue(context, note, { text: 'quiet' });
    await jobs.enqueue(context, count, { upTo: 1 });
    await until(() => notes.includes('quiet'), Boolean);
    expect(notes).toContain('quiet');
    expect(await dataSource.getRepository(ServerTask).count()).toBe(before);
  });

  it('are retried and finally fail without revealing details', async () => {
    const task = await jobs.enqueueTask(context, flaky, { failures: 2 });
    expect(await finished(task.id)).toMatchObject({ status: 'finished' });
    const hopeless = await finished((await jobs.enqueueTask(context, flaky, { failures: 9 })).id);
    expect(hopeless.status).toBe('failed');
    expect(hopeless.log).toMatch(/: Etwas Unerwartetes ist schiefgegangen\. .*\n$/);
    expect(hopeless.log).not.toContain('secret');
  });

  it('outlast the database and the disk without using up an attempt', async () => {
    const task = await finished((await jobs.enqueueTask(context, troubled, { outages: 8 })).id);
    expect(task).toMatchObject({ status: 'finished', log: '' });
    expect(troubles).toBe(8);
  });

  it('are requested again if the queue has lost them, or end with the reason', async () => {
    const values = { name: 'Lost', status: 'running' as const, updateAt: () => "now() - interval '1 hour'" };
    const request = { job: count.name, payload: { upTo: 2 }, actor };
    const { identifiers } = await dataSource
      .createQueryBuilder()
      .insert()
      .into(ServerTask)
      .values([{ ...values, request }, values, { ...values, cancelRequestedAt: new Date() }])
      .execute();
    await jobs.enqueue(context, recoverTasks, {});
    const [again, lost, cancelled] = await Promise.all(identifiers.map(({ id }) => finished(Number(id))));
    expect(again).toMatchObject({ status: 'finished', log: expect.stringContaining('counted 2') as string });
    expect(lost).toMatchObject({ status: 'failed', log: expect.stringContaining('lost track') as string });
    expect(cancelled).toMatchObject({ status: 'cancelled' });
  });

  it('start once if they were missed, and not if they have run since they were due', async () => {
    const lastRun = async (startedAt: Date) => {
      await dataSource.manager.update(JobSchedule, { name: nightly.name }, { startedAt });
      await Promise.all([1, 2].map(async () => jobs.enqueue(context, startMissedJobs, {})));
    };
    const day = 24 * 60 * 60_000;
    await lastRun(new Date(Date.now() - 2 * day));
    await until(() => nights, Boolean);
    // a clock that was ahead
    await lastRun(new Date(Date.now() + day));
    await until(
      () => nights,
      (runs) => runs === 2,
    );
    await lastRun(new Date());
    await jobs.enqueue(context, note, { text: 'after the schedules' });
    await until(() => notes.includes('after the schedules'), Boolean);
    expect(nights).toBe(2);
  });

  it('start again while the next run of a schedule is already at work', async () => {
    const [moved] = await dataSource.query<[unknown[]]>(
      "UPDATE bullmq.job SET state = 'completed' WHERE scheduler_id = $1 AND state = 'delayed' RETURNING id",
      [nightly.name],
    );
    expect(moved).toHaveLength(1);
    const second = await start(true);
    await second.close();
  });

  it("that throw a problem fail at once with a message in the caller's language", async () => {
    const task = await finished((await jobs.enqueueTask(context, refused, {})).id);
    expect(task.status).toBe('failed');
    expect(task.log).toContain('example.org war nicht erreichbar.');
    expect(notes.filter((text) => text === 'refused')).toHaveLength(1);
  });

  it('are part of the requesting transaction', async () => {
    const lost = context.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { text: 'rolled back' });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    await context.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { text: 'committed' });
      await sleep(200);
      expect(notes).not.toContain('committed');
    });
    await until(() => notes.includes('committed'), Boolean);
    expect(notes).toContain('committed');
    expect(notes).not.toContain('rolled back');
  });

  it('requested twice with the same id run once', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => jobs.enqueueTask(context, count, { upTo: 1 }, { jobId: 'a: request' })),
    );
    expect(first?.id).toBe(second?.id);
    await finished(first?.id);
    await jobs.enqueue(context, note, { text: 'same' }, { jobId: 'note' });
    await jobs.enqueue(context, note, { text: 'same' }, { jobId: 'note' });
    await until(
      () => dataSource.getRepository(JobRequest).count(),
      (left) => left === 0,
    );
    await sleep(300);
    expect(notes.filter((text) => text === 'same')).toHaveLength(1);
  });

  it('are not run again by the queue once their task has finished', async () => {
    const task = await finished((await jobs.enqueueTask(context, count, { upTo: 1 })).id);
    const again = { job: count.name, queueId: 'taken over', payload: { upTo: 2 }, actor, taskId: task.id };
    await dataSource.getRepository(JobRequest).insert(again);
    await finished((await jobs.enqueueTask(context, count, { upTo: 1 })).id);
    expect(await finished(task.id)).toEqual(task);
  });

  it('do not carry the session of the caller', async () => {
    await context.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { text: 'x' });
      const [request] = await tx.manager.find(JobRequest, { order: { id: 'DESC' }, take: 1 });
      expect(request?.actor).toEqual({ ...actor, sessionId: undefined });
    });
  });

  it('run once each with two workers', async () => {
    const second = await start(true);
    notes.length = 0;
    const texts = Array.from({ length: 300 }, (_, n) => `n${n}`);
    await context.transaction(async (tx) => {
      for (const text of texts) await jobs.enqueue(tx, note, { text });
    });
    await until(
      () => notes.length,
      (length) => length >= 300,
    );
    await second.close();
    expect(notes.toSorted()).toEqual(texts.toSorted());
  });

  it('finish before their worker ends or return to the queue', async () => {
    const second = await start(true);
    await worker.close();
    restarts = 0;
    const short = await jobs.enqueueTask(context, slow, { ms: 1_500 });
    const long = await jobs.enqueueTask(context, slow, { ms: 20_000 });
    await until(
      () => restarts,
      (n) => n === 2,
    );
    await second.close();
    const tasks = dataSource.getRepository(ServerTask);
    expect(await tasks.findOneBy({ id: short.id })).toMatchObject({ status: 'finished' });
    expect(await tasks.findOneBy({ id: long.id })).toMatchObject({ status: 'running' });
    worker = await start(true);
    await until(
      () => restarts,
      (n) => n === 3,
    );
    expect(restarts).toBe(3);
    expect(await finished(long.id)).toMatchObject({ status: 'finished' });
  });
});

describe('events', () => {
  const record = (type: string, data = {}) => context.transaction(async (tx) => tx.record({ type, data }));

  it('reach every subscriber once and retry only the failed one', async () => {
    await record('soup.made', { name: 'borscht' });
    await record('soup.eaten', { name: 'borscht' });
    await record('bread.baked');
    await until(
      () => heard.length,
      (length) => length >= 4,
    );
    await sleep(100);
    expect(heard.filter((line) => !line.startsWith('bad')).toSorted()).toEqual([
      'soup.eaten borscht',
      'soup.made borscht',
    ]);
    expect(heard.filter((line) => line.startsWith('bad'))).toHaveLength(2);
  });

  it('create jobs only for groups with listeners', async () => {
    const elsewhere = '44444444-4444-4444-8444-444444444444';
    await context.transaction(async (tx) => {
      tx.record({ type: 'salad.made', groupId: elsewhere, data: { name: 'of others' } });
      tx.record({ type: 'salad.made', groupId: null, data: { name: 'of nobody' } });
      tx.record({ type: 'salad.made', data: { name: 'green' } });
    });
    await until(
      () => salads.length,
      (length) => length > 0,
    );
    expect(asked.flat().toSorted()).toEqual([actor.groupId, elsewhere]);
    const rows = await dataSource.query<{ data: string }[]>('SELECT data::text FROM bullmq.job');
    expect(rows.filter(({ data }) => data.includes('choosy-listener')).length).toBeLessThanOrEqual(1);
    expect(salads).toEqual(['green']);
  });

  it('of a rolled back transaction are not delivered', async () => {
    const failing = context.transaction(async (tx) => {
      tx.record({ type: 'soup.spilt', data: { name: 'minestrone' } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await dataSource.getRepository(OutboxEvent).countBy({ type: 'soup.spilt' })).toBe(0);
  });

  it('can be recorded in a transaction only', () => {
    expect(() => context.record({ type: 'soup.made' })).toThrow('in the transaction');
  });

  it('wait for a subscriber of another version of the product', async () => {
    const subscribers = dataSource.getRepository(EventSubscriber);
    await subscribers.insert({ name: 'newer-listener', types: ['stew.*'] });
    await record('stew.made');
    // the worker does not have the subscriber and keeps the delivery at each attempt
    const [waiting] = await until(
      () =>
        dataSource.query<{ data: string }[]>(
          `SELECT data::text FROM bullmq.job WHERE data::text LIKE '%newer-listener%' AND state::text LIKE '%delayed%'`,
        ),
      (rows) => rows.length > 0,
    );
    expect(waiting?.data).toContain('newer-listener');
    await subscribers.delete({ name: 'newer-listener' });
  });
});
