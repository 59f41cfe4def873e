import type { Page } from '@playwright/test';

/** Opens a page and waits until it reacts: a test is quicker than people, who would not click before the scripts are there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** React sets a property on each element that it has hydrated. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.body;
    return Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
