import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { defineProcessTask, runInProcess } from './process-pool.ts';
import { TooCostly } from './thread-pool.ts';

type Task = typeof import('../../test/heavy.worker-task.ts').task;
const task = defineProcessTask<Task>(new URL('../../test/x.ts', import.meta.url).href, 'heavy.worker-task');
const minute = { seconds: 60 };

async function limitOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TooCostly);
  return (error as TooCostly).limit;
}

describe('process pool', () => {
  it('runs work in another process, which it uses again, and rethrows errors', async () => {
    const first = await runInProcess(task, { work: 'double', number: 21 }, minute);
    expect(first).toMatchObject({ double: 42, isMainThread: true });
    expect(first.pid).not.toBe(process.pid);
    await expect(runInProcess(task, { work: 'throw', number: 0 }, minute)).rejects.toThrow('no such work');
    expect((await runInProcess(task, { work: 'double', number: 1 }, minute)).pid).toBe(first.pid);
  });

  it('kills work that takes too long, within native code too', async () => {
    expect(await limitOf(runInProcess(task, { work: 'for ever', number: 0 }, { seconds: 1 }))).toBe('time');
    expect(await limitOf(runInProcess(task, { work: 'query for ever', number: 0 }, { seconds: 1 }))).toBe('time');
  });

  it('kills work that takes too much memory, within and outside the heap', async () => {
    expect(await limitOf(runInProcess(task, { work: 'fill', number: 0 }, minute))).toBe('memory');
    expect(await limitOf(runInProcess(task, { work: 'fill buffers', number: 0 }, minute))).toBe('memory');
  }, 60_000);

  it('kills work at once when it is cancelled, and removes its temporary files', async () => {
    const { temporary } = await runInProcess(task, { work: 'double', number: 0 }, minute);
    expect(existsSync(temporary)).toBe(true);
    const controller = new AbortController();
    const running = runInProcess(task, { work: 'query for ever', number: 0 }, { ...minute, signal: controller.signal });
    await eventually(() => existsSync(join(temporary, 'begun')), 'the query');
    controller.abort(new Error('cancelled'));
    await expect(running).rejects.toThrow('cancelled');
    expect(existsSync(temporary)).toBe(false);
  });
});
