import type { Log } from './log.ts';

/** Milliseconds without a further warning after which the earlier ones are counted. */
const QUIET_MS = 60_000;

/** Returns a function that logs a warning once and, when no more come, how many there were, so that an outage takes two lines. */
export function repeatedWarning(log: Pick<Log, 'warn'>, quietMs = QUIET_MS): (message: string) => void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return (message) => {
    if (count++ === 0) log.warn(message);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (count > 1) log.warn(message, { count });
      count = 0;
    }, quietMs).unref();
  };
}
