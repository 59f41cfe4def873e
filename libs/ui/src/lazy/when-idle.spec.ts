import { jest } from '@jest/globals';

const settled = () => jest.advanceTimersByTimeAsync(2);

describe('work for idle time', () => {
  let whenIdle: typeof import('./when-idle.ts').whenIdle;
  const done: string[] = [];

  beforeEach(async () => {
    jest.useFakeTimers();
    jest.resetModules();
    done.length = 0;
    ({ whenIdle } = await import('./when-idle.ts'));
  });
  afterEach(() => jest.useRealTimers());

  it('starts when somebody uses the page', async () => {
    whenIdle(() => done.push('a'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);
    dispatchEvent(new Event('scroll'));
    await settled();
    expect(done).toEqual(['a']);
  });

  it('starts after four seconds without use of the page', async () => {
    whenIdle(() => done.push('a'));
    await jest.advanceTimersByTimeAsync(4100);
    expect(done).toEqual(['a']);
  });

  it('runs one task after another', async () => {
    let finish: (() => void) | undefined;
    whenIdle(() => new Promise<void>((resolve) => (finish = resolve)));
    whenIdle(() => done.push('second'));
    dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);
    finish!();
    await settled();
    expect(done).toEqual(['second']);
    whenIdle(() => done.push('later'));
    await settled();
    expect(done).toEqual(['second', 'later']);
  });

  it('continues after tasks that never end or fail', async () => {
    // jsdom lacks this function
    const reported = (globalThis.reportError = jest.fn());
    whenIdle(() => new Promise(() => undefined));
    whenIdle(() => Promise.reject(new Error('offline')));
    whenIdle(() => done.push('third'));
    dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(6000);
    expect(done).toEqual(['third']);
    expect(reported).toHaveBeenCalledWith(new Error('offline'));
  });
});
