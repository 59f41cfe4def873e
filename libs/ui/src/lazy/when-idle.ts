interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loading ahead is for connections that can afford it. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** Milliseconds after which somebody is taken to read. */
const longest = 4000;

/**
 * Runs once the page has loaded, somebody has begun to use it or to read, and the browser has nothing else to do; never on a
 * server. Until then the first page has the connection and the processor of a phone for itself.
 */
export function whenIdle(task: () => void): void {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') return addEventListener('load', () => whenIdle(task), { once: true });
  const start = () => {
    clearTimeout(timer);
    for (const sign of signsOfLife) removeEventListener(sign, start);
    // Safari has no such callback
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
    else setTimeout(task, 1);
  };
  const timer = setTimeout(start, longest);
  for (const sign of signsOfLife) addEventListener(sign, start, { passive: true });
}
