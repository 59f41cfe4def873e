import type { Locator, Page } from '@playwright/test';

const STEPS = 8;

/** Pulls something onto the middle of something else: on a phone with a finger, elsewhere with a mouse. */
export async function drag(from: Locator, to: Locator, byTouch: boolean): Promise<void> {
  const page = from.page();
  await from.scrollIntoViewIfNeeded();
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

/** Touch events as the device sends them; the browser makes pointer events of them, or scrolls. */
async function withFinger(page: Page, start: Point, path: Point[]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const point of path) await touch('touchMove', point);
  await touch('touchEnd');
  await device.detach();
}

async function withMouse({ mouse }: Page, start: Point, path: Point[]): Promise<void> {
  await mouse.move(start.x, start.y);
  await mouse.down();
  for (const { x, y } of path) await mouse.move(x, y);
  await mouse.up();
}
