import { monitorEventLoopDelay } from 'node:perf_hooks';

/** No request may hold up others for longer, in milliseconds. */
export const LONGEST_BLOCK = 100;

/** How often the loop is looked at, in milliseconds. */
const RESOLUTION = 5;

/**
 * Watches this thread's event loop, and says at the end how long it was held up at most, in milliseconds. Time in which the
 * machine gave the processor to others does not count.
 */
export function watchLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let used = process.threadCpuUsage();
  let worst = 0;
  const look = () => {
    const { user, system } = process.threadCpuUsage(used);
    used = process.threadCpuUsage();
    worst = Math.max(worst, (user + system) / 1000);
  };
  const watch = setInterval(look, RESOLUTION).unref();
  return () => {
    clearInterval(watch);
    look();
    delay.disable();
    return Math.min(worst, delay.max / 1e6);
  };
}
