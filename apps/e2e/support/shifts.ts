import type { Page } from '@playwright/test';

/** The sum of all that moved, as browsers count it, and what it was. */
export interface Shifts {
  sum: number;
  moved: string[];
}

type Watched = typeof globalThis & { shifts: number; moved: string[] };
type Shift = PerformanceEntry & { value: number; sources: { node?: Element | null }[] };

/** Records layout shifts from the next page on, also after clicks. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
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
