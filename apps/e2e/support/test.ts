import { type Browser, test as base } from '@playwright/test';
import { scope } from './settings.ts';

export { expect } from '@playwright/test';
export type * from '@playwright/test';

interface Options {
  /**
   * Browsers say that they save data, so that the app fetches nothing ahead: that takes longer than most tests. Tests
   * with a service worker or the tag @offline need what was fetched ahead; `npm run test:long` always fetches it.
   */
  savesData: boolean;
}

/** Set before each test; contexts that a test opens itself follow it, too. */
let savesData = true;

function declareSavedData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => undefined } });
}

function patchNewContext(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    if (savesData) await context.addInitScript(declareSavedData);
    return context;
  };
}

export const test = base.extend<Options & { followOptions: void }, { patchedBrowser: void }>({
  savesData: [
    async ({ serviceWorkers }, use, { tags }) =>
      use(scope === 'quick' && serviceWorkers !== 'allow' && !tags.includes('@offline')),
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
    async ({ savesData: isOn }, use) => {
      savesData = isOn;
      await use();
    },
    { auto: true },
  ],
});
