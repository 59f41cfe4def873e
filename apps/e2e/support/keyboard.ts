import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a control as somebody without a mouse does: focuses it and presses Enter. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** Walks to an item of the open menu and chooses it. */
export async function choose(page: Page, item: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  await expect(wanted).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  for (let presses = 0; presses < 20; presses++) {
    if ((await wanted.getAttribute('data-highlighted')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** The page's live region of what happens. */
export const announcements = (page: Page): Locator => page.locator('#announcements');

/** Waits until the focus is on an element that is shown, and not on the page as a whole. */
export async function expectFocusOnControl(page: Page, act: string): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || !element.checkVisibility()) return 'the page';
      return 'a control';
    });
  await expect.poll(place, { message: `the focus after: ${act}` }).toBe('a control');
}
