import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from './concurrency-limit.ts';
import { withWorkOwner, type WorkOwner } from './work-owner.ts';

const person = (groupId: string, userId = groupId, isJob = false): WorkOwner => ({ groupId, userId, isJob });

/** Starts work that ends when `finish` is called; `begun` lists the names in the order of their turns. */
function recorder(limit: ReturnType<typeof limitConcurrency>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (owner: WorkOwner, name: string) =>
    withWorkOwner(owner, () =>
      limit(async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  const finish = async () => {
    await setImmediate();
    ends.shift()?.();
    await setImmediate();
  };
  return { begun, start, finish };
}

describe('limited concurrency', () => {
  it('lets groups take turns, and people within a group', async () => {
    const { begun, start, finish } = recorder(limitConcurrency(1, { retryAfter: 1 }));
    const all = [
      start(person('a', 'ann'), 'ann 1'),
      start(person('a', 'ann'), 'ann 2'),
      start(person('a', 'ann'), 'ann 3'),
      start(person('a', 'abe'), 'abe 1'),
      start(person('b'), 'bea 1'),
      start(person('b'), 'bea 2'),
    ];
    for (let at = 0; at < all.length; at++) await finish();
    await Promise.all(all);
    expect(begun).toEqual(['ann 1', 'ann 2', 'bea 1', 'abe 1', 'bea 2', 'ann 3']);
  });

  it('keeps a place free for other groups', async () => {
    const { begun, start, finish } = recorder(limitConcurrency(2, { retryAfter: 1, atOncePerGroup: 1 }));
    const all = [start(person('a'), 'a 1'), start(person('a'), 'a 2'), start(person('b'), 'b 1')];
    await setImmediate();
    expect(begun).toEqual(['a 1', 'b 1']);
    for (let at = 0; at < all.length; at++) await finish();
    await Promise.all(all);
    expect(begun).toEqual(['a 1', 'b 1', 'a 2']);
  });

  it('refuses requests that wait too long, but no jobs', async () => {
    const { begun, start, finish } = recorder(limitConcurrency(1, { retryAfter: 7, maxWaitMs: 20 }));
    const first = start(person('a'), 'first');
    const job = start(person('a', 'a', true), 'job');
    await expect(start(person('b'), 'request')).rejects.toMatchObject({ status: 503, retryAfter: 7 });
    await finish();
    await first;
    await finish();
    await job;
    expect(begun).toEqual(['first', 'job']);
  });

  it('refuses a group whose queue is full, and no other group', async () => {
    const { start, finish } = recorder(limitConcurrency(1, { retryAfter: 1 }));
    const many = Array.from({ length: 101 }, (_, at) => start(person('a'), String(at)));
    await expect(start(person('a'), 'more')).rejects.toMatchObject({ status: 503 });
    const other = start(person('b'), 'other');
    await finish();
    await finish();
    await finish();
    await other;
    while (many.length) {
      await finish();
      await many.shift();
    }
  });
});
