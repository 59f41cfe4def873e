import { defineThreadTask, runInThread, TooCostly } from './thread-pool.ts';

type Task = typeof import('../../test/heavy.worker-task.ts').task;
const task = defineThreadTask<Task>(new URL('../../test/x.ts', import.meta.url).href, 'heavy.worker-task', {
  seconds: 60,
  lane: 'texts',
});
/** Its time ends soon; on a busy machine, starting a thread alone may take a second. */
const impatient = { ...task, seconds: 1 };

describe('thread pool', () => {
  it('runs work in a thread and returns its result', async () => {
    expect(await runInThread(task, { work: 'double', number: 21 })).toMatchObject({ double: 42, isMainThread: false });
  });

  it('stops work that takes too long and continues with waiting work', async () => {
    const all = await Promise.allSettled([
      ...[1, 2, 3].map(() => runInThread(impatient, { work: 'for ever', number: 0 })),
      runInThread(task, { work: 'double', number: 2 }),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    for (const one of all.slice(0, 3)) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(TooCostly);
  });

  it('stops work that takes too much memory, without ending the process', async () => {
    await expect(runInThread(task, { work: 'fill', number: 0 })).rejects.toBeInstanceOf(TooCostly);
    expect(await runInThread(task, { work: 'double', number: 3 })).toMatchObject({ double: 6 });
  });

  it('rethrows errors of the work', async () => {
    await expect(runInThread(task, { work: 'throw', number: 0 })).rejects.toThrow('no such work');
  });

  it('does not block the event loop', async () => {
    const used = process.threadCpuUsage();
    await runInThread(impatient, { work: 'for ever', number: 0 }).catch(() => undefined);
    expect(process.threadCpuUsage(used).user / 1000).toBeLessThan(1000);
  });

  it('refuses work when the queue is full', async () => {
    const many = Array.from({ length: 110 }, () => runInThread(task, { work: 'double', number: 1 }));
    const all = await Promise.allSettled(many);
    const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason as object);
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toMatchObject({ status: 503 });
  });
});
