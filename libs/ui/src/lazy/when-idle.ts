interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loading ahead is for connections that can afford it. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Runs once the page has loaded and the browser has nothing else to do; never on a server. */
export function whenIdle(task: () => void): void {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') return addEventListener('load', () => whenIdle(task), { once: true });
  // Safari has no such callback
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, 1000);
}
