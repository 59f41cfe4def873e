import { monitorEventLoopDelay, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds that a request may block others. */
export const MAX_BLOCK_MS = 100;

/** Sampling interval in milliseconds. */
const RESOLUTION = 5;
/** Milliseconds below which delays are not recorded. */
const WORTH_KEEPING = 20;

/** Times in milliseconds. */
export interface Block {
  longest: number;
  /** Share of garbage collection, which depends on the whole heap, not only on the measured work. */
  collecting: number;
}

/**
 * Measures the longest delay of this thread's event loop until the returned function is called. Time in which the machine ran other
 * processes does not count.
 */
export function watchLoop(): () => Promise<Block> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const collections: PerformanceEntry[] = [];
  const garbage = new PerformanceObserver((list) => collections.push(...list.getEntries()));
  garbage.observe({ type: 'gc' });

  const spans: { from: number; to: number; used: number }[] = [];
  let before = process.threadCpuUsage();
  let from = performance.now();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    const to = performance.now();
    const used = (user + system) / 1000;
    if (used > WORTH_KEEPING) spans.push({ from, to, used });
    before = process.threadCpuUsage();
    from = to;
  };
  const watch = setInterval(look, RESOLUTION).unref();

  return async () => {
    clearInterval(watch);
    look();
    delay.disable();
    // the observer is notified some turns after a collection
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    garbage.disconnect();
    const worst = spans.reduce((a, b) => (b.used > a.used ? b : a), { from: 0, to: 0, used: 0 });
    const collecting = collections
      .filter(({ startTime }) => startTime >= worst.from && startTime < worst.to)
      .reduce((sum, { duration }) => sum + duration, 0);
    const longest = Math.min(worst.used, delay.max / 1e6);
    return { longest, collecting: Math.min(collecting, longest) };
  };
}
