import type { Page } from '@playwright/test';

/** Opens a page and waits until it reacts: a test is quicker than people, who would not click before the scripts are there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** React leaves a mark on what it has taken over. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.body;
    return Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
