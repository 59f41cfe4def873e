import { expect, type Page, type Request } from '@playwright/test';

/** Opens a page and waits for its scripts, because a test would click sooner than a person. */
export async function visit(page: Page, path: string): Promise<void> {
  watchTraffic(page);
  await page.goto(path);
  await waitForScripts(page);
}

/** Waits until React has hydrated each part of a page, which it marks by a property of the elements. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.body;
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    return [main, ...main.querySelectorAll('button')].every(isHydrated);
  });
}

/** Milliseconds without requests after which a page has loaded everything. */
const QUIET_MS = 150;
/** Longer if the app prefetches, because it waits for idle moments of the browser between requests. */
const QUIET_AHEAD_MS = 700;

interface Traffic {
  pendingRequests: Set<Request>;
  changedAt: number;
}
const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of a page; the stream of events, which never ends, does not count. */
function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { pendingRequests: new Set(), changedAt: Date.now() };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    if (!request.url().includes('/groups/events/stream')) traffic.pendingRequests.add(request);
    traffic.changedAt = Date.now();
  });
  const end = (request: Request) => {
    traffic.pendingRequests.delete(request);
    traffic.changedAt = Date.now();
  };
  page.on('requestfinished', end).on('requestfailed', end);
  // requests of a page that was left neither finish nor fail
  page.on('framenavigated', (frame) => frame === page.mainFrame() && traffic.pendingRequests.clear());
  return traffic;
}

/** Waits until a page that was opened by `visit` has all that it loads by itself. */
export async function waitForQuiet(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  const savesData = await page.evaluate(() =>
    Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData),
  );
  const quietMs = savesData ? QUIET_MS : QUIET_AHEAD_MS;
  const isQuiet = () => traffic.pendingRequests.size === 0 && Date.now() - traffic.changedAt > quietMs;
  await expect.poll(isQuiet, { intervals: [25], message: 'the page loads nothing more' }).toBe(true);
}
