import { expect, type Locator, type Page, test } from './test.ts';
import { productUrl } from './settings.ts';
import { textsIn } from './texts.ts';

/** More stops than any page of the tests has before a control. */
const MAX_STOPS = 150;

/** Tells whether a control is before or after the focus in the order of the page. */
const directionOf = (control: Locator) =>
  control.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    if (focused === element) return 'here';
    if (focused === document.body) return 'after';
    return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
  });

/** Walks to a control by Tab, or by Shift+Tab if the control is before the focus. */
export async function walkTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const start = await directionOf(control);
  if (start === 'here') return;
  const key = start === 'before' ? 'Shift+Tab' : 'Tab';
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    await control.page().keyboard.press(key);
    if ((await directionOf(control)) === 'here') return;
  }
  throw new Error(`${key} does not reach ${String(control)}`);
}

/** Presses a control as somebody without a mouse does: walks to it and presses a key. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await walkTo(control);
  await control.page().keyboard.press(key);
}

/** Types into a field that was reached by keys. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await walkTo(field);
  await field.page().keyboard.type(text);
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

/** Cookie that chooses the language of the interface. */
export const languageCookie = (locale: string, url = productUrl) => ({ name: 'i18n_redirected', value: locale, url });

/** Defines tests for people without a mouse, in English and in Arabic. */
export function describeByKeyboard(define: (t: ReturnType<typeof textsIn>, locale: string) => void): void {
  for (const locale of ['en-US', 'ar-SA'])
    test.describe(`in ${locale}`, { tag: '@long' }, () => {
      test.use({ locale });
      test.beforeEach(({ context }) => context.addCookies([languageCookie(locale)]));
      define(textsIn(locale), locale);
    });
}
