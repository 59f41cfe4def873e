import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { Context, dataSourceOptions, openDataSource } from '#persistence';
import { EmbeddedServer } from '#postgres';
import { countSteps } from '../test/count-steps.ts';
import { JobRequest } from './job-request.entity.ts';
import { Jobs } from './jobs.ts';
import { ServerTask } from './server-task.entity.ts';

const folder = mkdtempSync(join(tmpdir(), 'kill-'));
const workers: ChildProcess[] = [];
let server: EmbeddedServer;
let dataSource: DataSource;

async function startWorker(): Promise<ChildProcess> {
  const script = resolve('libs/jobs/test/killable-worker.ts');
  const args = ['--no-warnings', '--import', resolve('tools/transform.ts'), script, server.url];
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
});
beforeEach(() => dataSource.query('TRUNCATE step'));
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await dataSource.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Reading fails while the database is being started again. */
async function until(accept: (steps: number, task: ServerTask) => boolean, id: number): Promise<ServerTask> {
  for (const deadline = Date.now() + 25_000; Date.now() < deadline; await sleep(50)) {
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
const enqueue = async (steps: number) =>
  (await new Jobs().enqueueTask(new Context({ locale: 'en-US' }, dataSource.manager), countSteps, { steps })).id;

describe('after kill -9', () => {
  it('of the worker another one goes on with the job', async () => {
    const first = await startWorker();
    const id = await enqueue(20);
    await until((steps) => steps >= 5, id);
    first.kill('SIGKILL');
    await startWorker();
    expect(await until((_steps, { status }) => status !== 'running', id)).toMatchObject({
      status: 'finished',
      progress: 1,
    });
    expect(await dataSource.query('SELECT count(*)::int AS n FROM step')).toEqual([{ n: 20 }]);
  });

  it('of a worker before it was there at all, the job is waiting for it', async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    const id = await enqueue(2);
    await startWorker();
    expect(await until((_steps, { status }) => status !== 'running', id)).toMatchObject({ status: 'finished' });
  });

  it('of the database the worker finds back to it', async () => {
    const id = await enqueue(20);
    await until((steps) => steps >= 5, id);
    process.kill(server.pid, 'SIGKILL');
    expect(await until((_steps, { status }) => status !== 'running', id)).toMatchObject({ status: 'finished' });
    const next = await enqueue(25);
    expect(await until((_steps, { status }) => status !== 'running', next)).toMatchObject({ status: 'finished' });
  });

  it('and SIGTERM a worker ends within seconds', async () => {
    const worker = workers.at(-1);
    const exit = new Promise((done) => worker?.once('exit', done));
    worker?.kill('SIGTERM');
    await exit;
    expect(worker?.signalCode ?? worker?.exitCode).toBe('SIGTERM');
  });
});
