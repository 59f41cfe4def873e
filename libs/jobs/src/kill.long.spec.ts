import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { type DataSource } from 'typeorm';
import { Context, dataSourceOptions, openDataSource } from '#persistence';
import { readEnvironment, Shutdown } from '#platform';
import { EmbeddedServer } from '#postgres';
import { countSteps, freeze } from '../test/count-steps.ts';
import type { JobDefinition } from './job-definition.ts';
import { JobRequest } from './job-request.entity.ts';
import { Jobs } from './jobs.ts';
import { ServerTask } from './server-task.entity.ts';

// freezing is detected after seconds and a worker needs seconds to start, so only a hanging test reaches these limits
jest.setTimeout(300_000);
const DEADLINE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'kill-'));
const workers: ChildProcess[] = [];
let server: EmbeddedServer;
let dataSource: DataSource;

async function startWorker(redis = ''): Promise<ChildProcess> {
  const script = resolve('libs/jobs/test/killable-worker.ts');
  const args = ['--no-warnings', '--import', resolve('tools/transform.ts'), script, server.url, redis];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  workers.push(worker);
  await new Promise((ready) => worker.stdout?.once('data', ready));
  return worker;
}

beforeAll(async () => {
  execFileSync('chmod', ['755', folder]);
  server = await EmbeddedServer.start({ dataDir: join(folder, 'postgres') });
  dataSource = await openDataSource({
    ...dataSourceOptions({ url: server.url, onPoolError: () => undefined }),
    entities: [JobRequest, ServerTask],
  });
  await dataSource.query('CREATE TABLE step (n int PRIMARY KEY)');
  await dataSource.query('CREATE TABLE told (reason text)');
});
beforeEach(() => dataSource.query('TRUNCATE step'));
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await dataSource.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Retries reads that fail while the database restarts. */
async function until(accept: (steps: number, task: ServerTask) => boolean, id: number): Promise<ServerTask> {
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await sleep(50)) {
    try {
      const [row] = (await dataSource.query('SELECT count(*)::int AS n FROM step')) as { n: number }[];
      const task = await dataSource.getRepository(ServerTask).findOneByOrFail({ id });
      if (accept(row?.n ?? 0, task)) return task;
    } catch {
      continue;
    }
  }
  return dataSource.getRepository(ServerTask).findOneByOrFail({ id });
}
/** PostgreSQL, and Redis if a test server is configured. */
const redisUrl = process.env['OPERATIONS_REDIS_URL'];
const queues: [string, string][] = [['PostgreSQL', ''], ...(redisUrl ? [['Redis', redisUrl] as [string, string]] : [])];

async function enqueue<Data extends object>(job: JobDefinition<Data>, data: Data): Promise<number> {
  const jobs = new Jobs(new Shutdown(readEnvironment({})));
  return (await jobs.enqueueTask(new Context({ locale: 'en-US' }, dataSource.manager), job, data)).id;
}

describe('after kill -9', () => {
  it('of a worker, another one continues the job', async () => {
    const first = await startWorker();
    const id = await enqueue(countSteps, { steps: 20 });
    await until((steps) => steps >= 5, id);
    first.kill('SIGKILL');
    await startWorker();
    expect(await until((_steps, { status }) => status !== 'running', id)).toMatchObject({
      status: 'finished',
      progress: 1,
    });
    expect(await dataSource.query('SELECT count(*)::int AS n FROM step')).toEqual([{ n: 20 }]);
  });

  it.each(queues)(
    'of two workers that a job on %s has frozen, it has failed and is not run again',
    async (_, redis) => {
      for (const worker of workers) worker.kill('SIGKILL');
      await dataSource.query('TRUNCATE told');
      const id = await enqueue(freeze, {});
      for (const starts of [1, 2]) {
        const frozen = await startWorker(redis);
        await until((steps) => steps >= starts, id);
        frozen.kill('SIGKILL');
      }
      const last = await startWorker(redis);
      expect(await until((_steps, { status }) => status === 'failed', id)).toMatchObject({
        status: 'failed',
        log: expect.stringContaining('gave up') as string,
      });
      expect(await dataSource.query('SELECT count(*)::int AS n FROM step')).toEqual([{ n: 2 }]);
      // the failure handler runs after the job counts as failed
      const told = () => dataSource.query<object[]>('SELECT reason FROM told');
      for (const deadline = Date.now() + DEADLINE_MS; !(await told()).length && Date.now() < deadline;) await sleep(50);
      expect(await told()).toEqual([{ reason: expect.stringContaining('gave up') as string }]);
      last.kill('SIGKILL');
    },
  );

  it('of all workers, the job waits for a new one', async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    const id = await enqueue(countSteps, { steps: 2 });
    await startWorker();
    expect(await until((_steps, { status }) => status !== 'running', id)).toMatchObject({ status: 'finished' });
  });

  it('of the database, the worker reconnects', async () => {
    const id = await enqueue(countSteps, { steps: 20 });
    await until((steps) => steps >= 5, id);
    process.kill(server.pid, 'SIGKILL');
    expect(await until((_steps, { status }) => status !== 'running', id)).toMatchObject({ status: 'finished' });
    const next = await enqueue(countSteps, { steps: 25 });
    expect(await until((_steps, { status }) => status !== 'running', next)).toMatchObject({ status: 'finished' });
  });

  it('of a database that is away for twelve seconds, running jobs go on and none is lost', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => enqueue(countSteps, { steps: 30 })));
    await until((steps) => steps >= 5, ids[0]!);
    await server.stop();
    await sleep(12_000);
    server = await EmbeddedServer.start({ dataDir: join(folder, 'postgres') });
    for (const id of ids)
      expect(await until((_steps, { status }) => status !== 'running', id)).toMatchObject({ status: 'finished' });
  });

  it('of the database, a worker ends within seconds after SIGTERM', async () => {
    const worker = workers.at(-1);
    const exit = new Promise((done) => worker?.once('exit', done));
    worker?.kill('SIGTERM');
    await exit;
    expect(worker?.signalCode ?? worker?.exitCode).toBe('SIGTERM');
  });
});
