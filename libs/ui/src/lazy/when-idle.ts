/** True on slow or metered connections, where nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

type Task = () => unknown;

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** Milliseconds without input after which the person is assumed to read. */
const longest = 4000;
/** Milliseconds after which a task that is still under way no longer holds up the next. */
const patience = 5000;

const tasks: Task[] = [];
let isRunning = false;
let use: Promise<void> | undefined;

/**
 * Runs a task once the page has loaded, was used or read for a moment, and the browser is idle; never on a server.
 * Tasks run one at a time, so that input is handled between them.
 */
export function whenIdle(task: Task): void {
  if (typeof document === 'undefined') return;
  tasks.push(task);
  if (isRunning) return;
  isRunning = true;
  void runAll();
}

async function runAll(): Promise<void> {
  await (use ??= firstUse());
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    await idle();
    await Promise.race([attempt(task), pause(patience)]);
  }
  isRunning = false;
}

async function firstUse(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    const begin = () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) removeEventListener(sign, begin);
      resolve();
    };
    const timer = setTimeout(begin, longest);
    for (const sign of signsOfLife) addEventListener(sign, begin, { passive: true });
  });
}

/** Resolves when the browser is idle, or after the timeout. */
export function idle(options?: IdleRequestOptions): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, options);
    else setTimeout(resolve, 1);
  });
}

/** Runs one task; an error does not stop the queue. */
async function attempt(task: Task): Promise<void> {
  try {
    await task();
  } catch (error) {
    reportError(error);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
