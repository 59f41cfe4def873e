import type { Page } from '@playwright/test';

/** Opens a page and waits until it reacts: a test is quicker than people, who would not click before the scripts are there. */
export async function visit(page: Page, path: string): Promise<void> {
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

/** Waits until nothing has been loaded for half a second; the stream of events, which never ends, does not count. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(0, ...loaded.map(({ responseEnd }) => responseEnd));
    return document.readyState === 'complete' && performance.now() - last > 500;
  });
}
