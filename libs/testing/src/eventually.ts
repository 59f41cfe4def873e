import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 25;

/**
 * Calls a function until it returns a truthy value and returns that.
 *
 * @param ask returns undefined, null, false or 0 while the test has to wait
 * @param what names the awaited event in the timeout's error
 */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  what: string,
  timeoutMs = 60_000,
): Promise<Exclude<NonNullable<T>, false | 0>> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(INTERVAL_MS)) {
    const answer = await ask();
    if (answer) return answer as Exclude<NonNullable<T>, false | 0>;
  }
  throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}`);
}
