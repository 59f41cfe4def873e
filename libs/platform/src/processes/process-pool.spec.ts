import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { defineProcessTask, runInProcess, TooCostly } from './process-pool.ts';

type Task = typeof import('../../test/heavy.worker-task.ts').task;
const task = defineProcessTask<Task>(new URL('../../test/x.ts', import.meta.url).href, 'heavy.worker-task', {
  seconds: 60,
  lane: 'texts',
});
/** Its time ends soon. */
const impatient = { ...task, seconds: 1 };

async function limitOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TooCostly);
  return (error as TooCostly).limit;
}

describe('process pool', () => {
  it('runs work in another process, which it uses again, and rethrows errors', async () => {
    const first = await runInProcess(task, { work: 'double', number: 21 });
    expect(first).toMatchObject({ double: 42 });
    expect(first.pid).not.toBe(process.pid);
    await expect(runInProcess(task, { work: 'throw', number: 0 })).rejects.toThrow('no such work');
    expect((await runInProcess(task, { work: 'double', number: 1 })).pid).toBe(first.pid);
  });

  it('kills work that takes too long, within native code too', async () => {
    expect(await limitOf(runInProcess(impatient, { work: 'for ever', number: 0 }))).toBe('time');
    expect(await limitOf(runInProcess(task, { work: 'query for ever', number: 0 }, { seconds: 1 }))).toBe('time');
  });

  it('kills work that takes too much memory, within and outside the heap', async () => {
    expect(await limitOf(runInProcess(task, { work: 'fill', number: 0 }))).toBe('memory');
    expect(await limitOf(runInProcess(task, { work: 'fill buffers', number: 0 }))).toBe('memory');
  }, 60_000);

  it('kills work at once when it is cancelled, and removes its temporary files', async () => {
    const { temporary } = await runInProcess(task, { work: 'double', number: 0 });
    expect(existsSync(temporary)).toBe(true);
    const controller = new AbortController();
    const running = runInProcess(task, { work: 'query for ever', number: 0 }, { signal: controller.signal });
    await eventually(() => existsSync(join(temporary, 'begun')), 'the query');
    controller.abort(new Error('cancelled'));
    await expect(running).rejects.toThrow('cancelled');
    expect(existsSync(temporary)).toBe(false);
  });

  it('stops work that takes too long and continues with waiting work', async () => {
    const all = await Promise.allSettled([
      ...[1, 2, 3].map(() => runInProcess(impatient, { work: 'for ever', number: 0 })),
      runInProcess(task, { work: 'double', number: 2 }),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    for (const one of all.slice(0, 3)) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(TooCostly);
  });

  it('refuses work when the queue is full', async () => {
    const many = Array.from({ length: 110 }, () => runInProcess(task, { work: 'double', number: 1 }));
    const all = await Promise.allSettled(many);
    const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason as object);
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toMatchObject({ status: 503 });
  });
});
