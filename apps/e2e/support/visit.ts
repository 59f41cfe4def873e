import { expect, type Page, type Request } from '@playwright/test';

/** Opens a page and waits until it reacts: a test is quicker than people, who would not click before the scripts are there. */
export async function visit(page: Page, path: string): Promise<void> {
  watchTraffic(page);
  await page.goto(path);
  await waitForScripts(page);
}

/** React sets a property on each element that it has hydrated; parts of a page come one after another. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.body;
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    return [main, ...main.querySelectorAll('button')].every(isHydrated);
  });
}

/** A page loads nothing more if it has asked for nothing for so long after the last response. */
const QUIET_MS = 150;
/** The same where the app fetches ahead, one part after another whenever the browser is idle. */
const QUIET_AHEAD_MS = 700;

interface Traffic {
  underWay: Set<Request>;
  changedAt: number;
}
const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of a page; the stream of events, which never ends, does not count. */
function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { underWay: new Set(), changedAt: Date.now() };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    if (!request.url().includes('/groups/events/stream')) traffic.underWay.add(request);
    traffic.changedAt = Date.now();
  });
  const end = (request: Request) => {
    traffic.underWay.delete(request);
    traffic.changedAt = Date.now();
  };
  page.on('requestfinished', end).on('requestfailed', end);
  // requests of a page that was left neither finish nor fail
  page.on('framenavigated', (frame) => frame === page.mainFrame() && traffic.underWay.clear());
  return traffic;
}

/** Waits until a page that was opened by `visit` has all that it loads by itself. */
export async function waitForQuiet(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  const savesData = await page.evaluate(() =>
    Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData),
  );
  const quietMs = savesData ? QUIET_MS : QUIET_AHEAD_MS;
  const isQuiet = () => traffic.underWay.size === 0 && Date.now() - traffic.changedAt > quietMs;
  await expect.poll(isQuiet, { intervals: [25], message: 'the page loads nothing more' }).toBe(true);
}
