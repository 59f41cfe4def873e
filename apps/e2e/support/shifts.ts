import type { Page } from '@playwright/test';

type Watched = typeof globalThis & { shifts: number; moved: string[] };
type Shift = PerformanceEntry & { value: number; sources: { node?: Element | null }[] };

/** The sum of all that moved since the page began to load, also after a click, and what it was. */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen = globalThis as Watched;
    seen.shifts = 0;
    seen.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        seen.shifts += entry.value;
        seen.moved.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'something'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ({ sum: (globalThis as Watched).shifts, moved: (globalThis as Watched).moved }));
}
