import { expect, type Locator, type Page } from '@playwright/test';
import { waitForQuiet } from './visit.ts';

const STEPS = 8;

/** Drags an element onto the middle of another one, with a finger on a phone and with a mouse elsewhere. */
export async function drag(from: Locator, to: Locator, byTouch: boolean): Promise<void> {
  const page = from.page();
  await waitForQuiet(page);
  // waits until it stands still and nothing covers it
  await from.click({ trial: true });
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const path = Array.from({ length: STEPS }, (_, step) => ({
    x: start.x + ((end.x - start.x) * (step + 1)) / STEPS,
    y: start.y + ((end.y - start.y) * (step + 1)) / STEPS,
  }));
  await (byTouch ? withFinger(page, start, path) : withMouse(page, start, path));
}

interface Point {
  x: number;
  y: number;
}

async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Sends touch events as a device does; the browser turns them into pointer events, or scrolls. */
async function withFinger(page: Page, start: Point, path: Point[]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const point of path) await touch('touchMove', point);
  await waitForFrames(page);
  await touch('touchEnd');
  await device.detach();
}

async function withMouse(page: Page, start: Point, path: Point[]): Promise<void> {
  const { mouse } = page;
  await mouse.move(start.x, start.y);
  await mouse.down();
  for (const { x, y } of path) await mouse.move(x, y);
  await waitForFrames(page);
  await mouse.up();
}

/** Waits until the app has drawn where the pointer is, as a person does before letting go. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Picks a list row up by its handle, moves it with an arrow key to the first or last position, and puts it down. The list
 * reacts to arrow keys only a moment after it has picked the row up; at its end a further press changes nothing.
 */
export async function moveByKeyboard(
  handle: Locator,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft',
  position: number,
): Promise<void> {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/(Picked up.*|osition) \d/).first()).toBeAttached();
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(new RegExp(`osition ${position}\\b`)).first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
}
