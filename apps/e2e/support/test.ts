import { type Browser, test as base } from '@playwright/test';
import { ownNetwork } from './own-network.ts';

export { expect } from '@playwright/test';
export type * from '@playwright/test';

interface Options {
  /**
   * Makes browsers report that they save data, so that the app prefetches nothing, which would take longer than most tests.
   * Tests with a service worker or the tag @offline need prefetching; those with the tag @long prefetch by default.
   */
  savesData: boolean;
}

/** Options of the running test; also applied to contexts that the test opens itself. */
let savesData = true;
let hasWorkers = false;

function declareSavedData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => undefined } });
}

function patchNewContext(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const network = hasWorkers ? await ownNetwork() : undefined;
    const context = await open({ ...options, ...network?.options });
    network?.connect(context);
    if (savesData) await context.addInitScript(declareSavedData);
    return context;
  };
}

export const test = base.extend<Options & { followOptions: void }, { patchedBrowser: void }>({
  savesData: [
    async ({ serviceWorkers }, use, { tags }) =>
      use(serviceWorkers !== 'allow' && !tags.includes('@offline') && !tags.includes('@long')),
    { option: true },
  ],
  patchedBrowser: [
    async ({ browser }, use) => {
      patchNewContext(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  followOptions: [
    async ({ savesData: isOn, serviceWorkers }, use) => {
      savesData = isOn;
      hasWorkers = serviceWorkers === 'allow';
      await use();
    },
    { auto: true },
  ],
});
