import { jest } from '@jest/globals';

const settled = () => jest.advanceTimersByTimeAsync(2);

describe('what is done when the browser has time', () => {
  let whenIdle: typeof import('./when-idle.ts').whenIdle;
  const done: string[] = [];

  beforeEach(async () => {
    jest.useFakeTimers();
    jest.resetModules();
    done.length = 0;
    ({ whenIdle } = await import('./when-idle.ts'));
  });
  afterEach(() => jest.useRealTimers());

  it('waits until somebody uses the page', async () => {
    whenIdle(() => done.push('a'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);
    dispatchEvent(new Event('scroll'));
    await settled();
    expect(done).toEqual(['a']);
  });

  it('or until they are taken to read', async () => {
    whenIdle(() => done.push('a'));
    await jest.advanceTimersByTimeAsync(4100);
    expect(done).toEqual(['a']);
  });

  it('is one thing after the other', async () => {
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

  it('goes on after what never ends, and after what fails', async () => {
    // browsers have it, this environment has not
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
